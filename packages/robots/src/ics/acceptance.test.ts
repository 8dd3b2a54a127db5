import type { DocumentType } from '@quitus/domain/documents/document-type';

import { acceptanceOf, type AcceptanceSpec } from '../../test/acceptance.ts';
import { startCityaReplica, startIcsReplica } from '../replicas/ics.ts';
import { type GedPaper, HOME_ADDRESS, PAPERS } from '../replicas/ics/papers.data.ts';
import { citya, ics } from './connector.ts';

/** By their titles; the other papers are fetched without a proposal. */
const PROPOSED: readonly (readonly [title: RegExp, proposed: DocumentType])[] = [
  [/^Convocation|^Annexes/, 'CV_AG'],
  [/^PV/, 'PV_AG'],
  [/^Appel|^Décompte|^Relevé/, 'CHARGES'],
  [/^Règlement|^Modificatif/, 'RCP_EDD'],
  [/^Carnet/, 'CARNET_ENTRETIEN'],
  [/^DTG/, 'DIAGNOSTICS_IMMEUBLE'],
];

const isBill = ({ title }: GedPaper): boolean => title.startsWith('Facture');
const idOf = ({ id }: GedPaper): string => id;

const expectedOf = (bytesOf: (paper: GedPaper) => GedPaper['bytes']) =>
  PAPERS.filter((paper) => !isBill(paper)).map((paper) => ({
    remote_key: paper.id,
    document_type: PROPOSED.find(([title]) => title.test(paper.title))?.[1] ?? null,
    bytes: bytesOf(paper),
  }));

const COMMON = {
  home: { address: HOME_ADDRESS, lots: ['9'] },
  login_path: '/login_externe.php',
  left: PAPERS.filter(isBill).map(idOf),
  failures: {
    locked: 'ACCOUNT_LOCKED',
    maintenance: 'MAINTENANCE',
    'maintenance-200': 'MAINTENANCE',
    'password-expired': 'PASSWORD_EXPIRED',
    cgu: 'CGU',
    'bot-wall': 'BLOCKED',
    'redirect-outside': 'FORBIDDEN_HOST',
  },
  broken: {
    truncated: 'FILE_BROKEN',
    'zero-byte': 'FILE_BROKEN',
    'html-as-pdf': 'FILE_BROKEN',
    'slow-file': 'FILE_TIMEOUT',
  },
  expiring: ['session-expired-mid-list', 'session-expired-on-download'],
  changed: 'side-menu-left (menu des documents)',
  more: {
    'duplicate-document': { fetched: 1, duplicates: 1 },
    'duplicate-title': { fetched: 1, duplicates: 0 },
    misfiled: { fetched: 1, duplicates: 0 },
    'two-buildings': { fetched: 0, duplicates: 0 },
    'rate-limited': { fetched: 0, duplicates: 0 },
    captcha: { fetched: 0, duplicates: 0 },
  },
  /** What the picture shows. */
  ask: async () => '48213',
} satisfies Partial<AcceptanceSpec<typeof ics.manifest.fields, unknown>>;

acceptanceOf({
  ...COMMON,
  connector: ics,
  start: startIcsReplica,
  expected: expectedOf(({ bytes }) => bytes),
});

acceptanceOf({
  ...COMMON,
  connector: citya,
  start: startCityaReplica,
  expected: expectedOf(({ bytes, printed }) => printed ?? bytes),
});
