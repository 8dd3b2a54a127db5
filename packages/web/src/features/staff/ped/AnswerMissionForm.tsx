import type { WaitingMission } from '@quitus/api/desk.api';
import * as LIMITS from '@quitus/api/limits';
import { type SubmitEvent, useState } from 'react';

import { TextField } from '../../../ui/Field.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { FormButtons } from '../FormButtons.tsx';
import { useMissionDesk } from './use-mission-desk.ts';

type AnswerMissionFormProps = {
  mission: WaitingMission;
  accepted: boolean;
  onClose: () => void;
};

/** What the customer reads: by when it comes, or why it cannot. */
export function AnswerMissionForm({ mission, accepted, onClose }: AnswerMissionFormProps) {
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState('');
  const [empty, setEmpty] = useState(false);
  const { answer } = useMissionDesk(mission.id);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const words = typed.trim();
    setEmpty(words === '');
    if (words !== '')
      answer.mutate({ accepted, answer: words, expected_on: day || null }, { onSuccess: onClose });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-4 flex max-w-140 flex-col gap-4 rounded-carte bg-creux p-5"
    >
      <TextArea
        label={accepted ? 'Ce que vous répondez' : 'Pourquoi ce n’est pas possible'}
        hint={accepted ? undefined : 'La demande est remboursée.'}
        rows={3}
        maxLength={LIMITS.comment}
        ref={takeFocus}
        value={typed}
        error={empty ? 'Écrivez quelques mots.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {accepted && (
        <TextField
          label="Attendue le"
          optional
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      <FormButtons pending={answer.isPending} onClose={onClose}>
        {accepted ? 'Accepter la demande' : 'Refuser et rembourser'}
      </FormButtons>
    </form>
  );
}
