import { createServer } from 'node:net';

import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp } from '../../../test/test-app.ts';
import { smtpTransport } from '../../adapters/mail/smtp.ts';
import { accountCreatedMail } from '../auth/account-created.mail.ts';
import { loginLinkMail } from '../auth/login-link.mail.ts';
import { queueMail } from './mail.queries.ts';
import { mails } from './mail.table.ts';

const FROM = 'Quitus <bonjour@example.fr>';
const content = loginLinkMail(
  'https://quitus.test/auth?token=secret-du-lien',
  'https://quitus.test',
);
const now = new Date('2026-11-15T10:00:00Z');

type Received = { to: string[]; raw: Buffer };

async function listen(port: number, received: Received[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function appWithSmtp() {
  const port = await freePort();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`, FROM);
  afterAll(() => transport.close());
  return { port, ...(await createTestApp({ deps: { mail: transport } })) };
}

/** As if the pause before the next attempt had passed. */
const hurry = 'update graphile_worker._private_jobs set run_at = now()';

describe('a mail', () => {
  it('goes out by SMTP with its accents, in text and HTML, then is forgotten', async () => {
    const { port, deps, work } = await appWithSmtp();
    const received: Received[] = [];
    await listen(port, received);
    const to = 'hélène@example.fr';
    const letter = accountCreatedMail(
      'https://quitus.test/auth',
      '3 rue de l’Œillet',
      'https://quitus.test',
    );
    await deps.db.transaction((tx) => queueMail(tx, deps, { to, by: 'SERVICE' }, letter, now));
    await work();
    expect(received).toHaveLength(1);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed.subject).toBe('Votre compte Quitus est créé');
    expect(parsed.from?.address).toBe('bonjour@example.fr');
    expect(parsed.text).toContain('3 rue de l’Œillet');
    expect(parsed.html).toContain('Ouvrir mon dossier');
    const [row] = await deps.db.select().from(mails);
    expect(row).toMatchObject({ sealed_content: null });
    expect(row?.sent_at).not.toBeNull();
  });

  it('waits for a mail server that is down, and leaves once, with one identity', async () => {
    const { port, deps, pool, work } = await appWithSmtp();
    const to = 'jean@example.fr';
    await deps.db.transaction((tx) => queueMail(tx, deps, { to, by: 'SERVICE' }, content, now));
    await work();
    const [waiting] = await deps.db.select().from(mails);
    expect(waiting?.sent_at).toBeNull();
    const received: Received[] = [];
    await listen(port, received);
    await pool.query(hurry);
    await work();
    // A second job for the same mail, as after a crash between sending and noting it.
    await pool.query("select graphile_worker.add_job('send-mail', $1)", [{ mail_id: waiting?.id }]);
    await work();
    expect(received).toHaveLength(1);
    const { messageId } = await PostalMime.parse(received[0]?.raw ?? '');
    expect(messageId).toBe(`<${waiting?.id}@example.fr>`);
  });

  it('does not exist when its cause is undone', async () => {
    const { deps, work, mails: outbox } = await createTestApp();
    const undone = deps.db.transaction(async (tx) => {
      await queueMail(tx, deps, { to: 'jean@example.fr', by: 'SERVICE' }, content, now);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await work();
    expect(await outbox()).toEqual([]);
  });

  it('is unreadable while it waits, in its row and in its job', async () => {
    const { deps, pool } = await createTestApp();
    await deps.db.transaction((tx) =>
      queueMail(tx, deps, { to: 'jean@example.fr', by: 'SERVICE' }, content, now),
    );
    const [row] = await deps.db.select().from(mails).where(eq(mails.to, 'jean@example.fr'));
    const { rows: jobs } = await pool.query('select payload from graphile_worker._private_jobs');
    expect(row?.sealed_content).toBeTruthy();
    expect(JSON.stringify([row, jobs])).not.toContain('secret-du-lien');
  });

  it('cannot be turned into markup by what people type', () => {
    const nasty = accountCreatedMail(
      'https://q.test',
      '<img src=x onerror=alert(1)>',
      'https://q.test',
    );
    expect(nasty.html).not.toContain('<img');
    expect(nasty.html).toContain('&lt;img');
  });
});
