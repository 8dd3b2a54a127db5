import { expect, test } from 'vitest';

import { paths } from '../paths.ts';
import { askedPortfolioType } from './asked-portfolio-type.ts';

test('the link of the pré-état daté page asks for a dossier of that kind', () => {
  const { search } = new URL(paths.signUpFor('PED_PORTFOLIO'), 'https://quitus.example.fr');
  expect(askedPortfolioType(search)).toBe('PED_PORTFOLIO');
});

test('anything else leaves the choice to the cards', () => {
  expect(askedPortfolioType('')).toBeNull();
  expect(askedPortfolioType('?portfolio_type=PENDING_PAYMENT_PORTFOLIO')).toBeNull();
  expect(askedPortfolioType('?portfolio_type=toString')).toBeNull();
});
