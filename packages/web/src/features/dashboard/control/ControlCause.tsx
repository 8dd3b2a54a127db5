import type { ControlView } from '@quitus/api/reading.api';
import { CalendarCheck, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { waitingWords } from '../../../words/waiting-words.ts';
import type { DocumentEntry } from '../dossier-view.ts';
import { CauseText } from './CauseText.tsx';
import { validityWords } from './validity.ts';

type ControlCauseProps = { entry: DocumentEntry; control: ControlView | undefined };

/** What was concluded of a document and why, and what comes next. */
export function ControlCause({ entry, control }: ControlCauseProps) {
  const { document_type, slot } = entry;
  const { status, note } = slot;
  const verified = status === 'VERIFIED';
  const cause = note ?? (verified ? null : (control?.sentence ?? null));
  return (
    <div className="mt-3 flex flex-col gap-3 empty:hidden">
      {cause !== null && <CauseText text={cause} />}
      {control?.answer && <Answer {...control.answer} />}
      {control && status === 'NEW_A_VERIFIER' && control.waiting && (
        <Line Icon={Clock}>
          Vérification par l’équipe, {waitingWords(control.waiting.estimated_minutes)}
        </Line>
      )}
      {control && verified && (
        <Line Icon={CalendarCheck}>{validityWords(control, document_type)}</Line>
      )}
    </div>
  );
}

const Line = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-encre-2">
    <Icon aria-hidden className="mt-0.5" />
    <span>{children}</span>
  </p>
);

const Answer = ({ comment }: NonNullable<ControlView['answer']>) => (
  <div className="rounded-carte bg-creux p-4">
    <p className="text-second font-semibold">Message envoyé à l’équipe</p>
    <p className="mt-1 whitespace-pre-line wrap-break-word text-encre-2">{comment}</p>
  </div>
);
