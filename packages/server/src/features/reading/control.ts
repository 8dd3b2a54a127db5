// The control of one slot, on what is known now.
import {
  type ControlledDossier,
  type ControlledFile,
  type SlotControl,
} from '@quitus/domain/control/control';
import { controlSlot } from '@quitus/domain/control/control-slot';
import { parisDay } from '@quitus/domain/documents/calendar';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import {
  arriveInstead,
  type KeptFile,
  listCurrentFiles,
  placeReplacement,
} from '../documents/door.ts';
import {
  findStatuses,
  lockPortfolio,
  moveSlot,
  type PortfolioHead,
  wholeSituation,
} from '../portfolios/door.ts';
import {
  changeControl,
  concluded,
  findControl,
  type Place,
  settleControl,
} from './controls.queries.ts';
import { publishControlled } from './reading-progress.queries.ts';
import { controlledReading, findCorrections, findReadings } from './readings.queries.ts';
import { mailDocumentRefusal } from './refusals.ts';

/** Whether more papers are on their way to a slot. */
export type IsAwaited = (tx: Tx, place: Place) => Promise<boolean>;

/** Left as it is when somebody decided meanwhile, when a file is still being read, or on its way. */
export async function controlNow(
  tx: Tx,
  deps: Pick<Deps, 'keys' | 'publicUrl'>,
  place: Place,
  isAwaited: IsAwaited,
  now: Date,
): Promise<void> {
  const known = await knownPapers(tx, place.portfolio_uid);
  if (known?.statusOf(place.document_type) !== 'NEW_A_VERIFIER') return;
  const { unread, files } = known.slot(place.document_type);
  if (unread || files.length === 0) return;
  // The first of three minutes is no fault of anybody: the end of the visit asks again.
  if (await isAwaited(tx, place)) return;
  const control = await findControl(tx, place);
  const verdict = known.control(place, parisDay(now));
  await changeControl(tx, place, concluded(verdict, now));
  const { status: to, sentence: note } = verdict;
  // Where somebody asked for a person, what the machine thinks is told to them, and decides nothing.
  if (control?.answer || to === null) {
    await changeControl(tx, place, { waiting_since: control?.waiting_since ?? now });
    await publishControlled(tx, place);
    return;
  }
  await settleControl(tx, place);
  if (!(await moveSlot(tx, place, 'CONTROLLED', { to, note, now })))
    throw new Error(`a control cannot conclude ${to} for ${place.document_type}`);
  if (to !== 'VERIFIED' && note !== null)
    await mailDocumentRefusal(tx, deps, known.portfolio, { ...place, reason: note }, now);
}

/** A file that waits beside a verified one takes its place where every rule passes. Otherwise its owner says what it is. */
export async function judgeReplacement(tx: Tx, file: KeptFile, now: Date): Promise<void> {
  const { portfolio_uid, document_type } = file;
  const known = document_type && (await knownPapers(tx, portfolio_uid, file));
  if (!known) return;
  if (known.statusOf(document_type) !== 'VERIFIED') return arriveInstead(tx, file, now);
  const place = { portfolio_uid, document_type };
  const verdict = known.control(place, parisDay(now));
  if (verdict.status !== 'VERIFIED') {
    await publishControlled(tx, place);
    return;
  }
  await placeReplacement(tx, file, now);
  await settleControl(tx, place, concluded(verdict, now));
}

/** The dossier kept from changing, with all that was read in it; with `replacement` in the place of what it replaces. */
export async function knownPapers(tx: Tx, uid: string, replacement?: KeptFile) {
  const portfolio = await lockPortfolio(tx, uid);
  if (!portfolio) return null;
  const statusOf = await findStatuses(tx, uid);
  const current = await listCurrentFiles(tx, uid);
  const files = replacement
    ? [...current.filter(({ id }) => id !== replacement.replaces_id), replacement]
    : current;
  const ids = files.map(({ id }) => id);
  const readings = await findReadings(tx, ids);
  const corrections = Map.groupBy(await findCorrections(tx, ids), ({ file_id }) => file_id);
  const controlled = (file: (typeof files)[number]): ControlledFile => ({
    file_id: file.id,
    name: file.name,
    ...controlledReading(readings.get(file.id), corrections.get(file.id) ?? []),
  });
  const slot = (document_type: Place['document_type']) => {
    const own = files.filter((file) => file.document_type === document_type);
    const state = (id: string) => readings.get(id)?.state;
    return {
      files: own.map(controlled),
      unread: own.some(({ id }) => state(id) === 'QUEUED' || state(id) === 'READING'),
    };
  };
  const verifiedBut = (document_type: Place['document_type']) =>
    files
      .filter((file) => file.document_type !== document_type)
      .filter((file) => file.document_type && statusOf(file.document_type) === 'VERIFIED')
      .map(controlled);
  const control = ({ document_type }: Place, today: string): SlotControl => {
    const { files: own } = slot(document_type);
    const others = verifiedBut(document_type);
    return controlSlot(describedDossier(portfolio), document_type, own, today, others);
  };
  return { portfolio, statusOf, slot, control };
}

const describedDossier = ({ situation, ...portfolio }: PortfolioHead): ControlledDossier => ({
  ...portfolio,
  situation: wholeSituation(situation),
});
