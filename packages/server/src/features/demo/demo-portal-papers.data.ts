import { QUARTERS } from '@quitus/papers/samples/accounts';
// What the portal of the demonstration's syndic holds: the papers of one dossier, filed as agencies file them.
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { diagnosticImmeuble } from '@quitus/papers/samples/diagnostic-immeuble';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import type { Home } from '@quitus/papers/samples/home';
import { facture } from '@quitus/papers/samples/other-papers';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';
import type { ReplicaPaper } from '@quitus/robots/replicas/replica';
import { samplePaper } from '@quitus/robots/replicas/sample-papers';

import { derivedId } from '../../derived-id.ts';

const MEETINGS = '01 Assemblées Générales';
const OWN = 'VOS DOCUMENTS';

export function syndicPapers(home: Home): ReplicaPaper[] {
  const paper = (folder: string[], title: string, date: string, sample: () => Sample) => {
    const id = derivedId(...folder, title, date);
    return samplePaper({ id, title, folder, date, name: `${title}.pdf` }, sample);
  };
  return [
    paper([MEETINGS, '2026'], 'Convocation AG 2026', '2026-05-19', () =>
      convocation(home, 'complete'),
    ),
    ...[2026, 2025, 2024].map((year) =>
      paper([MEETINGS, String(year)], `PV AG ${year}`, `${year}-06-18`, () =>
        procesVerbal(home, 'tables', year),
      ),
    ),
    paper(['02 Règlement'], 'Règlement de copropriété et EDD', '1988-11-03', () =>
      reglementDeCopropriete(home, 'academic'),
    ),
    ...[0, 1].map((rank) =>
      paper(['02 Règlement'], `Modificatif ${rank + 1}`, `20${rank}9-10-08`, () =>
        modificatif(home, 'academic', rank),
      ),
    ),
    paper(['03 Carnet d’entretien'], 'Carnet d’entretien', '2026-02-03', () =>
      carnetEntretien(home, 'registry'),
    ),
    // Titles lie: this one is the fiche synthétique.
    paper(['03 Carnet d’entretien'], 'Immeuble 2026', '2026-03-12', () =>
      ficheSynthetique(home, 'tables'),
    ),
    paper(['05 Diagnostics'], 'PPPT 2025', '2025-09-30', () => diagnosticImmeuble(home, 'ppt')),
    paper(['06 Factures', '2025'], 'Facture nettoyage mars', '2025-03-31', () =>
      facture(home, 'band'),
    ),
    ...QUARTERS.map((quarter) =>
      paper(
        [OWN, 'Appels de fonds'],
        `Appel de fonds T${quarter} 2026`,
        `2026-${String(quarter * 3 - 2).padStart(2, '0')}-02`,
        () => appelDeFonds(home, 'table', 2026, quarter),
      ),
    ),
    ...[2025, 2024].map((year) =>
      paper([OWN, 'Décomptes'], `Décompte de charges ${year}`, `${year + 1}-04-08`, () =>
        decompteIndividuel(home, 'by-key', year),
      ),
    ),
    paper([OWN, 'Relevés'], 'Relevé de compte', '2026-10-20', () =>
      releveDeCompte(home, 'columns', '2026-10-20'),
    ),
  ];
}
