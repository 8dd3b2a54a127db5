import { describe, expect, it } from 'vitest';

import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, inputOf, MINUTES, paperWith } from './made-up-sale.ts';

const checksWith = (
  account: Parameters<typeof paperWith>[1],
  call: Parameters<typeof paperWith>[1] = {},
) =>
  computeStatement(inputOf([paperWith(CALL, call), paperWith(ACCOUNT, account), MINUTES])).checks;
const account = (...told: Parameters<typeof checksWith>) =>
  checksWith(...told).find(({ id }) => id === 'releve-2026-11-05');
const before = (...told: Parameters<typeof checksWith>) =>
  checksWith(...told).find(({ id }) => id === 'solde-anterieur');

describe('the check of an account', () => {
  it('prints what its movements make', () => {
    expect(account({})).toMatchObject({
      outcome: 'PASSED',
      sentence: expect.stringMatching(/les mouvements font 623,66.€, le solde est de 623,66.€\.$/),
    });
  });

  it('prints what was owed before them, where they do not make the balance alone', () => {
    expect(account({ solde_anterieur: 100_00, balance: 723_66 })).toMatchObject({
      outcome: 'PASSED',
      sentence: expect.stringMatching(
        /le solde antérieur de 100,00.€ et les mouvements de 623,66.€ font 723,66.€.; le solde est de 723,66.€\.$/,
      ),
    });
  });

  it('fails where the sum it prints is not its balance', () => {
    expect(account({ balance: 626_36 })).toMatchObject({
      outcome: 'FAILED',
      sentence: expect.stringMatching(
        /Écart de 2,70.€, qu’aucun document du dossier n’explique\.$/,
      ),
    });
  });

  it('fails where the sums agree and the columns were taken for each other', () => {
    const entries = ['2026-10-01 -66876 Appel de fonds', '2026-10-03 4510 Votre virement'];
    expect(account({ balance: -623_66, entries })).toMatchObject({
      outcome: 'FAILED',
      sentence: expect.stringMatching(/Des débits et des crédits semblent inversés\.$/),
    });
  });
});

describe('what a call says was owed before it', () => {
  it('agrees with the balance of the account that it repeats', () => {
    const entries = ['2026-08-20 12000 Appel T3', '2026-10-01 66876 Appel T4'];
    const told = { solde_anterieur: 120_00, to_pay: 788_76 };
    expect(before({ balance: 788_76, entries }, told)).toMatchObject({
      outcome: 'PASSED',
      sentence: expect.stringMatching(/solde antérieur de 120,00.€.; le relevé donne 120,00.€/),
    });
  });

  it('may leave out a credit, which the settlement of a year explains', () => {
    expect(before({})).toMatchObject({
      outcome: 'EXPLAINED',
      sentence: expect.stringMatching(
        /le relevé donne -45,10.€ à cette date\. Écart de 45,10.€.: régularisation de l’exercice 2025, portée au relevé\.$/,
      ),
    });
  });

  it('is to be checked where nothing explains the credit, or where a debt is left out', () => {
    const credit = ['2026-07-20 -4510 Divers', '2026-10-01 66876 Appel T4'];
    expect(before({ balance: 623_66, entries: credit })?.outcome).toBe('FAILED');
    const debt = ['2026-06-20 4510 Régularisation exercice 2025', '2026-10-01 66876 Appel T4'];
    expect(before({ balance: 713_86, entries: debt })?.outcome).toBe('FAILED');
  });
});
