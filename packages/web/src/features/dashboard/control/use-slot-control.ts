import type { Dossier } from '@quitus/api/portfolios.api';
import { type Lack, mainRefusal } from '@quitus/domain/control/control';
import { useState } from 'react';

import { useControl } from '../../../facts/use-reading.ts';
import type { DocumentEntry } from '../dossier-view.ts';
import { openLacks } from './declared-fields.ts';
import { openUnread } from './unread-facts.ts';

/** Looked at now and then until it has run, should the live line be down. */
const AGAIN_MS = 2000;

export type SlotControl = ReturnType<typeof useSlotControl>;

/** What the control says of a document, and whether it runs again after what was just told. */
export function useSlotControl(dossier: Dossier, { document_type, slot }: DocumentEntry) {
  const { status, file_count } = slot;
  const [declaredAfter, setDeclaredAfter] = useState<string | null>(null);
  const waits = status === 'NEW_A_VERIFIER';
  const query = useControl(dossier.uid, document_type, {
    wanted: file_count > 0,
    every: waits && declaredAfter !== null ? AGAIN_MS : null,
  });
  const control = query.data;
  const controlled_at = control?.controlled_at ?? null;
  if (declaredAfter !== null && (!waits || controlled_at !== declaredAfter)) setDeclaredAfter(null);
  const lacks: readonly Lack[] = control && waits ? openLacks(dossier, control.rules) : [];
  const unread = control && waits ? openUnread(control.rules) : [];
  const isMachines = control?.status === status && !control.by_team;
  const refusal = isMachines ? mainRefusal(control.rules) : null;
  return {
    query,
    control,
    lacks,
    unread,
    running: declaredAfter !== null,
    /** Something was told: the control made until now no longer counts. */
    rerun: () => setDeclaredAfter(controlled_at),
    missing: refusal?.missing ?? null,
    /** The file that a refusal is about, where it is about one. */
    faulty: refusal && onlyFile(refusal.seen),
  };
}

function onlyFile(seen: readonly { file_id: string }[]): string | null {
  const [only, ...others] = new Set(seen.map(({ file_id }) => file_id));
  return only !== undefined && others.length === 0 ? only : null;
}
