// Which facts minutes refuse, and why: questions that were rejected, put off, not answered or about something else.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { isRefused } from '../sheet/refused-fact.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { procesVerbal } from './proces-verbal.ts';

const HEAD = `Syndic : Cabinet Garance, 2 rue des Tilleuls, 44000 NANTES
Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.`;

/** « budget UNDECIDED »: wherever it is read; « budget OF_ANOTHER, there »: in one question only. */
const refusedIn = (questions: string): string[] =>
  procesVerbal(typedPages(`${HEAD}\n${questions}`).map(sheetOf))
    .filter(isRefused)
    .map(({ name, refused, within }) => `${name} ${refused}${within ? ', there' : ''}`);

describe('a budget', () => {
  it('that the meeting rejected is refused wherever it is read', () => {
    const refused = refusedIn(
      '2. Budget 2027\nLe budget de 41 000,00 € est proposé.\nRésolution rejetée.',
    );
    expect(refused).toContain('budget UNDECIDED');
    expect(refused).toContain('budget_from UNDECIDED');
  });

  it('whose votes were counted and whose answer was not read is refused', () => {
    expect(
      refusedIn('2. Budget 2027\nLe budget de 41 000,00 € est proposé.\nPour : 300. Contre : 310.'),
    ).toContain('budget UNDECIDED');
  });

  it('that was adopted is not refused beside one that was put off', () => {
    const refused = refusedIn(`2. Budget 2027
Le budget de 41 000,00 € est approuvé.
Résolution adoptée.
3. Budget 2028
La question est reportée.`);
    expect(refused).not.toContain('budget UNDECIDED');
    expect(refused).toContain('budget UNDECIDED, there');
  });

  it('is refused where its question gives two sums', () => {
    expect(
      refusedIn('2. Budget 2027\nLe syndic propose 41 500 €. Un autre demande 40 000 €. Adopté.'),
    ).toContain('budget CONTRADICTED, there');
  });

  it('of a year that is put right is refused within that question', () => {
    expect(
      refusedIn('2. Révision du budget 2026\nIl est porté à 31 000 €.\nRésolution adoptée.'),
    ).toContain('budget OF_ANOTHER, there');
  });
});

describe('a mandate', () => {
  it('of another than the syndic is refused within its question', () => {
    const refused = refusedIn(`2. Renouvellement du mandat de Maître Aubin
Du 4 mars 2026 au 3 mars 2027.
Résolution adoptée.`);
    expect(refused).toContain('mandate_from OF_ANOTHER, there');
    expect(refused).not.toContain('mandate_from UNDECIDED');
  });

  it('that was rejected is refused, and so is the firm that was proposed', () => {
    const refused = refusedIn(`2. Élection du syndic
Le Cabinet Autre est proposé du 4 mars 2026 au 3 mars 2027.
Résolution rejetée.`);
    expect(refused).toContain('mandate_to UNDECIDED');
    expect(refused).toContain('syndic UNDECIDED, there');
  });
});

it('refuses as a contribution what is taken from the fund for works', () => {
  expect(
    refusedIn(
      '2. Utilisation du fonds de travaux\nIl est prélevé 8 000,00 €.\nRésolution adoptée.',
    ),
  ).toContain('cotisation_fonds_travaux OF_ANOTHER, there');
});

it('refuses the days of accounts that were rejected', () => {
  expect(
    refusedIn('2. Approbation des comptes 2025\nDu 01/01/2025 au 31/12/2025.\nRésolution rejetée.'),
  ).toContain('approved_to UNDECIDED');
});

it('refuses nothing of questions that were adopted but the figures of their votes', () => {
  const refused = refusedIn(`2. Comptes 2025
Du 01/01/2025 au 31/12/2025.
Résolution adoptée.
3. Budget 2027
Le budget est fixé à 41 000,00 €.
Résolution adoptée.`);
  expect(new Set(refused)).toEqual(new Set(['tantiemes_present CONTRADICTED, there']));
});
