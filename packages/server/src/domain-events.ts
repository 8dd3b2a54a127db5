// What happens in one feature and concerns others: published in the transaction in which it happens, so that what
// follows is written with it or not at all. Who subscribes is in `subscriptions.ts`.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { Tx } from './db/pool.ts';

export type DomainEvents = {
  /** A file passed its checks and is in the dossier. */
  FILE_KEPT: { id: string; pages: number | null };
  /** A slot holds other files than before, and waits for its control. */
  SLOT_CHANGED: { portfolio_uid: string; document_type: DocumentType };
  /** Somebody means a file to replace a verified one: the team looks at it. */
  REPLACEMENT_KEPT: { portfolio_uid: string; document_type: DocumentType; now: Date };
  /** What is known of the property changed. */
  PROPERTY_CHANGED: { portfolio_uid: string };
  /** Somebody left the dossier, or may do less in it. */
  ACCESS_REDUCED: { portfolio_uid: string; now: Date };
};

type EventName = keyof DomainEvents;

export type Subscribers = {
  [Name in EventName]: readonly ((tx: Tx, event: DomainEvents[Name]) => Promise<void>)[];
};

let subscribers: Subscribers | null = null;

/** Once, when the process starts. */
export function subscribe(all: Subscribers): void {
  subscribers = all;
}

export async function publish<Name extends EventName>(
  tx: Tx,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  if (!subscribers) throw new Error(`${name} was published before anybody could subscribe`);
  for (const react of subscribers[name]) await react(tx, event);
}
