import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { useSession } from '../session/session.ts';
import { Progress } from '../ui/Progress.tsx';
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

/** Folded on a phone, where it would cover what one came for. */
function Tray({ sendings }: { sendings: readonly Sending[] }) {
  const list = useId();
  const [folded, setFolded] = useState(() => !window.matchMedia('(width >= 40.625rem)').matches);
  const { sent, size } = totalOf(sendings);
  const going = sendings.some((one) => !isOver(one));
  return (
    <section
      aria-label="Envois"
      className="fixed right-(--marge) bottom-24 left-(--marge) z-30 flex max-h-[60dvh] flex-col rounded-carte bg-surface shadow-leve sm:bottom-5 sm:left-auto sm:w-96 print:hidden"
    >
      <button
        type="button"
        aria-expanded={!folded}
        aria-controls={list}
        onClick={() => setFolded(!folded)}
        className="flex min-h-12 items-center justify-between gap-3 px-5 py-2.5 text-left font-semibold focus-visible:rounded-carte"
      >
        {trayWords(sendings)}
        <ChevronDown
          aria-hidden
          className={`text-encre-2 transition-transform ${folded ? 'rotate-180' : ''}`}
        />
      </button>
      {going && sendings.length > 1 && (
        <div className="px-5 pb-4">
          <Progress label={<span className="sr-only">Ensemble</span>} value={sent} total={size} />
        </div>
      )}
      <ul
        id={list}
        hidden={folded}
        className="flex flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5 [&[hidden]]:hidden"
      >
        {sendings.map((sending) => (
          <li key={sending.id}>
            <SendingLine sending={sending} onCancel={forgetSending} onRetry={sendAgain} />
          </li>
        ))}
      </ul>
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
