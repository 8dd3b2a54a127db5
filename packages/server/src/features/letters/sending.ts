// The mails of a request: to the syndic in the name of who asks, and a copy to them.
import { parisDay } from '@quitus/domain/documents/calendar';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { type LetterFacts, writeSyndicLetter } from '@quitus/domain/robots/syndic-letter';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { sitePaths } from '../../site-paths.ts';
import { queueMail } from '../mail/door.ts';
import type { LetterWriter, StoredLetter } from './letters.queries.ts';
import { letterCopyMail, postReminderMail, syndicLetterMail } from './syndic-letter.mail.ts';

type Sender = Pick<Deps, 'keys' | 'publicUrl'>;
type Addressed = { syndic_name: string; syndic_email: string; portfolio_uid: string };

const pageOf = ({ publicUrl }: Sender, uid: string): string =>
  `${publicUrl}${sitePaths.syndic(uid)}`;

/** Counted against what the writer may send in a day. */
export async function mailLetter(
  tx: Tx,
  deps: Sender,
  { syndic_name, syndic_email, portfolio_uid }: Addressed,
  facts: LetterFacts,
  writer: LetterWriter,
  now: Date,
): Promise<void> {
  const text = writeSyndicLetter(facts);
  const { sender, reply_to } = facts;
  const request = syndicLetterMail({ text, sender, reply_to }, deps.publicUrl);
  await queueMail(tx, deps, { to: syndic_email, by: writer }, request, now);
  const url = pageOf(deps, portfolio_uid);
  const copy = letterCopyMail({ text, syndic_name, syndic_email, url }, deps.publicUrl);
  await queueMail(tx, deps, { to: writer.email, by: 'SERVICE' }, copy, now);
}

/** What was posted by hand is for the person to remind of. */
export async function mailPostReminder(
  tx: Tx,
  deps: Sender,
  { portfolio_uid, syndic_name, sent_at }: StoredLetter,
  main_address: string,
  writer: LetterWriter,
  now: Date,
): Promise<void> {
  const url = pageOf(deps, portfolio_uid);
  const facts = { syndic_name, address: wholeLine(main_address), sent_on: parisDay(sent_at), url };
  await queueMail(
    tx,
    deps,
    { to: writer.email, by: 'SERVICE' },
    postReminderMail(facts, deps.publicUrl),
    now,
  );
}
