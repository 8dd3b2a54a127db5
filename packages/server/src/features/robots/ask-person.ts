// A portal asks something that only a person knows: the visit waits for them, for five minutes.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { ANSWER_MINUTES, type QuestionKind } from '@quitus/domain/robots/run-state';
import { MINUTE_MS } from '@quitus/domain/time/durations';
import type { Question } from '@quitus/robots/connector';
import { RobotError } from '@quitus/robots/robot-error';

import type { RunSignal } from '../../adapters/robots/run-channel.ts';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { type Place, unseal } from '../../sealing.ts';
import { notifyOfRunSpec } from './robots-job-specs.ts';
import type { StoredQuestion } from './robots.table.ts';
import { changeActiveRun, type StoredRun, publishRun } from './runs.queries.ts';

/** When nobody answers, or nobody is there. */
const UNANSWERED: Record<QuestionKind, { late: RobotErrorCode; absent: RobotErrorCode }> = {
  CODE: { late: 'OTP_EXPIRED', absent: 'OTP_REQUIRED' },
  CAPTCHA: { late: 'CAPTCHA', absent: 'CAPTCHA' },
  UNIT: { late: 'WRONG_BUILDING', absent: 'WRONG_BUILDING' },
};

/** Bound to its question: it opens for no other. */
export const answerPlace = (
  { portfolio_uid, connector_id }: Pick<StoredRun, 'portfolio_uid' | 'connector_id'>,
  question_id: string,
): Place => ({ what: 'answer', id: question_id, portfolio_uid, connector_id });

export type Asker = {
  ask: (question: Question) => Promise<string>;
  hear: (signal: RunSignal) => Promise<void>;
};

type Open = { id: string; answer: string | null; unread: boolean };

export function createAsker(deps: Deps, run: StoredRun, signal: AbortSignal): Asker {
  let open: Open | null = null;

  /** Under a name of its own: an answer to what was asked before opens for nothing. */
  async function put(question: Question, expires: Date): Promise<Open> {
    const mine = { id: randomUUID(), answer: null, unread: false };
    open = mine;
    await inTransaction(deps.db, async (tx) => {
      const stored = storedQuestion(question, mine.id, expires);
      await changeActiveRun(tx, run, { state: 'WAITING_USER', question: stored });
      await enqueue(tx, notifyOfRunSpec, { run_id: run.id, question_id: mine.id });
      await publishRun(tx, run);
    });
    return mine;
  }

  return {
    hear: async (said) => {
      const asked = open;
      if (!('sealed_answer' in said) || said.question_id !== asked?.id) return;
      const place = answerPlace(run, said.question_id);
      try {
        asked.answer = await unseal(deps.keys.robots, said.sealed_answer, place);
      } catch (cause) {
        // Sealed by a process with other keys; nobody above hears of what is thrown here.
        deps.log.warn({ err: cause, run_id: run.id }, 'an answer could not be opened');
        asked.unread = true;
      }
    },

    ask: async (question) => {
      const { late, absent } = UNANSWERED[question.kind];
      if (run.trigger === 'REFRESH') throw new RobotError(absent);
      const expires = new Date(deps.now().getTime() + ANSWER_MINUTES * MINUTE_MS);
      let mine = await put(question, expires);
      try {
        while (mine.answer === null) {
          if (mine.unread) mine = await put(question, expires);
          if (deps.now() >= expires) throw new RobotError(late);
          if (signal.aborted) throw new RobotError('CANCELLED');
          await sleep(deps.timing.visits.answer_poll_ms);
        }
        return mine.answer;
      } finally {
        open = null;
        await changeActiveRun(deps.db, run, { state: 'LOGGING_IN', question: null });
      }
    },
  };
}

function storedQuestion(question: Question, id: string, expires: Date): StoredQuestion {
  const base = { id, expires_at: expires.toISOString() };
  if (question.kind === 'UNIT')
    return { ...base, kind: 'UNIT', choices: question.units.map((unit) => ({ ...unit })) };
  if (question.kind === 'CAPTCHA') {
    const picture = `data:image/png;base64,${Buffer.from(question.png).toString('base64')}`;
    return { ...base, kind: 'CAPTCHA', retry: question.retry, picture };
  }
  const { kind, channel, hint, length, retry } = question;
  return { ...base, kind, channel, length, retry, ...(hint !== undefined && { hint }) };
}
