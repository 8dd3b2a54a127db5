import type { ControlView } from '@quitus/api/reading.api';
import { allowedTargets } from '@quitus/domain/documents/transitions';
import { CalendarCheck, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { waitingWords } from '../../../ui/waiting-words.ts';
import { useControl } from '../../../use-reading.ts';
import type { DocumentEntry } from '../dossier-view.ts';
import { LINK } from '../link-look.ts';
import { AnswerRefusal } from './AnswerRefusal.tsx';
import { CauseText } from './CauseText.tsx';
import { RuleList } from './RuleList.tsx';
import { validityWords } from './validity.ts';

type ControlSummaryProps = { uid: string; entry: DocumentEntry; editable: boolean };

/** What was concluded of a document and why, what comes next, and how to answer. */
export function ControlSummary({ uid, entry, editable }: ControlSummaryProps) {
  const { document_type, slot } = entry;
  const { status, note, file_count } = slot;
  const query = useControl(uid, document_type, file_count > 0);
  const control = query.data;
  const verified = status === 'VERIFIED';
  const cause = note ?? (verified ? null : (control?.sentence ?? null));
  const answerable =
    editable && allowedTargets('REFUSAL_ANSWERED', status, document_type).length > 0;
  return (
    <div className="mt-4 flex flex-col gap-4 empty:hidden">
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
      {answerable && file_count > 0 && <AnswerRefusal uid={uid} document_type={document_type} />}
      {control && control.rules.length > 0 && <RuleList rules={control.rules} />}
      {query.isError && control === undefined && (
        <p className="text-second text-encre-2">
          Le détail du contrôle n’a pas pu être chargé.{' '}
          <button type="button" className={LINK} onClick={() => void query.refetch()}>
            Réessayer
          </button>
        </p>
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
    <p className="text-second font-semibold">Réponse envoyée à l’équipe</p>
    <p className="mt-1 whitespace-pre-line wrap-break-word text-encre-2">{comment}</p>
  </div>
);
