import { lettersApi } from '@quitus/api/letters.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { ALLOWANCES } from '@quitus/domain/payments/allowances';
import { syndicLetterApart } from '@quitus/papers/printed-apart';
import { pdfText } from '@quitus/reader/test/pdf-text';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createPerson,
  freshEmail,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { quickPrinting } from '../../../test/quick-printing.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { accountInformation } from '../accounts/accounts.table.ts';
import { countMail } from '../mail/mail-allowance.queries.ts';
import { portfolioGuests } from '../portfolios/guests.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { remindSyndics } from './letters.jobs.ts';
import { syndicLetters } from './letters.table.ts';
import { syndicLetterMail } from './syndic-letter.mail.ts';

const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000' },
  deps: { printing: { ...quickPrinting, letter: syndicLetterApart } },
});
const { call, deps } = t;
const { db } = deps;
const DAY = 24 * 3600;
const SYNDIC = 'Cabinet Lenoir';

let owner: Person;
let uid: string;
let syndic_email: string;
beforeEach(async () => {
  owner = await createPerson(t, 'BASIC', { named: false });
  uid = await createDossier(t, owner, { main_address: '14 Rue du Marché 69002 Lyon' });
  await db.insert(accountInformation).values({
    account_id: owner.id,
    first_name: 'Claire',
    last_name: 'Dubois',
  });
  await db
    .update(portfolios)
    .set({ lots: ['23'] })
    .where(eq(portfolios.uid, uid));
  syndic_email = freshEmail('syndic');
  t.as(owner.access);
});

const read = () => call(lettersApi.letter, { params: { uid } });
const send = (email: string | null = syndic_email) =>
  outcomeOf(
    call(lettersApi.sendLetter, {
      params: { uid },
      body: { syndic_name: SYNDIC, syndic_email: email },
    }),
  );
const end = () => outcomeOf(call(lettersApi.endLetter, { params: { uid } }));
const verify = (type: DocumentType) => bringSlotTo(deps, uid, type, 'VERIFIED');
/** Mails that left, oldest first. */
async function mailsTo(email: string) {
  await t.work();
  return (await t.mails()).filter(({ to }) => to === email).toReversed();
}
const remindAfter = async (days: number) => {
  t.wait(days * DAY);
  await remindSyndics.run(deps, {});
};
const steps = async () => {
  const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
  return events
    .filter(({ kind }) => kind === 'LETTER_MOVED')
    .map(({ detail }) => detail['step'])
    .toReversed();
};
const open = async () => {
  const [letter] = await db
    .select()
    .from(syndicLetters)
    .where(eq(syndicLetters.portfolio_uid, uid));
  return letter;
};

const ALL = ['RCP_EDD', 'FICHE_SYN', 'CARNET_ENTRETIEN', 'CV_AG', 'PV_AG', 'CHARGES'] as const;

describe('the letter', () => {
  it('lists what is missing, and nothing else', async () => {
    expect((await read()).document_types).toEqual(ALL);
    await verify('PV_AG');
    await verify('CHARGES');
    const { subject, paragraphs, document_types, sent } = await read();
    expect(document_types).toEqual(['RCP_EDD', 'FICHE_SYN', 'CARNET_ENTRETIEN', 'CV_AG']);
    expect(subject).toContain('14 rue du Marché, 69002 Lyon');
    expect(paragraphs.join('\n')).toContain('Propriétaire du lot 23');
    expect(paragraphs.join('\n')).not.toContain(
      'procès-verbaux des assemblées générales des trois',
    );
    expect(paragraphs.at(-1)).toBe('Claire Dubois');
    expect(sent).toBeNull();
  });

  it('is a PDF, to whom it is said', async () => {
    const paper = await t.fetchBytes(lettersApi.letterPaper, {
      params: { uid },
      query: { syndic_name: 'Régie Évrard' },
    });
    const bytes = Buffer.from(await paper.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const printed = (await pdfText(bytes)).join('');
    expect(printed).toContain('RégieÉvrard');
    // All of it: a paragraph may be lost without a word.
    for (const paragraph of (await read()).paragraphs)
      expect(printed).toContain(paragraph.replaceAll(/\s/g, ''));
    expect(paper.headers.get('content-disposition')).toContain('demande-au-syndic-2026-11-15.pdf');
  });

  it('is not written for nothing', async () => {
    for (const type of ALL) await verify(type);
    expect((await read()).document_types).toEqual([]);
    expect(await send()).toBe('NOTHING_TO_ASK');
    expect(
      await outcomeOf(t.fetchBytes(lettersApi.letterPaper, { params: { uid }, query: {} })),
    ).toBe('NOTHING_TO_ASK');
  });
});

describe('sent by mail', () => {
  it('reaches the syndic, who answers the person; they get a copy', async () => {
    expect(await send()).toBe('accepted');
    const [request] = await mailsTo(syndic_email);
    expect(request).toMatchObject({
      subject: expect.stringContaining('Demande de documents de copropriété'),
      text: expect.stringContaining('décret n° 2019-502'),
    });
    expect(request?.text).toContain(`Répondez directement à ${owner.email}`);
    const [copy] = await mailsTo(owner.email);
    expect(copy?.text).toContain(syndic_email);
    expect(copy?.text).toContain('procès-verbaux');
    expect(await read()).toMatchObject({
      syndic_name: SYNDIC,
      syndic_email,
      sent: { syndic_name: SYNDIC, sender: 'Claire Dubois', reminders: 0, ended_at: null },
    });
    expect(await steps()).toEqual(['SENT']);
  });

  it('leaves once, until it is ended', async () => {
    expect(await send()).toBe('accepted');
    expect(await send()).toBe('LETTER_ALREADY_SENT');
    expect(await end()).toBe('accepted');
    expect(await end()).toBe('LETTER_NOT_SENT');
    expect(await send()).toBe('accepted');
    expect(await mailsTo(syndic_email)).toHaveLength(2);
    expect(await steps()).toEqual(['SENT', 'ANSWERED', 'SENT']);
  });

  it('at once twice leaves once', async () => {
    const outcomes = await Promise.all([send(), send()]);
    expect(outcomes.toSorted()).toEqual(['LETTER_ALREADY_SENT', 'accepted']);
    expect(await mailsTo(syndic_email)).toHaveLength(1);
  });

  it('counts among what the writer may send', async () => {
    const most = 5;
    for (let turn = 0; turn < most; turn++) {
      expect(await send()).toBe('accepted');
      await end();
    }
    expect(await send()).toBe('RECIPIENT_ALLOWANCE_REACHED');
  });

  it('by an agent is in the name of the owner', async () => {
    const agent = await createPerson(t, 'GUEST');
    await invite(t, uid, agent, 'AGENT');
    await db
      .update(portfolios)
      .set({ owners: ['Claire Dubois'] })
      .where(eq(portfolios.uid, uid));
    t.as(agent.access);
    expect(await send()).toBe('accepted');
    const [request] = await mailsTo(syndic_email);
    expect(request?.text).toContain('Pour le compte de Claire Dubois, propriétaire du lot 23');
  });
});

it('answers go to who asked, not to us', () => {
  const text = { subject: 'Demande', paragraphs: ['Madame, Monsieur,', '– a ;', '– b.', 'Claire'] };
  const mail = syndicLetterMail(
    { text, sender: 'Claire', reply_to: 'claire@example.fr' },
    deps.publicUrl,
  );
  expect(mail.reply_to).toBe('claire@example.fr');
  expect(mail.text).toContain('– a ;\n– b.\n\nClaire');
});

describe('reminders', () => {
  it('leave after 8, 15 and 30 days, then no more', async () => {
    await send();
    await remindAfter(7);
    expect(await mailsTo(syndic_email)).toHaveLength(1);
    await remindAfter(1);
    await remindAfter(0);
    expect(await mailsTo(syndic_email)).toHaveLength(2);
    await remindAfter(7);
    await remindAfter(15);
    await remindAfter(60);
    const mails = await mailsTo(syndic_email);
    expect(mails.map(({ subject }) => subject.startsWith('Relance'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(mails.at(-1)?.text).toMatch(/Ma demande du \d+ \w+ \d{4}/);
    expect(await open()).toMatchObject({ reminders: 3, remind_at: null, ended_at: null });
  });

  it('ask only for what is still missing of what was asked', async () => {
    await verify('CHARGES');
    await send();
    await verify('PV_AG');
    await bringSlotTo(deps, uid, 'CHARGES', 'EXPIRED');
    await remindAfter(8);
    const text = (await mailsTo(syndic_email)).at(-1)?.text ?? '';
    expect(text).toContain('– le carnet d’entretien');
    expect(text).not.toContain('– les procès-verbaux');
    expect(text).not.toContain('– le dernier appel');
  });

  it('stop once everything came', async () => {
    await send();
    for (const type of ALL) await verify(type);
    await remindAfter(8);
    expect(await mailsTo(syndic_email)).toHaveLength(1);
    expect(await open()).toMatchObject({ reminders: 0, ended_at: deps.now() });
  });

  it('stop when the dossier is put away, or who wrote has left it', async () => {
    await send();
    await db.update(portfolios).set({ archived_at: deps.now() }).where(eq(portfolios.uid, uid));
    await remindAfter(8);
    expect(await open()).toMatchObject({ reminders: 0, ended_at: deps.now() });

    uid = await createDossier(t, owner);
    const agent = await createPerson(t, 'GUEST');
    await invite(t, uid, agent, 'AGENT');
    t.as(agent.access);
    await send();
    await db.delete(portfolioGuests).where(eq(portfolioGuests.account_id, agent.id));
    await remindAfter(8);
    expect(await open()).toMatchObject({ reminders: 0, ended_at: deps.now() });
    expect(await mailsTo(syndic_email)).toHaveLength(2);
  });

  it('of a letter that was posted go to the person', async () => {
    expect(await send(null)).toBe('accepted');
    expect(await steps()).toEqual(['POSTED']);
    expect(await mailsTo(owner.email)).toHaveLength(0);
    await remindAfter(8);
    const [reminder] = await mailsTo(owner.email);
    expect(reminder?.text).toContain(`une demande à ${SYNDIC} pour le bien situé 14 rue du Marché`);
    expect(await mailsTo(syndic_email)).toHaveLength(0);
    expect(await open()).toMatchObject({ reminders: 1 });
  });

  it('wait for tomorrow when the day’s mails are spent, and keep nobody else waiting', async () => {
    await send();
    const [first, full] = [uid, syndic_email];
    const other = await createPerson(t, 'BASIC');
    t.as(other.access);
    uid = await createDossier(t, other);
    syndic_email = freshEmail('autre');
    await send();
    t.wait(8 * DAY);
    const by = { account_id: owner.id, account_type: owner.account_type };
    for (let sent = 0; sent < ALLOWANCES.BASIC.mails_to_one_a_day; sent++)
      await countMail(db, deps.keys.pseudonym, { to: full, by }, deps.now());
    await remindSyndics.run(deps, {});
    expect(await mailsTo(full)).toHaveLength(1);
    expect(await mailsTo(syndic_email)).toHaveLength(2);
    uid = first;
    expect(await open()).toMatchObject({ reminders: 0, ended_at: null });
    await remindAfter(1);
    expect(await mailsTo(full)).toHaveLength(2);
  });
});
