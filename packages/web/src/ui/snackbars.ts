export const SNACKBAR_TYPES = ['error', 'info', 'warning', 'success'] as const;
export type SnackbarType = (typeof SNACKBAR_TYPES)[number];

export const SNACKBAR_MS = 10_000;

export type SnackbarMessage = {
  type: SnackbarType;
  title: string;
  text: string;
  /** A mail left because of it. */
  mailed?: boolean;
  /** One thing to do about it, such as taking back what was just done. */
  action?: { label: string; onClick: () => void };
};
export type Snackbar = SnackbarMessage & { id: number };

let snackbars: readonly Snackbar[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showSnackbar({ type, title, text, mailed, action }: SnackbarMessage): void {
  if (!SNACKBAR_TYPES.includes(type)) throw new Error('Invalid snackbar message type');
  // Said once is enough while it is still there to be read.
  const same = (one: Snackbar) =>
    one.type === type && one.title === title && one.text === text && !one.action;
  if (!snackbars.some(same))
    change([
      ...snackbars,
      { id: ++lastId, type, title, text, ...(mailed && { mailed }), ...(action && { action }) },
    ]);
}

export function dismissSnackbar(id: number): void {
  change(snackbars.filter((one) => one.id !== id));
}

export const currentSnackbars = (): readonly Snackbar[] => snackbars;

export function followSnackbars(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Snackbar[]): void {
  snackbars = next;
  for (const listener of listeners) listener();
}
