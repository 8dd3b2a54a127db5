import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { useHydrated } from '../start-up/hydrated.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { SpinnerMark } from './Spinner.tsx';

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    pending?: boolean;
    /** The browser does it by itself, as sending a form that has an address: scripts are not waited for. */
    native?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  pending = false,
  native = false,
  disabled = false,
  type = 'button',
  className = '',
  children,
  ...button
}: ButtonProps) {
  const alive = useHydrated() || native;
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || pending || !alive}
      // One that waits for the page to come to life looks as it will.
      aria-busy={pending || (!alive && !disabled) || undefined}
      className={`${buttonLook({ variant, size, wide })} ${className}`}
    >
      {pending ? (
        <>
          {/* Kept in place, unseen, so that the width and the name of the button do not change. */}
          <span className="inline-flex items-center gap-2.25 opacity-0">{children}</span>
          <SpinnerMark className="absolute size-5" />
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

export function ButtonLink({ variant, size, wide, className = '', ...link }: ButtonLinkProps) {
  return <Link {...link} className={`${buttonLook({ variant, size, wide })} ${className}`} />;
}
