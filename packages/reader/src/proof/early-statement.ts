// A statement of account is not of a day before the last payment that it lists: what was read as its day is another.
import type { Fact } from '@quitus/domain/reading/read-document';

/** « 2026-01-08 -70000 Virement »: calls may be entered before they fall due, payments are not. */
const PAYMENT = /^(?<day>\d{4}-\d{2}-\d{2}) -\d/;

export function withoutEarlyDay(facts: readonly Fact[]): readonly Fact[] {
  const days = facts
    .flatMap(({ name, value }) => (name === 'entries' && Array.isArray(value) ? value : []))
    .flatMap((entry) => PAYMENT.exec(entry)?.groups?.['day'] ?? [])
    .toSorted();
  const last = days.at(-1);
  return last === undefined
    ? facts
    : facts.filter(({ name, value }) => name !== 'as_of' || String(value) >= last);
}
