import { type ComponentProps, useId } from 'react';

import { FIELD_BOX } from './field-look.ts';
import { fieldDescription, FieldLabel, FieldMessages, type FieldTexts } from './Field.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; the visitor may drag it taller. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  id: given,
  rows = 5,
  className = '',
  ...textarea
}: TextAreaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="flex flex-col gap-1.75">
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <textarea
        {...textarea}
        id={id}
        rows={rows}
        className={`block resize-y px-4 py-3 ${FIELD_BOX} ${className}`}
        {...fieldDescription(id, { hint, error })}
      />
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
