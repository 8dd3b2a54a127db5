import type { ActivityLine } from '@quitus/api/journal.api';
import { expect, it } from 'vitest';

import { activityWords } from './activity-words.ts';

const line: ActivityLine = {
  id: 1,
  at: '2026-11-15T10:00:00Z',
  kind: 'SIGNED_IN_BY_LINK',
  outcome: 'DONE',
  by: 'YOU',
  main_address: null,
  ip_range: '192.0.2.x',
  browser: 'Firefox sur Windows',
};

it('says where one was, and on what', () => {
  expect(activityWords(line)).toBe('Firefox sur Windows · réseau\u00A0192.0.2.x');
});

it('says which dossier, and leaves out what is not told', () => {
  const opened = { ...line, by: 'STAFF', ip_range: null, browser: null } as const;
  expect(activityWords(opened)).toBe('');
  const main_address = '14 Rue du Marché 44000 Nantes';
  expect(activityWords({ ...opened, main_address })).toBe('14 rue du Marché');
  expect(activityWords({ ...opened, main_address, by: 'OTHER' })).toBe(
    '14 rue du Marché · par une autre personne du dossier',
  );
});
