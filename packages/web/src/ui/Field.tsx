import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FIELD_FRAME, FIELD_INPUT } from './field-look.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
}

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { trailing?: ReactNode };

export function TextField({
  label,
  hint,
  error,
  optional = false,
  trailing,
  id: given,
  className = '',
  ...input
}: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="flex flex-col gap-1.75">
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <div className={FIELD_FRAME}>
        <input
          {...input}
          id={id}
          className={`${FIELD_INPUT} ${className}`}
          {...fieldDescription(id, { hint, error })}
        />
        {trailing}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldLabelProps {
  htmlFor: string;
  optional?: boolean;
  children: ReactNode;
}

export function FieldLabel({ htmlFor, optional = false, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="text-libelle font-semibold">
      {children}
      {optional && <span className="font-normal text-encre-3"> (facultatif)</span>}
    </label>
  );
}

type Messages = Pick<FieldTexts, 'hint' | 'error'>;

const isShown = (message: ReactNode) => message !== undefined && message !== null && message !== '';

/** What the input of a field must carry to be tied to its FieldMessages. */
export function fieldDescription(id: string, { hint, error }: Messages) {
  const described = [isShown(hint) && `${id}-hint`, isShown(error) && `${id}-error`];
  return {
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': isShown(error) || undefined,
  };
}

export function FieldMessages({ id, hint, error }: Messages & { id: string }) {
  return (
    <>
      {isShown(hint) && (
        <p id={`${id}-hint`} className="text-second text-encre-3">
          {hint}
        </p>
      )}
      {/* Always there: a live region announces only what arrives inside it. */}
      <div aria-live="polite" className="empty:hidden">
        {isShown(error) && (
          <p id={`${id}-error`} className="flex gap-1.5 text-second font-medium text-brique">
            <CircleAlert className="mt-0.5 size-4.5" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}
