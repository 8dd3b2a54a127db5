import type { Dossier } from '@quitus/api/portfolios.api';
import { Share2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/Button.tsx';
import { sendFiles } from '../../uploads/uploads.ts';
import { may } from './dossier-view.ts';
import { ACCEPTED, FileInput } from './files/FileInput.tsx';
import { PhotoInput } from './files/PhotoInput.tsx';
import type { QuestionFlow } from './use-question-flow.ts';

type BottomBarProps = {
  dossier: Dossier;
  /** Whether files may come that still have no place. */
  adds: boolean;
  questions: QuestionFlow;
  onShare: () => void;
};

/** On a phone the one main action stays under the thumb: adding, for those who may. */
export function BottomBar({ dossier, adds, questions, onShare }: BottomBarProps) {
  const { field } = questions;
  const place = { uid: dossier.uid, document_type: null, replaces_id: null };
  if (adds)
    return (
      <Bar>
        <div className="flex-1">
          <FileInput
            label="Ajouter un document"
            Icon={Upload}
            variant="primary"
            size="regular"
            wide
            multiple
            accept={ACCEPTED}
            onFiles={(files) => sendFiles(place, files)}
          />
        </div>
        <PhotoInput place={place} size="regular" bare />
      </Bar>
    );
  if (may(dossier, 'SHARE'))
    return (
      <Bar>
        <Button wide onClick={onShare}>
          <Share2 aria-hidden />
          Partager
        </Button>
      </Bar>
    );
  if (field === null || !may(dossier, 'ANSWER_SITUATION')) return null;
  return (
    <Bar>
      <Button wide onClick={() => questions.ask(field)}>
        Répondre à la question
      </Button>
    </Bar>
  );
}

const Bar = ({ children }: { children: ReactNode }) => (
  <div className="fixed inset-x-0 bottom-0 z-10 flex gap-2.5 bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-leve sm:hidden print:hidden">
    {children}
  </div>
);
