// The acceptance tests themselves, on the smallest portal.
import { acceptanceOf } from './acceptance.ts';
import { small } from './small-connector.ts';
import { SMALL_PAPERS, startSmallPortal } from './small-portal.ts';

acceptanceOf({
  connector: small,
  start: startSmallPortal,
  home: { address: '14 rue du Marché, 69002 Lyon', lots: ['23'] },
  login_path: '/entree',
  expected: SMALL_PAPERS.filter(({ title }) => title.startsWith('PV')).map(({ id, bytes }) => ({
    remote_key: id,
    document_type: 'PV_AG',
    bytes,
  })),
  left: ['2'],
  tries_left: 2,
  failures: {
    locked: 'ACCOUNT_LOCKED',
    maintenance: 'MAINTENANCE',
    'maintenance-200': 'MAINTENANCE',
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
  changed: 'table.papiers',
  code: { login: 'camille', scenario: 'otp' },
  more: { 'duplicate-document': { fetched: 1, duplicates: 1 } },
});
