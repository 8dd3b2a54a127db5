import type { WaitingPed } from '@quitus/api/desk.api';

import { dueWords } from '../../../words/due-words.ts';

/** « avant demain, 9 h 12 », « en retard », « attend le client ». */
export function waitingWords({ due_at, late, question_pending }: WaitingPed, now: Date): string {
  if (question_pending) return 'attend le client';
  if (late) return 'en retard';
  return due_at === null ? 'sans délai' : `avant ${dueWords(due_at, now)}`;
}
