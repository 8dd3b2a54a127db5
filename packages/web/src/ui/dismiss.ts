import type { Dialog } from '@base-ui/react/dialog';

/** A notification lies over the dialog, not outside of it: reading or closing it closes nothing else. */
export const onDismiss =
  (onClose: () => void) => (open: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (open) return;
    const { target } = details.event;
    const notified = target instanceof Element && target.closest('[data-snackbar]') !== null;
    if (!notified) onClose();
  };
