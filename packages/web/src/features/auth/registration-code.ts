import { readStored, store } from '../../browser/browser-storage.ts';

/** The key and the query parameter have the same name. */
const KEY = 'registration_code';

/** Kept from the first visit: people often sign up later, from another page. */
export function keepRegistrationCode(search: string): void {
  const code = new URLSearchParams(search).get(KEY);
  if (code) store(KEY, code);
}

export const registrationCode = (): string | null => readStored(KEY);

export const forgetRegistrationCode = (): void => store(KEY, null);
