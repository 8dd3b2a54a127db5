// The code that a portal sends: what is typed of it, and how long it is awaited.

/** Figures only, however they were pasted: « 123 456 », « Code : 123456 ». */
export const typedCode = (typed: string, length: number): string =>
  typed.replaceAll(/\D/g, '').slice(0, length);

/** « 4 min 05 », « 32 s »; null once it is too late. */
export function leftWords(expires_at: string, now: Date): string | null {
  const seconds = Math.ceil((new Date(expires_at).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${String(seconds % 60).padStart(2, '0')}` : `${seconds} s`;
}
