// What was read on a paper, as people write it: label, value, and where it comes from.
import type { FactValue, FactView } from '@quitus/api/reading.api';
import { type FactKind, FACTS } from '@quitus/domain/reading/facts.data';
import { knownWord, PROOF_MEANINGS } from '@quitus/domain/reading/proof';

const KNOWN = new Map<string, { label: string; kind: FactKind }>(Object.entries(FACTS));
const NO_BREAK_SPACE = '\u00A0';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const AREA = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
/** A day has no hour: read and written in the same zone, it stays the same day. */
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** Numbers that count nothing: « 2026 », never « 2 026 ». */
const UNGROUPED: readonly string[] = ['tax_year'];

/** Values that the reader gives as codes. */
const CODES: Record<string, string> = {
  NEGATIVE: 'Négatif',
  POSITIVE: 'Positif',
  COLLECTIF: 'Collectif',
  NON_COLLECTIF: 'Non collectif',
  CHAUDIERE: 'Chaudière',
  POMPE_A_CHALEUR: 'Pompe à chaleur',
  CLIMATISATION: 'Climatisation',
  CHEMINEE: 'Cheminée',
  VENTILATION: 'Ventilation',
  ASCENSEUR: 'Ascenseur',
};

export const factLabel = (name: string): string => KNOWN.get(name)?.label ?? name;

/** A fact that this page does not know yet is shown as what its value looks like. */
export const factKind = (name: string, value: FactValue | null): FactKind =>
  KNOWN.get(name)?.kind ?? kindOf(value);

function kindOf(value: FactValue | null): FactKind {
  if (value === null) return 'TEXT';
  if (typeof value === 'boolean') return 'YES_NO';
  if (typeof value === 'number') return 'NUMBER';
  return typeof value === 'string' ? 'TEXT' : 'LIST';
}

/** Numbers of lots need no line each. */
const SHORT = 8;

/** One line each for a list of words, one line for anything else. */
export function factLines(name: string, value: FactValue): string[] {
  if (typeof value === 'boolean') return [value ? 'Oui' : 'Non'];
  if (typeof value === 'number') return [numberWords(name, value)];
  if (typeof value === 'string') return [textWords(name, value)];
  if (value.length === 0) return ['Aucun'];
  const lines = value.map((one) => listedWords(name, one));
  return lines.every(({ length }) => length <= SHORT) ? [lines.join(', ')] : lines;
}

export const factWords = (name: string, value: FactValue): string =>
  factLines(name, value).join(', ');

function numberWords(name: string, value: number): string {
  const kind = factKind(name, value);
  if (kind === 'CENTS') return spaced(EUROS.format(value / 100));
  if (kind === 'AREA') return `${spaced(AREA.format(value / 100))}${NO_BREAK_SPACE}m²`;
  return UNGROUPED.includes(name) ? String(value) : spaced(NUMBER.format(value));
}

/** The fonts have no narrow space, and a hyphen is too short for a minus. */
const spaced = (words: string): string =>
  words.replaceAll(/\s/g, NO_BREAK_SPACE).replace('-', '\u2212');

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Told in groups, as they are printed. */
const GROUPED: Record<string, (value: string) => string> = {
  rnc: (value) => value.replace(/^([A-Z]{2}\d)(\d{3})(\d{3})$/, '$1-$2-$3'),
  iban: (value) => value.replaceAll(/(.{4})(?=.)/g, `$1${NO_BREAK_SPACE}`),
};

function textWords(name: string, value: string): string {
  if (ISO_DAY.test(value)) return dayInWords(value);
  return GROUPED[name]?.(value) ?? CODES[value] ?? value;
}

/** « 1er juillet 2026 ». */
export const dayInWords = (day: string): string =>
  DAY.format(new Date(`${day}T00:00:00Z`)).replace(/^1(?=\s)/, '1er');

const LOT_SHARE = /^(.+):(\d+)\/(\d+)$/;

/** « 17:184/10000 » is said « lot 17 : 184 / 10 000 ». */
function listedWords(name: string, value: string): string {
  const [, lot, part, base] = (name === 'lot_shares' && LOT_SHARE.exec(value)) || [];
  if (lot === undefined) return textWords(name, value);
  const share = [part, base].map((one) => spaced(NUMBER.format(Number(one))));
  return `lot ${lot}${NO_BREAK_SPACE}: ${share.join(`${NO_BREAK_SPACE}/${NO_BREAK_SPACE}`)}`;
}

type Origin = Pick<FactView, 'state' | 'page' | 'by' | 'proof'>;

/** « lu, page 3 », « recoupé, page 3 », « confirmé par Paul Test, page 3 », « corrigé par Claire Dubois, page 3 ». */
export function originWords({ state, page, by, proof }: Origin): string {
  const words = knownWord(state === 'READ' ? (proof ?? 'READ') : state);
  const said = by === null ? words : `${words} par ${by}`;
  return page === null ? said : `${said}, page ${page}`;
}

/** How it is known, in a sentence; empty where somebody said it. */
export const proofWords = ({ proof, because }: Pick<FactView, 'proof' | 'because'>): string =>
  because ?? (proof ? PROOF_MEANINGS[proof] : '');

/** « 39,80 € (Paul Test), 38,90 € (lu) »: what it was before, and who said so; empty where nothing was. */
export const formerWords = ({ name, former }: Pick<FactView, 'name' | 'former'>): string =>
  former.map(({ value, by }) => `${factWords(name, value)} (${by ?? 'lu'})`).join(', ');
