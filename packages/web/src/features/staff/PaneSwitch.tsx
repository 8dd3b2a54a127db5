export type Pane = 'page' | 'check';

const PANES = { page: 'Page', check: 'Contrôle' } satisfies Record<Pane, string>;

type PaneSwitchProps = { pane: Pane; onPane: (pane: Pane) => void };

/** There is room for one of them. */
export const PaneSwitch = ({ pane, onPane }: PaneSwitchProps) => (
  <fieldset className="mx-(--marge) mb-2 flex flex-none gap-1 rounded-champ bg-creux p-1">
    <legend className="sr-only">Ce qui est affiché</legend>
    {(['page', 'check'] as const).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={pane === one}
        onClick={() => onPane(one)}
        className="min-h-10 flex-1 rounded-puce text-libelle font-semibold text-encre-2 aria-pressed:bg-surface aria-pressed:text-encre"
      >
        {PANES[one]}
      </button>
    ))}
  </fieldset>
);
