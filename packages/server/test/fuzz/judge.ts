// Sends one call over a real connection, and says what is wrong with the answer.
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { isErrorCode } from '@quitus/api/errors';
import { z } from 'zod';

import type { Sent } from './calls.ts';

/** Generous: a page is drawn, a password is hashed, a paper is printed. */
const LONGEST_MS = 30_000;
const LEAVES_AFTER_MS = 5;

export type Verdict = { status: number | null; wrong: string | null };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
export const hangUp = (): void => agent.destroy();

const refusal = z.strictObject({ error: z.string().refine(isErrorCode) });
/** What never reaches the application: the server's own parser speaks. */
const unparsed = z.object({
  statusCode: z.literal([400, 408, 431]),
  message: z.enum(['Client Error', 'Exceeded maximum allowed HTTP header size']),
});

export async function judge(base: string, sent: Sent): Promise<Verdict> {
  const answer = await ask(base, sent);
  if (typeof answer === 'string') return { status: null, wrong: answer };
  const { status, body } = answer;
  if (status === null) return { status, wrong: null };
  if (status >= 500) return { status, wrong: `${status} ${body.slice(0, 300)}` };
  const isPlain = status < 400 || body === '' || isRefusal(body);
  return { status, wrong: isPlain ? null : `says too much: ${body.slice(0, 300)}` };
}

function isRefusal(body: string): boolean {
  try {
    const said: unknown = JSON.parse(body);
    return refusal.safeParse(said).success || unparsed.safeParse(said).success;
  } catch {
    return false;
  }
}

type Answer = { status: number | null; body: string };
/** Refused before all of it was sent, or we left: the next calls show whether all is well. */
const GONE: Answer = { status: null, body: '' };

async function ask(base: string, sent: Sent): Promise<Answer | string> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`no answer in ${LONGEST_MS} ms`), LONGEST_MS);
  const answer = await Promise.race([late.promise, exchange(base, sent)]);
  clearTimeout(timer);
  return answer;
}

async function exchange(base: string, sent: Sent): Promise<Answer | string> {
  const answer = await send(base, sent).catch(() => null);
  if (!answer) return GONE;
  const status = answer.statusCode ?? 0;
  const bytes = await buffer(answer).catch(() => null);
  if (bytes) return { status, body: bytes.toString() };
  return sent.cut ? GONE : `answer ${status} was cut`;
}

function send(base: string, { method, path, headers, body, cut }: Sent): Promise<IncomingMessage> {
  const reads = method === 'GET' || method === 'HEAD';
  const length = body || !reads ? ['content-length', String(body?.length ?? 0)] : [];
  const all = ['host', 'quitus.test', ...headers, ...length];
  return new Promise((resolve, reject) => {
    const options = { method, agent: cut ? false : agent, headers: all };
    const asked = request(`${base}${path}`, options, resolve).on('error', reject);
    if (!cut || !body) return void asked.end(body ?? undefined);
    asked.write(body.subarray(0, Math.ceil(body.length / 2)));
    setTimeout(() => asked.destroy(), LEAVES_AFTER_MS);
    return undefined;
  });
}
