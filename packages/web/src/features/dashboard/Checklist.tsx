import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { optionalWords } from '../../words/count-words.ts';
import { DocumentRow, type RowsProps } from './DocumentRow.tsx';
import type { CategoryView } from './dossier-view.ts';
import { Folded, type FoldedProps } from './Folded.tsx';
import { Frieze } from './Frieze.tsx';

type ChecklistProps = RowsProps &
  Pick<FoldedProps, 'onRestore' | 'restoring'> & { categories: readonly CategoryView[]; now: Date };

export function Checklist({ categories, ...rows }: ChecklistProps) {
  return (
    <div data-liste className="flex flex-col gap-14 print:gap-8">
      {categories.map((category) => (
        <Category key={category.category} view={category} {...rows} />
      ))}
    </div>
  );
}

type CategoryProps = Omit<ChecklistProps, 'categories'> & { view: CategoryView };

function Category({ view, onRestore, restoring, ...rows }: CategoryProps) {
  const id = useId();
  const { label, counted, optional, folded, progress } = view;
  const count = [
    progress.total > 0 && `${progress.verified} sur ${progress.total}`,
    optionalWords(progress),
  ].filter(Boolean);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-trait pb-3">
        <h2 id={id} className="mr-auto text-h3">
          {label}
        </h2>
        <span className="text-second text-encre-2">{count.join(', et ')}</span>
        {counted.length > 0 && (
          <span className="max-sm:hidden">
            <Frieze statuses={counted.map(({ slot }) => slot.status)} />
          </span>
        )}
      </div>
      {/* Optional ones come last and say so in their second line. */}
      <ul className="mt-3 flex flex-col gap-0.5">
        {[...counted, ...optional].map((entry) => (
          <DocumentRow key={entry.document_type} entry={entry} {...rows} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-champ text-second font-medium text-encre-2 hover:text-encre [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-4.5 transition-transform group-open:rotate-180"
            />
            {folded.length > 1
              ? `${folded.length} documents ne s’appliquent pas`
              : '1 document ne s’applique pas'}
          </summary>
          <Folded
            entries={folded}
            now={rows.now}
            onOpen={rows.onOpen}
            onRestore={onRestore}
            restoring={restoring}
          />
        </details>
      )}
    </section>
  );
}
