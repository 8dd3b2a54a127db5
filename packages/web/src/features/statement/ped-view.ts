// What the order page says of a statement: what is bought, when it comes, what is left, what changed.
import { errorText, isErrorCode } from '@quitus/api/errors';
import type { PedPage } from '@quitus/api/preetatdate.api';
import { sameFieldValue } from '@quitus/domain/preetatdate/field-value';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import { DUE_HOURS } from '@quitus/domain/preetatdate/order';
import {
  missingField,
  type Statement,
  type StatementField,
} from '@quitus/domain/preetatdate/statement';
import { valueWords } from '@quitus/domain/preetatdate/value-words';
import { HOUR_MS } from '@quitus/domain/time/durations';

import { stateWords } from '../../statement-fields/field-words.ts';
import { neededQuestions } from '../../statement-fields/statement-view.ts';
import { dueWords, lastingWords } from '../../words/due-words.ts';

const listed = (words: readonly string[]): string => new Intl.ListFormat('fr-FR').format(words);

/** « Pré-état daté, lots 17 et 58 ». */
export function soldWords({ fields }: Pick<Statement, 'fields'>): string {
  const lots = fields.find(({ reference }) => reference === 'LOTS')?.value;
  const numbers = Array.isArray(lots) ? lots.filter((lot) => typeof lot === 'string') : [];
  if (numbers.length === 0) return 'Pré-état daté';
  return `Pré-état daté, ${numbers.length > 1 ? 'lots' : 'lot'} ${listed(numbers)}`;
}

type Delivery = { title: string; promise: string };

/** The honest word on when it comes: at once when nothing is left for a person, else the desk's own time. */
export function deliveryOf(
  { readiness, desk_minutes }: Pick<PedPage, 'readiness' | 'desk_minutes'>,
  now: Date,
): Delivery {
  if (readiness.deliverable)
    return { title: 'Livraison immédiate', promise: 'Livré dès le paiement.' };
  const due = new Date(now.getTime() + DUE_HOURS * HOUR_MS);
  return {
    title: `Livraison en ${DUE_HOURS}h`,
    promise: `Livré avant ${dueWords(due, now)}${usualWords(desk_minutes)}.`,
  };
}

/** A usual time that is the whole promise says nothing. */
const usualWords = (minutes: number): string =>
  minutes > (DUE_HOURS - 1) * 60 ? '' : `, d’ordinaire en ${lastingWords(minutes)}`;

/** Why the order is locked: what is left of its gate first. */
export function lockedWords({
  gate,
  price,
  order_refusal,
}: Pick<PedPage, 'gate' | 'price' | 'order_refusal'>): string {
  if (order_refusal === 'PED_NOT_OFFERED') return errorText(order_refusal);
  if (price === null) return 'La personne qui gère le dossier peut le commander.';
  if (!gate.open)
    return gate.needs.filter(({ status }) => status !== 'VERIFIED').length > 1
      ? 'Il reste deux documents à faire vérifier avant de commander.'
      : 'Il reste un document à faire vérifier avant de commander.';
  return order_refusal !== null && isErrorCode(order_refusal) ? errorText(order_refusal) : '';
}

/** « Il reste 3 rubriques à compléter. » */
export function leftWords(statement: Pick<Statement, 'fields'>): string | null {
  const left = neededQuestions(statement).length;
  if (left === 0) return null;
  return left === 1
    ? 'Il reste une rubrique à compléter.'
    : `Il reste ${left} rubriques à compléter.`;
}

type Change = PedPage['changes']['fields'][number];

/** A figure that only became surer is no news; one that came, went or changed is. */
export const shownChanges = ({ fields }: Pick<PedPage['changes'], 'fields'>): Change[] =>
  fields.filter(({ before, after }) =>
    before.value === null && after.value === null
      ? before.state !== after.state
      : !sameFieldValue(before.value, after.value),
  );

/** « Dette envers les fournisseurs : 3 930,75 €, au lieu de manquant ». */
export function changeWords({ reference, before, after }: Change): string {
  const { label, kind } = FIELDS[reference];
  const words = ({ state, value }: Change['before']): string =>
    value === null ? stateWords({ ...missingField(reference), state }) : valueWords(kind, value);
  return `${label} : ${words(after)}, au lieu de ${words(before)}`;
}

const worth = ({ state, value }: StatementField): string => JSON.stringify([state, value]);

/** Said aloud when what is on screen was computed again. */
export function recomputed(before: Statement, after: Statement): string {
  const former = new Map(before.fields.map((field) => [field.reference, field]));
  const changed = after.fields.filter((field) => {
    const known = former.get(field.reference);
    return known !== undefined && worth(known) !== worth(field);
  });
  if (changed.length === 0) return '';
  const [only] = changed;
  const said =
    changed.length === 1 && only
      ? `${FIELDS[only.reference].label} : ${stateWords(only)}.`
      : `${changed.length} rubriques ont changé.`;
  return `${said} ${leftWords(after) ?? 'Tout est renseigné.'}`;
}
