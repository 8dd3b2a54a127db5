import type { DocumentFile } from '@quitus/api/documents.api';

import { Progress } from '../../../ui/Progress.tsx';
import { pageWords } from './reading-progress.ts';

/** What happens while there is nothing to list, or why there never will be. */
export function ReadingState({ reading }: Pick<DocumentFile, 'reading'>) {
  if (reading?.state === 'QUEUED' || reading?.state === 'READING')
    return (
      <div className="mt-3">
        <Progress
          label={reading.state === 'QUEUED' ? 'La lecture va commencer' : 'Lecture en cours'}
          total={reading.pages_total}
          // Without a figure the bar only shows that work goes on.
          {...(reading.state === 'READING' && {
            value: reading.pages_done,
            text: pageWords(reading),
          })}
        />
      </div>
    );
  return <p className="mt-2 text-encre-2">{NOTHING[reading?.state ?? 'UNREAD']}</p>;
}

const NOTHING = {
  UNREAD: 'Ce fichier ne peut pas être lu automatiquement : une personne de l’équipe le regardera.',
  FAILED: 'Rien n’a pu être lu : une personne de l’équipe regardera ce fichier.',
  DONE: 'Aucune information n’a été relevée sur ces pages.',
} as const;
