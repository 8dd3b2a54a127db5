// What the control concluded of a slot, and how long it will still wait for a person.
import type { ControlView } from '@quitus/api/reading.api';
import type { SlotControl } from '@quitus/domain/control/control';
import { estimatedMinutes } from '@quitus/domain/control/waiting';

import type { Tx } from '../../db/pool.ts';
import { findStatus } from '../portfolios/door.ts';
import { findControl, isTeamsWord, type Place } from './controls.queries.ts';
import { countAhead, listLatelyDecided } from './waiting.queries.ts';

export async function controlView(tx: Tx, place: Place, now: Date): Promise<ControlView> {
  const control = await findControl(tx, place);
  const status = await findStatus(tx, place);
  const waits = status === 'NEW_A_VERIFIER' && control?.waiting_since;
  const { answer, answered_at } = control ?? {};
  return {
    ...shownVerdict(control),
    controlled_at: control?.controlled_at?.toISOString() ?? null,
    by_team: await isTeamsWord(tx, place, status),
    answer: answer && answered_at ? { comment: answer, at: answered_at.toISOString() } : null,
    waiting: waits ? await waitingTime(tx, waits, now) : null,
  };
}

type Verdict = Pick<SlotControl, 'status' | 'sentence' | 'rules' | 'expires_at'>;

/** What was concluded, as it is shown. */
export const shownVerdict = (verdict: Verdict | undefined) => ({
  status: verdict?.status ?? null,
  sentence: verdict?.sentence ?? null,
  rules: (verdict?.rules ?? []).map((rule) => ({ ...rule, seen: [...rule.seen] })),
  expires_at: verdict?.expires_at ?? null,
});

async function waitingTime(tx: Tx, since: Date, now: Date) {
  const ahead = await countAhead(tx, since);
  return { ahead, estimated_minutes: estimatedMinutes(ahead, await listLatelyDecided(tx, now)) };
}
