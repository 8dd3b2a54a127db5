// A field of the pré-état daté as people read it: its value, how well it is known, the day it speaks for.
import { frenchDay } from '@quitus/domain/documents/calendar';
import { type FieldKind, NOT_READ, NOT_TOLD, TO_HOLDERS } from '@quitus/domain/preetatdate/field';
import { AS_READ, FIELDS } from '@quitus/domain/preetatdate/fields.data';
import {
  type FieldState,
  type FieldValue,
  isReviewed,
  isUnknown,
  type ScheduleLine,
  type StatementField,
  type VotedWorks,
} from '@quitus/domain/preetatdate/statement';
import { isSchedule, isWorks, valueWords } from '@quitus/domain/preetatdate/value-words';
import { knownWord } from '@quitus/domain/reading/proof';
import { centsWords } from '@quitus/domain/text/number-words';

/** One line each for a list, one line for anything else. */
export function valueLines(kind: FieldKind, value: FieldValue): string[] {
  if (typeof value !== 'object') return [valueWords(kind, value)];
  if (value.length === 0) return [kind === 'SCHEDULE' ? 'Aucune échéance' : 'Néant'];
  if (isSchedule(value)) return value.map(instalmentWords);
  return isWorks(value) ? value.map(worksWords) : [valueWords(kind, value)];
}

/** « 1er janvier 2027 : 287,60 € ». */
const instalmentWords = ({ on, cents }: ScheduleLine): string =>
  `${frenchDay(on)} : ${centsWords(cents)}`;

/** Only what is known: nothing is said of the rest. */
function worksWords(works: VotedWorks): string {
  const { label, voted_on, resolution, total_cents, lot_cents, called_cents, remaining_cents } =
    works;
  const amounts = [
    total_cents !== null && centsWords(total_cents),
    lot_cents !== null && `${centsWords(lot_cents)} pour le lot`,
    called_cents !== null && `${centsWords(called_cents)} appelés`,
    remaining_cents !== null && `${centsWords(remaining_cents)} restants`,
  ].filter((words) => words !== false);
  const vote = [
    voted_on !== null && `voté le ${frenchDay(voted_on)}`,
    resolution !== null && `résolution ${resolution}`,
  ].filter((words) => words !== false);
  return [[label, ...vote].join(', '), ...(amounts.length > 0 ? [amounts.join(', ')] : [])].join(
    ' : ',
  );
}

const STATE_WORDS: Record<FieldState, string> = {
  CONFIRMED: knownWord('CONFIRMED'),
  PROVEN: knownWord('PROVEN'),
  READ: knownWord('READ'),
  TO_CHECK: knownWord('TO_CHECK'),
  CONTRADICTORY: 'les documents se contredisent',
  MISSING: 'manquant',
};

/** « lu, page 3 », « confirmé », « les documents se contredisent ». */
export function stateWords(field: StatementField): string {
  if (isUnknown(field)) return 'inconnu';
  // What nobody asks for is not missed.
  if (field.state === 'MISSING' && !FIELDS[field.reference].required) return 'non renseigné';
  const words = isReviewed(field) ? 'relu' : STATE_WORDS[field.state];
  const page = field.evidence[0]?.page;
  return field.value === null || page === undefined ? words : `${words}, page ${page}`;
}

/** How the figure was come by; of what no document told, that nobody read it anywhere. */
export function originWords({ reference, state, note, expected_in }: StatementField): string {
  if (state === 'MISSING' && expected_in)
    return `Nous n’avons pas su le lire dans « ${expected_in.label} ». Si vous l’y voyez, répondez.`;
  if (note !== null) return note;
  const { rule, fallback } = FIELDS[reference];
  const origin = [rule, fallback].filter(Boolean).join(' ');
  if (state !== 'MISSING') return origin;
  return rule === AS_READ ? UNREAD_ANYWHERE : `${UNREAD_ANYWHERE} ${origin}`;
}

const UNREAD_ANYWHERE = 'Nous ne l’avons lu dans aucun document.';

/** Where an open field may still be found: in the paper opened with it, else of whom. */
export function searchWords(
  { reference }: Pick<StatementField, 'reference'>,
  paper: string | null,
) {
  const { holder, sources } = FIELDS[reference];
  const whom = TO_HOLDERS[holder];
  if (paper !== null)
    return `Cherchez dans « ${paper} », affiché avec cette rubrique, ou demandez ${whom}.`;
  return sources.length > 0
    ? `Ajoutez le document où il se trouve, ou demandez ${whom}.`
    : `Les documents ne le disent généralement pas. Demandez ${whom}.`;
}

/** What the document will say: the value, or the words that stand in its place. */
export function shownLines({
  reference,
  state,
  value,
  expected_in,
}: Pick<StatementField, 'reference' | 'state' | 'value' | 'expected_in'>) {
  if (value !== null) return valueLines(FIELDS[reference].kind, value);
  return [state === 'MISSING' && expected_in ? NOT_READ : NOT_TOLD];
}

/** « au 5 novembre 2026 ». */
export const asOfWords = (as_of: string | null): string | null =>
  as_of === null ? null : `au ${frenchDay(as_of)}`;
