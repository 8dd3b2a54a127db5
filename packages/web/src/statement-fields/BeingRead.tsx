import type { PaperBeingRead } from '@quitus/domain/preetatdate/being-read';

import { Notice } from '../ui/Notice.tsx';
import { beingReadWords } from './being-read-words.ts';

/** Papers whose figures are not in the statement yet; nothing when all are read. */
export function BeingRead({ papers }: { papers: readonly PaperBeingRead[] }) {
  if (papers.length === 0) return null;
  return (
    <Notice tone="info" title={beingReadWords(papers)}>
      Le document peut encore se compléter.
    </Notice>
  );
}
