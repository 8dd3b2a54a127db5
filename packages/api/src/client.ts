import { z } from 'zod';

import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import { ApiError, ERRORS, errorText, isErrorCode } from './errors.ts';

export type Send = (request: Request) => Promise<Response>;

type Arguments<E extends Endpoint> = unknown extends InputOf<E> ? [] : [input: InputOf<E>];

/** Calls an endpoint of the contract: the path, the shapes and the errors all come from it. */
export function createCaller(base: string, send: Send) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    ...[input]: Arguments<E>
  ): Promise<ResponseOf<E>> {
    const response = await reach(send, toRequest(base, endpoint, input ?? {}));
    if (!response.ok) throw await readError(response);
    return parse<E['response']>(endpoint.response, await response.json());
  };
}

export type Call = ReturnType<typeof createCaller>;

const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => schema.parse(body);

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());
const parts = z.object({
  params: texts.default({}),
  query: texts.default({}),
  body: z.unknown().optional(),
});

function toRequest(base: string, endpoint: Endpoint, input: unknown): Request {
  const { params, query, body } = parts.parse(input);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  const asked = search.size > 0 ? `?${search}` : '';
  return new Request(`${base}${path}${asked}`, {
    method: endpoint.method,
    ...(endpoint.body &&
      (endpoint.multipart
        ? { body: formOf(body) }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
  });
}

const fields = z.record(z.string(), z.union([z.string(), z.file()]).optional());

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields.parse(body)))
    if (value !== undefined) form.set(name, value);
  return form;
}

async function reach(send: Send, request: Request): Promise<Response> {
  try {
    return await send(request);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('UNREACHABLE', ERRORS.UNREACHABLE.status);
  }
}

const errorBody = z.record(z.string(), z.unknown());

/** Reads `error` (a code), else `message`, `non_field_errors`, or the values of the object. */
export async function readError(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError(null, response.status);
  const { error, message, non_field_errors } = body.data;
  if (typeof error === 'string') return new ApiError(error, response.status);
  const said = message ?? non_field_errors ?? Object.values(body.data);
  const text = [said].flat(2).map(String).join(', ');
  return new ApiError(null, response.status, text || undefined);
}

/** What to show for anything that was thrown while calling. */
export const textOf = (cause: unknown): string =>
  cause instanceof ApiError ? cause.message : errorText(null);

export const codeOf = (cause: unknown): string | null =>
  cause instanceof ApiError && isErrorCode(cause.code) ? cause.code : null;
