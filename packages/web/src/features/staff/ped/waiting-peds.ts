// The orders that wait for the team, as they are gone through.
import type { WaitingPed } from '@quitus/api/desk.api';

import { dueWords } from '../../../words/due-words.ts';

/** Those that a colleague holds are passed over. */
export function besides(
  waiting: readonly WaitingPed[],
  current: string | null,
): { previous: string | null; next: string | null } {
  const open = waiting.filter(({ held_by, order_id }) => held_by === null || order_id === current);
  const index = open.findIndex(({ order_id }) => order_id === current);
  return {
    previous: index > 0 ? (open[index - 1]?.order_id ?? null) : null,
    next: open[index + 1]?.order_id ?? null,
  };
}

/** « avant demain, 9 h 12 », « en retard », « attend le client ». */
export function waitingWords({ due_at, late, question_pending }: WaitingPed, now: Date): string {
  if (question_pending) return 'attend le client';
  if (late) return 'en retard';
  return due_at === null ? 'sans délai' : `avant ${dueWords(due_at, now)}`;
}
