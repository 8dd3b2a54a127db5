import { textOf } from '@quitus/api/client';
import { errorText } from '@quitus/api/errors';
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { MessageSquare } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChange } from '../use-dossier.ts';

type AnswerRefusalProps = { uid: string; document_type: DocumentType };

/** Whoever thinks that the document is right says why: somebody of the team looks at it again. */
export function AnswerRefusal(props: AnswerRefusalProps) {
  const [open, setOpen] = useState(false);
  return open ? (
    <AnswerForm {...props} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" size="compact" className="self-start" onClick={() => setOpen(true)}>
      <MessageSquare aria-hidden />
      Répondre à l’équipe
    </Button>
  );
}

function AnswerForm({ uid, document_type, onDone }: AnswerRefusalProps & { onDone: () => void }) {
  const [comment, setComment] = useState('');
  const [empty, setEmpty] = useState(false);
  const answer = useChange<string>({
    uid,
    send: (said) =>
      call(readingApi.answerRefusal, { params: { uid, document_type }, body: { comment: said } }),
    refused: 'Votre réponse n’est pas partie',
    quiet: true,
  });
  const error = empty ? errorText('MISSING_COMMENT') : answer.isError && textOf(answer.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = comment.trim() === '';
    setEmpty(missing);
    if (!missing) answer.mutate(comment.trim(), { onSuccess: onDone });
  }

  return (
    <form noValidate onSubmit={submit} className="rounded-carte bg-creux p-5">
      <TextArea
        label="Votre réponse à l’équipe"
        hint="Dites pourquoi ce document convient. Une personne le regardera à nouveau."
        rows={3}
        maxLength={1000}
        value={comment}
        error={error || undefined}
        ref={takeFocus}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="compact" pending={answer.isPending}>
          Envoyer la réponse
        </Button>
        <Button variant="quiet" size="compact" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

/** The button that opened the form has gone: the keyboard goes on in the form. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
