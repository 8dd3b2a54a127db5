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
  id,
  className = '',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(tied) => (
        <div className={FIELD_FRAME}>
          <input {...input} {...tied} className={`${FIELD_INPUT} ${className}`} />
          {trailing}
        </div>
      )}
    </Field>
  );
}

type FieldProps = FieldTexts & {
  id: string | undefined;
  children: (tied: { id: string } & ReturnType<typeof fieldDescription>) => ReactNode;
};

/** A control between its label and its messages, tied to them by what it is drawn with. */
export function Field({ label, hint, error, optional = false, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="flex flex-col gap-1.75">
      <label htmlFor={id} className="text-libelle font-semibold">
        {label}
        {optional && <span className="font-normal text-encre-3"> (facultatif)</span>}
      </label>
      {children({ id, ...fieldDescription(id, { hint, error }) })}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
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
