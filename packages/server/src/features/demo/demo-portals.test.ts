import { robotsApi } from '@quitus/api/robots.api';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { robotIn } from '../../../test/robot-portal.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { unseal } from '../../sealing.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { syndics } from '../directory/directory.table.ts';
import { mails } from '../mail/mail.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { findStatuses } from '../portfolios/slots.queries.ts';
import { portalPorts, startDemoPortals } from './demo-portals.ts';
import { DOSSIERS, PEOPLE } from './demo.data.ts';
import { fillDemo } from './demo.queries.ts';

const t = await createTestApp();
const { call, deps } = t;
await fillDemo(deps);
const portals = await startDemoPortals(deps, 0);
afterAll(() => portals.stop());
const { main_address } = DOSSIERS.find(({ key }) => key === 'moulins') ?? { main_address: '' };
const [dossier] = await deps.db
  .select({ uid: portfolios.uid })
  .from(portfolios)
  .where(eq(portfolios.main_address, main_address));
const uid = dossier?.uid ?? '';
const [lucie] = await deps.db.select().from(accounts).where(eq(accounts.email, PEOPLE.lucie.email));
if (!lucie) throw new Error('Lucie is not in the demonstration');
t.as((await openSession(deps.db, deps.keys.accessToken, lucie, null, deps.now())).access);

/** In the mails that wait to leave. */
const waitForCode = async (): Promise<string> => {
  const codes = async () => {
    const waiting = await deps.db.select().from(mails).where(eq(mails.to, PEOPLE.lucie.email));
    const sealed = waiting.flatMap(({ sealed_content }) => sealed_content ?? []);
    const contents = await Promise.all(sealed.map((text) => unseal(deps.keys.seal, text)));
    return contents.flatMap((content) => /le code (\d{6})/.exec(content)?.slice(1) ?? []);
  };
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await codes())[0] ?? '';
};

it('the syndic of the demonstration fills the dossier that was left to it', async () => {
  const [syndic] = await deps.db.select().from(syndics).where(eq(syndics.sample, true));
  expect(syndic).toMatchObject({ name: 'Syndic de démonstration', connector_id: 'ics' });
  const place = { connector_id: 'ics', syndic_id: syndic?.id ?? null };
  const form = await call(robotsApi.connectorForm, {
    params: { uid, scope: 'SYNDIC' },
    query: { connector_id: 'ics', syndic_id: syndic?.id },
  });
  expect(form.sample_credentials).not.toBeNull();
  const robot = robotIn(t, uid, place);
  await robot.visit(await robot.start(form.sample_credentials));
  const run = await robot.run();
  expect(run).toMatchObject({ state: 'DONE', code: null, portal: 'Syndic de démonstration' });
  expect(run.documents.filter(({ outcome }) => outcome === 'KEPT').length).toBeGreaterThan(12);
  expect(run.documents.filter(({ outcome }) => outcome === 'LEFT')).toHaveLength(1);
  const statusOf = await findStatuses(deps.db, uid);
  for (const type of ['RCP_EDD', 'CV_AG', 'PV_AG', 'CHARGES'] as const)
    expect(statusOf(type)).toBe('NEW_A_VERIFIER');
}, 90_000);

it('the tax office of the demonstration mails its code, and gives the notice', async () => {
  const robot = robotIn(t, uid, { connector_id: 'dgfip', syndic_id: null }, 'TAX');
  const { form } = await robot.see();
  expect(form).toMatchObject({ portal: 'Impôts, démonstration', connector_id: 'dgfip' });
  const run_id = await robot.start(form?.sample_credentials ?? null, { keeps_session: true });
  const visiting = robot.visit(run_id);
  const question = await robot.question();
  expect(question).toMatchObject({ kind: 'CODE', channel: 'EMAIL', length: 6 });
  await robot.answer(run_id, question.id, await waitForCode());
  await visiting;
  const run = await robot.run();
  expect(run).toMatchObject({ state: 'DONE', code: null });
  expect(run.documents.filter(({ outcome }) => outcome === 'KEPT')).toHaveLength(1);
  expect((await findStatuses(deps.db, uid))('TAX_FONCIERE')).toBe('NEW_A_VERIFIER');
  const kept = (await robot.see()).kept_access;
  expect(kept).toMatchObject({ keeps_session: true, keeps_password: false, refused: false });
}, 90_000);

it('gives the portals of neighbouring demonstrations ports of their own', () => {
  const taken = [3000, 3001, 3002, 3011].flatMap((port) => {
    const { syndicPort, officePort } = portalPorts(port);
    return [port, syndicPort, officePort, officePort + 1];
  });
  expect(new Set(taken).size).toBe(taken.length);
});
