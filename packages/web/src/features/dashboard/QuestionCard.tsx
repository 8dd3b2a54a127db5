import type { Dossier } from '@quitus/api/portfolios.api';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import { isAnswered, type SituationField } from '@quitus/domain/portfolios/situation';
import { ChevronDown, CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { AnswerControl } from './AnswerControl.tsx';
import { AnswersDialog } from './AnswersDialog.tsx';
import { BRIEF_CARD, LINE, LINK } from './link-look.ts';
import { answeredFields, answersFor, decidedDocuments, openFields } from './situation-words.ts';
import { useAnswer } from './use-answer.ts';
import type { QuestionFlow } from './use-question-flow.ts';

type QuestionCardProps = { dossier: Dossier; questions: QuestionFlow };

/**
 * One question at a time: the one that settles the most doubts about the list. Folded until somebody
 * presses it, or answers from a row: the list comes first.
 */
export function QuestionCard({ dossier, questions }: QuestionCardProps) {
  const { portfolio_type, situation, uid } = dossier;
  const [reviewing, setReviewing] = useState(false);
  const [foldedAt, setFoldedAt] = useState<number | null>(questions.turn);
  const title = useId();
  const answer = useAnswer(uid);
  const { field, turn } = questions;
  const folded = foldedAt === turn;
  const open = openFields(portfolio_type, situation);
  const answered = answeredFields(situation);
  if (field === null && open.length === 0 && answered.length === 0) return null;

  function give(value: unknown): boolean {
    const answers = field && answersFor(field, value);
    if (!answers) return false;
    questions.settle();
    answer.mutate({ answers });
    return true;
  }

  const asking = open.length > 0 || field !== null;
  return (
    <section aria-labelledby={title} className={folded ? LINE : BRIEF_CARD}>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
        <h2
          id={title}
          className="min-w-0 flex-1 font-texte text-libelle font-semibold tracking-normal"
        >
          {asking ? (
            <button
              type="button"
              aria-expanded={!folded}
              onClick={() => setFoldedAt(folded ? null : turn)}
              className="flex min-h-11 w-full items-center gap-2.5 text-left"
            >
              <CircleQuestionMark aria-hidden className="max-sm:hidden" />
              Une question pour compléter votre liste
              <ChevronDown
                aria-hidden
                className={`max-sm:ml-auto text-encre-2 transition-transform ${folded ? '' : 'rotate-180'}`}
              />
            </button>
          ) : (
            'Votre situation'
          )}
        </h2>
        {answered.length > 0 && (
          <button
            type="button"
            onClick={() => setReviewing(true)}
            className={`min-h-11 text-second ${folded && asking ? 'max-sm:hidden' : ''} ${LINK}`}
          >
            Vos réponses ({answered.length})
          </button>
        )}
      </div>
      {folded ? null : field === null ? (
        <Settled left={open.length} onResume={questions.resume} />
      ) : (
        <Asked key={field} dossier={dossier} field={field} turn={turn}>
          <AnswerControl field={field} situation={situation} onAnswer={give} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 text-second">
            {isAnswered(situation, field) ? (
              <button type="button" className={`min-h-11 ${LINK}`} onClick={questions.settle}>
                Garder ma réponse
              </button>
            ) : (
              <>
                <button
                  type="button"
                  className={`min-h-11 ${LINK}`}
                  onClick={() => {
                    questions.pass();
                    answer.mutate({ skip: [field] });
                  }}
                >
                  Je ne sais pas
                </button>
                <button type="button" className={`min-h-11 ${LINK}`} onClick={questions.pass}>
                  Passer
                </button>
              </>
            )}
            {open.length > 1 && (
              <span className="ml-auto text-encre-3">Encore {open.length} questions</span>
            )}
          </div>
        </Asked>
      )}
      <AnswersDialog
        dossier={dossier}
        open={reviewing}
        onClose={() => setReviewing(false)}
        onChange={(chosen) => {
          setReviewing(false);
          questions.ask(chosen);
        }}
      />
    </section>
  );
}

type AskedProps = {
  dossier: Dossier;
  field: SituationField;
  turn: number;
  children: ReactNode;
};

function Asked({ dossier, field, turn, children }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The former question has gone with the button that was pressed: the keyboard goes on here.
    if (turn > 0) heading.current?.focus();
  }, [turn]);
  const { question, help } = QUESTIONS[field];
  const decided = decidedDocuments(dossier.portfolio_type, dossier.situation, field);
  return (
    <div className="mt-2 transition-opacity duration-280 starting:opacity-0">
      <h3 ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
        {question}
      </h3>
      <p className="mt-1 text-second text-encre-2">{help}</p>
      {decided.length > 0 && (
        <p className="mt-1 text-second text-encre-2">Votre réponse concerne : {listed(decided)}.</p>
      )}
      <div className="mt-5">{children}</div>
    </div>
  );
}

const MOST_NAMED = 2;

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, MOST_NAMED).join(', ');
  const others = labels.length - MOST_NAMED;
  if (others < 1) return named;
  return `${named} et ${others} ${others > 1 ? 'autres documents' : 'autre document'}`;
}

function Settled({ left, onResume }: { left: number; onResume: () => void }) {
  if (left === 0)
    return <p className="mt-2">Votre liste est complète. Vous pouvez corriger vos réponses.</p>;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6">
      <p>
        {left > 1
          ? `${left} questions sont restées sans réponse.`
          : 'Une question est restée sans réponse.'}
      </p>
      <button type="button" className={`min-h-11 text-second ${LINK}`} onClick={onResume}>
        Y répondre
      </button>
    </div>
  );
}
