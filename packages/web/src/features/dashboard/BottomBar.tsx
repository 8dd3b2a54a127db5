import type { Dossier } from '@quitus/api/portfolios.api';
import { Share2 } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';
import { may } from './dossier-view.ts';
import type { QuestionFlow } from './use-question-flow.ts';

type BottomBarProps = {
  dossier: Dossier;
  questions: QuestionFlow;
  onShare: () => void;
};

/** On a phone the one main action stays under the thumb. */
export function BottomBar({ dossier, questions, onShare }: BottomBarProps) {
  const { field } = questions;
  const answers = field !== null && may(dossier, 'ANSWER_SITUATION');
  const shares = may(dossier, 'SHARE');
  if (!shares && !answers) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-leve sm:hidden print:hidden">
      {shares ? (
        <Button wide onClick={onShare}>
          <Share2 aria-hidden />
          Partager
        </Button>
      ) : (
        <Button wide onClick={() => field !== null && questions.ask(field)}>
          Répondre à la question
        </Button>
      )}
    </div>
  );
}
