// What happened in a dossier of the demonstration, told in the order it happened, as if people had done it.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { type Step as MoveStep, shortestPath } from '@quitus/domain/documents/transitions';
import { USUAL_CATEGORIES } from '@quitus/domain/sharing/share-link';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { DAY_MS, MINUTE_MS } from '@quitus/domain/time/durations';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { derivedId } from '../../derived-id.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { shownName } from '../accounts/door.ts';
import { findFile, guessed, listCurrentFiles } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import {
  changeSlot,
  lockPortfolio,
  moveSlot,
  recordEvent,
  searchTexts,
} from '../portfolios/door.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { askQuietReading, changeControl } from '../reading/door.ts';
import { createShare } from '../sharing/door.ts';
import type { DemoPaper } from './demo-papers.data.ts';
import { type DemoDossier, type DemoSlot, PEOPLE, slotsOf } from './demo.data.ts';

export type KeptPaper = Pick<DemoPaper, 'name' | 'origin'> & {
  document_type: DocumentType;
  pages: number;
  sha256: string;
  crc32: number;
  size: number;
};

type Step = { at: Date; act: (at: Date) => Promise<unknown> };
type Someone = { account_id: string; email: string };
type Story = { tx: Tx; portfolio_uid: string; owner: Someone };

/** Between two documents of a day, and between a file and what was decided of it. */
const PAUSE_MS = 17 * MINUTE_MS;
const CONTROL_MS = 45 * MINUTE_MS;

/** The same place has the same id: a story told twice is told once. */
const fileId = (uid: string, type: DocumentType, rank: number) =>
  derivedId(uid, type, String(rank));

/** Whether the files of the dossier are there; one that was removed needs none. */
export async function isSeeded(tx: Tx, portfolio_uid: string, dossier: DemoDossier) {
  const [portfolio] = await tx
    .select({ uid: portfolios.uid })
    .from(portfolios)
    .where(eq(portfolios.uid, portfolio_uid))
    .for('update');
  if (!portfolio) return true;
  for (const [type] of slotsOf(dossier))
    if (await findFile(tx, fileId(portfolio_uid, type, 0))) return true;
  return false;
}

export async function seedStory(
  tx: Tx,
  seal: Deps['keys']['seal'],
  portfolio_uid: string,
  dossier: DemoDossier,
  papers: readonly KeptPaper[],
): Promise<void> {
  if (await isSeeded(tx, portfolio_uid, dossier)) return;
  const owner = await findPerson(tx, PEOPLE[dossier.owner].email);
  const [opened] = await tx
    .select({ at: portfolios.created_at })
    .from(portfolios)
    .where(eq(portfolios.uid, portfolio_uid));
  if (!owner || !opened) return;
  const story = { tx, portfolio_uid, owner };
  const today = opened.at.getTime() + dossier.opened_days_ago * DAY_MS;
  const daysAgo = (days: number) => new Date(today - days * DAY_MS);
  const steps: Step[] = [
    { at: opened.at, act: (at) => seedSituation(story, dossier, at) },
    ...guestSteps(story, dossier, daysAgo),
    ...slotsOf(dossier).flatMap(([type, slot], index) =>
      slotSteps(
        story,
        type,
        slot,
        papers.filter(({ document_type }) => document_type === type),
        new Date(daysAgo(slot.days_ago).getTime() - index * PAUSE_MS),
      ),
    ),
    ...shareSteps(story, seal, dossier, daysAgo),
  ];
  for (const { at, act } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await act(at);
  await countFiles(tx, portfolio_uid);
}

async function findPerson(tx: Tx, email: string): Promise<Someone | null> {
  const [found] = await tx
    .select({ account_id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.email, email));
  return found ?? null;
}

async function seedSituation({ tx, portfolio_uid, owner }: Story, dossier: DemoDossier, at: Date) {
  const fields = Object.keys(dossier.situation).join(',');
  if (fields === '') return;
  const detail = { fields, skipped: '' };
  await recordEvent(tx, { portfolio_uid, kind: 'SITUATION_ANSWERED', actor: owner, detail }, at);
}

const guestSteps = (
  { tx, portfolio_uid }: Story,
  { guests = [] }: DemoDossier,
  daysAgo: (days: number) => Date,
): Step[] =>
  guests.map(({ person, role, days_ago }) => ({
    at: daysAgo(days_ago),
    act: async (at) => {
      const actor = await findPerson(tx, PEOPLE[person].email);
      await recordEvent(tx, { portfolio_uid, kind: 'GUEST_JOINED', actor, detail: { role } }, at);
    },
  }));

type Path = { before: readonly MoveStep[]; after: readonly MoveStep[] };

/** What happened to a document before its files came, and after. */
function pathTo(status: DocumentStatus, type: DocumentType): Path {
  const steps = shortestPath(type, 'A_AJOUTER', status) ?? [];
  const withFiles = steps.findIndex(({ event }) => event === 'FILE_ARRIVED');
  if (withFiles === -1) return { before: steps, after: [] };
  return { before: steps.slice(0, withFiles), after: steps.slice(withFiles) };
}

/** Comes to its status at `until`, the files some time before. */
function slotSteps(
  story: Story,
  type: DocumentType,
  { status, note, answer }: DemoSlot,
  papers: readonly KeptPaper[],
  until: Date,
): Step[] {
  const { before, after } = pathTo(status, type);
  const begun = until.getTime() - CONTROL_MS;
  const move = ({ event, to }: MoveStep, at: Date): Step => ({
    at,
    act: (now) => {
      const { tx, portfolio_uid } = story;
      const place = { portfolio_uid, document_type: type };
      return moveSlot(tx, place, event, { to, note: (to === status && note) || null, now });
    },
  });
  const arrived = (rank: number) => new Date(begun + (before.length + rank) * MINUTE_MS);
  const lastArrived = arrived(Math.max(0, papers.length - 1));
  return [
    ...before.map((step, rank) => move(step, new Date(begun + rank * MINUTE_MS))),
    ...papers.map((paper, rank) => ({
      at: arrived(rank),
      act: (at: Date) => keepFile(story, paper, rank, at),
    })),
    ...after.map((step, rank) => move(step, rank === after.length - 1 ? until : lastArrived)),
    ...(answer === undefined
      ? []
      : [{ at: until, act: (at: Date) => answerTeam(story, type, answer, at) }]),
  ];
}

async function answerTeam(
  { tx, portfolio_uid, owner }: Story,
  document_type: DocumentType,
  comment: string,
  at: Date,
): Promise<void> {
  const place = { portfolio_uid, document_type };
  await changeControl(tx, place, { answer: comment, answered_at: at, waiting_since: at });
  const kind = 'REFUSAL_ANSWERED';
  await recordEvent(tx, { ...place, kind, actor: owner, detail: { comment } }, at);
}

async function keepFile(
  { tx, portfolio_uid, owner }: Story,
  paper: KeptPaper,
  rank: number,
  at: Date,
): Promise<void> {
  const { document_type, name, origin } = paper;
  const adder = origin === 'UPLOADED_BY_USER' ? owner : null;
  await tx.insert(documentFiles).values({
    ...paper,
    ...guessed(paper),
    id: fileId(portfolio_uid, document_type, rank),
    portfolio_uid,
    state: 'READY',
    format: 'PDF',
    added_by_id: adder?.account_id ?? null,
    added_by: adder && (await shownName(tx, adder)),
    created_at: at,
    ready_at: at,
  });
  const kind = 'FILE_ACCEPTED';
  const event = {
    portfolio_uid,
    kind,
    document_type,
    actor: adder,
    detail: { file: name },
  } as const;
  await recordEvent(tx, event, at);
}

const shareSteps = (
  { tx, portfolio_uid, owner }: Story,
  seal: Deps['keys']['seal'],
  { share }: DemoDossier,
  daysAgo: (days: number) => Date,
): Step[] =>
  share === undefined
    ? []
    : [
        {
          at: daysAgo(share.days_ago),
          act: async (at) =>
            createShare(
              tx,
              seal,
              {
                id: derivedId(portfolio_uid, 'share'),
                portfolio_uid,
                audience: share.audience,
                recipient: share.recipient,
                email: null,
                categories: [...USUAL_CATEGORIES[share.audience]],
                document_types: [],
                ...usualOptions(share.audience),
                days: 30,
                code: null,
              },
              { ...owner, name: await shownName(tx, owner) },
              at,
            ),
        },
      ];

/** Counted rather than known: somebody may have added a file before the story was told. */
async function countFiles(tx: Tx, portfolio_uid: string): Promise<void> {
  const files = await listCurrentFiles(tx, portfolio_uid);
  const slots = await tx
    .select()
    .from(portfolioDocuments)
    .where(eq(portfolioDocuments.portfolio_uid, portfolio_uid));
  for (const { document_type, updated_at } of slots) {
    const file_count = files.filter((file) => file.document_type === document_type).length;
    await changeSlot(tx, portfolio_uid, document_type, { file_count }, updated_at);
  }
}

export type Holding = { owners: string[]; lots: string[] };

export async function describeHolding(tx: Tx, uid: string, holding: Holding): Promise<void> {
  const portfolio = await lockPortfolio(tx, uid);
  if (!portfolio) return;
  await tx
    .update(portfolios)
    .set({ ...holding, ...searchTexts({ ...portfolio, ...holding }) })
    .where(eq(portfolios.uid, uid));
}

/** Read behind the scenes: the story tells what was decided of them. */
export async function askReadings(tx: Tx, uid: string): Promise<void> {
  for (const file of await listCurrentFiles(tx, uid)) await askQuietReading(tx, file);
}
