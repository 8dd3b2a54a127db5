// Minutes that tell several sums and several days for one question: last year's budget, what the fund holds, the former
// mandate. What is extracted is what the meeting decided, or nothing.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

const HEAD = `CABINET DUMAS SYNDIC – 4 rue du Port, 29200 BREST
Résidence LES EMBRUNS – 12 rue de Siam, 29200 BREST
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
`;
const minutes = (subject: string, text: string, read = typedFacts) =>
  read(
    `${HEAD}Présents et représentés : 6 412 / 10 000.
1. Bureau
Adopté.
2. Vie de l’immeuble
Adopté.
3. ${subject}
${text} Adopté.
4. Divers
Pas de vote.`,
    'PV_AG',
  );

describe('a budget among other sums', () => {
  it.each([
    ['Budget 2027', 'Adopté pour un montant de 41 500 €, soit 10 375 € par trimestre.', 4150000],
    [
      'Budget 2027',
      'Dépenses 2025 : 39 112,40 €. Budget 2026 : 40 000,00 €. Budget 2027 proposé : 41 500,00 €.',
      4150000,
    ],
    ['Budget 2027', 'Le budget passe de 40 000,00 € à 41 500,00 €.', 4150000],
    ['Budget 2027', 'Il est fixé à 41 500 € (rappel du budget 2026 : 40 000 €).', 4150000],
    ['Budget 2027', 'On vote 41 500 € contre 40 000 € en 2026.', 4150000],
    [
      'Budget 2027',
      'Budget de 41 500 €, appelé en quatre provisions de 10 375 € chacune.',
      4150000,
    ],
    ['Budget 2027', 'Quatre appels de 10 375,00 €, soit 41 500,00 € pour l’année.', 4150000],
    [
      'Budget 2027',
      'Il est de 41 500,00 € : tous les lots 38 000,00 €, escalier 2 500,00 €, cour 1 000,00 €.',
      4150000,
    ],
    ['Budget 2027', 'En hausse de 1 500 €, il s’établit à 41 500 €.', 4150000],
    ['Budget 2027 : 41 500 € (2026 : 40 000 €)', 'Sans débat.', 4150000],
    ['Budget 2027', 'Reconduit. Les honoraires du syndic sont de 7 200 €.', undefined],
  ])('%s : %s', (subject, text, cents) => {
    const facts = minutes(subject, text);
    expect(facts['budget']).toBe(cents);
    expect([facts['budget_from'], facts['budget_to']]).toEqual(['2027-01-01', '2027-12-31']);
  });

  it('is by rules neither of two that are asked for', () => {
    const text = 'Le syndic propose 41 500 €. Un propriétaire en demande 40 000 €.';
    expect(minutes('Budget 2027', text, typedFactsByRules)).not.toHaveProperty('budget');
    expect(minutes('Budget 2027', text)).toMatchObject({
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    });
  });
});

describe('what is paid into the fund for works', () => {
  it.each([
    ['Cotisation au fonds de travaux', '5 % du budget de 41 500 €, soit 2 075 €.', 207500],
    [
      'Fonds travaux (loi ALUR)',
      'Montant annuel : 2 075,00 € appelé par quart (518,75 €).',
      207500,
    ],
    [
      'Fonds de travaux',
      'Le fonds s’élève à 14 000 € au 31/12/2025. La cotisation est portée de 2 000 € à 2 075 €.',
      207500,
    ],
    ['Fonds de travaux', 'Le fonds s’élève à 14 000 €.', undefined],
    ['Utilisation du fonds de travaux pour la toiture', 'Prélèvement de 8 000 €.', undefined],
    ['Placement du fonds de travaux', 'Sur un livret, 14 000 €.', undefined],
  ])('%s : %s', (subject, text, cents) => {
    expect(minutes(subject, text)['cotisation_fonds_travaux']).toBe(cents);
  });
});

describe('a budget and the fund in one question', () => {
  it.each([
    ['Budget 2027', '41 500 € pour l’année 2027, plus 2 075 € pour le fonds travaux.'],
    [
      'Budget 2027 et fonds de travaux',
      'Le budget est arrêté à 41 500 €. La cotisation au fonds de travaux est fixée à 2 075 €.',
    ],
    ['Fonds de travaux et budget 2027', 'Budget : 41 500 €, fonds de travaux : 2 075 €.'],
  ])('%s : %s', (subject, text) => {
    const facts = minutes(subject, text);
    expect(facts['budget']).toBe(4150000);
    expect(facts['cotisation_fonds_travaux']).toBe(207500);
    expect([facts['budget_from'], facts['budget_to']]).toEqual(['2027-01-01', '2027-12-31']);
  });

  it('does not give the sum of both to one, nor that of one to the other', () => {
    const facts = minutes('Budget 2027 et fonds de travaux', 'Fixés à 41 500 €.');
    expect(facts['cotisation_fonds_travaux']).toBeUndefined();
    const text = '41 500 €. Le solde du fonds de travaux est de 14 000 €.';
    expect(minutes('Budget 2027', text)).not.toHaveProperty('cotisation_fonds_travaux');
  });
});

describe('works that were chosen', () => {
  it('takes the price of the firm that a later sentence says is chosen', () => {
    const facts = minutes(
      'Réfection de la toiture',
      'Devis : TOITEX 31 000 € TTC, COUVRIX 29 500 € TTC, ARDOISA 33 200 € TTC. L’entreprise COUVRIX est retenue.',
    );
    expect(facts['works_adopted_total']).toBe(2950000);
  });

  it('does not call works what an architect is paid for', () => {
    const facts = minutes(
      'Mission de maîtrise d’œuvre pour le ravalement',
      'M. DUPUY, 6 000 € TTC.',
    );
    expect(facts['works_adopted']).toBeUndefined();
  });
});

describe('the days of a mandate', () => {
  it.each([
    [
      'Le contrat débute le 12/05/2026 et prend fin à l’issue de l’assemblée sur les comptes 2026, au plus tard le 30/06/2027.',
      '2026-05-12',
      '2027-06-30',
    ],
    ['DUMAS est élu de ce jour au 30 juin 2027.', '2026-05-12', '2027-06-30'],
    ['DUMAS est élu à compter du 1er juillet 2026 pour un an.', '2026-07-01', undefined],
    [
      'Le mandat en cours, du 01/07/2025 au 30/06/2026, est renouvelé du 01/07/2026 au 30/06/2027.',
      '2026-07-01',
      '2027-06-30',
    ],
    ['DUMAS est réélu. Ses honoraires sont révisés à compter du 01/01/2027.', undefined, undefined],
  ])('%s', (text, from, to) => {
    const facts = minutes('Désignation du syndic', text);
    expect([facts['mandate_from'], facts['mandate_to']]).toEqual([from, to]);
  });
});

describe('who came', () => {
  it.each([
    [
      'Total présents et représentés  31  6 412\nTotal absents  21  3 588\nTotal général  52  10 000',
    ],
    ['Présents  20  4 100\nReprésentés  11  2 312\nAbsents  21  3 588\nTotal  52  10 000'],
    ['Présents : 4 100 ; représentés : 2 312 ; absents : 3 588.'],
    ['L’assemblée réunit 6 412 tantièmes sur 10 000.'],
    ['Présents : A (4 100), B (2 312). Absents : C (3 588). Donc 6 412 millièmes sur 10 000.'],
  ])('%s', (text) => {
    const facts = typedFacts(`${HEAD}${text}\n1. Bureau\nAdopté.\n2. Quitus\nAdopté.`, 'PV_AG');
    expect(facts['tantiemes_present']).toBe(6412);
  });
});

it('works cost what their price and all that goes with it make together', () => {
  const facts = minutes(
    'Toiture',
    `L’assemblée décide les travaux confiés à Couverture du Bac (20 000,00 €), la maîtrise d’œuvre
(1 500,00 €) et les honoraires du syndic (500,00 €), soit un montant total de 22 000,00 € toutes taxes comprises.`,
  );
  expect(facts['works_adopted_total']).toBe(2200000);
});
