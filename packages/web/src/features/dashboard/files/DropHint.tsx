import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { Upload } from 'lucide-react';

import type { Dropping } from './use-dropping.ts';

type DropHintProps = Dropping & {
  /** Beside the rows too; else only on them. */
  anywhere: boolean;
};

/** While files are held over the page: where they would go. It lets the rows be seen and aimed at. */
export function DropHint({ dragging, over, anywhere }: DropHintProps) {
  if (!dragging) return null;
  const welcome = anywhere && over === null;
  return (
    <div
      aria-hidden
      className={`pointer-events-none fixed print:hidden inset-2 z-50 flex items-end justify-center rounded-tiroir border-2 border-dashed p-6 ${welcome ? 'border-email bg-email/8' : 'border-trait-fort'}`}
    >
      <p className="flex items-center gap-3 rounded-carte bg-email px-6 py-4 font-semibold text-sur-email shadow-leve">
        <Upload />
        {words({ over, anywhere })}
      </p>
    </div>
  );
}

function words({ over, anywhere }: Pick<DropHintProps, 'over' | 'anywhere'>): string {
  if (over !== null) return `Déposez dans « ${DOCUMENT_FACTS[over].label} »`;
  return anywhere
    ? 'Déposez sur un document, ou n’importe où pour classer ensuite'
    : 'Déposez sur le document concerné';
}
