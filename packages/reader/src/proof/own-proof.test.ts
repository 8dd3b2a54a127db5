// What papers prove of themselves.
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { withCalendar, withOwnProof } from './own-proof.ts';

const fact = (name: string, value: Fact['value'], rule: string, raw = String(value)): Fact => ({
  name,
  value,
  raw,
  page: 1,
  box: [0, 0, 1, 1],
  rule,
  proof: 'READ',
  because: null,
});
const CALL = 'appel-de-fonds';
const reasons = (facts: readonly Fact[]) =>
  withCalendar(withOwnProof(facts)).map(({ name, proof, because }) => [
    name,
    proof === 'PROVEN' ? because : proof,
  ]);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('a total that two lines add up to is proven, and so are they', () => {
  const facts = [
    fact('total', 1250_00, CALL),
    fact('courantes', 1000_00, CALL),
    fact('travaux', 250_00, CALL),
  ];
  const told = withOwnProof(facts);
  expect(told.map(({ proof }) => proof)).toEqual(['PROVEN', 'PROVEN', 'PROVEN']);
  expect(plain(told[0]?.because ?? '')).toBe('1 250,00 = 1 000,00 + 250,00');
});

it('one line that is the total, a sum that fails, or one that we added up prove nothing', () => {
  const one = [fact('total', 1000_00, CALL), fact('courantes', 1000_00, CALL)];
  const failing = [...one, fact('travaux', 250_00, CALL)];
  const added = [
    fact('total', 1250_00, CALL, '1 000,00 + 250,00'),
    fact('courantes', 1000_00, CALL),
    fact('travaux', 250_00, CALL),
  ];
  for (const facts of [one, failing, added])
    expect(reasons(facts).every(([, proof]) => proof === 'READ')).toBe(true);
});

it('a balance is what was called less what was paid', () => {
  const told = withOwnProof([
    fact('balance', 120_50, 'releve-de-compte'),
    fact('total_debit', 500_00, 'releve-de-compte'),
    fact('total_credit', 379_50, 'releve-de-compte'),
  ]);
  expect(told[0]?.because).toBe('120,50 = 500,00 − 379,50');
});

it('numbers have their digits, periods their calendar', () => {
  expect(
    reasons([
      fact('iban', 'FR7630006000011234567890189', 'rib'),
      fact('document_number', 'X4RTBPFW4', 'identity/mrz'),
      fact('last_name', 'MARTIN', 'identity/mrz'),
      fact('period_from', '2026-10-01', CALL),
      fact('period_to', '2026-12-31', CALL),
      fact('exercice_from', '2026-01-01', CALL),
      fact('exercice_to', '2026-12-13', CALL),
    ]),
  ).toEqual([
    ['iban', 'Clé de contrôle exacte.'],
    ['document_number', 'Clé de contrôle exacte.'],
    ['last_name', 'READ'],
    ['period_from', 'Du 1er octobre 2026 au 31 décembre 2026\u00a0: 3 mois exactement.'],
    ['period_to', 'Du 1er octobre 2026 au 31 décembre 2026\u00a0: 3 mois exactement.'],
    ['exercice_from', 'READ'],
    ['exercice_to', 'READ'],
  ]);
});

it('the calendar lifts no doubt, and does not vouch for the model', () => {
  const [from, to] = [
    fact('period_from', '2026-10-01', CALL),
    fact('period_to', '2026-12-31', CALL),
  ];
  const levels = (...facts: Fact[]) => withCalendar(facts).map(({ proof }) => proof);
  expect(levels(from, { ...to, proof: 'DOUBTFUL' })).toEqual(['READ', 'DOUBTFUL']);
  expect(levels(from, { ...to, rule: 'model' })).toEqual(['READ', 'READ']);
});
