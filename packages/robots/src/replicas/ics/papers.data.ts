// What the replica holds by default: the papers of one made-up flat, filed as an agency files them.
import { createHash } from 'node:crypto';

import { meetingDay, type Quarter, QUARTERS } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { assurance } from '@quitus/papers/samples/assurance';
import { createBuilding, oneLine } from '@quitus/papers/samples/building';
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
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';

import type { ReplicaPaper } from '../replica.ts';
import { samplePaper } from '../sample-papers.ts';
import { printerFile, wordFile } from './other-formats.ts';

/** As the portal holds it: a printer's file also has the page it prints. */
export type GedPaper = ReplicaPaper & { printed?: () => Promise<Uint8Array> };

const YEAR = 2026;
const OWN = 'VOS DOCUMENTS';
const MEETINGS = '01 Assemblées Générales';

const homeOf = (seed: string, street: string, number: number): Home => {
  const address = { street, postcode: '69007', city: 'Lyon' };
  const wish = { seed, year: YEAR, address, built_year: 1961, has_lift: true };
  const building = createBuilding({ ...wish, flats: 18, annex: 'Cave' });
  return createHome({ ...wish, surface: 6120, lot: { building, number } });
};

const HOME = homeOf('replica-ics', '21 rue des Exemples', 9);
const OTHER_HOME = homeOf('replica-ics-other', '4 quai du Modèle', 3);

export const HOME_ADDRESS = oneLine(HOME.address);
export const OTHER_HOME_ADDRESS = oneLine(OTHER_HOME.address);

/** Looks like theirs, and is the same at every start. */
const guid = (words: string): string =>
  createHash('sha256')
    .update(words)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

type Filing = { folder: readonly string[]; title: string; date: string; extension?: string };

const filed = ({ folder, title, date, extension = 'pdf' }: Filing) => ({
  id: guid([...folder, title, date].join('/')),
  title,
  folder,
  date,
  name: `${title}.${extension}`,
});

const paper = (folder: readonly string[], title: string, date: string, sample: () => Sample) =>
  samplePaper(filed({ folder, title, date }), sample);

const meeting = (year: number): GedPaper[] => {
  const folder = [MEETINGS, String(year)];
  return [
    paper(folder, `Convocation AG ${year}`, `${year}-05-19`, () =>
      convocation(HOME, 'alone', year),
    ),
    paper(folder, `PV AG ${year}`, meetingDay(year), () => procesVerbal(HOME, 'prose', year)),
    paper([...folder, 'Annexes'], `Annexes comptables ${year - 1}`, `${year}-05-19`, () =>
      annexes(HOME, 'named', year - 1),
    ),
  ];
};

const call = (year: number, quarter: Quarter): GedPaper =>
  paper(
    [OWN, 'Appels de fonds'],
    `Appel de fonds T${quarter} ${year}`,
    `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-02`,
    () => appelDeFonds(HOME, 'table', year, quarter),
  );

/** Two pages and three papers of a third. */
const CALLS = 23;
const calls = [2021, 2022, 2023, 2024, 2025, 2026]
  .flatMap((year) => QUARTERS.map((quarter) => call(year, quarter)))
  .slice(0, CALLS);

/** Exactly one page: whoever asks for the next one is given it again. */
const settlements = Array.from({ length: 10 }, (_, index) => 2016 + index).map((year) =>
  paper([OWN, 'Décomptes'], `Décompte de charges ${year}`, `${year + 1}-04-08`, () =>
    decompteIndividuel(HOME, 'by-key', year),
  ),
);

const statement = paper([OWN, 'Relevés'], 'Relevé de compte', '2026-10-20', () =>
  releveDeCompte(HOME, 'columns', '2026-10-20'),
);

export const PAPERS: readonly GedPaper[] = [
  ...[2022, 2023, 2024, 2025, 2026].flatMap(meeting),
  paper(['02 Règlement'], 'Règlement de copropriété et EDD', '1963-03-14', () =>
    reglementDeCopropriete(HOME, 'notarial'),
  ),
  paper(['02 Règlement'], 'Modificatif 2019', '2019-10-08', () => modificatif(HOME, 'notarial', 1)),
  paper(['03 Carnet d’entretien'], 'Carnet d’entretien', '2026-02-03', () =>
    carnetEntretien(HOME, 'sober'),
  ),
  // Titles lie: this one is the fiche synthétique.
  paper(['03 Carnet d’entretien'], 'Immeuble 2026', '2026-03-12', () =>
    ficheSynthetique(HOME, 'fields'),
  ),
  paper(['04 Contrats'], 'Attestation d’assurance', '2026-01-05', () => assurance(HOME, 'pno')),
  {
    ...filed({
      folder: ['04 Contrats'],
      title: 'Contrat de syndic 2026',
      date: '2026-06-11',
      extension: 'docx',
    }),
    bytes: async () => wordFile('Contrat de syndic'),
  },
  paper(['05 Diagnostics'], 'DTG 2025', '2025-09-30', () => diagnosticImmeuble(HOME, 'dtg')),
  paper(['06 Factures', '2025'], 'Facture nettoyage mars', '2025-03-31', () =>
    facture(HOME, 'band'),
  ),
  ...calls,
  ...settlements,
  statement,
  {
    ...filed({
      folder: [OWN, 'Relevés'],
      title: 'Relevé de compte au 05/11',
      date: '2026-11-05',
      extension: 'pcl',
    }),
    bytes: async () => printerFile('RELEVE DE COMPTE'),
    printed: statementOfNovember(),
  },
];

/** The second building of an account that has two. */
export const OTHER_PAPERS: readonly GedPaper[] = [
  paper([MEETINGS, '2026'], 'PV AG 2026', meetingDay(2026), () =>
    procesVerbal(OTHER_HOME, 'tables', 2026),
  ),
  paper(['03 Carnet d’entretien'], 'Carnet d’entretien', '2026-02-03', () =>
    carnetEntretien(OTHER_HOME, 'registry'),
  ),
];

/** Filed by mistake in the folder of the first building. */
export const MISFILED: GedPaper = paper(
  [MEETINGS, '2026'],
  'Procès-verbal assemblée 2026',
  '2026-06-15',
  () => procesVerbal(OTHER_HOME, 'prose', 2026),
);

/** Under the title of a paper that is there already, with other bytes. */
export const SAME_TITLE: GedPaper = paper(['05 Diagnostics'], 'DTG 2025', '2025-10-02', () =>
  diagnosticImmeuble(HOME, 'ppt'),
);

function statementOfNovember(): () => Promise<Uint8Array> {
  const { bytes } = paper([OWN, 'Relevés'], 'Relevé de compte', '2026-11-05', () =>
    releveDeCompte(HOME, 'columns', '2026-11-05'),
  );
  return bytes;
}
