import type { AuditKind } from '@quitus/domain/security/audit';
import type { z } from 'zod';

/** Who may call: anyone, whoever opened a share link, a signed-in account, or a member of the Quitus team. */
export type Access = 'public' | 'visitor' | 'account' | 'staff';

/** At most `max` calls in `seconds`, counted per caller's address or per e-mail of the body. */
export type Limit = { per: 'address' | 'email'; max: number; seconds: number };

/**
 * What the security journal keeps of a call, or null for nothing: whoever writes a call that changes
 * something must say which. A call that only reads says it where reading is what matters.
 */
type Audited =
  | { method: 'GET'; audit?: AuditKind }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; audit: AuditKind | null };

export type Endpoint = Audited & {
  path: `/${string}`;
  access: Access;
  summary: string;
  limits?: readonly Limit[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a form with a file: each part becomes a field of the body. */
  multipart?: true;
  response: z.ZodType;
};

export type Api = Record<string, Endpoint>;

export const defineApi = <const A extends Api>(api: A): A => api;

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = E[K] extends z.ZodType
  ? { [key in K]: Side extends 'in' ? z.input<E[K]> : z.output<E[K]> }
  : unknown;

/** What a caller gives. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'in'> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'>;

/** What a handler receives: the same, parsed. */
export type ParsedInputOf<E extends Endpoint> = Part<E, 'params', 'out'> &
  Part<E, 'query', 'out'> &
  Part<E, 'body', 'out'>;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What a handler returns; the response schema drops every field that it does not list. */
export type AnswerOf<E extends Endpoint> = z.input<E['response']>;
