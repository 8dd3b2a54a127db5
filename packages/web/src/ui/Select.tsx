import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { FIELD_BOX } from './field-look.ts';
import { Field, type FieldTexts } from './Field.tsx';

type SelectProps = FieldTexts & ComponentProps<'select'>;

/** The browser's own list: every phone, keyboard and reader knows it. `children` are its options. */
export function Select({
  label,
  hint,
  error,
  optional = false,
  id,
  className = '',
  ...select
}: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(tied) => (
        <div className="relative">
          <select
            {...select}
            {...tied}
            className={`block appearance-none truncate py-3 pr-12 pl-4 ${FIELD_BOX} ${className}`}
          />
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-4 my-auto text-encre-2" />
        </div>
      )}
    </Field>
  );
}
