import { type ComponentType, lazy, Suspense } from 'react';

// The contract brings zod, which public pages do without.
const OutboxHint = lazy(loadHint);

/** A convenience: when it cannot be loaded, the confirmation goes without it. */
async function loadHint(): Promise<{ default: ComponentType }> {
  try {
    return await import('./OutboxHint.tsx');
  } catch {
    return { default: () => null };
  }
}

/** After every « a mail was sent »: where mails do not leave the machine, the way to read it. */
export const AfterMail = () => (
  <Suspense>
    <OutboxHint />
  </Suspense>
);
