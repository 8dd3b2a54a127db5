import type { ReactNode } from 'react';

interface Choice<T extends string> {
  value: T;
  label: string;
  tag?: string;
  icon: ReactNode;
}

interface ChoiceCardsProps<T extends string> {
  legend: ReactNode;
  name: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Choice<T>[];
}

const CARD =
  'group grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3 rounded-champ border border-trait-fort bg-surface px-4 py-3.5 transition-colors hover:border-email has-checked:border-email has-checked:bg-email-doux has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-email has-focus-visible:ring-3 has-focus-visible:ring-anneau has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-email sm:grid-cols-[1fr_auto] sm:gap-y-3.5';

export function ChoiceCards<T extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: ChoiceCardsProps<T>) {
  return (
    <fieldset>
      <legend className="mb-4 text-encre-2">{legend}</legend>
      <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {options.map((option) => (
          <label key={option.value} className={CARD}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="text-encre-2 group-has-checked:text-email [&_svg]:size-6" aria-hidden>
              {option.icon}
            </span>
            <span className="font-semibold sm:order-last sm:col-span-2">{option.label}</span>
            {option.tag !== undefined && (
              <span className="rounded-puce bg-creux px-2.25 py-0.75 text-mini font-semibold text-encre-2 group-has-checked:bg-surface group-has-checked:text-email">
                {option.tag}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
