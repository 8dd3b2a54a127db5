import { FILTERS, type ListFilter, shownCount } from './list-view.ts';

type ListFiltersProps = {
  offered: readonly ListFilter[];
  /** Of what is searched for. */
  counts: Record<ListFilter, number> | undefined;
  chosen: ListFilter;
  onChoose: (filter: ListFilter) => void;
};

const CHIP =
  'relative inline-flex min-h-10.5 cursor-pointer items-center gap-2 rounded-champ bg-creux px-3.75 text-libelle font-medium whitespace-nowrap text-encre-2 transition-colors hover:bg-creux-vif has-checked:bg-encre has-checked:text-papier has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-email';

export function ListFilters({ offered, counts, chosen, onChoose }: ListFiltersProps) {
  return (
    // Scrolls on a phone rather than pile up; the padding leaves room for the ring of the focus.
    <fieldset className="-mx-(--marge) min-w-0 overflow-x-auto px-(--marge) py-1 md:mx-0 md:px-1">
      <legend className="sr-only">Filtrer les dossiers</legend>
      <div className="flex gap-2.5">
        {offered.map((filter) => (
          <label key={filter} className={CHIP}>
            <input
              type="radio"
              name="filtre"
              className="sr-only"
              checked={filter === chosen}
              onChange={() => onChoose(filter)}
            />
            {FILTERS[filter].label}
            {counts && (
              <span className={filter === chosen ? '' : 'text-encre-3'}>
                {shownCount(counts[filter])}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
