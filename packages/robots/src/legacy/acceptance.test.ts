// What every connector must do, on portals made of forms and pages.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { acceptanceOf } from '../../test/acceptance.ts';
import { startLegacyReplica } from '../replicas/legacy.ts';
import { LICES_PAPERS } from '../replicas/legacy/legacy-papers.data.ts';
import { legacy } from './connector.ts';

/** By the first letters of their ids. */
const TYPES: Record<string, DocumentType> = {
  pv: 'PV_AG',
  cv: 'CV_AG',
  ax: 'CV_AG',
  af: 'CHARGES',
  dc: 'CHARGES',
  rcp: 'RCP_EDD',
  mod: 'RCP_EDD',
  fs: 'FICHE_SYN',
  ce: 'CARNET_ENTRETIEN',
  dtg: 'DIAGNOSTICS_IMMEUBLE',
};
const BILL = 'fa-2025';

acceptanceOf({
  connector: legacy,
  start: startLegacyReplica,
  home: { address: '9 rue des Lices, 84000 Avignon', lots: ['5'] },
  login_path: '/login_check',
  expected: LICES_PAPERS.filter(({ id }) => id !== BILL).map(({ id, bytes }) => ({
    remote_key: `document-${id}`,
    document_type: TYPES[id.split('-')[0] ?? ''] ?? null,
    bytes,
  })),
  left: [`document-${BILL}`, 'document-presence'],
  failures: {
    locked: 'ACCOUNT_LOCKED',
    maintenance: 'MAINTENANCE',
    'maintenance-200': 'MAINTENANCE',
    'password-expired': 'PASSWORD_EXPIRED',
    cgu: 'CGU',
    captcha: 'CAPTCHA',
    'bot-wall': 'BLOCKED',
    'rate-limited': 'RATE_LIMITED',
    'redirect-outside': 'FORBIDDEN_HOST',
  },
  broken: {
    truncated: 'FILE_BROKEN',
    'zero-byte': 'FILE_BROKEN',
    'html-as-pdf': 'FILE_BROKEN',
    'slow-file': 'FILE_TIMEOUT',
  },
  expiring: ['session-expired-mid-list', 'session-expired-on-download'],
  changed: '.TeaserList (liste des documents)',
  code: { login: 'claire.vasseur@example.fr', scenario: 'otp' },
  more: {
    'duplicate-document': { fetched: 1, duplicates: 1 },
    'duplicate-title': { fetched: 1, duplicates: 0 },
    'two-buildings': { fetched: 0, duplicates: 0 },
    // Only a reader can tell that it is of another building.
    misfiled: { fetched: 1, duplicates: 0 },
  },
});
