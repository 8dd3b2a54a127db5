import type { Dossier } from '@quitus/api/portfolios.api';
import { nextQuestion } from '@quitus/domain/portfolios/questions';
import type { SituationField } from '@quitus/domain/portfolios/situation';
import { useState } from 'react';

export type QuestionFlow = {
  field: SituationField | null;
  /** How often somebody acted on the card: the keyboard follows, but not when the page opens. */
  turn: number;
  ask: (field: SituationField) => void;
  /** Another question first; this one comes back with the next visit. */
  pass: () => void;
  /** The question has its answer: on to the next. */
  settle: () => void;
  /** Takes up what was put aside. */
  resume: () => void;
};

const NONE: readonly SituationField[] = [];

export function useQuestionFlow({
  portfolio_type,
  situation,
  skipped_questions,
}: Dossier): QuestionFlow {
  const [chosen, setChosen] = useState<SituationField | null>(null);
  const [passed, setPassed] = useState(NONE);
  const [resumed, setResumed] = useState(false);
  const [turn, setTurn] = useState(0);
  const aside = resumed ? passed : [...skipped_questions, ...passed];
  const field = chosen ?? nextQuestion(portfolio_type, situation, aside);

  const act = (next: SituationField | null) => {
    setChosen(next);
    setTurn(turn + 1);
  };

  return {
    field,
    turn,
    ask: act,
    pass: () => {
      if (field !== null) setPassed([...passed, field]);
      act(null);
    },
    settle: () => act(null),
    resume: () => {
      setPassed(NONE);
      setResumed(true);
      act(null);
    },
  };
}
