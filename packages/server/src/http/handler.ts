// What a handler is: it gets parsed input, the actor and a transaction, and returns the answer.
import type { Access, AnswerOf, Api, Endpoint, ParsedInputOf } from '@quitus/api/endpoint';
import type { ErrorCode } from '@quitus/api/errors';
import type { AccountType } from '@quitus/domain/accounts/account-type';

import type { About } from '../audit/audited.ts';
import type { Origin } from '../audit/origin.ts';
import type { Tx } from '../db/pool.ts';

export type Actor = {
  account_id: string;
  session_id: string;
  email: string;
  account_type: AccountType;
  staff: boolean;
  organization_id: string;
  /** Where this call comes from; null for a line that stays open. */
  origin: Origin | null;
};

/** Somebody who opened a share link. */
export type Visitor = { visit_id: string; share_id: string; portfolio_uid: string };

type Caller<A extends Access> = A extends 'public' ? null : A extends 'visitor' ? Visitor : Actor;

export type Context<E extends Endpoint> = ParsedInputOf<E> & {
  actor: Caller<E['access']>;
  tx: Tx;
  now: Date;
  user_agent: string | null;
  origin: Origin;
  /** Says what the contract's line in the security journal is about. */
  about: About;
};

/** Thrown, a failure undoes what the handler wrote; returned, it keeps it. */
export class Refusal {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    this.code = code;
  }
}

export const refuse = (code: ErrorCode): Refusal => new Refusal(code);

export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<AnswerOf<E> | Refusal> | AnswerOf<E>;

export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> };

export type Implementation = { api: Api; handlers: Record<string, unknown> };

/**
 * A missing handler, or one whose answer does not fit the contract, does not compile.
 * In two steps because a handler without parameters is typed before the contract is known otherwise.
 */
export const implement =
  <A extends Api>(api: A) =>
  (handlers: Handlers<A>): Implementation => ({ api, handlers });
