import * as LIMITS from '@quitus/api/limits';
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { MessageSquare, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonForm } from '../ReasonForm.tsx';
import { useChange } from '../use-dossier.ts';

type AnswerRefusalProps = {
  uid: string;
  document_type: DocumentType;
  /** Whether somebody of the team refused it; else the machine did, and nobody is there to answer. */
  by_team: boolean;
};

const WORDS = {
  TEAM: {
    Icon: MessageSquare,
    open: 'Répondre à l’équipe',
    label: 'Votre réponse à l’équipe',
    send: 'Envoyer la réponse',
  },
  MACHINE: {
    Icon: UserRoundSearch,
    open: 'Faire regarder par une personne',
    label: 'Votre message à l’équipe',
    send: 'Envoyer le message',
  },
};

/** Whoever thinks that the document is right says why: somebody of the team looks at it again. */
export function AnswerRefusal(props: AnswerRefusalProps) {
  const [opened, setOpened] = useState(false);
  const { Icon, open } = WORDS[props.by_team ? 'TEAM' : 'MACHINE'];
  return opened ? (
    <AnswerForm {...props} onDone={() => setOpened(false)} />
  ) : (
    <Button
      variant="quiet"
      size="compact"
      className="-ml-4 self-start"
      onClick={() => setOpened(true)}
    >
      <Icon aria-hidden />
      {open}
    </Button>
  );
}

function AnswerForm({
  uid,
  document_type,
  by_team,
  onDone,
}: AnswerRefusalProps & { onDone: () => void }) {
  const { label, send } = WORDS[by_team ? 'TEAM' : 'MACHINE'];
  const answer = useChange<string>({
    uid,
    send: (comment) =>
      call(readingApi.answerRefusal, { params: { uid, document_type }, body: { comment } }),
    refused: 'Votre réponse n’a pas été envoyée',
    quiet: true,
  });
  return (
    <ReasonForm
      label={label}
      hint="Dites pourquoi ce document convient. Une personne le regardera à nouveau."
      rows={3}
      maxLength={LIMITS.comment}
      missing="MISSING_COMMENT"
      action={send}
      change={answer}
      onSend={(comment) => answer.mutate(comment, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
