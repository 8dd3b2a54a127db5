import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** `label` says what closes, for whoever does not see the cross. */
export function CloseButton({
  label = 'Fermer',
  className = '',
  ...button
}: ComponentProps<'button'> & { label?: string }) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={`grid size-11 flex-none place-items-center rounded-champ text-encre-2 transition-colors hover:bg-creux hover:text-encre ${className}`}
    >
      <X />
    </button>
  );
}
