// One password through every connector and every scenario, right and wrong; then it is looked for everywhere.
import { failureText } from '@quitus/domain/robots/robot-error';
import { afterEach, describe, expect, it } from 'vitest';

import type { Connector, ListEvent } from '../src/connector.ts';
import { recorder } from '../src/record.ts';
import { type Replica, type Scenario, SCENARIOS } from '../src/replicas/replica.ts';
import { RobotError } from '../src/robot-error.ts';
import type { HopAnswer, Transport } from '../src/transport.ts';
import { attempt } from './attempt.ts';
import { canariesIn, CANARY, outputOf, printed } from './canary-password.ts';
import { timeOutLastFile } from './last-file.ts';
import { answering, PAPERS, type Portal, PORTALS } from './portals.ts';
import { visitor } from './visitor.ts';
import { watched } from './watched-transport.ts';

const open: Replica[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((replica) => replica.stop()));
});

type Access = 'right' | 'wrong';
type Swept = Portal & { credentials: Record<string, string>; played: Scenario[] };

/** Replicas refuse what they do not play. */
async function swept(portal: Portal): Promise<Swept> {
  const replica = await portal.start({});
  const played: Scenario[] = [];
  for (const scenario of SCENARIOS)
    await replica.control({ scenario }).then(
      () => played.push(scenario),
      () => undefined,
    );
  await replica.stop();
  return { ...portal, credentials: replica.credentials, played };
}
const SWEPT = await Promise.all(PORTALS.map(swept));

/** More than one, and where the session ends between two pages as many as make two. */
const papersIn = (scenario: Scenario) =>
  scenario === 'session-expired-mid-list' ? PAPERS : PAPERS.slice(0, 3);

async function portalOf(
  { start, connector, credentials }: Swept,
  access: Access,
  scenario: Scenario,
) {
  const password = access === 'right' ? CANARY : 'un-autre';
  const replica = await start({
    scenario,
    credentials: { ...credentials, password },
    ...(connector.manifest.scope === 'SYNDIC' && { papers: papersIn(scenario) }),
  });
  open.push(replica);
  return replica;
}

/** Everything that one visit leaves behind, and how often the password went out. */
async function leftBehind(
  { connector, home }: Portal,
  replica: Replica,
  scenario: Scenario,
  becomes: (answer: HopAnswer) => HopAnswer = (same) => same,
) {
  const { manifest } = connector;
  const credentials = { ...replica.credentials, password: CANARY };
  const { left, wrap: watch } = watched({ becomes });
  const { wrap: record, recording } = recorder(manifest, {
    secrets: Object.values(credentials),
    words: [home.address],
    hosts: manifest.hosts(manifest.tenant.parse(replica.tenant)),
  });
  const wrap = (inner: Transport) => record(watch(inner));
  const changes = scenario === 'slow-file' ? timeOutLastFile() : {};
  const host = visitor({ ask: answering(replica), wrap, ...changes });
  const order = { credentials, keep_session: true };
  const { result, output } = await outputOf(() =>
    attempt({ connector, replica, home, host, order }),
  );
  const { failure } = result;
  return {
    sent: left.filter(({ body }) => canariesIn(body ?? '').length > 0),
    captchas: host.asked.filter(({ kind }) => kind === 'CAPTCHA').length,
    failure,
    shown: {
      reported: printed(host.reported),
      asked: printed(host.asked),
      kept: printed(host.kept.map(({ document, file }) => [document, file.name, file.mime])),
      threw: printed(failure),
      read: failure ? failureText(failure.code, { portal: manifest.label, ...failure.facts }) : '',
      saved: printed(result.result),
      recorded: JSON.stringify(recording()),
      logged: output,
      addresses: left.map(({ address }) => address).join('\n'),
      headers: printed(left.map(({ headers }) => headers)),
    },
  };
}

/** Some portals write what was typed into their pages; each in its own way, so here at their ends. */
function echoing(answer: HopAnswer): HopAnswer {
  if (!(answer.headers.get('content-type') ?? '').includes('html')) return answer;
  const echo = `<p class="Dialog--warning error">${CANARY.replace('&', '&amp;')}</p><!-- ${CANARY} -->`;
  return { ...answer, bytes: Buffer.concat([answer.bytes, Buffer.from(echo)]) };
}

const foundIn = (shown: Record<string, string>): string[] =>
  Object.entries(shown).flatMap(([where, text]) =>
    canariesIn(text).map((form) => `${where}: ${form}`),
  );

describe.each(SWEPT)('$connector.manifest.id', (portal) => {
  describe.each(portal.played)('%s', (scenario) => {
    it.each([
      ['right', 2],
      ['wrong', 1],
    ] as const)('shows a password that is %s nowhere', async (access, most) => {
      const replica = await portalOf(portal, access, scenario);
      const { sent, captchas, shown } = await leftBehind(portal, replica, scenario);
      expect(foundIn(shown)).toEqual([]);
      // It goes out in the body of one form: once, again when the session ended, or when the picture was misread.
      const forms = new Set(sent.map(({ method, address }) => `${method} ${address}`));
      expect(forms.size).toBeLessThanOrEqual(1);
      expect(sent.length).toBeLessThanOrEqual(most + Math.max(0, captchas - 1));
    });
  });

  it.each(portal.played)('%s: does not repeat a portal that repeats it', async (scenario) => {
    const replica = await portalOf(portal, 'right', scenario);
    const { shown } = await leftBehind(portal, replica, scenario, echoing);
    expect(foundIn(shown)).toEqual([]);
  });

  it('was sent it, and let in or refused', async () => {
    const inside = await leftBehind(portal, await portalOf(portal, 'right', 'ok'), 'ok');
    expect(inside.sent).toMatchObject([{ method: 'POST' }]);
    expect(inside.failure).toBeNull();
    const refused = await leftBehind(portal, await portalOf(portal, 'wrong', 'ok'), 'ok');
    expect(refused.sent).toMatchObject([{ method: 'POST' }]);
    expect(refused.failure?.code).toBe('LOGIN_FAILED');
  });
});

describe('the looking itself', () => {
  const [portal] = SWEPT;
  if (!portal) throw new Error('there are connectors');

  const LEAKS: Record<string, Partial<Connector>> = {
    threw: {
      login: async () => {
        const cause = new Error(Buffer.from(CANARY).toString('base64'));
        throw new RobotError('UNKNOWN', {}, { cause });
      },
    },
    read: {
      login: async () => {
        throw new RobotError('CGU', { link: `https://example.fr/?mdp=${CANARY}` });
      },
    },
    reported: {
      list: async function* (): AsyncGenerator<ListEvent> {
        yield { kind: 'STEP', title: 'Entré', detail: encodeURIComponent(CANARY) };
      },
    },
    addresses: {
      isLoggedIn: async ({ session }) => {
        const typed = new URLSearchParams({ mdp: CANARY });
        await session.page(`/?${typed.toString()}`);
        return true;
      },
    },
    logged: {
      isLoggedIn: async () => process.stderr.write(`mdp=${CANARY}`),
    },
  };

  it.each(Object.entries(LEAKS))(
    'finds a password that is in what was: %s',
    async (where, leak) => {
      const leaky = { ...portal, connector: { ...portal.connector, ...leak } };
      const { shown } = await leftBehind(leaky, await portalOf(portal, 'right', 'ok'), 'ok');
      expect(foundIn(shown).map((found) => found.split(':')[0])).toContain(where);
    },
  );
});
