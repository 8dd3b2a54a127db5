// « Mon Immeuble en ligne », by the ten tests that every connector passes.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { expect, it } from 'vitest';

import { acceptanceOf } from './acceptance.ts';
import { attempt } from './attempt.ts';
import { fifth } from './fifth-connector.ts';
import { FIFTH_PAPERS, startFifthPortal } from './fifth-portal.ts';

const HOME = { address: '14 rue du Marché, 69002 Lyon', lots: ['23'] };

/** What the label of each document proposes. */
const TYPES = new Map<string, DocumentType>([
  ['a91', 'PV_AG'],
  ['a44', 'PV_AG'],
  ['a57', 'CARNET_ENTRETIEN'],
  ['b12', 'CHARGES'],
  ['b09', 'CHARGES'],
]);

acceptanceOf({
  connector: fifth,
  start: startFifthPortal,
  home: HOME,
  login_path: '/connexion',
  expected: FIFTH_PAPERS.map(({ id, bytes }) => ({
    remote_key: id,
    document_type: TYPES.get(id) ?? null,
    bytes,
  })),
  left: [],
  failures: {
    locked: 'ACCOUNT_LOCKED',
    maintenance: 'MAINTENANCE',
    'maintenance-200': 'MAINTENANCE',
  },
  broken: { truncated: 'FILE_BROKEN', 'zero-byte': 'FILE_BROKEN', 'html-as-pdf': 'FILE_BROKEN' },
  expiring: ['session-expired-mid-list', 'session-expired-on-download'],
  changed: 'table.pieces',
});

it('brings the day, the section and the file name of each document', async () => {
  const replica = await startFifthPortal();
  try {
    const { host } = await attempt({ connector: fifth, replica, home: HOME });
    const kept = host.kept.map(({ document, file }) => [
      document.remote_key,
      document.date,
      document.path,
      file.name,
    ]);
    const held = FIFTH_PAPERS.map(({ id, date, folder, name }) => [id, date, folder, name]);
    expect(new Set(kept)).toEqual(new Set(held));
  } finally {
    await replica.stop();
  }
});
