interface KeyProps {
  children: string;
  /** On the enamel ground of the main button. */
  onEnamel?: boolean;
}

/** A key as it looks, where there are keys; the button that it belongs to tells it with `aria-keyshortcuts`. */
export const Key = ({ children, onEnamel = false }: KeyProps) => (
  <kbd
    aria-hidden
    className={`inline-grid h-6 min-w-6 flex-none place-items-center rounded-puce px-1.5 max-sm:hidden pointer-coarse:hidden font-texte text-mini font-semibold whitespace-nowrap ${onEnamel ? 'bg-sur-email/20 text-sur-email' : 'bg-surface text-encre-2 inset-ring inset-ring-trait shadow-pose'}`}
  >
    {children}
  </kbd>
);
