// What every connector must do, at the tax office: in both shapes of its lists.
import { createHome } from '@quitus/papers/samples/home';
import { taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';
import { describe } from 'vitest';

import { acceptanceOf } from '../../test/acceptance.ts';
import { startDgfipReplica } from '../replicas/dgfip.ts';
import { sampleTaxHome, taxPapers } from '../replicas/dgfip/tax-papers.ts';
import { samplePaper } from '../replicas/sample-papers.ts';
import { dgfip } from './connector.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const KEY = '2026#avis de taxes foncieres 2026#9 rue des lavandieres 44200 nantes';

const [notice, ...others] = taxPapers(sampleTaxHome());
if (!notice) throw new Error('the tax office is empty');
/** A garage at the same address has a notice of its own: the other file, when one cannot be had. */
const garage = samplePaper({ ...notice, id: 'garage' }, () => {
  const { year, address, built_year, sellers } = sampleTaxHome();
  const home = createHome({ seed: 'garage', year, address, built_year, sellers, surface: 1500 });
  return taxeFonciere(home, 'modern', year);
});

describe.each([{ dom: '2024' }, { dom: '2026', rotate: 'on' }])('%o', (flags) => {
  acceptanceOf({
    connector: dgfip,
    start: (options) =>
      startDgfipReplica({ papers: [notice, garage, ...others], now: () => NOW, ...options }),
    flags,
    home: { address: '9 rue des Lavandières, 44200 Nantes', lots: [] },
    login_path: '/',
    expected: [
      { remote_key: KEY, document_type: 'TAX_FONCIERE', bytes: notice.bytes },
      { remote_key: `${KEY}#2`, document_type: 'TAX_FONCIERE', bytes: garage.bytes },
    ],
    left: [
      '2026#avis de taxes foncieres 2026#31 chemin de la corniche 56340 carnac',
      '2026#echeancier 2026 de taxes foncieres',
    ],
    tries_left: 4,
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
    changed: /documents\.do\?n=.*liste des années/,
    code: { login: '0112345678901' },
    more: {
      'duplicate-document': { fetched: 1, duplicates: 1 },
      'duplicate-title': { fetched: 1, duplicates: 0 },
      'rate-limited': { fetched: 0, duplicates: 0 },
      misfiled: { fetched: 0, duplicates: 0 },
    },
  });
});
