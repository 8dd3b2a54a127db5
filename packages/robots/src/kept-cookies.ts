import { CookieJar } from 'tough-cookie';

/** Cookies as text, to be sealed by whoever keeps it. */
export const saveCookies = (jar: CookieJar): string => JSON.stringify(jar.serializeSync());

/** What cannot be read any more is no session: one signs in again. */
export function cookiesFrom(saved: string | null): CookieJar {
  if (saved === null) return emptyJar();
  try {
    return CookieJar.deserializeSync(saved);
  } catch {
    return emptyJar();
  }
}

const emptyJar = () => new CookieJar(undefined, { looseMode: true });
