import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { FIELD_BOX } from './field-look.ts';
import { fieldDescription, FieldLabel, FieldMessages, type FieldTexts } from './Field.tsx';

type SelectProps = FieldTexts & ComponentProps<'select'>;

/** The browser's own list: every phone, keyboard and reader knows it. `children` are its options. */
export function Select({
  label,
  hint,
  error,
  optional = false,
  id: given,
  className = '',
  ...select
}: SelectProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="flex flex-col gap-1.75">
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={`block appearance-none truncate py-3 pr-12 pl-4 ${FIELD_BOX} ${className}`}
          {...fieldDescription(id, { hint, error })}
        />
        <ChevronDown className="pointer-events-none absolute inset-y-0 right-4 my-auto text-encre-2" />
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
