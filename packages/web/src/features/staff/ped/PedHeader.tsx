import type { WaitingPed } from '@quitus/api/desk.api';
import { Link } from 'react-router';

import { paths } from '../../../paths.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Key } from '../Key.tsx';
import { shortStreetOf } from '../place.ts';
import { PED_KEYS } from './ped-keys.ts';
import { waitingWords } from './waiting-peds.ts';

type PedHeaderProps = {
  waiting: readonly WaitingPed[];
  current: string | null;
  now: Date;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
};

/** How many of the queue are in sight. */
const SHOWN = 4;

const LINK =
  'text-second whitespace-nowrap text-encre-2 underline decoration-trait-fort underline-offset-3 hover:text-encre';

export function PedHeader({ waiting, current, now, onNext, onPrevious }: PedHeaderProps) {
  const index = waiting.findIndex(({ order_id }) => order_id === current);
  const from = Math.max(0, Math.min(index, waiting.length - SHOWN));
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-6 gap-y-1 px-(--marge) py-2 min-[68.75rem]:min-h-21 min-[68.75rem]:flex-nowrap min-[68.75rem]:pl-7.5">
      <Logo to={paths.account} />
      <h1 className="font-texte text-champ leading-6 font-semibold tracking-normal max-sm:sr-only">
        Pré-états datés
      </h1>
      <nav
        aria-label="Commandes qui attendent"
        className="order-last -mx-1 flex w-full min-w-0 flex-1 basis-full gap-1 overflow-x-auto p-1 min-[68.75rem]:order-none min-[68.75rem]:basis-0"
      >
        {waiting.slice(from, from + SHOWN).map((ped) => (
          <Link
            key={ped.order_id}
            to={paths.controlPed(ped.order_id)}
            aria-current={ped.order_id === current ? 'page' : undefined}
            className="block max-w-56 min-w-0 flex-none rounded-champ px-3.5 py-2 transition-colors hover:bg-creux focus-visible:rounded-champ aria-[current]:bg-surface"
          >
            <span className="block truncate text-second font-semibold">
              {shortStreetOf(ped.main_address)}
            </span>
            <span
              className={`block truncate text-second ${ped.late ? 'font-semibold text-brique' : 'text-encre-2'}`}
            >
              {ped.held_by === null || ped.order_id === current
                ? waitingWords(ped, now)
                : `regardé par ${ped.held_by}`}
            </span>
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex flex-none items-center gap-4">
        <Link to={paths.controlMissions} className={LINK}>
          Pièces
        </Link>
        <Link to={paths.control} className={LINK}>
          Documents
        </Link>
        <span className="text-second whitespace-nowrap text-encre-2">
          <strong className="font-semibold text-encre">{waiting.length}</strong> en attente
        </span>
        <div className="flex gap-1">
          <Step name="next" onPress={onNext} />
          <Step name="previous" onPress={onPrevious} />
        </div>
      </div>
    </header>
  );
}

type StepProps = { name: 'next' | 'previous'; onPress: (() => void) | null };

/** At the end of the queue it keeps the keyboard, which a disabled button loses. */
const Step = ({ name, onPress }: StepProps) => (
  <button
    type="button"
    title={PED_KEYS[name].words}
    aria-keyshortcuts={PED_KEYS[name].key}
    aria-disabled={onPress === null || undefined}
    onClick={onPress ?? undefined}
    className="grid size-11 place-items-center rounded-champ hover:bg-creux aria-disabled:cursor-default aria-disabled:opacity-45 min-[68.75rem]:size-8"
  >
    <span className="sr-only">{PED_KEYS[name].words}</span>
    <Key>{PED_KEYS[name].key}</Key>
  </button>
);
