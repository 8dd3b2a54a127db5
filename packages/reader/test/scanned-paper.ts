import { tablesOf } from '../src/layout/tables.ts';
// A paper with a table that tests scan and photograph, and what OCR must find on it.
import { sheetBox } from '../src/page/box.ts';
import type { Page } from '../src/page/page.ts';
import { typesetPdf, typstTable } from './typeset-pages.ts';

const PAPER = `= Appel de fonds du quatrième trimestre
Copropriété des Trois Ormes, 12 rue du Test, 69003 Lyon

${typstTable({
  columns: '(1fr, auto, auto, auto)',
  rest: 'stroke: none, inset: 6pt,',
  rows: [
    ['Postes à répartir', 'Total', 'Base', 'Quote-part'],
    ['Charges générales', '12 500,00', '10 000', '230,00'],
    ['Ascenseur', '1 800,00', '1 000', '57,60'],
    ['Fonds de travaux', '715,00', '10 000', '13,16'],
    ['Ravalement, appel 2/4', '20 000,00', '10 000', '368,00'],
  ],
})}
Montant à régler avant le 1er octobre 2026`;
export const scannedPaper = (): Uint8Array => typesetPdf(PAPER);

export const AMOUNTS = [
  ['12500,00', '230,00'],
  ['1800,00', '57,60'],
  ['715,00', '13,16'],
  ['20000,00', '368,00'],
];

/** The first and the last column of the table, without spaces. */
export function amounts(page: Page | undefined): (string | undefined)[][] {
  const [table] = page ? tablesOf(page) : [];
  return (table?.rows ?? []).map(({ values }) =>
    [values[0], values.at(-1)].map((cell) => cell?.text.replaceAll(/\s/g, '')),
  );
}

export const boxOnSheet = (page: Page | undefined, text: string): readonly number[] => {
  const word = page?.words.find((one) => one.text.startsWith(text));
  return page && word ? sheetBox(page, word.box) : [];
};
