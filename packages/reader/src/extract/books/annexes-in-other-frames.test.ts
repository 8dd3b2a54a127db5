// Accounts of a building in a frame of the office's own: figures before their words, a side a page, names
// wrapped under their row. What must be true of them tells how they are read.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

const one = (rows: readonly string[], day = '31/08/2026') =>
  ruledFacts(
    `ANNEXE 1 ETAT FINANCIER APRES REPARTITION AU ${day}\n${rows.join('\n')}`,
    'CV_AG',
    'ANNEXE_1',
  );

const READ = {
  fonds_places: 8000_00,
  banques: 3100_00,
  creances_exigibles: 1700_00,
  creances_douteuses: 200_00,
  avances_tresorerie: 2500_00,
  fonds_travaux: 8000_00,
  excedents_verses: 900_00,
  dette_fournisseurs: 1600_00,
  total_bilan: 13000_00,
};
const ACTIF = [
  ['50', 'Livret', '7 000,00', '8 000,00'],
  ['51', 'Banque', '2 500,00', '3 100,00'],
  ['45-1', 'Copropriétaires, sommes exigibles', '1 000,00', '1 700,00'],
  ['45-9', 'Créances douteuses', '0,00', '200,00'],
  ['', 'Total de l’actif', '10 500,00', '13 000,00'],
] as const;
const PASSIF = [
  ['103.1', 'Avances de trésorerie', '2 500,00', '2 500,00'],
  ['105', 'Fonds de travaux', '7 000,00', '8 000,00'],
  ['45-1', 'Copropriétaires, excédents versés', '400,00', '900,00'],
  ['40', 'Fournisseurs', '600,00', '1 600,00'],
  ['', 'Total du passif', '10 500,00', '13 000,00'],
] as const;
type Printed = readonly [string, string, string, string];

describe('annexe 1', () => {
  const figuresFirst = ([code, label, before, now]: Printed) =>
    [before, now, code, label].join(' | ');

  it('with its figures before their words, one side under the other', () => {
    const head = ['31/08/2025 | 31/08/2026 | Cpte | Intitulé'];
    const rows = [...ACTIF.map(figuresFirst), '', ...head, ...PASSIF.map(figuresFirst)];
    expect(one([...head, ...rows])).toMatchObject(READ);
  });

  it('with the number of the account after its words', () => {
    const rows = [...ACTIF, ...PASSIF].map(([code, label, before, now]) =>
      [label, code, now, before].join(' | '),
    );
    expect(one(['Intitulé | Compte | Exercice clos N | Exercice N-1', ...rows])).toMatchObject(
      READ,
    );
  });

  it('with a side a page', () => {
    const page = (rows: readonly Printed[]) => [
      'Comptes | Exercice précédent | Exercice clos',
      ...rows.map(([code, label, before, now]) => `${code} ${label} | ${before} | ${now}`),
    ];
    const text = [...page(ACTIF), '-----', 'ANNEXE 1 (suite)', ...page(PASSIF)];
    expect(one(text)).toMatchObject(READ);
  });

  it('with liabilities first and plain totals', () => {
    const rows = [...PASSIF, ...ACTIF].map(([code, label, before, now]) =>
      [`${code} ${label.replace(/ d(?:e l’actif|u passif)/, '')}`.trim(), now, before].join(' | '),
    );
    expect(one(['Comptes | Au 31/08/2026 | Au 31/08/2025', ...rows])).toMatchObject(READ);
  });

  it('of which one side does not add up tells the figures of the other only', () => {
    const wrong = ACTIF.map(figuresFirst).map((row) => row.replace('3 100,00', '3 200,00'));
    const read = one([
      '31/08/2025 | 31/08/2026 | Cpte | Intitulé',
      ...wrong,
      ...PASSIF.map(figuresFirst),
    ]);
    for (const name of ['fonds_places', 'banques', 'creances_exigibles', 'creances_douteuses'])
      expect(read).not.toHaveProperty(name);
    expect(read).toMatchObject({ dette_fournisseurs: 1600_00, total_bilan: 13000_00 });
  });
});

describe('annexe 2', () => {
  it('with its figures before their words', () => {
    const rows = [
      'N-1 réalisé | N budget | N réalisé | N+1 budget | N+2 budget | Compte | Intitulé',
      '4 000,00 | 4 200,00 | 4 150,00 | 4 300,00 | 4 400,00 | 60 | Achats de matières',
      '9 000,00 | 9 100,00 | 9 250,00 | 9 300,00 | 9 500,00 | 61 | Services extérieurs',
      '13 000,00 | 13 300,00 | 13 400,00 | 13 600,00 | 13 900,00 |  | Total charges nettes',
    ];
    const text = `ANNEXE 2 COMPTE DE GESTION GENERAL, EXERCICE CLOS LE 31/08/2026\n${rows.join('\n')}`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      charges_courantes: 13400_00,
      budget_a_voter: 13900_00,
    });
  });
});

describe('annexe 5', () => {
  const HEADS = `
Travaux                      A votés      B payés     C réalisés   D appelés    E solde     F à recevoir`;
  const five = (rows: string) =>
    ruledFacts(
      `ANNEXE 5 ETAT DES TRAVAUX NON ENCORE CLOTURES AU 31/08/2026${HEADS}\n${rows}`,
      'CV_AG',
      'ANNEXE_5',
    );
  const SUMS = {
    travaux_votes: 50000_00,
    travaux_appeles: 30000_00,
    travaux_a_recevoir: 20000_00,
  };
  const total =
    'Total                       50 000,00    10 000,00    20 000,00    30 000,00    10 000,00    20 000,00';

  it('with names of three lines, each under the line of its figures', () => {
    const read = five(`
Réfection de la toiture     40 000,00     8 000,00    15 000,00    22 000,00     7 000,00    18 000,00
du bâtiment B (AG du
14/03/2025)
Mise aux normes du          10 000,00     2 000,00     5 000,00     8 000,00     3 000,00     2 000,00
portail (AG du
11/04/2026)
${total}`);
    expect(read).toMatchObject({
      ...SUMS,
      travaux_en_cours: ['Réfection de la toiture du bâtiment B', 'Mise aux normes du portail'],
    });
  });

  it('with names of three lines, each over the line of its figures', () => {
    const read = five(`
Réfection de la toiture
du bâtiment B (AG du
14/03/2025)                 40 000,00     8 000,00    15 000,00    22 000,00     7 000,00    18 000,00
Mise aux normes du
portail (AG du
11/04/2026)                 10 000,00     2 000,00     5 000,00     8 000,00     3 000,00     2 000,00
${total}`);
    expect(read).toMatchObject({
      ...SUMS,
      travaux_en_cours: ['Réfection de la toiture du bâtiment B', 'Mise aux normes du portail'],
    });
  });

  it('with names around the line of their figures', () => {
    const read = five(`
Réfection de la toiture
du bâtiment B               40 000,00     8 000,00    15 000,00    22 000,00     7 000,00    18 000,00
(AG du 14/03/2025)

Mise aux normes
du portail                  10 000,00     2 000,00     5 000,00     8 000,00     3 000,00     2 000,00
(urgence)

${total}`);
    expect(read).toMatchObject({
      ...SUMS,
      travaux_en_cours: ['Réfection de la toiture du bâtiment B', 'Mise aux normes du portail'],
    });
  });

  it('is silent on names that no way of reading makes whole, and tells the sums', () => {
    const read = five(`
toiture (bâtiment B         40 000,00     8 000,00    15 000,00    22 000,00     7 000,00    18 000,00
Portail                     10 000,00     2 000,00     5 000,00     8 000,00     3 000,00     2 000,00
${total}`);
    expect(read).toMatchObject(SUMS);
    expect(read).not.toHaveProperty('travaux_en_cours');
  });

  const WORKS = ['Toiture du bâtiment B', 'Portail'];
  const ROWS = [
    ['A - Travaux votés', '40 000,00', '10 000,00', '50 000,00'],
    ['B - Travaux payés', '8 000,00', '2 000,00', '10 000,00'],
    ['C - Travaux réalisés', '15 000,00', '5 000,00', '20 000,00'],
    ['D - Appels et subventions reçus', '22 000,00', '8 000,00', '30 000,00'],
    ['E = D - C Solde en attente', '7 000,00', '3 000,00', '10 000,00'],
    ['F = A - D Reste à recevoir', '18 000,00', '2 000,00', '20 000,00'],
  ];
  const titled = (rows: readonly (readonly string[])[]) =>
    ruledFacts(
      `ANNEXE 5 ETAT DES TRAVAUX NON ENCORE CLOTURES AU 31/08/2026\n${rows.map((row) => row.join(' | ')).join('\n')}`,
      'CV_AG',
      'ANNEXE_5',
    );

  it('with a column for each of the works', () => {
    const read = titled([['Libellé', ...WORKS, 'Total'], ...ROWS]);
    expect(read).toMatchObject({ ...SUMS, travaux_en_cours: WORKS });
  });

  it('with the names after the figures', () => {
    const column = (at: number) => ROWS.map((row) => row[at] ?? '');
    const read = titled([
      ['A votés', 'B payés', 'C réalisés', 'D appelés', 'E solde', 'F à recevoir', 'Travaux'],
      ...[...WORKS, 'Total'].map((name, at) => [...column(at + 1), name]),
    ]);
    expect(read).toMatchObject({ ...SUMS, travaux_en_cours: WORKS });
  });
});
