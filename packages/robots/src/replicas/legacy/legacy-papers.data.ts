// What the replica `legacy` holds when it is given nothing else: ten years of one made-up home, and a few
// papers of another.
import { meetingDay, type Quarter, QUARTERS, quarterStart } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { type Address, createBuilding } from '@quitus/papers/samples/building';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { annexes, convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { diagnosticImmeuble } from '@quitus/papers/samples/diagnostic-immeuble';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { facture } from '@quitus/papers/samples/other-papers';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';

import type { ReplicaPaper } from '../replica.ts';
import { samplePaper } from '../sample-papers.ts';

const YEAR = 2026;

function flat(seed: string, address: Address, number: number): Home {
  const wish = { seed, year: YEAR, address, built_year: 1974, has_lift: true };
  const building = createBuilding({ ...wish, flats: 20, annex: 'Cave' });
  return createHome({ ...wish, surface: 5870, lot: { building, number } });
}

const lices = () =>
  flat('legacy', { street: '9 Rue des Lices', postcode: '84000', city: 'Avignon' }, 5);
const oulle = () =>
  flat('legacy-2', { street: '31 Allée de l’Oulle', postcode: '84000', city: 'Avignon' }, 12);

/** As the portal writes them in its list of properties. */
export const LICES = '9 Rue des Lices, 84000 Avignon, lot 5';
export const OULLE = '31 Allée de l’Oulle, 84000 Avignon, lot 12';

const MEETINGS = 'Assemblées générales';
const CHARGES = 'Appels de fonds et décomptes';
const BUILDING = 'Documents de l’immeuble';
const SUNDRY = 'Divers';

const filed = (
  id: string,
  folder: string,
  title: string,
  date: string,
  sample: () => Sample,
): ReplicaPaper => samplePaper({ id, title, folder: [folder], date, name: `${title}.pdf` }, sample);

const minutes = (home: () => Home, prefix: string, year: number) =>
  filed(`${prefix}pv-${year}`, MEETINGS, `Procès-verbal AG ${year}`, meetingDay(year), () =>
    procesVerbal(home(), 'prose', year),
  );

const call = (year: number, quarter: Quarter) =>
  filed(
    `af-${year}-${quarter}`,
    CHARGES,
    `Appel de fonds T${quarter} ${year}`,
    quarterStart(year, quarter),
    () => appelDeFonds(lices(), 'table', year, quarter),
  );

const settlement = (year: number) =>
  filed(`dc-${year}`, CHARGES, `Décompte de charges ${year}`, `${year + 1}-07-01`, () =>
    decompteIndividuel(lices(), 'flat', year),
  );

/** Forty-three rows: three pages of them. */
const calls = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017].flatMap((year) =>
  QUARTERS.map((quarter) => call(year, quarter)),
);

export const LICES_PAPERS: readonly ReplicaPaper[] = [
  ...[2026, 2025, 2024].map((year) => minutes(lices, '', year)),
  filed('cv-2026', MEETINGS, 'Convocation AG 2026', '2026-05-12', () =>
    convocation(lices(), 'alone'),
  ),
  filed('ax-2025', MEETINGS, 'Annexes comptables 2025', '2026-05-12', () =>
    annexes(lices(), 'named'),
  ),
  ...calls,
  ...[2025, 2024, 2023].map(settlement),
  filed('rcp', BUILDING, 'Règlement de copropriété', '2012-03-05', () =>
    reglementDeCopropriete(lices(), 'academic'),
  ),
  filed('mod-2', BUILDING, 'Modificatif de l’état descriptif', '2019-10-08', () =>
    modificatif(lices(), 'academic', 1),
  ),
  filed('fs-2026', BUILDING, 'Fiche synthétique 2026', '2026-03-02', () =>
    ficheSynthetique(lices(), 'fields'),
  ),
  filed('ce-2026', BUILDING, 'Carnet d’entretien', '2026-03-02', () =>
    carnetEntretien(lices(), 'sober'),
  ),
  filed('dtg-2025', BUILDING, 'Diagnostic technique global (DTG)', '2025-09-18', () =>
    diagnosticImmeuble(lices(), 'dtg'),
  ),
  filed('fa-2025', SUNDRY, 'Facture remplacement interphone', '2025-11-20', () =>
    facture(lices(), 'band'),
  ),
];

export const OULLE_PAPERS: readonly ReplicaPaper[] = [2026, 2025].map((year) =>
  minutes(oulle, 'oulle-', year),
);
