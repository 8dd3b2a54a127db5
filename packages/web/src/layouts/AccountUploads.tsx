import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { useSession } from '../session/session.ts';
import { ProgressBar } from '../ui/Progress.tsx';
import { isOver, type Sending, spokenWords, totalOf, trayWords } from '../uploads/sending.ts';
import { SendingLine } from '../uploads/SendingLine.tsx';
import { forgetSending, resumeSendings, sendAgain, useSendings } from '../uploads/uploads.ts';
import { useArrivals } from './use-arrivals.ts';

/** What is on its way, wherever one is in the account; what a reload interrupted goes on. */
export function AccountUploads() {
  const sendings = useSendings();
  const email = useSession()?.email ?? null;
  useArrivals();
  useAskBeforeLeaving(sendings.some((one) => !one.kept && !isOver(one)));
  useEffect(() => {
    if (email !== null) void resumeSendings();
  }, [email]);
  return (
    <>
      {/* Always there: one that appears full is not read aloud. */}
      <p aria-live="polite" className="sr-only">
        {spokenWords(sendings)}
      </p>
      {sendings.length > 0 && <Tray sendings={sendings} />}
    </>
  );
}

/**
 * In the page, under its header: it lies over nothing that can be pressed. One bar for all of them; a line
 * only for what went wrong, until somebody asks for each.
 */
function Tray({ sendings }: { sendings: readonly Sending[] }) {
  const list = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { sent, size } = totalOf(sendings);
  const going = sendings.some((one) => !isOver(one));
  const some = sendings.some(({ failure }) => failure !== null);
  const foldable = sendings.some(({ failure }) => failure === null);
  return (
    <section aria-label="Envois" className="conteneur sticky top-0 z-20 print:hidden">
      <div className="mb-3 flex max-h-[50dvh] flex-col rounded-carte bg-surface shadow-leve">
        <div className="flex min-h-12 items-center gap-x-5 gap-y-1 px-5">
          <p className="flex-none text-libelle font-semibold">{trayWords(sendings)}</p>
          <div className="min-w-0 flex-1">
            {going && <ProgressBar label="Ensemble des envois" value={sent} total={size} />}
          </div>
          {foldable && (
            <button
              type="button"
              aria-expanded={unfolded}
              aria-controls={list}
              onClick={() => setUnfolded(!unfolded)}
              className="-mr-2 inline-flex min-h-11 flex-none items-center gap-1.5 px-2 text-second font-medium text-encre-2 hover:text-encre"
            >
              Détail
              <ChevronDown
                aria-hidden
                className={`size-4.5 transition-transform ${unfolded ? 'rotate-180' : ''}`}
              />
            </button>
          )}
        </div>
        <ul
          id={list}
          hidden={!unfolded && !some}
          className="flex flex-col gap-4 overflow-y-auto px-5 pt-1 pb-4 [&[hidden]]:hidden"
        >
          {sendings.map((sending) => (
            <li key={sending.id} hidden={!unfolded && sending.failure === null}>
              <SendingLine sending={sending} onCancel={forgetSending} onRetry={sendAgain} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Only what is not kept would be lost. */
function useAskBeforeLeaving(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [enabled]);
}
