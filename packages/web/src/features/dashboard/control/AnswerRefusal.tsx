import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonForm } from '../ReasonForm.tsx';
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
  const answer = useChange<string>({
    uid,
    send: (comment) =>
      call(readingApi.answerRefusal, { params: { uid, document_type }, body: { comment } }),
    refused: 'Votre réponse n’est pas partie',
    quiet: true,
  });
  return (
    <ReasonForm
      label="Votre réponse à l’équipe"
      hint="Dites pourquoi ce document convient. Une personne le regardera à nouveau."
      rows={3}
      maxLength={1000}
      missing="MISSING_COMMENT"
      action="Envoyer la réponse"
      change={answer}
      onSend={(comment) => answer.mutate(comment, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
