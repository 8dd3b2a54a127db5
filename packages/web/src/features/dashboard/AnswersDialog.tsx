import type { Dossier } from '@quitus/api/portfolios.api';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import type { SituationField } from '@quitus/domain/portfolios/situation';

import { Dialog } from '../../ui/Dialog.tsx';
import { LINK } from './link-look.ts';
import { answeredFields, answerWords } from './situation-words.ts';

type AnswersDialogProps = {
  dossier: Dossier;
  open: boolean;
  onClose: () => void;
  onChange: (field: SituationField) => void;
};

export const AnswersDialog = ({ dossier, open, onClose, onChange }: AnswersDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Vos réponses"
    text="Elles décident des documents de votre liste."
  >
    <dl className="flex flex-col gap-4">
      {answeredFields(dossier.situation).map((field) => (
        <div key={field}>
          <dt className="text-second text-encre-2">{QUESTIONS[field].question}</dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
            {answerWords(field, dossier.situation)}
            <button
              type="button"
              className={`min-h-8 text-second ${LINK}`}
              onClick={() => onChange(field)}
            >
              Modifier
              <span className="sr-only"> la réponse : {QUESTIONS[field].question}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
