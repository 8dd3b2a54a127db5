import type { SubKind } from '@quitus/domain/reading/read-document';
// Three papers in the words of other syndics, set by another press than the samples.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../test/fact-values.ts';
import { typesetPages } from '../../test/typeset-pages.ts';
import { readFacts } from '../proof/read-facts.ts';

const facts = (content: string, type: 'CHARGES' | 'CV_AG', sub_kind: SubKind) =>
  factValues(content, type, sub_kind);

const SHEET: readonly (readonly string[])[] = [
  [
    'I - Situation financière et trésorerie',
    'Exercice précédent approuvé',
    'Exercice clos',
    '',
    '',
    '',
  ],
  ['50 Fonds placés', '9 100,00', '14 300,00', '102 Provisions pour travaux', '0,00', '1 500,00'],
  ['51 Banques', '7 420,15', '8 015,40', '1031 Avances de trésorerie', '8 000,00', '8 000,00'],
  ['', '', '', '105 Fonds de travaux', '9 100,00', '14 300,00'],
  ['II - Créances', '', '', 'Dettes', '', ''],
  [
    '45 Copropriétaires sommes exigibles',
    '3 210,00',
    '4 870,55',
    '45 Copropriétaires excédents versés',
    '410,00',
    '655,20',
  ],
  ['459 Créances douteuses', '0,00', '1 200,00', '40 Fournisseurs', '2 220,15', '3 930,75'],
  [
    'TOTAL GENERAL (I)+(II)',
    '19 730,15',
    '28 385,95',
    'TOTAL GENERAL (I)+(II)',
    '19 730,15',
    '28 385,95',
  ],
];

const balanceSheet = (rows: readonly (readonly string[])[]): string =>
  `#set text(font: "Libertinus Serif", size: 8pt)
= ANNEXE N° 1 — Etat financier après répartition au 31/12/2025 (en euros)
#table(columns: (1.6fr, 1fr, 1fr, 1.6fr, 1fr, 1fr), stroke: none, align: (left, right, right, left, right, right), ${rows
    .flat()
    .map((cell) => `[${cell}]`)
    .join(', ')})`;

describe('a balance sheet', () => {
  const addedUp = async (rows: readonly (readonly string[])[]) => {
    const read = readFacts('CV_AG', 'ANNEXE_1', await typesetPages(balanceSheet(rows)));
    return read.flatMap(({ name, rule }) => (rule === 'arithmetic' ? name : []));
  };

  it('with heads is read by its sums', async () => {
    expect(await addedUp(SHEET)).toHaveLength(11);
  });

  it('without heads is not', async () => {
    expect(await addedUp(SHEET.with(0, ['I - Situation financière', '', '', '', '', '']))).toEqual(
      [],
    );
  });

  it('of which one side does not add up gives its total only', async () => {
    const wrong = [
      '459 Créances douteuses',
      '0,00',
      '1 300,00',
      '40 Fournisseurs',
      '2 220,15',
      '3 930,75',
    ];
    expect(await addedUp(SHEET.with(6, wrong))).toEqual(['total_bilan']);
    expect(await facts(balanceSheet(SHEET.with(6, wrong)), 'CV_AG', 'ANNEXE_1')).not.toHaveProperty(
      'creances_douteuses',
    );
  });
});
