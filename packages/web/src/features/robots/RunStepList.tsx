import { Check, Ellipsis, type LucideIcon, RefreshCw } from 'lucide-react';

import type { RunStep } from './run-steps.ts';

type Look = { Icon: LucideIcon; mark: string; title: string; line: string; said: string };

const LOOK: Record<RunStep['state'], Look> = {
  DONE: {
    Icon: Check,
    mark: 'bg-azur-doux text-azur',
    title: 'font-semibold',
    line: 'bg-azur',
    said: 'Fait',
  },
  CURRENT: {
    Icon: RefreshCw,
    mark: 'bg-azur text-surface outline-6 outline-azur-doux',
    title: 'font-semibold',
    line: 'bg-trait',
    said: 'En cours',
  },
  TO_COME: {
    Icon: Ellipsis,
    mark: 'bg-creux text-encre-3',
    title: 'text-encre-2',
    line: 'bg-trait',
    said: 'À venir',
  },
};

/** A thread from one step to the next; the words say what the colours do. */
export const RunStepList = ({ steps }: { steps: readonly RunStep[] }) => (
  <ol>
    {steps.map(({ title, detail, state }, index) => {
      const look = LOOK[state];
      return (
        <li key={index} className="relative flex gap-4 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-10 bottom-1 left-[calc(1.125rem-1px)] w-0.5 ${look.line}`}
            />
          )}
          <span
            aria-hidden
            className={`grid size-9 flex-none place-items-center rounded-full ${look.mark}`}
          >
            <look.Icon className="size-4.5 stroke-2" />
          </span>
          <div className="min-w-0">
            <p className={look.title}>
              <span className="sr-only">{look.said} : </span>
              {title}
            </p>
            <p className="text-second wrap-break-word text-encre-2">{detail}</p>
          </div>
        </li>
      );
    })}
  </ol>
);
