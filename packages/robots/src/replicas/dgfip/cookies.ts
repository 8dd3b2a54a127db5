import type { FastifyReply, FastifyRequest } from 'fastify';

export function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

export const setCookie = (reply: FastifyReply, name: string, value: string, seconds?: number) =>
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
  );
