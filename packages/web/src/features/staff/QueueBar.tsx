import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Key } from './Key.tsx';

type QueueBarProps = {
  title: string;
  /** Of what waits. */
  label: string;
  children: ReactNode;
  links: ReactNode;
  keys: Record<'next' | 'previous', Shortcut>;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
};

/** Above a desk: what waits, the other desks, and the way through the queue. */
export const QueueBar = (props: QueueBarProps) => (
  <header className="flex flex-none flex-wrap items-center gap-x-6 gap-y-1 px-(--marge) py-2 min-[68.75rem]:min-h-21 min-[68.75rem]:flex-nowrap min-[68.75rem]:pl-7.5">
    <Logo to={paths.account} />
    <h1 className="font-texte text-champ leading-6 font-semibold tracking-normal max-sm:sr-only">
      {props.title}
    </h1>
    <nav
      aria-label={props.label}
      className="order-last -mx-1 flex w-full min-w-0 flex-1 basis-full gap-1 overflow-x-auto p-1 min-[68.75rem]:order-none min-[68.75rem]:basis-0"
    >
      {props.children}
    </nav>
    <div className="ml-auto flex flex-none items-center gap-4">
      {props.links}
      <div className="flex gap-1">
        <Step shortcut={props.keys.next} Icon={ChevronDown} onPress={props.onNext} />
        <Step shortcut={props.keys.previous} Icon={ChevronUp} onPress={props.onPrevious} />
      </div>
    </div>
  </header>
);

type Shortcut = { key: string; words: string };
type StepProps = { shortcut: Shortcut; Icon: LucideIcon; onPress: (() => void) | null };

/** At the end of the queue it keeps the keyboard, which a disabled button loses. */
const Step = ({ shortcut: { key, words }, Icon, onPress }: StepProps) => (
  <button
    type="button"
    title={words}
    aria-keyshortcuts={key}
    aria-disabled={onPress === null || undefined}
    onClick={onPress ?? undefined}
    className="grid size-11 place-items-center rounded-champ hover:bg-creux aria-disabled:cursor-default aria-disabled:opacity-45 min-[68.75rem]:size-8"
  >
    <span className="sr-only">{words}</span>
    <Key>{key}</Key>
    <Icon aria-hidden className="hidden text-encre-2 max-sm:block pointer-coarse:block" />
  </button>
);

type QueueTabProps = {
  to: string;
  current: boolean;
  name: string;
  detail: string;
  late?: boolean;
};

export const QueueTab = ({ to, current, name, detail, late = false }: QueueTabProps) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className="block max-w-52 min-w-0 flex-none rounded-champ px-3.5 py-2 transition-colors hover:bg-creux focus-visible:rounded-champ aria-[current]:bg-surface min-[68.75rem]:w-52 min-[68.75rem]:flex-initial"
  >
    <span className="block truncate text-second font-semibold">{name}</span>
    <span
      className={`block truncate text-second ${late ? 'font-semibold text-brique' : 'text-encre-2'}`}
    >
      {detail}
    </span>
  </Link>
);

export const QUEUE_LINK =
  'inline-block py-1.5 text-second whitespace-nowrap underline decoration-trait-fort underline-offset-3 hover:text-encre';
