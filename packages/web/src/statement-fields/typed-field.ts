// An answer as it is typed: what the inputs start with, and what the words typed in them mean.
import type { FieldKind } from '@quitus/domain/preetatdate/field';
import type { FieldValue, ScheduleLine, VotedWorks } from '@quitus/domain/preetatdate/statement';

import { isDay, NO, typedHundredths, typedList, typedNumber, YES } from '../facts/typed-fact.ts';

export type InstalmentDraft = { on: string; amount: string };
export type WorksDraft = {
  label: string;
  voted_on: string;
  resolution: string;
  total: string;
  lot: string;
  called: string;
  remaining: string;
};

export type FieldDraft =
  | { form: 'LINE'; text: string }
  | { form: 'PERIOD'; from: string; to: string }
  | { form: 'SCHEDULE'; rows: readonly InstalmentDraft[] }
  | { form: 'WORKS'; rows: readonly WorksDraft[] };

export const NEW_INSTALMENT: InstalmentDraft = { on: '', amount: '' };
export const NEW_WORKS: WorksDraft = {
  label: '',
  voted_on: '',
  resolution: '',
  total: '',
  lot: '',
  called: '',
  remaining: '',
};

/** Said under the inputs, by kind. */
export const FIELD_FORM_ERRORS: Record<FieldKind, string> = {
  CENTS: 'Écrivez un montant en euros. Exemple : 1 234,56.',
  AREA: 'Écrivez une surface en mètres carrés. Exemple : 62,40.',
  NUMBER: 'Écrivez un nombre entier. Exemple : 214.',
  DATE: 'Choisissez une date qui existe.',
  PERIOD: 'Choisissez le premier jour, puis un dernier jour qui vient après.',
  TEXT: 'Écrivez la valeur, ou choisissez « Je ne sais pas ».',
  LIST: 'Écrivez au moins une ligne.',
  YES_NO: 'Choisissez oui ou non.',
  SCHEDULE: 'Chaque échéance a une date et un montant.',
  WORKS: 'Chaque ligne a un libellé ; les montants sont en euros.',
};

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
const knownEuros = (cents: number | null): string => (cents === null ? '' : euros(cents));

export function fieldDraft(kind: FieldKind, value: FieldValue | null): FieldDraft {
  if (kind === 'PERIOD') {
    const [from = '', to = ''] = typeof value === 'string' ? value.split('/') : [];
    return { form: 'PERIOD', from, to };
  }
  const items = Array.isArray(value) ? value : [];
  if (kind === 'SCHEDULE') {
    const rows = items.filter(isInstalment).map(({ on, cents }) => ({ on, amount: euros(cents) }));
    return { form: 'SCHEDULE', rows: rows.length > 0 ? rows : [NEW_INSTALMENT] };
  }
  if (kind === 'WORKS') {
    const rows = items.filter(isWorks).map(worksDraft);
    return { form: 'WORKS', rows: rows.length > 0 ? rows : [NEW_WORKS] };
  }
  return { form: 'LINE', text: lineOf(kind, value) };
}

function lineOf(kind: FieldKind, value: FieldValue | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number')
    return kind === 'CENTS' || kind === 'AREA' ? euros(value) : String(value);
  if (typeof value === 'string') return value;
  return value.filter((one) => typeof one === 'string').join('\n');
}

type Item = string | ScheduleLine | VotedWorks;
const isInstalment = (item: Item): item is ScheduleLine => typeof item === 'object' && 'on' in item;
const isWorks = (item: Item): item is VotedWorks => typeof item === 'object' && 'label' in item;

const worksDraft = (works: VotedWorks): WorksDraft => ({
  label: works.label,
  voted_on: works.voted_on ?? '',
  resolution: works.resolution ?? '',
  total: knownEuros(works.total_cents),
  lot: knownEuros(works.lot_cents),
  called: knownEuros(works.called_cents),
  remaining: knownEuros(works.remaining_cents),
});

/** Null when what is typed is no value of that kind. */
export function typedField(kind: FieldKind, draft: FieldDraft): FieldValue | null {
  if (draft.form === 'PERIOD') {
    const { from, to } = draft;
    return isDay(from) && isDay(to) && from < to ? `${from}/${to}` : null;
  }
  if (draft.form === 'SCHEDULE')
    return allOrNothing(draft.rows.filter(isBegun).map(typedInstalment));
  if (draft.form === 'WORKS') return allOrNothing(draft.rows.filter(isBegun).map(typedWorks));
  return typedLine(kind, draft.text.trim());
}

function typedLine(kind: FieldKind, text: string): FieldValue | null {
  if (kind === 'CENTS' || kind === 'AREA') return typedHundredths(text);
  if (kind === 'NUMBER') {
    const number = typedNumber(text);
    return number !== null && Number.isInteger(number) ? number : null;
  }
  if (kind === 'DATE') return isDay(text) ? text : null;
  if (kind === 'YES_NO') return text === YES ? true : text === NO ? false : null;
  if (text === '') return null;
  return kind === 'LIST' ? typedList(text) : text;
}

/** A row left empty says nothing; none at all means that there is none. */
const isBegun = (row: InstalmentDraft | WorksDraft): boolean =>
  Object.values(row).some((text) => text.trim() !== '');

function allOrNothing<T>(rows: readonly (T | null)[]): T[] | null {
  const typed = rows.filter((row) => row !== null);
  return typed.length === rows.length ? typed : null;
}

function typedInstalment({ on, amount }: InstalmentDraft): ScheduleLine | null {
  const cents = typedHundredths(amount);
  return isDay(on) && cents !== null ? { on, cents } : null;
}

/** Left empty it is not known; anything else must be an amount. */
function typedWorks(row: WorksDraft): VotedWorks | null {
  const amounts = [row.total, row.lot, row.called, row.remaining];
  const [total_cents, lot_cents, called_cents, remaining_cents] = amounts.map(knownCents);
  const wrong = amounts.some((text) => text.trim() !== '' && typedHundredths(text) === null);
  const wrongDay = row.voted_on !== '' && !isDay(row.voted_on);
  if (row.label.trim() === '' || wrong || wrongDay) return null;
  return {
    label: row.label.trim(),
    voted_on: row.voted_on || null,
    resolution: row.resolution.trim() || null,
    total_cents: total_cents ?? null,
    lot_cents: lot_cents ?? null,
    called_cents: called_cents ?? null,
    remaining_cents: remaining_cents ?? null,
  };
}

const knownCents = (text: string): number | null =>
  text.trim() === '' ? null : typedHundredths(text);
