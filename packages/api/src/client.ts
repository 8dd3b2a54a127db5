import { z } from 'zod';

import {
  type AddressOf,
  type Endpoint,
  type InputOf,
  isBytes,
  type JsonEndpoint,
  type RawEndpoint,
  type ResponseOf,
} from './endpoint.ts';
import { ApiError, ERRORS, errorText, isErrorCode } from './errors.ts';

export type Send = (request: Request) => Promise<Response>;

type Arguments<Input> = unknown extends Input ? [] : [input: Input];

/** Calls an endpoint of the contract: the path, the shapes and the errors all come from it. */
export function createCaller(base: string, send: Send) {
  return async function call<E extends JsonEndpoint>(
    endpoint: E,
    ...[input]: Arguments<InputOf<E>>
  ): Promise<ResponseOf<E>> {
    const response = await answered(base, send, endpoint, input);
    return parse<E['response']>(endpoint.response, await response.json());
  };
}

export type Call = ReturnType<typeof createCaller>;

/** The same for an endpoint that answers with bytes, or with headers alone. */
export function createFetcher(base: string, send: Send) {
  return <E extends RawEndpoint>(
    endpoint: E,
    ...[input]: Arguments<InputOf<E>>
  ): Promise<Response> => answered(base, send, endpoint, input);
}

export type FetchBytes = ReturnType<typeof createFetcher>;

/** Where an endpoint stands, for those who reach it by themselves: a browser, a picture, a library. */
export const urlOf = <E extends Endpoint>(
  base: string,
  endpoint: E,
  ...[address]: Arguments<AddressOf<E>>
): string => addressOf(base, endpoint, address ?? {});

async function answered(
  base: string,
  send: Send,
  endpoint: Endpoint,
  input: unknown,
): Promise<Response> {
  const response = await reach(send, toRequest(base, endpoint, input ?? {}));
  if (!response.ok) throw await readError(response);
  return response;
}

const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => schema.parse(body);

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());
const address = z.object({ params: texts.default({}), query: texts.default({}) });
const content = z.object({ headers: texts.default({}), body: z.unknown().optional() });

function addressOf(base: string, endpoint: Endpoint, input: unknown): string {
  const { params, query } = address.parse(input);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(named(query));
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** What has a value, as text. */
const named = (values: z.output<typeof texts>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );

function toRequest(base: string, endpoint: Endpoint, input: unknown): Request {
  const { headers, body } = content.parse(input);
  const { type, payload } = bodyOf(endpoint, body);
  return new Request(addressOf(base, endpoint, input), {
    method: endpoint.method,
    headers: new Headers([...named(headers), ...(type ? named({ 'content-type': type }) : [])]),
    ...(payload !== undefined && { body: payload }),
  });
}

function bodyOf({ body: shape, multipart }: Endpoint, body: unknown) {
  if (!shape) return {};
  if (isBytes(shape)) return { type: shape.types[0], payload: z.instanceof(Blob).parse(body) };
  if (multipart) return { payload: formOf(body) };
  return { type: 'application/json', payload: JSON.stringify(body) };
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
