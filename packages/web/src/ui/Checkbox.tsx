import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { fieldDescription, FieldMessages, type FieldTexts } from './Field.tsx';

type CheckboxProps = Omit<FieldTexts, 'optional'> & Omit<ComponentProps<'input'>, 'type'>;

export function Checkbox({
  label,
  hint,
  error,
  id: given,
  className = '',
  ...input
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-encre-3"
      >
        <span className="relative mt-px size-6 flex-none">
          <input
            {...input}
            id={id}
            type="checkbox"
            className={`peer block size-6 appearance-none rounded-puce border border-trait-fort bg-surface transition-colors checked:border-email checked:bg-email focus-visible:rounded-puce disabled:bg-creux aria-invalid:border-brique ${className}`}
            {...fieldDescription(id, { hint, error })}
          />
          <Check className="pointer-events-none absolute inset-0 m-auto stroke-3 text-sur-email opacity-0 peer-checked:opacity-100 peer-disabled:text-encre-3" />
        </span>
        <span>{label}</span>
      </label>
      <div className="pl-9 empty:hidden">
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
