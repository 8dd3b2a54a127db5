import { useKeyDown } from '../../ui/use-key-down.ts';

type FormKeys = { onClose: () => void; onSend?: () => void };

/** Escape closes a form and Ctrl-Enter sends it, wherever the keyboard is in it. */
export function useFormKeys({ onClose, onSend }: FormKeys): void {
  useKeyDown((event) => {
    if (document.querySelector('[role=dialog]') !== null) return;
    if (event.key === 'Escape') onClose();
    else if (onSend && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else return;
    event.preventDefault();
  });
}
