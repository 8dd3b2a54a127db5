// Annexe 1, the balance sheet: what owners owe, what suppliers are owed, what is put aside.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { cellOf } from '../../layout/cells.ts';
import type { Page } from '../../page/page.ts';
import { amountLines } from '../figures/amount-lines.ts';
import { cellsOfMoney, type Money, sumOf } from '../shares/share-money.ts';
import { factsOf, readCells } from '../sheet/reading.ts';
import { loanFacts } from './annexe-loans.ts';
import { looseSides } from './annexe-loose-sides.ts';
import type { AnnexePart } from './annexe-parts.ts';
import { addsUp, type Entry, type Side, sidesIn, sumOfSide } from './annexe-sides.ts';

const RULE = 'annexe-1';

/** The first whose account starts the entry's and whose words agree with it; without accounts, the words. */
const ACCOUNTS: readonly (readonly [FactName, string, RegExp, RegExp])[] = [
  ['creances_douteuses', '459', /./, /douteu|contentieu/],
  [
    'excedents_verses',
    '45',
    /exced|crediteur|trop|avances? recues?/,
    /coproprietaires.*(?:exced|crediteur|trop)|(?:exced|trop[ -](?:verse|percu)).*coproprietaires|excedents? verse/,
  ],
  [
    'creances_exigibles',
    '45',
    /exigib|recevoir|debiteur|creance|due?s?\b|impaye/,
    /coproprietaires.*(?:exigib|recevoir|debiteur|due?s?\b|impaye)|(?:creances?|sommes|impayes?|debiteurs?).*coproprietaires/,
  ],
  ['dette_fournisseurs', '40', /./, /fournisseurs/],
  ['avances_tresorerie', '1031', /./, /avances?\b.*tresorerie|fonds de roulement/],
  ['provisions_travaux', '102', /./, /^provisions?\b.*\btravaux|^travaux\b.*\bprovisions?\b/],
  ['fonds_travaux', '105', /./, /fonds (?:de |des )?travaux|fonds alur/],
  ['solde_travaux', '12', /./, /(?:solde|travaux|operations).*\battente\b/],
  ['fonds_places', '50', /./, /\bplace(?:s|ments?)?\b|livret/],
  ['banques', '51', /./, /\bbanques?\b|compte (?:courant|bancaire)|disponibilites/],
];

/** A number that the plan does not have was misread: then the words tell. */
const IN_PLAN = /^(?:1[0-3]|4|5)/;

export function bilanFacts(parts: readonly AnnexePart[], closed_year: number | null): Fact[] {
  const framed = factsOfSides(sidesIn(parts, closed_year), parts);
  const totals = framed.filter(({ name }) => name === 'total_bilan');
  if (totals.length === 1) return framed;
  const sides = looseSides(parts, closed_year);
  const loose = sides.length > 0 ? factsOfSides(sides, parts) : framed;
  // Two totals that differ may be those of two years: another way of reading that balances is right.
  const isEven = loose.filter(({ name }) => name === 'total_bilan').length === 1;
  return totals.length === 0 || isEven ? loose : framed;
}

function factsOfSides(sides: readonly Side[], parts: readonly AnnexePart[]): Fact[] {
  const totals = sides.flatMap(({ total, page }) => (total ? [{ ...total, page }] : []));
  const uneven = new Set(totals.map(({ cents }) => cents)).size > 1;
  const stated_total = totals.length === 0 ? writtenTotal(parts, sides) : null;
  if (stated_total) totals.push(stated_total);
  const whole = withoutTail(sides);
  const areBlocks = blocksBalance(whole, totals);
  const sound = uneven
    ? []
    : balances(sides, totals)
      ? sides
      : balances(whole, totals)
        ? whole
        : sides.flatMap((side) => soundPart(side, areBlocks));
  // Two totals that differ are both extracted: the sheet does not balance, or was misread.
  const isSeen = totals.some(({ page }) => page.source === 'OCR');
  // What OCR read is a total where the other side says the same, or the lines do.
  const isProven =
    totals.length > 1 ||
    stated_total !== null ||
    balances(whole, totals) ||
    areBlocks ||
    sides.some((side) => side.total !== null && addsUp(side));
  const extracted =
    isSeen && (uneven || !isProven)
      ? []
      : uneven
        ? areReadWell(sides)
          ? totals
          : []
        : sound.length > 0
          ? totals.slice(0, 1)
          : [];
  const rule = totals.length > 1 && !uneven ? `${RULE}/both-sides` : RULE;
  return [
    ...sound.flatMap(accountFacts),
    ...extracted.flatMap(({ cents, cell, page }) =>
      factsOf('total_bilan', rule, [readCells(cents, [cell], page)]),
    ),
    ...loanFacts(
      parts,
      sides.flatMap(({ entries, page }) => entries.map((one) => ({ ...one, page }))),
    ),
  ];
}

/** Each side adds up to its own total: that they differ is what the sheet says, and no column of another year. */
const areReadWell = (sides: readonly Side[]): boolean =>
  sides.every((side) => side.total === null || addsUp(side));

/** « Total I » and « Total II » of both sides, twice the grand total: OCR that lost a line read those well. */
function blocksBalance(sides: readonly Side[], totals: readonly Money[]): boolean {
  const blocks = sides.flatMap((side) => side.blocks);
  const [total] = totals;
  const all = blocks.reduce((sum, one) => sum + one, 0);
  return total !== undefined && total.cents !== 0 && all === 2 * total.cents;
}

/** Of a side of which OCR lost a figure, the blocks that their own totals do not contradict, or prove. */
function soundPart(side: Side, areBlocks: boolean): Side[] {
  const { entries, closed, broken, total, page } = side;
  if (page.source !== 'OCR') return addsUp(side) ? [side] : [];
  if (total && addsUp(side)) return [side];
  const sound = total && !areBlocks ? closed : entries.filter((entry) => !broken.includes(entry));
  return sound.length > 0 ? [{ ...side, entries: sound }] : [];
}

/** Four blocks one under the other, both grand totals under the last: all of them are twice the total. */
function balances(sides: readonly Side[], totals: readonly Money[]): boolean {
  const [total] = totals;
  const all = sides.reduce((sum, side) => sum + sumOfSide(side), 0);
  return total !== undefined && total.cents !== 0 && all === 2 * total.cents;
}

/** Under both grand totals « Emprunt : montant restant dû » is extracted beside the sheet, not in it. */
function withoutTail(sides: readonly Side[]): Side[] {
  const last = sides.findLastIndex(({ total }) => total !== null);
  return last === -1 ? [...sides] : sides.slice(0, last + 1);
}

/** « Total général (I + II) : 12 231,40 € » in a title: it is half of all that is listed. */
function writtenTotal(
  parts: readonly AnnexePart[],
  sides: readonly Side[],
): (Money & { page: Page }) | null {
  const all = sides.reduce((sum, side) => sum + sumOfSide(side), 0);
  const found = parts.flatMap(({ sheet, lines }) =>
    amountLines(sheet)
      .filter(
        ({ label, middle }) =>
          SUM_WORDS.test(label) &&
          middle >= (lines[0]?.box[1] ?? 0) &&
          middle <= (lines.at(-1)?.box[3] ?? 0),
      )
      .flatMap(({ amounts }) => amounts)
      .filter(({ value }) => value.cents !== 0 && 2 * value.cents === all)
      .map(({ value, words }) => ({
        cents: value.cents,
        cell: cellOf(words),
        page: sheet.page,
      })),
  );
  return found[0] ?? null;
}
const SUM_WORDS = /\btota(?:l|ux)\b|ensemble|equilibre|\bbilan\b/;

function accountFacts({ entries, page }: Side): Fact[] {
  const of = (name: FactName) =>
    entries.filter(
      (entry) =>
        ACCOUNTS.find(([, account, words, alone]) =>
          !IN_PLAN.test(entry.account)
            ? alone.test(entry.label)
            : entry.account.startsWith(account) && words.test(entry.label),
        )?.[0] === name,
    );
  const fact = (name: FactName, from: readonly Entry[]) => {
    const cells = cellsOfMoney(from.map(({ closed }) => closed));
    return cells.length === 0
      ? []
      : factsOf(name, RULE, [readCells(sumOf(from.map(({ closed }) => closed)), cells, page)]);
  };
  const exigible = of('creances_exigibles');
  const owed = [...exigible, ...of('creances_douteuses')];
  return [
    ...ACCOUNTS.flatMap(([name]) => fact(name, of(name))),
    ...(exigible.length > 0 && owed.every(({ closed }) => closed !== null || page.source !== 'OCR')
      ? fact('impayes', owed)
      : []),
  ];
}
