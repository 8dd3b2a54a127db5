import type { WaitingDocument } from '@quitus/api/staff.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Key } from './Key.tsx';
import { usePedQueue } from './ped/use-ped-queue.ts';
import { isSamePlace, type Place, placeKey, shortStreetOf } from './place.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { waitedWords } from './waiting-words.ts';

type DeskHeaderProps = {
  waiting: readonly WaitingDocument[];
  total: number;
  current: Place | null;
  now: Date;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
};

/** How many of the queue are in sight, the current one among them. */
const SHOWN = 4;

export function DeskHeader({ waiting, total, current, now, onNext, onPrevious }: DeskHeaderProps) {
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-6 gap-y-1 px-(--marge) py-2 min-[68.75rem]:min-h-21 min-[68.75rem]:flex-nowrap min-[68.75rem]:pl-7.5">
      <Logo to={paths.account} />
      <h1 className="font-texte text-champ leading-6 font-semibold tracking-normal max-sm:sr-only">
        Vérification
      </h1>
      <nav
        aria-label="Documents qui attendent"
        className="order-last -mx-1 flex w-full min-w-0 flex-1 basis-full gap-1 overflow-x-auto p-1 min-[68.75rem]:order-none min-[68.75rem]:basis-0"
      >
        {inSight(waiting, current).map((document) => (
          <Link
            key={placeKey(document)}
            to={paths.controlOf(document)}
            aria-current={current !== null && isSamePlace(document, current) ? 'page' : undefined}
            className="block max-w-52 min-w-0 flex-none rounded-champ px-3.5 py-2 transition-colors hover:bg-creux focus-visible:rounded-champ aria-[current]:bg-surface min-[68.75rem]:w-52 min-[68.75rem]:flex-initial"
          >
            <span className="block truncate text-second font-semibold">
              {DOCUMENT_FACTS[document.document_type].label}
            </span>
            <span className="block truncate text-second text-encre-2">
              {shortStreetOf(document.main_address)} · {waitedWords(document.since, now)}
            </span>
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex flex-none items-center gap-4">
        <OrdersLink />
        <Link
          to={paths.journal}
          className="text-second text-encre-2 max-sm:hidden underline decoration-trait-fort underline-offset-3 hover:text-encre"
        >
          Journal
        </Link>
        <Link
          to={paths.controlQueue}
          className="text-second whitespace-nowrap text-encre-2 underline decoration-trait-fort underline-offset-3 hover:text-encre"
        >
          <span className="sr-only">Toute la file : </span>
          <strong className="font-semibold text-encre">{total}</strong> en attente
        </Link>
        <div className="flex gap-1">
          <Step shortcut="next" onPress={onNext} />
          <Step shortcut="previous" onPress={onPrevious} />
        </div>
      </div>
    </header>
  );
}

/** Pré-états datés that wait for the team: how many, and the way to them. */
function OrdersLink() {
  const waiting = usePedQueue().data?.waiting ?? [];
  const late = waiting.some((ped) => ped.late);
  return (
    <Link
      to={paths.controlPed(null)}
      className={`text-second whitespace-nowrap underline decoration-trait-fort underline-offset-3 hover:text-encre ${late ? 'font-semibold text-brique' : 'text-encre-2'}`}
    >
      Pré-états datés ({waiting.length})
    </Link>
  );
}

type StepProps = { shortcut: 'next' | 'previous'; onPress: (() => void) | null };

/** At the end of the queue it keeps the keyboard, which a disabled button loses. */
const Step = ({ shortcut, onPress }: StepProps) => (
  <button
    type="button"
    title={SHORTCUTS[shortcut].words}
    aria-keyshortcuts={SHORTCUTS[shortcut].key}
    aria-disabled={onPress === null || undefined}
    onClick={onPress ?? undefined}
    className="grid size-11 place-items-center rounded-champ hover:bg-creux aria-disabled:cursor-default aria-disabled:opacity-45 min-[68.75rem]:size-8"
  >
    <span className="sr-only">{SHORTCUTS[shortcut].words}</span>
    <Key>{SHORTCUTS[shortcut].key}</Key>
  </button>
);

/** The current one first, unless the queue ends before. */
function inSight(waiting: readonly WaitingDocument[], current: Place | null) {
  const open = waiting.filter(
    (one) => one.held_by === null || (current !== null && isSamePlace(one, current)),
  );
  const index = current === null ? 0 : open.findIndex((one) => isSamePlace(one, current));
  const from = Math.max(0, Math.min(index, open.length - SHOWN));
  return open.slice(from, from + SHOWN);
}
