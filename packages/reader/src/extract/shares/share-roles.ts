// Which column of a call or a settlement is which: what is shared out, by which key, this owner's part of
// it. Heads say it in a hundred ways; where a total × tantièmes ÷ base gives a quote on every line, the
// arithmetic says it whatever the heads are.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { writtenText } from '../../french/written.ts';
import { hasCents } from '../../layout/columns.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import { kindOf, mayBeSum } from '../figures/row-kinds.ts';
import { known, type KnownShare, rowShare } from './row-share.ts';
import { isOfCodes } from './share-codes.ts';
import { letColumnsOf } from './share-let.ts';
import { provenLots } from './share-lots.ts';
import { isShareBy, type Money, money, PARTS_OF_YEAR, whole } from './share-money.ts';

/** `LOT`: the tantièmes of one lot, where each has a column. `CODE`: the number of a key, before its name. */
export type Role = 'TOTAL' | 'BASE' | 'PART' | 'QUOTE' | 'RECOVERABLE' | 'LOT' | 'CODE';
type Roles = readonly (Role | null)[];

/** The first that matches: « Dont locatif » and « Total tantièmes » hold words of others. */
const HEADS: readonly (readonly [Role, RegExp])[] = [
  ['RECOVERABLE', /locati|locataire|\blocat\b|recup|deductible/],
  ['LOT', /^lots? (?:n° ?)?\d{1,5}(?: \p{L}+)?$/u],
  [
    'TOTAL',
    /(?:montant|appelee?|appel|depenses?|total|budget|provisions?|charges)[^:]*\b(?:immeuble|copropriete|copro|syndicat|residence)$|^(?:immeuble|copropriete)$/,
  ],
  [
    'BASE',
    /\bbase\b|^sur$|total (?:des |de la )?(?:tantiemes|milliemes|tant\b|cle)|(?:tantiemes|milliemes) (?:totaux|generaux|(?:de l')?immeuble|de la cle)/,
  ],
  [
    'QUOTE',
    /quote ?-? ?part|^part$|(?:votre|vos)\b(?!.*(?:tantieme|millieme|\btant\b|lots?\b))|vous devez|part (?:a (?:votre )?charge|individuelle|(?:co)?proprietaire|du (?:lot|coproprietaire))|(?:a )?(?:votre|vos) charges?|\bq\.? ?[-/]? ?p(?:arts?|t)?\b|(?:votre|vos) (?:dus?|du)$|somme appelee|montant (?:appele|de l'appel|a payer|du\b)|somme due|\ba payer\b|^(?:appel|provision) ?(?:appelee?)?$/,
  ],
  ['PART', /tantieme|millieme|\btant\b/],
  ['TOTAL', /total|repartir|depense|budget|montant|global|immeuble/],
];
const LET = /locati|locataire|\blocat\b|recup/;
/** « À votre charge (€) ». */
const CURRENCY = /\s*(?:\(?(?:en )?(?:€|euros?|eur)\)?|\bttc)\s*$/;
/** Of two quotes, the year's is not what is called. */
const [ASKED, YEARLY] = [
  /appel|trimestre|periode|echeance|provision|a payer/,
  /annue|\ban\b|exercice/,
];

/** `extracted`: a share that the paper tells elsewhere, which the lines may prove where no head names this owner's part. */
export function rolesOf(table: Table, extracted: KnownShare | null = null): Roles {
  const own = figureRoles(table, null);
  const roles = own.includes('QUOTE') || extracted === null ? own : figureRoles(table, extracted);
  return isOfCodes(table) && roles[0] === null ? ['CODE', ...roles.slice(1)] : roles;
}

function figureRoles(table: Table, extracted: KnownShare | null): Roles {
  // Columns that prove themselves say more than their heads.
  const lots = pairedColumns(table) ?? lotColumns(table) ?? letColumns(table);
  if (lots) return lots;
  // « Déductible | Locatif »: the first is of the owner's own taxes.
  const isLet = table.columns.some(({ head }) => LET.test(fold(head)));
  const named = table.columns.map(({ head }, at): Role | null => {
    const folded = fold(head).replace(CURRENCY, '');
    if (isLet && /deductible/.test(folded) && !LET.test(folded)) return null;
    const role = folded === '' ? null : HEADS.find(([, words]) => words.test(folded))?.[0];
    // « Part » is this owner's sum, or the tantièmes: those have no cents.
    const figures = table.rows.flatMap(({ values }) => values[at] ?? []);
    // « Part locative % » is no sum.
    if (role === 'RECOVERABLE' && !figures.some(hasCents)) return null;
    return role === 'QUOTE' && !figures.some(hasCents) ? 'PART' : (role ?? null);
  });
  const own = ownQuote(table, named);
  const twice = (role: Role) => role !== 'LOT' && own.filter((one) => one === role).length > 1;
  const roles = own.map((role) => (role && twice(role) ? null : role));
  const proven = provenRoles(table, named, extracted);
  if (proven) return proven;
  return roles.includes('QUOTE') ? roles : (addedRoles(table, roles) ?? roles);
}

/** « Tant. lot 103 », « Provision lot 103 »: of one lot. */
const OF_LOT = /\blot (?:n° ?)?(?<lot>\d{1,5})(?! ?(?:,|et|\/|\+|a) ?\d)/;

/** Two columns or more for each lot: this owner's part is the column that is the sum of them, line by line. */
function lotColumns(table: Table): Roles | null {
  const { columns, rows } = table;
  const of = columns.map(({ head }) => OF_LOT.exec(fold(head))?.groups?.['lot'] ?? null);
  const sums = [...columns.keys()].filter(
    (at) => of[at] !== null && rows.some(({ values }) => values[at] && hasCents(values[at])),
  );
  const named_lots = new Set(sums.map((at) => of[at])).size;
  const lines = rows.filter(isLine).map((row) => row.values.map(money));
  // Of two lots OCR may have read the head of one: then the last column must be the sum of all the others.
  const money_columns = [...columns.keys()].filter((at) => lines.some((line) => line[at]));
  if (named_lots === 1 && money_columns.length > MIN_ROWS)
    sums.splice(0, sums.length, ...money_columns.slice(0, -1));
  else if (named_lots < MIN_ROWS) return null;
  const isSum = (at: number): boolean => {
    const full = lines.filter((line) => line[at] && sums.some((one) => line[one]));
    const shared = full.filter((line) => sums.filter((one) => line[one]).length > 1);
    if (named_lots === 1 && shared.length < MIN_ROWS) return false;
    return (
      full.length > 0 &&
      full.every(
        (line) => line[at]?.cents === sums.reduce((sum, one) => sum + (line[one]?.cents ?? 0), 0),
      )
    );
  };
  const [quote, ...others] = [...columns.keys()].filter(
    (at) => of[at] === null && !sums.includes(at) && isSum(at),
  );
  if (quote === undefined || others.length > 0) return null;
  const named = columns.map(({ head }): Role | null => {
    const folded = fold(head).replace(CURRENCY, '');
    return HEADS.find(([, words]) => folded !== '' && words.test(folded))?.[0] ?? null;
  });
  const total = named.findIndex((role, at) => role === 'TOTAL' && at !== quote && of[at] === null);
  return named.map((role, at): Role | null => {
    if (at === quote) return 'QUOTE';
    if (of[at] !== null) return sums.includes(at) ? null : 'LOT';
    if (role === 'TOTAL') return at === total ? 'TOTAL' : null;
    return role === 'BASE' || role === 'RECOVERABLE' ? role : null;
  });
}

/** Two columns for each lot under heads that tell nothing of them. */
function pairedColumns(table: Table): Roles | null {
  const proven = provenLots(table);
  if (!proven) return null;
  const { total, base, parts, quote } = proven;
  return table.columns.map((_, at): Role | null => {
    if (at === quote) return 'QUOTE';
    if (at === total) return 'TOTAL';
    if (at === base) return 'BASE';
    return parts.includes(at) ? 'LOT' : null;
  });
}

/** « Part propriétaire | Part locative | Total »: the last is this owner's. */
function letColumns(table: Table): Roles | null {
  const heads = table.columns.map(({ head }) => fold(head).replace(CURRENCY, ''));
  const lent = letColumnsOf(
    table,
    heads.findIndex((head) => LET.test(head)),
  );
  if (!lent) return null;
  const total = heads.findIndex(
    (head, at) =>
      at < Math.min(lent.quote, lent.own, lent.let) &&
      HEADS.find(([, words]) => words.test(head))?.[0] === 'TOTAL',
  );
  return heads.map((_, at): Role | null => {
    if (at === lent.quote) return 'QUOTE';
    if (at === lent.let) return 'RECOVERABLE';
    return at === total ? 'TOTAL' : null;
  });
}

/** « Montant appelé | Votre quote-part »: of two, the one that is this owner's; the other is shared out. */
function ownQuote({ columns }: Table, named: Roles): Roles {
  const mine = columns.map(
    ({ head }, at) => named[at] === 'QUOTE' && /\b(?:votre|vos)\b|quote|\bpart\b/.test(fold(head)),
  );
  // « Votre part annuelle | Votre appel du trimestre »: the year's is not what is called.
  const quoted = columns.flatMap(({ head }, at) => (named[at] === 'QUOTE' ? [{ head, at }] : []));
  const yearly = quoted.filter(({ head }) => YEARLY.test(fold(head)));
  if (quoted.length === 2 && yearly.length === 1)
    return named.map((role, at) => (yearly[0]?.at === at ? null : role));
  const quotes = quoted.length;
  if (quotes !== 2 || mine.filter(Boolean).length !== 1) return named;
  const other = named.includes('TOTAL') ? null : 'TOTAL';
  return named.map((role, at) => (role === 'QUOTE' && !mine[at] ? other : role));
}

/** « Votre part (43/1000) » over a column is the share of all its lines. */
export function headShare({ columns }: Table): KnownShare | null {
  const extracted = sharesInHeads(columns);
  const [only, ...others] = extracted;
  // « Lot 47 (181/10 000) | Lot 88 (6/10 000) » shares each line by lots, and not by one of them.
  const ofLot = columns.filter(({ head }) => OF_LOT.test(fold(head))).length;
  if (extracted.length === 0) return bareShare(columns);
  return only && others.length === 0 && ofLot === 0 ? only : null;
}

/** « Millièmes | 1000 | 154 », right over « Eau | 640,00 | 98,56 »: nothing but two figures over two columns. */
function bareShare(columns: Table['columns']): KnownShare | null {
  const figures = columns.map(({ head }) =>
    /^\d{1,3}(?:[ .]?\d{3})*$/.test(head) ? Number(head.replaceAll(/[ .]/g, '')) : null,
  );
  const [one, other, ...more] = figures;
  if (!one || !other || more.length > 0 || one === other) return null;
  return { part: Math.min(one, other), base: Math.max(one, other) };
}

const sharesInHeads = (columns: Table['columns']): KnownShare[] =>
  columns.flatMap(({ head }) => findShares(writtenText(head)).flatMap(known));

/** Summed up over columns of lots, of which OCR may have lost the head of one. */
export const isByLot = (table: Table): boolean =>
  table.columns.some(({ head }) => OF_LOT.test(fold(head))) && lotColumns(table) !== null;

/** What the lots have together, where the head of each tells its share of one base. */
export function lotsShare(table: Table): KnownShare | null {
  const lots = table.columns.filter(({ head }) => OF_LOT.test(fold(head)));
  const extracted = sharesInHeads(lots);
  const [first] = extracted;
  const isWhole = lots.length > 1 && extracted.length === lots.length && lotColumns(table) !== null;
  return first && isWhole && extracted.every(({ base }) => base === first.base)
    ? { part: extracted.reduce((sum, { part }) => sum + part, 0), base: first.base }
    : null;
}
type Order = { total: number; quote: number; part: number; base: number; parts: number };
/** Each cell read once, for all the orders that are tried. */
type Line = {
  sums: readonly (Money | null)[];
  counts: readonly (number | null)[];
  extracted: KnownShare | null;
};
const NONE = -1;
const MIN_ROWS = 2;

const isLine = (row: Row): boolean => kindOf(fold(labelOf(row, 0)?.text ?? '')) === 'LINE';

/** Every line that has the four of them must agree, by the same part of a year. */
function provenRoles(table: Table, named: Roles, elsewhere: KnownShare | null): Roles | null {
  const at = [...table.columns.keys()];
  const pairs = at.flatMap((one) =>
    at.flatMap((other) => (one === other ? [] : [[one, other] as const])),
  );
  const keys = [[NONE, NONE] as const, ...pairs];
  const orders = pairs.flatMap(([total, quote]) =>
    keys.flatMap(([part, base]) =>
      PARTS_OF_YEAR.map((parts): Order => ({ total, quote, part, base, parts })),
    ),
  );
  const shared = headShare(table) ?? elsewhere;
  const lines = table.rows.filter(isLine).map((row): Line => ({
    sums: row.values.map(money),
    counts: row.values.map(whole),
    extracted: rowShare(row) ?? shared,
  }));
  const proven = orders.filter((order) => proves(lines, order, named[order.quote] === 'QUOTE'));
  const heads = table.columns.map(({ head }) => fold(head));
  const rank = ({ total, quote, parts, part }: Order): number =>
    (named[quote] === 'QUOTE' ? 2 : 0) +
    (ASKED.test(heads[quote] ?? '') ? 2 : 0) -
    (YEARLY.test(heads[quote] ?? '') ? 4 : 0) +
    (parts === 1 ? 1 : 0) +
    (named[total] === 'TOTAL' ? 0.5 : 0) +
    (part === NONE ? 0 : 0.25);
  const [best, next] = proven.toSorted((a, b) => rank(b) - rank(a));
  if (!best || (next && rank(next) === rank(best) && next.quote !== best.quote)) return null;
  return named.map((role, column): Role | null => {
    if (column === best.total) return 'TOTAL';
    if (column === best.quote) return 'QUOTE';
    if (column === best.part) return 'PART';
    if (column === best.base) return 'BASE';
    return role === 'RECOVERABLE' || (role === 'LOT' && best.part === NONE) ? role : null;
  });
}

function proves(
  lines: readonly Line[],
  { total, quote, part, base, parts }: Order,
  isNamed: boolean,
): boolean {
  const full = lines.flatMap(({ sums, counts, extracted }) => {
    const [of, own] = [sums[total], sums[quote]];
    const [p, b] = [counts[part], counts[base]];
    const share = part === NONE ? extracted : p && b ? { part: p, base: b } : null;
    return of && own && share && of.cents !== 0 ? [{ of, own, share }] : [];
  });
  return (
    full.length >= (isNamed ? 1 : MIN_ROWS) &&
    full.every(
      ({ of, own, share }) =>
        share.part < share.base && isShareBy(parts, of.cents, share, own.cents),
    )
  );
}

/** A list of sums without heads is one where its lines add up to its total. */
function addedRoles({ columns, rows }: Table, roles: Roles): Roles | null {
  const addsUp = (column: number): boolean => {
    let [sum, lines] = [0, 0];
    return rows.some((row) => {
      const amount = money(row.values[column] ?? null);
      // « Total » may stand beside its sum, among the columns.
      const label = fold(labelOf(row, column)?.text ?? '');
      const kind = kindOf(label);
      if (kind === 'TOTAL') return lines >= MIN_ROWS && amount?.cents === sum;
      // Whatever it is called: of two lines only where its words may be of a sum.
      const least = mayBeSum(label) ? MIN_ROWS : MIN_ROWS + 1;
      const isSum = kind === 'LINE' && lines >= least && amount?.cents === sum;
      if (amount && kind === 'LINE') [sum, lines] = [sum + amount.cents, lines + 1];
      return isSum;
    });
  };
  const added = Array.from(columns.keys()).filter(addsUp);
  const [only] = added;
  return only !== undefined && added.length === 1
    ? roles.map((role, index) => (index === only ? 'QUOTE' : role))
    : null;
}
