import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';

import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { forgetSending, sendAgain, type Sending, useSendings } from '../uploads.ts';

/** What is on its way, wherever one is in the account; leaving the site meanwhile is asked twice. */
export function AccountUploads() {
  const sendings = useSendings();
  const busy = sendings.some(({ state }) => state === 'WAITING' || state === 'SENDING');
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  if (sendings.length === 0) return null;
  return (
    <section
      aria-label="Envois"
      className="fixed right-(--marge) bottom-5 left-(--marge) z-30 max-h-[60dvh] overflow-y-auto rounded-carte bg-surface p-5 shadow-leve sm:left-auto sm:w-96 print:hidden"
    >
      <ul className="flex flex-col gap-4">
        {sendings.map((sending) => (
          <li key={sending.id}>
            <Line sending={sending} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ sending }: { sending: Sending }) {
  const { id, name, size, sent, state, failure } = sending;
  if (state === 'FAILED')
    return (
      <div role="alert">
        <div className="flex items-start justify-between gap-3">
          <p className="text-second font-semibold break-all">{name}</p>
          <CloseButton label={`Abandonner l’envoi de ${name}`} onClick={() => forgetSending(id)} />
        </div>
        <p className="text-second text-brique">{failure}</p>
        <Button variant="secondary" size="compact" className="mt-2" onClick={() => sendAgain(id)}>
          <RotateCcw aria-hidden />
          Réessayer
        </Button>
      </div>
    );
  const text = state === 'SENT' ? 'Reçu' : state === 'WAITING' ? 'En attente' : share(sent, size);
  return <Progress label={name} value={sent} total={size} text={text} />;
}

const MEGABYTE = 1_000_000;
const weight = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`;
const share = (sent: number, size: number): string => `${weight(sent)} sur ${weight(size)}`;
