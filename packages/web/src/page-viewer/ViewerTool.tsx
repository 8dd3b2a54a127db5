import type { ReactNode } from 'react';

type ViewerToolProps = {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Pressed to the end it keeps the keyboard, which a disabled button loses. */
export const ViewerTool = (props: ViewerToolProps) => {
  const { label, shortcut, disabled = false, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-10 place-items-center rounded-champ text-encre-2 transition-colors hover:bg-creux-vif hover:text-encre aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
};
