// The check page as the server answers it, for a browser without JavaScript: the verdict stands in the page.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { errorText } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { verificationApi } from '@quitus/api/verification.api';
import { verdictOf } from '@quitus/domain/preetatdate/verdict';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import { html } from '../../html.ts';
import { networkOf, secondsToWait } from '../../http/limits.ts';
import type { Headers } from '../../http/security-headers.ts';
import type { Site } from '../../http/site.ts';
import { sitePaths } from '../../site-paths.ts';
import { lookUp } from './verification.routes.ts';

const PATTERN = '/verifier/:number';
const params = z.object({ number: z.string() });
const query = z.object({ number: z.string().trim().optional().catch(undefined) });

type Written = { number: string; title: string; text: string };

export function serveVerificationPage(
  app: FastifyInstance,
  deps: Deps,
  site: Site,
  common: Headers,
): void {
  const page = site.writtenForAny.get(PATTERN)?.file;
  if (!page) return;
  const { etag: _, ...headers } = page.headers;
  const template = page.bodies.identity.toString();

  app.get(PATTERN, async (request, reply) => {
    // The form of /verifier leads here with what was typed.
    const typed = query.parse(request.query).number;
    if (typed === '') return reply.redirect(sitePaths.verification, 303);
    if (typed !== undefined)
      return reply.redirect(sitePaths.verify(encodeURIComponent(typed)), 303);
    const number = params.parse(request.params).number.slice(0, LIMITS.ped_number);
    const body = write(template, await verify(deps, number, request.ip));
    void reply.headers({ ...common, ...headers, 'cache-control': 'no-store' });
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(body));
  });
}

async function verify({ db, keys, now }: Deps, number: string, ip: string): Promise<Written> {
  const caller = { address: networkOf(ip), email: null, email_from_address: null };
  const { limits } = verificationApi.verify;
  const wait = await secondsToWait(db, keys.pseudonym, PATTERN, limits, caller, now());
  if (wait > 0)
    return {
      number,
      title: 'La vérification n’a pas pu être faite',
      text: errorText('TOO_MANY_REQUESTS'),
    };
  const { verification } = await lookUp(db, number);
  return { number: verification.number ?? number, ...verdictOf(verification) };
}

const write = (template: string, written: Written): string =>
  template.replaceAll(
    /\{\{verdict\.(number|title|text)\}\}/g,
    (_, name: keyof Written) => html`${written[name]}`.markup,
  );
