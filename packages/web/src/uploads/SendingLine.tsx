import { RotateCcw } from 'lucide-react';

import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { placeWords, type Sending, stateWords } from './sending.ts';

interface SendingLineProps {
  sending: Sending;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** One file on its way: how far it is, and what can be done about it. */
export function SendingLine({ sending, onCancel, onRetry }: SendingLineProps) {
  const { id, name, state, failure, kept } = sending;
  const going = state === 'WAITING' || state === 'SENDING';
  const closable = going || state === 'REFUSED' || state === 'FAILED';
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {failure === null ? <How sending={sending} /> : <Refused sending={sending} />}
        {going && !kept && (
          <p className="mt-1 text-second text-ocre">
            Si vous rechargez la page, il faudra choisir ce fichier à nouveau.
          </p>
        )}
        {state === 'FAILED' && (
          <Button variant="secondary" size="compact" className="mt-2" onClick={() => onRetry(id)}>
            <RotateCcw aria-hidden />
            Réessayer
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {closable && (
        <CloseButton
          label={`${going ? 'Annuler l’envoi de' : 'Ne plus afficher'} ${name}`}
          className="-my-2.5 -mr-2.5"
          onClick={() => onCancel(id)}
        />
      )}
    </div>
  );
}

function How({ sending }: { sending: Sending }) {
  const { name, state, sent, size, document_type, found } = sending;
  const label = <span className="break-all">{name}</span>;
  if (state === 'CHECKING') return <Progress label={label} text={stateWords(sending)} />;
  if (state !== 'DONE')
    return <Progress label={label} value={sent} total={size} text={stateWords(sending)} />;
  const where = document_type !== null && found === null ? placeWords(document_type) : null;
  return (
    <>
      <p className="text-second font-semibold break-all">{name}</p>
      <p className="text-second text-encre-2">{where ?? stateWords(sending)}</p>
    </>
  );
}

const Refused = ({ sending }: { sending: Sending }) => (
  <>
    <p className="text-second font-semibold break-all">{sending.name}</p>
    <p className="text-second text-brique">
      {stateWords(sending)} : {sending.failure}
    </p>
  </>
);
