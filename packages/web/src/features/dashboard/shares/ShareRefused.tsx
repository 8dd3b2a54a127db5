import { codeOf, textOf } from '@quitus/api/client';
import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

type ShareRefusedProps = { cause: Error; pending: boolean; onWithoutMail: () => void };

const OF_THE_MAIL = ['MAIL_ALLOWANCE_REACHED', 'RECIPIENT_ALLOWANCE_REACHED'];

/** The form is longer than a screen: what is said at its end is brought into sight. */
function useInSight() {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what undoes the effect.
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  return said;
}

/** Where only the e-mail is refused, the link can be had at once: all that was typed serves. */
export function ShareRefused({ cause, pending, onWithoutMail }: ShareRefusedProps) {
  const said = useInSight();
  const ofTheMail = OF_THE_MAIL.includes(codeOf(cause) ?? '');
  return (
    <div ref={said}>
      {ofTheMail ? (
        <Notice tone="warning" title="L’e-mail n’a pas été envoyé">
          {textOf(cause)}
          <div className="mt-3">
            <Button variant="secondary" size="compact" pending={pending} onClick={onWithoutMail}>
              Créer le lien sans l’envoyer
            </Button>
          </div>
        </Notice>
      ) : (
        <Notice tone="error">{textOf(cause)}</Notice>
      )}
    </div>
  );
}
