import type { PortfolioRow } from '@quitus/api/portfolios.api';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';

import { useNow } from '../../browser/use-now.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { NotifyNear } from './in-sight.ts';
import { type ListSort, SORTS } from './list-view.ts';
import { PortfolioListItem } from './PortfolioListItem.tsx';
import { rowGrid } from './row-grid.ts';

type PortfolioListProps = {
  portfolios: readonly PortfolioRow[];
  /** Whose list it is: who follows a dossier is said only when it may be somebody else. */
  reader_id: string | undefined;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  onNear: NotifyNear;
};

export function PortfolioList(props: PortfolioListProps) {
  const { portfolios, reader_id, sort, onSort, onNear } = props;
  const followed = portfolios.some(({ managed_by }) => managed_by.id !== reader_id);
  const now = useNow();
  return (
    <>
      <ListTitles followed={followed}>
        <SortChoice sort={sort} onSort={onSort} />
      </ListTitles>
      <ul className="grid gap-4 sm:grid-cols-2 lg:block lg:space-y-1">
        {portfolios.map((portfolio) => (
          <Item
            key={portfolio.uid}
            portfolio={portfolio}
            followed={followed}
            now={now}
            onNear={onNear}
          />
        ))}
      </ul>
    </>
  );
}

/** Hundreds of rows: a letter typed above draws none of them again. */
const Item = memo(PortfolioListItem);

/** Each row says in words what it shows: the titles are for the eye. */
function ListTitles({ followed, children }: { followed: boolean; children: ReactNode }) {
  return (
    <div className={`mb-2 text-second text-encre-2 ${rowGrid(followed)}`}>
      {['Façade', 'Bien', 'Vérifiés', 'À savoir'].map((title) => (
        <span key={title} aria-hidden className="max-lg:hidden">
          {title}
        </span>
      ))}
      {followed && (
        <span aria-hidden className="max-lg:hidden">
          Suivi par
        </span>
      )}
      {children}
    </div>
  );
}

function SortChoice({ sort, onSort }: { sort: ListSort; onSort: (sort: ListSort) => void }) {
  return (
    <label className="relative -ml-2 inline-flex items-center justify-self-start">
      <span className="pl-2 lg:sr-only">Trier par</span>
      <select
        className="min-h-11 appearance-none rounded-puce bg-transparent pr-7 pl-2 text-second hover:text-encre focus-visible:rounded-puce"
        value={sort}
        onChange={({ target }) => {
          const chosen = sorts.find((each) => each === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {sorts.map((each) => (
          <option key={each} value={each} className="bg-surface text-encre">
            {SORTS[each].label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1.5 size-4.5" />
    </label>
  );
}

const sorts = ['ACTIVITY', 'ADDRESS', 'CREATED'] as const satisfies readonly ListSort[];

const PLACES = [1, 2, 3, 4, 5];

export const PortfolioListSkeleton = () => (
  <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:block lg:space-y-1">
    {PLACES.map((place) => (
      <div key={place} className={`flex flex-col gap-3 py-4 lg:py-3 ${rowGrid(false)}`}>
        <Skeleton className="h-18.5 w-26" />
        <div className="flex items-center gap-4">
          <Skeleton className="h-9.5 w-10.5 flex-none" />
          <div className="flex-1">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-2 h-4 w-60 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
);
