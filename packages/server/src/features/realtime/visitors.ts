// Browsers that opened a share link: told that something changed, never what.
import type { LiveMessage } from '@quitus/api/live';
import { CHANGES_SHARES } from '@quitus/domain/portfolios/event';

import type { Visitor } from '../../http/handler.ts';
import type { EventNotice } from './event-notice.ts';

export type Watcher = { visitor: Visitor; send: (message: string) => void };

const CHANGED = JSON.stringify({ type: 'share_changed' } satisfies LiveMessage);

export function createVisitors() {
  const byDossier = new Map<string, Set<Watcher>>();
  return {
    enter: (watcher: Watcher) => {
      const { portfolio_uid } = watcher.visitor;
      const watching = byDossier.get(portfolio_uid) ?? new Set();
      byDossier.set(portfolio_uid, watching.add(watcher));
    },
    leave: (watcher: Watcher) => {
      const { portfolio_uid } = watcher.visitor;
      const watching = byDossier.get(portfolio_uid);
      watching?.delete(watcher);
      if (watching?.size === 0) byDossier.delete(portfolio_uid);
    },
    receive: ({ portfolio_uid, kind }: EventNotice) => {
      if (!CHANGES_SHARES.includes(kind)) return;
      for (const { send } of byDossier.get(portfolio_uid) ?? []) send(CHANGED);
    },
    /** After a gap in the notices. */
    resume: () => {
      for (const watching of byDossier.values()) for (const { send } of watching) send(CHANGED);
    },
  };
}
