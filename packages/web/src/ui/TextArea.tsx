import type { ComponentProps } from 'react';

import { FIELD_BOX } from './field-look.ts';
import { Field, type FieldTexts } from './Field.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; the visitor may drag it taller. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  id,
  rows = 5,
  className = '',
  ...textarea
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(tied) => (
        <textarea
          {...textarea}
          {...tied}
          rows={rows}
          className={`block resize-y px-4 py-3 ${FIELD_BOX} ${className}`}
        />
      )}
    </Field>
  );
}
