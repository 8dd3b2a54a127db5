// The journal as it is read: day by day, dossier by dossier, what was done again and again in one line.
import type { JournalLine } from '@quitus/api/journal.api';

import { dayKey } from '../../words/french-days.ts';
import { detailWords, placeWords } from './journal-words.ts';

/** Lines that say the same of as many papers, newest first. */
export type Repeated = readonly [JournalLine, ...JournalLine[]];

export type DossierGroup = {
  /** Null for what is about no dossier. */
  portfolio: JournalLine['portfolio'];
  entries: Repeated[];
};

export type JournalDay = { day: string; groups: DossierGroup[] };

/** What a reader would read again word for word, the hour and the paper aside. */
function saidBy(line: JournalLine): string {
  const { about_id: _, document_type: __, ...detail } = line.detail;
  return JSON.stringify([
    line.kind,
    line.outcome,
    line.actor_kind,
    line.actor,
    line.account,
    detailWords(detail),
    placeWords(line),
  ]);
}

/** Newest first, as they come; a group stands where its newest line does. */
export function journalDays(lines: readonly JournalLine[]): JournalDay[] {
  const days = new Map<string, Map<string, JournalLine[]>>();
  for (const line of lines) {
    const day = dayKey(new Date(line.at));
    const dossiers = days.get(day) ?? new Map<string, JournalLine[]>();
    days.set(day, dossiers);
    const uid = line.portfolio?.uid ?? '';
    dossiers.set(uid, [...(dossiers.get(uid) ?? []), line]);
  }
  return [...days].map(([day, dossiers]) => ({
    day,
    groups: [...dossiers.values()].map((own) => ({
      portfolio: own[0]?.portfolio ?? null,
      entries: folded(own),
    })),
  }));
}

/** Only neighbours: what happened in between is not hidden. */
function folded(lines: readonly JournalLine[]): Repeated[] {
  const entries: [JournalLine, ...JournalLine[]][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && saidBy(last[0]) === saidBy(line)) last.push(line);
    else entries.push([line]);
  }
  return entries;
}
