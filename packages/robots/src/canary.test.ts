import { load } from 'cheerio';
import { afterEach, describe, expect, it } from 'vitest';

import { withLimits } from '../test/attempt.ts';
import { small as polite } from '../test/small-connector.ts';
import { startSmallPortal } from '../test/small-portal.ts';
import { visitor } from '../test/visitor.ts';
import { checkPortal, checkVisit } from './canary.ts';
import { differenceBetween, signatureOf } from './form-signature.ts';
import type { Replica, Scenario } from './replicas/replica.ts';

let replica: Replica | null = null;
afterEach(async () => {
  await replica?.stop();
  replica = null;
});

async function portal(scenario: Scenario = 'ok') {
  replica = await startSmallPortal({ scenario });
  return replica;
}

const small = withLimits(polite, { rps: 200 });
const SIGNATURE = 'POST /entree · jeton, login, mdp';

describe('the anonymous look at a portal', () => {
  it('writes down the form, then finds it again', async () => {
    const { tenant } = await portal();
    const first = await checkPortal(small, tenant, { ...visitor(), recorded: null });
    expect(first).toEqual({ state: 'OK', signature: SIGNATURE, difference: null });
    const second = await checkPortal(small, tenant, { ...visitor(), recorded: SIGNATURE });
    expect(second.state).toBe('OK');
  });

  it('says what changed in the form', async () => {
    const { tenant } = await portal();
    const recorded = 'POST /ancienne · login, pwd';
    expect(await checkPortal(small, tenant, { ...visitor(), recorded })).toEqual({
      state: 'BROKEN',
      signature: SIGNATURE,
      difference:
        'envoi\u00a0: POST /ancienne → POST /entree\u00a0; disparu\u00a0: pwd\u00a0; nouveau\u00a0: jeton, mdp',
    });
  });

  it.each([
    ['maintenance', 'DEGRADED'],
    ['bot-wall', 'BROKEN'],
  ] as const)('calls %s %s', async (scenario, state) => {
    const { tenant } = await portal(scenario);
    const check = await checkPortal(small, tenant, { ...visitor(), recorded: SIGNATURE });
    expect(check).toMatchObject({ state, signature: null });
  });

  it('tells a portal that nobody answers at', async () => {
    const { tenant } = await portal();
    await replica?.stop();
    const check = await checkPortal(small, tenant, { ...visitor(), recorded: SIGNATURE });
    expect(check).toMatchObject({ state: 'DEGRADED', difference: 'PORTAL_DOWN: NETWORK' });
  });
});

it('calls a portal that never answers slow, and leaves whoever gave up to themselves', async () => {
  const { tenant } = await portal();
  const never = {
    ...visitor().pace,
    turn: (_host: string, _rps: number, signal: AbortSignal) => gone(signal),
  };
  const late = { ...visitor(), pace: never, signal: AbortSignal.timeout(50), recorded: SIGNATURE };
  expect(await checkPortal(small, tenant, late)).toMatchObject({
    state: 'DEGRADED',
    difference: 'répond trop lentement',
  });
  const stopped = { ...late, signal: AbortSignal.abort() };
  await expect(checkPortal(small, tenant, stopped)).rejects.toMatchObject({ code: 'CANCELLED' });
});

const gone = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('gone')), { once: true });
  });

describe('the visit with an account of ours', () => {
  const home = { address: '', lots: [] };

  it('takes one file, and only one', async () => {
    const { tenant, credentials, log } = await portal();
    const check = await checkVisit(small, { ...visitor(), tenant, credentials, home });
    expect(check.state).toBe('OK');
    expect(log().filter(({ path }) => path.startsWith('/fichier'))).toHaveLength(1);
  });

  it.each([
    ['empty', '0 documents listés, aucun à prendre'],
    ['truncated', 'aucun fichier entier'],
    ['layout-changed', 'PARSE_CHANGED: table.papiers (tableau des papiers)'],
    ['bad-password', 'LOGIN_FAILED'],
  ] as const)('says of %s: %s', async (scenario, difference) => {
    const { tenant, credentials } = await portal(scenario);
    const check = await checkVisit(small, { ...visitor(), tenant, credentials, home });
    expect(check).toEqual({ state: 'BROKEN', signature: null, difference });
  });
});

describe('the signature of a login page', () => {
  const page = (html: string) => ({
    url: new URL('https://portail.example/connexion'),
    status: 200,
    text: html,
    $: load(html),
  });

  it('takes the form with a password, without what changes at each visit', () => {
    const html = `<form action="/recherche"><input name=q></form>
      <form method=post action="/login;jsessionid=4F2?x=1"><input type=hidden name=jeton value=1>
      <input name=nom><input name=mdp type=password></form>`;
    expect(signatureOf(page(html))).toBe('POST /login · jeton, mdp, nom');
  });

  it('takes the title of a page that a script draws', () => {
    const seen = signatureOf(page('<title>Mon espace</title><div id=app></div>'));
    expect(seen).toBe('sans formulaire · Mon espace');
    expect(differenceBetween(seen, seen)).toBeNull();
  });
});
