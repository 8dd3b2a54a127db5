import type { Dossier } from '@quitus/api/portfolios.api';
import type { Lack } from '@quitus/domain/control/control';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import { useEffect, useRef, useState } from 'react';

import { AnswerControl } from '../AnswerControl.tsx';
import { LINK } from '../link-look.ts';
import { answersFor } from '../situation-words.ts';
import { useAnswer } from '../use-answer.ts';
import { CompleteHolding } from './CompleteHolding.tsx';
import { doubtOf, isQuestion } from './declared-fields.ts';

type CompleteDossierProps = {
  dossier: Dossier;
  /** What the dossier does not say, the first to ask first. */
  lacks: readonly Lack[];
  onCompleted: () => void;
};

/** What is not known is asked where the doubt is told: one thing at a time. */
export function CompleteDossier({ dossier, lacks, onCompleted }: CompleteDossierProps) {
  const [passed, setPassed] = useState<readonly Lack['field'][]>([]);
  const open = lacks.filter(({ field }) => !passed.includes(field));
  const [lack] = open;
  const heading = useFocusOnChange(lack?.field ?? null);
  if (!lack) return null;
  const { field, read } = lack;
  return (
    <section aria-label="À préciser" className="mt-5 rounded-carte bg-papier p-5">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none focus-visible:shadow-none">
        {doubtOf(field)}
      </h3>
      {isQuestion(field) ? (
        <Asked key={field} dossier={dossier} field={field} onCompleted={onCompleted} />
      ) : (
        <CompleteHolding
          key={field}
          dossier={dossier}
          field={field}
          read={read}
          onCompleted={onCompleted}
        />
      )}
      {open.length > 1 && (
        <button
          type="button"
          className={`mt-2 min-h-11 text-second ${LINK}`}
          onClick={() => setPassed([...passed, field])}
        >
          Passer
        </button>
      )}
    </section>
  );
}

/** The former question has gone with the button that was pressed: the keyboard goes on from the next. */
function useFocusOnChange(field: Lack['field'] | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(field);
  useEffect(() => {
    if (before.current !== null && before.current !== field) heading.current?.focus();
    before.current = field;
  }, [field]);
  return heading;
}

type AskedProps = Pick<CompleteDossierProps, 'dossier' | 'onCompleted'> & {
  field: keyof typeof QUESTIONS;
};

function Asked({ dossier, field, onCompleted }: AskedProps) {
  // The question goes away with its answer, before the server has it.
  const answer = useAnswer(dossier.uid, onCompleted);
  return (
    <>
      <p className="mt-1 mb-4 text-second text-encre-2">{QUESTIONS[field].help}</p>
      <AnswerControl
        field={field}
        situation={dossier.situation}
        onAnswer={(value) => {
          const answers = answersFor(field, value);
          if (answers) answer.mutate({ answers });
          return answers !== null;
        }}
      />
    </>
  );
}
