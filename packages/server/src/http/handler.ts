// What a handler is: it gets parsed input, the actor and a transaction, and returns the answer.
import type { Access, Api, Bytes, Empty, Endpoint, ParsedInputOf } from '@quitus/api/endpoint';
import type { ErrorCode } from '@quitus/api/errors';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import type { z } from 'zod';

import type { Origin } from '../audit/origin.ts';
import type { Tx } from '../db/pool.ts';
import type { About } from './audited.ts';
import type { Redirect, SentBytes } from './send-bytes.ts';

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

/** Who does something, as far as its record says. */
export type Doer = Pick<Actor, 'account_id'>;

/** Somebody who opened a share link. */
export type Visitor = { visit_id: string; share_id: string; portfolio_uid: string };

type Caller<A extends Access> = A extends 'public' ? null : A extends 'visitor' ? Visitor : Actor;

/** Bytes come and go at their own pace, so outside of any transaction: `tx` is the database itself. */
type BytesContext<E extends Endpoint> = (E['body'] extends Bytes
  ? { body: AsyncIterable<Buffer> }
  : unknown) &
  // Asked by HEAD: nothing is fetched.
  (E['response'] extends Bytes ? { head_only: boolean } : unknown);

export type Context<E extends Endpoint> = ParsedInputOf<E> &
  BytesContext<E> & {
    actor: Caller<E['access']>;
    tx: Tx;
    now: Date;
    user_agent: string | null;
    origin: Origin;
    /** Says what the contract's line in the security journal is about. */
    about: About;
  };

/** JSON, of which the response schema drops every field that it does not list; headers; or bytes. */
type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends Empty<infer Headers>
    ? z.input<Headers>
    : E['response'] extends Bytes<infer Type>
      ? SentBytes<Type> | Redirect
      : never;

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
