import { useId } from 'react';

import type { SharedCategory } from './shared-view.ts';
import { SharedRow } from './SharedRow.tsx';

export type SharedListProps = {
  token: string;
  categories: readonly SharedCategory[];
  /** The file on show. */
  chosen: string | null;
  downloads: boolean;
  /** With the page beside the list, what the arrows reach is shown at once. */
  followsFocus: boolean;
  onChoose: (file_id: string) => void;
};

export function SharedList({ categories, ...rows }: SharedListProps) {
  const id = useId();
  return (
    <div data-rows className="flex flex-col gap-7">
      {categories.map(({ category, label, documents }) => (
        <section key={category} aria-labelledby={`${id}-${category}`}>
          <h2 id={`${id}-${category}`} className="text-h4">
            {label}
          </h2>
          <ul className="mt-2.5 flex flex-col gap-1">
            {documents.map((document) => (
              <li key={document.document_type}>
                <SharedRow document={document} {...rows} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
