import * as LIMITS from '@quitus/api/limits';
import { type SubmitEvent, useState } from 'react';

import { takeFocus } from '../../../ui/take-focus.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { FormButtons } from '../FormButtons.tsx';
import { useFormKeys } from '../use-form-keys.ts';

type AskFormProps = { pending: boolean; onAsk: (question: string) => void; onClose: () => void };

/** What only the customer can tell; Escape leaves it, Ctrl-Enter sends it. */
export function AskForm({ pending, onAsk, onClose }: AskFormProps) {
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);

  function send() {
    const question = typed.trim();
    setEmpty(question === '');
    if (question !== '' && !pending) onAsk(question);
  }
  useFormKeys({ onClose, onSend: send });

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
      className="mt-6 flex flex-col gap-4"
    >
      <TextArea
        label="Votre question au client"
        hint="Il la reçoit par e-mail. Le délai est suspendu jusqu’à sa réponse."
        rows={4}
        maxLength={LIMITS.comment}
        ref={takeFocus}
        value={typed}
        error={empty ? 'Écrivez la question.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormButtons pending={pending} onClose={onClose}>
        Envoyer la question
      </FormButtons>
    </form>
  );
}
