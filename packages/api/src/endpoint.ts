import type { AuditKind } from '@quitus/domain/security/audit';
import type { z } from 'zod';

/** What every path of the contract stands under. */
export const API_BASE = '/api';

/** Who may call: anyone, whoever opened a share link, a signed-in account, or a member of the Quitus team. */
export type Access = 'public' | 'visitor' | 'account' | 'staff';

export type LimitedBy = 'address' | 'email' | 'email_from_address';

/**
 * At most `max` calls in `seconds`, counted per caller's address, per e-mail of the body, or both together.
 * Whoever names an e-mail need not own it: alone, it is limited for no longer than a link lives.
 */
export type Limit = { per: LimitedBy; max: number; seconds: number };

/** Bytes instead of JSON: what they may be, whether a part may be asked for, how long they are kept. */
export type Bytes<Type extends string = string> = {
  kind: 'bytes';
  types: readonly Type[];
  ranges: boolean;
  /** null: nowhere, as any other answer. */
  cache: string | null;
};

/** Nothing but a status and headers. */
export type Empty<Headers extends z.ZodObject = z.ZodObject> = {
  kind: 'empty';
  status: 200 | 201 | 204;
  headers: Headers;
};

export const bytes = <const Type extends string>(
  types: readonly Type[],
  { ranges = false, cache = null }: { ranges?: boolean; cache?: string | null } = {},
): Bytes<Type> => ({ kind: 'bytes', types, ranges, cache });

export const empty = <Headers extends z.ZodObject>(
  status: Empty['status'],
  headers: Headers,
): Empty<Headers> => ({ kind: 'empty', status, headers });

type Shape = z.ZodType | Bytes | Empty;
export const isBytes = (shape: Shape | undefined): shape is Bytes =>
  shape !== undefined && 'kind' in shape && shape.kind === 'bytes';
export const isEmpty = (shape: Shape | undefined): shape is Empty =>
  shape !== undefined && 'kind' in shape && shape.kind === 'empty';

/** Bytes come and go at their own pace. */
export const streams = ({ body, response }: Pick<Endpoint, 'body' | 'response'>): boolean =>
  isBytes(body) || isBytes(response);

/**
 * What the security journal keeps of a call, or null for nothing: whoever writes a call that changes
 * something must say which. A call that only reads says it where reading is what matters. Bytes that
 * can be fetched can be asked about by HEAD too, without a line of their own.
 */
type Audited =
  | { method: 'GET' | 'HEAD'; audit?: AuditKind }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; audit: AuditKind | null };

export type Endpoint = Audited & {
  path: `/${string}`;
  access: Access;
  summary: string;
  limits?: readonly Limit[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType | Bytes;
  /** The body is a form with a file: each part becomes a field of the body. */
  multipart?: true;
  response: Shape;
  /** Headers of every answer, refusals included. */
  answer_headers?: Record<string, string>;
};

/** Answers JSON. */
export type JsonEndpoint = Endpoint & { response: z.ZodType };
/** Answers with bytes, or with headers alone. */
export type RawEndpoint = Endpoint & { response: Bytes | Empty };

export type Api = Record<string, Endpoint>;

export const defineApi = <const A extends Api>(api: A): A => api;

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'headers' | 'body',
  Side extends 'in' | 'out',
> = E[K] extends z.ZodType
  ? { [key in K]: Side extends 'in' ? z.input<E[K]> : z.output<E[K]> }
  : unknown;

/** Which address is called. */
export type AddressOf<E extends Endpoint> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'>;

/** What a caller gives. */
export type InputOf<E extends Endpoint> = AddressOf<E> &
  Part<E, 'headers', 'in'> &
  (E['body'] extends Bytes ? { body: Blob } : Part<E, 'body', 'in'>);

/** What a handler receives: the same, parsed. */
export type ParsedInputOf<E extends Endpoint> = Part<E, 'params', 'out'> &
  Part<E, 'query', 'out'> &
  Part<E, 'headers', 'out'> &
  Part<E, 'body', 'out'>;

export type ResponseOf<E extends JsonEndpoint> = z.output<E['response']>;
