// The papers of an example, as of today: the calls of this exercise, the last assembly that can have met.
import { addDays } from '@quitus/domain/documents/calendar';
import type { DiagnosticKind } from '@quitus/domain/documents/diagnostic';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { checklist, shownDocumentTypes } from '@quitus/domain/portfolios/checklist';
import { meetingDay, QUARTERS, quarterStart } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { assurance } from '@quitus/papers/samples/assurance';
import { bail, etatDesLieux } from '@quitus/papers/samples/bail';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { dpe } from '@quitus/papers/samples/dpe';
import { etatDesRisques } from '@quitus/papers/samples/etat-des-risques';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import type { Home } from '@quitus/papers/samples/home';
import { amiante, plomb, termites } from '@quitus/papers/samples/material-reports';
import { carteIdentite, rib } from '@quitus/papers/samples/personal-papers';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';
import { electricite, gaz } from '@quitus/papers/samples/safety-reports';
import { carrez } from '@quitus/papers/samples/superficie';
import { taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

import type { DescribedDossier } from './example-home.ts';

export type ExamplePaper = { document_type: DocumentType; name: string; sample: () => Sample };

/** Convocations leave three weeks before; minutes reach the owners within a month and a half. */
const CONVENED_DAYS = 21;
const NOTIFIED_DAYS = 45;

const paper = (document_type: DocumentType, name: string, sample: () => Sample): ExamplePaper => ({
  document_type,
  name: `${name}.pdf`,
  sample,
});

const DIAGNOSTICS: { [K in DiagnosticKind]?: { name: string; make: (home: Home) => Sample } } = {
  DPE: { name: 'DPE', make: (home) => dpe(home, 'sober') },
  AMIANTE: { name: 'Amiante', make: (home) => amiante(home, 'sober') },
  PLOMB: { name: 'Plomb CREP', make: (home) => plomb(home, 'sober') },
  GAZ: { name: 'Gaz', make: (home) => gaz(home, 'sober') },
  ELECTRICITE: { name: 'Électricité', make: (home) => electricite(home, 'sober') },
  TERMITES: { name: 'Termites', make: (home) => termites(home, 'sober') },
  ERP: { name: 'État des risques', make: (home) => etatDesRisques(home, 'band') },
};

/** In the order they are brought: those that open the pré-état daté first. */
export function examplePapers(
  home: Home,
  dossier: Pick<DescribedDossier, 'portfolio_type' | 'situation'>,
  today: string,
): ExamplePaper[] {
  const shown = shownDocumentTypes(dossier.portfolio_type);
  return [
    ...(home.holding ? ofBuilding(home, today) : []),
    ...ofHome(home, dossier, today),
    ...home.sellers.map((person) =>
      paper('DOC_IDENTITE', `CNI ${person.first_name} ${person.last_name}`, () =>
        carteIdentite(home, 'both', person),
      ),
    ),
  ].filter(({ document_type }) => shown.includes(document_type));
}

function ofBuilding(home: Home, today: string): ExamplePaper[] {
  const { year } = home;
  const since = (days: number) => (addDays(meetingDay(year), days) <= today ? year : year - 1);
  const [convened, met] = [since(-CONVENED_DAYS), since(NOTIFIED_DAYS)];
  const asMet = { ...home, year: met };
  const edited = [addDays(today, -3), `${year}-01-01`].toSorted().at(-1);
  return [
    // The one that covers today first: without it the others would be found out of date.
    ...QUARTERS.filter((quarter) => quarterStart(year, quarter) <= today)
      .toReversed()
      .map((quarter) =>
        paper('CHARGES', `Appel de fonds T${quarter} ${year}`, () =>
          appelDeFonds(home, 'table', year, quarter),
        ),
      ),
    paper('CHARGES', `Relevé de compte ${year}`, () => releveDeCompte(home, 'columns', edited)),
    ...[met - 1, met - 2].map((closed) =>
      paper('CHARGES', `Décompte de charges ${closed}`, () =>
        decompteIndividuel(home, 'by-key', closed),
      ),
    ),
    paper('CV_AG', `Convocation AG ${convened} avec annexes`, () =>
      convocation(home, 'complete', convened),
    ),
    ...[met, met - 1, met - 2].map((one) =>
      paper('PV_AG', `PV AG ${one}`, () => procesVerbal(home, 'tables', one)),
    ),
    paper('FICHE_SYN', `Fiche synthétique ${met}`, () => ficheSynthetique(asMet, 'tables')),
    paper('CARNET_ENTRETIEN', `Carnet d’entretien ${met}`, () =>
      carnetEntretien(asMet, 'registry'),
    ),
    paper('RCP_EDD', 'Règlement de copropriété', () => reglementDeCopropriete(home, 'academic')),
    ...[0, 1].map((rank) =>
      paper('RCP_EDD', `Modificatif ${rank + 1}`, () => modificatif(home, 'academic', rank)),
    ),
    paper('CERT_CARREZ', 'Certificat Carrez', () => carrez(home, 'sober')),
  ];
}

function ofHome(
  home: Home,
  { portfolio_type, situation }: Pick<DescribedDossier, 'portfolio_type' | 'situation'>,
  today: string,
): ExamplePaper[] {
  const { year } = home;
  const taxed = `${year}-09-15` <= today ? year : year - 1;
  const banked = { ...home, year: `${year}-10-20` <= today ? year : year - 1 };
  const needed = checklist(portfolio_type, situation)
    .find(({ document_type }) => document_type === 'DIAGNOSTICS')
    ?.pieces.filter(({ need }) => need === 'REQUIRED');
  return [
    paper('TITRE_PROP', 'Titre de propriété', () => titreDePropriete(home, 'attestation')),
    paper('TAX_FONCIERE', `Taxe foncière ${taxed}`, () => taxeFonciere(home, 'modern', taxed)),
    ...Object.entries(DIAGNOSTICS)
      .filter(([kind]) => needed?.some(({ code }) => code === kind))
      .map(([, { name, make }]) => paper('DIAGNOSTICS', name, () => make(home))),
    paper('RIB', 'RIB', () => rib(banked, 'band')),
    paper('ASSURANCES_DU_LOGEMENT', `Attestation assurance ${year}`, () =>
      assurance(home, 'habitation'),
    ),
    ...(situation.rented === true
      ? [
          paper('LOGEMENT_LOUE', 'Bail', () => bail(home, 'academic')),
          paper('LOGEMENT_LOUE', 'État des lieux d’entrée', () => etatDesLieux(home, 'sober')),
        ]
      : []),
  ];
}
