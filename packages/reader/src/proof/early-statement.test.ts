// The day of a statement of account, against the payments that it lists.
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { withoutEarlyDay } from './early-statement.ts';

const fact = (name: string, value: Fact['value']): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'releve-de-compte',
  proof: 'READ',
  because: null,
});
const namesOf = (day: string, entries: string[]) =>
  withoutEarlyDay([fact('as_of', day), fact('entries', entries)]).map(({ name }) => name);

it('is not before the last of them', () => {
  const entries = ['2026-01-01 40000 Appel', '2026-02-08 -40000 Virement'];
  expect(namesOf('2026-01-10', entries)).toEqual(['entries']);
  expect(namesOf('2026-02-08', entries)).toEqual(['as_of', 'entries']);
});

it('may be before a call that falls due later', () => {
  const entries = ['2026-01-08 -40000 Virement', '2026-04-01 40000 Appel'];
  expect(namesOf('2026-03-20', entries)).toEqual(['as_of', 'entries']);
});
