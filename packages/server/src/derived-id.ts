import { createHash } from 'node:crypto';

/** The same for the same words: work done twice makes one thing. */
export function derivedId(...words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join('/')).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  // Version 8 of RFC 9562: bits that mean something to us alone.
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
