// What an agency holds of one home, filed and named as agencies do: some titles lie.
import type { Quarter } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { PAGE } from '@quitus/papers/samples/blocks';
import { createBuilding } from '@quitus/papers/samples/building';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { diagnosticImmeuble } from '@quitus/papers/samples/diagnostic-immeuble';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { facture } from '@quitus/papers/samples/other-papers';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';

import type { ReplicaPaper } from '../replica.ts';
import { samplePaper } from '../sample-papers.ts';

const YEAR = 2026;

function flat(seed: string, street: string, postcode: string, city: string): Home {
  const address = { street, postcode, city };
  const wish = { seed, year: YEAR, address, built_year: 1974, has_lift: true };
  const building = createBuilding({ ...wish, flats: 20, annex: 'Cave' });
  return createHome({ ...wish, surface: 6480, lot: { building, number: 9 } });
}
const home = flat('x14', '18 Rue des Glycines', '69003', 'Lyon');
const elsewhere = flat('x14/elsewhere', '2 Quai des Bateliers', '69009', 'Lyon');

const paper = (
  id: string,
  folder: readonly string[],
  title: string,
  date: string,
  sample: () => Sample,
): ReplicaPaper =>
  samplePaper({ id, folder, title, date, name: `${id.padStart(6, '0')}.PDF` }, sample);

/** Six quarters scanned in one go. */
function bundle(): Sample {
  const quarters: readonly (readonly [number, Quarter])[] = [
    [YEAR - 2, 3],
    [YEAR - 2, 4],
    [YEAR - 1, 1],
    [YEAR - 1, 2],
    [YEAR - 1, 3],
    [YEAR - 1, 4],
  ];
  const calls = quarters.map(([year, quarter]) => appelDeFonds(home, 'table', year, quarter));
  const [first = appelDeFonds(home, 'table'), ...others] = calls;
  return {
    ...first,
    blocks: [...first.blocks, ...others.flatMap(({ blocks }) => [PAGE, ...blocks])],
  };
}

const MEETINGS = 'Assemblées Générales';
const CHARGES = 'Relevés des charges et produits';

/** A folder of the council's own space. */
export const COUNCIL = 'Conseil syndical';
/** Folders that an agency keeps although nothing is in them. */
export const EMPTY_FOLDERS = ['Contrat de syndic', 'Interventions / Travaux'];

export const X14_PAPERS: readonly ReplicaPaper[] = [
  paper('48210', [MEETINGS, '2026'], 'PV AG 2026', '2026-07-02', () =>
    procesVerbal(home, 'tables', 2026),
  ),
  paper('48102', [MEETINGS, '2026'], 'Convocation et annexes', '2026-05-18', () =>
    convocation(home, 'complete', 2026),
  ),
  paper('39644', [MEETINGS, '2025'], 'Procès-verbal 2025', '2025-07-04', () =>
    procesVerbal(home, 'tables', 2025),
  ),
  paper('31007', [MEETINGS, '2024'], 'PV AG 2024 signé', '2024-07-01', () =>
    procesVerbal(home, 'tables', 2024),
  ),
  paper('48377', ['Carnet d’entretien'], 'Carnet d’entretien', '2026-07-06', () =>
    carnetEntretien(home, 'registry'),
  ),
  paper('40981', ['Carnet d’entretien'], 'Comptes 2024', '2026-02-11', () =>
    ficheSynthetique(home, 'tables'),
  ),
  paper('44120', ['Divers'], 'Rapport', '2025-10-09', () => diagnosticImmeuble(home, 'dtg')),
  paper('123', ['Règlement de copropriété'], 'RCP', '2019-11-12', () =>
    reglementDeCopropriete(home, 'notarial'),
  ),
  paper('124', ['Règlement de copropriété'], 'Modificatif 2019', '2019-11-12', () =>
    modificatif(home, 'notarial', 1),
  ),
  paper('49002', [CHARGES], 'Appel de fonds T4 2026', '2026-09-21', () =>
    appelDeFonds(home, 'table', 2026, 4),
  ),
  paper('48551', [CHARGES], 'Appel de fonds T3 2026', '2026-06-19', () =>
    appelDeFonds(home, 'table', 2026, 3),
  ),
  paper('48300', [CHARGES], 'Décompte 2025', '2026-07-03', () =>
    decompteIndividuel(home, 'by-key', 2025),
  ),
  paper('45010', [CHARGES], 'Relevés', '2026-01-08', bundle),
  paper('36218', ['Factures'], 'Facture 118', '2024-11-28', () => facture(elsewhere, 'typewriter')),
  paper('36219', ['Factures'], 'Facture menuiserie', '2024-11-28', () => facture(home, 'band')),
  paper('48990', [COUNCIL], 'Relevé bancaire 09/2026', '2026-10-03', () =>
    releveDeCompte(home, 'columns', '2026-09-30'),
  ),
];

/** Another building's bill, under the title of minutes. */
export const MISFILED: ReplicaPaper = paper(
  '39650',
  [MEETINGS, '2025'],
  'PV AG 2025',
  '2025-07-05',
  () => facture(elsewhere, 'band'),
);
