// Who watches which dossier in this process, and what each of them is told.
import { type LiveMessage, MAX_FOLLOWED } from '@quitus/api/live';
import { CHANGES_ACCESS, seesEvent } from '@quitus/domain/portfolios/event';
import { can, type Relation, seesDocument, seesFile } from '@quitus/domain/portfolios/permissions';

import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { findVisible, listMissedEvents } from '../portfolios/door.ts';
import type { ControlNotice, EventNotice, ProgressNotice, RobotNotice } from './event-notice.ts';

/** One open browser. */
export type Viewer = { actor: Actor; send: (message: string) => void };

type Watch = {
  viewer: Viewer;
  relation: Relation;
  /** Number of the last event this browser was told of. */
  last: number;
  /** What happens while the missed events are read: told after them. */
  meanwhile: EventNotice[] | null;
};

/** More than this was missed: the newest ones are enough to make the page ask again. */
const MOST_MISSED = 200;

export type Hub = ReturnType<typeof createHub>;

export function createHub({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const watches = new Map<string, Map<Viewer, Watch>>();
  const followed = new Map<Viewer, Set<string>>();

  function send(viewer: Viewer, message: LiveMessage): void {
    viewer.send(JSON.stringify(message));
  }

  function add(uid: string, watch: Watch): void {
    const watching = watches.get(uid) ?? new Map<Viewer, Watch>();
    watching.set(watch.viewer, watch);
    watches.set(uid, watching);
  }

  function unfollow(viewer: Viewer, uid: string): void {
    followed.get(viewer)?.delete(uid);
    const watching = watches.get(uid);
    watching?.delete(viewer);
    if (watching?.size === 0) watches.delete(uid);
  }

  /** Watched first and caught up next, so that nothing written in between is lost. */
  async function follow(viewer: Viewer, uid: string, after: number): Promise<void> {
    const mine = followed.get(viewer);
    if (!mine) return;
    const [oldest] = mine;
    if (mine.size >= MAX_FOLLOWED && oldest !== undefined) unfollow(viewer, oldest);
    mine.add(uid);
    const visible = await findVisible(db, viewer.actor, uid);
    if (!visible) {
      unfollow(viewer, uid);
      return send(viewer, { type: 'gone', portfolio_uid: uid });
    }
    if (!followed.get(viewer)?.has(uid)) return;
    const watch: Watch = { viewer, relation: visible.relation, last: after, meanwhile: [] };
    add(uid, watch);
    // Access may have ended between the look and the watch: nothing is told before this second look.
    if (await recheckOne(uid, watch)) await catchUp(uid, watch);
  }

  async function catchUp(uid: string, watch: Watch): Promise<void> {
    const meanwhile = (watch.meanwhile ??= []);
    try {
      const missed = await listMissedEvents(db, uid, watch.last, MOST_MISSED);
      watch.meanwhile = null;
      for (const event of missed) deliver(watch, { portfolio_uid: uid, ...event }, null);
    } finally {
      // Whatever happened, the line is open again and what came meanwhile is told.
      watch.meanwhile = null;
      for (const notice of meanwhile) deliver(watch, notice, null);
    }
  }

  function deliver(watch: Watch, notice: EventNotice, written: string | null): void {
    if (watch.meanwhile) return void watch.meanwhile.push(notice);
    if (notice.number <= watch.last) return;
    watch.last = notice.number;
    if (!seesEvent(watch.relation, notice)) return;
    watch.viewer.send(written ?? write(notice));
  }

  async function recheck(uid: string): Promise<void> {
    for (const watch of watches.get(uid)?.values() ?? []) await recheckOne(uid, watch);
  }

  async function recheckOne(uid: string, watch: Watch): Promise<boolean> {
    const visible = await findVisible(db, watch.viewer.actor, uid);
    if (visible) watch.relation = visible.relation;
    else {
      unfollow(watch.viewer, uid);
      send(watch.viewer, { type: 'gone', portfolio_uid: uid });
    }
    return visible !== undefined;
  }

  async function receive(notice: EventNotice): Promise<void> {
    const watching = watches.get(notice.portfolio_uid);
    if (!watching) return;
    if (CHANGES_ACCESS.includes(notice.kind)) await recheck(notice.portfolio_uid);
    const written = write(notice);
    for (const watch of watching.values()) deliver(watch, notice, written);
  }

  /** Not numbered: whoever misses one sees the next, or the end. */
  function sendProgress({ document_type, ...progress }: ProgressNotice): void {
    const written = JSON.stringify({ type: 'progress', ...progress } satisfies LiveMessage);
    for (const { relation, viewer } of watches.get(progress.portfolio_uid)?.values() ?? []) {
      const file = { document_type, added_by_me: false, current: true };
      if (seesFile(relation, file, 'NEW_A_VERIFIER')) viewer.send(written);
    }
  }

  /** To those who could have sent it. */
  function sendRun(notice: RobotNotice): void {
    const written = JSON.stringify({ type: 'robot', ...notice } satisfies LiveMessage);
    for (const { relation, viewer } of watches.get(notice.portfolio_uid)?.values() ?? [])
      if (can(relation, 'FETCH')) viewer.send(written);
  }

  /** To those who see a document that is not verified yet. */
  function sendControl({ portfolio_uid, controlled }: ControlNotice): void {
    const message: LiveMessage = { type: 'controlled', portfolio_uid, document_type: controlled };
    for (const { relation, viewer } of watches.get(portfolio_uid)?.values() ?? [])
      if (seesDocument(relation, controlled, 'NEW_A_VERIFIER')) send(viewer, message);
  }

  const complain = (cause: unknown) => log.error({ err: cause }, 'a live event was not told');
  // One after the other: the order of the numbers is what keeps anything from being told twice.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    (turn = turn.then(work).catch(complain));

  return {
    enter: (viewer: Viewer) => void followed.set(viewer, new Set()),
    leave: (viewer: Viewer) => {
      for (const uid of followed.get(viewer) ?? []) unfollow(viewer, uid);
      followed.delete(viewer);
    },
    follow,
    unfollow,
    sendProgress,
    sendRun,
    sendControl,
    receive: (notice: EventNotice) => inTurn(() => receive(notice)),
    /** After a gap in the notices: everybody is told what they missed. */
    resume: () =>
      inTurn(async () => {
        for (const [uid, watching] of watches) {
          await recheck(uid).catch(complain);
          for (const watch of watching.values()) await catchUp(uid, watch).catch(complain);
        }
      }),
  };
}

const write = ({ portfolio_uid, number, kind, document_type }: EventNotice): string =>
  JSON.stringify({
    type: 'event',
    portfolio_uid,
    number,
    kind,
    document_type,
  } satisfies LiveMessage);
