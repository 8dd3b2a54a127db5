import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import {
  currentSnackbars,
  dismissSnackbar,
  followSnackbars,
  SNACKBAR_MS,
  type Snackbar,
  type SnackbarType,
} from './snackbars.ts';

const LOOK: Record<SnackbarType, { icon: LucideIcon; colour: string; word: string }> = {
  error: { icon: CircleAlert, colour: 'text-brique', word: 'Erreur' },
  info: { icon: Info, colour: 'text-azur', word: 'Information' },
  warning: { icon: TriangleAlert, colour: 'text-ocre', word: 'Attention' },
  success: { icon: CircleCheck, colour: 'text-email', word: 'Réussite' },
};

const NONE: readonly Snackbar[] = [];

/** The region stays in the page even when empty: one that appears full is not read aloud. */
export function Snackbars({ afterMail }: { afterMail?: ReactNode }) {
  const snackbars = useSyncExternalStore(followSnackbars, currentSnackbars, () => NONE);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed print:hidden right-(--marge) bottom-5 left-(--marge) z-50 flex flex-col items-end gap-3 sm:left-auto"
    >
      {snackbars.map((snackbar) => (
        <SnackbarCard key={snackbar.id} snackbar={snackbar} afterMail={afterMail} />
      ))}
    </section>
  );
}

type SnackbarCardProps = { snackbar: Snackbar; afterMail: ReactNode };

function SnackbarCard({ snackbar, afterMail }: SnackbarCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(hovered || focused, () => dismissSnackbar(snackbar.id));
  const { icon: Icon, colour, word } = LOOK[snackbar.type];
  return (
    <div
      data-snackbar={snackbar.type}
      className="pointer-events-auto flex w-full items-start gap-3 rounded-carte bg-surface p-4 shadow-leve sm:w-96"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{word} :</span>
        <p className="font-semibold">{snackbar.title}</p>
        <p className="text-second text-encre-2">{snackbar.text}</p>
        {snackbar.mailed && <div className="text-second">{afterMail}</div>}
        {snackbar.action && (
          <button
            type="button"
            className="-mb-2 min-h-10 text-second font-semibold text-email underline underline-offset-3"
            onClick={() => {
              snackbar.action?.onClick();
              dismissSnackbar(snackbar.id);
            }}
          >
            {snackbar.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Fermer la notification"
        className="-m-2 grid size-10 shrink-0 place-items-center rounded-champ text-encre-2 hover:bg-creux"
        onClick={() => dismissSnackbar(snackbar.id)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** Runs `onEnd` after ten seconds, not counting those spent paused. */
function useCountdown(paused: boolean, onEnd: () => void): void {
  const remaining = useRef(SNACKBAR_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - since;
    };
  }, [paused]);
}
