// How the directory of managers is searched: words without accents, written as they sound, so that « cytia »
// and « Citya » are the same word. The same folding is applied when a name is kept and when it is looked for.
import { LONG_WORDS } from '../control/address-words.data.ts';
import { searchable } from '../portfolios/search.ts';

/** Letters that people write one for another. In this order: what a rule writes, the next ones read. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/c(?=[ei])/g, 's'],
  [/qu?|k/g, 'c'],
  [/z/g, 's'],
  [/h/g, ''],
  [/([a-z])\1+/g, '$1'],
];

const asItSounds = (word: string): string =>
  SOUNDS.reduce((text, [written, sound]) => text.replaceAll(written, sound), word);

/** Words that half of them have in their name: looked for only where there is no other. */
const COMMON_WORDS = new Set(
  searchable(
    'de du des la le les l d et en a syndic sas sarl sa cabinet agence gestion regie immo immobilier immobiliere',
  ).split(' '),
);

const words = (text: string): string[] =>
  searchable(text)
    .split(/[ .@]+/)
    .filter(Boolean)
    .map((word) => LONG_WORDS.get(word) ?? word);

type Listed = { name: string; aliases: readonly string[]; city: string | null };

/** What is kept of a manager to be found by; a blank on each side of every word. */
export const directoryText = ({ name, aliases, city }: Listed): string =>
  ` ${[name, ...aliases, city ?? ''].flatMap(words).map(asItSounds).filter(Boolean).join(' ')} `;

const MOST_WORDS = 6;

/** What somebody typed, word by word. */
export function directoryWords(query: string): string[] {
  const typed = words(query);
  const distinctive = typed.filter((word) => !COMMON_WORDS.has(word));
  const kept = (distinctive.length > 0 ? distinctive : typed).map(asItSounds).filter(Boolean);
  return [...new Set(kept)].slice(0, MOST_WORDS);
}

const LONGEST_MENDED = 12;

/** The word with two neighbouring letters the other way round, each pair in turn. */
export const swapped = (word: string): string[] =>
  word.length < 3 || word.length > LONGEST_MENDED
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ).filter((other) => other !== word);

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const ADDRESS = /^(?:https?:\/\/)?(?<host>[^\s/?#@:]+)(?::\d+)?(?:[/?#]\S*)?$/i;

/** The address of a page that was pasted instead of a name, with its scheme; null for a name. */
export function pastedAddress(query: string): { url: string; host: string } | null {
  const pasted = query.trim();
  const host = ADDRESS.exec(pasted)?.groups?.['host']?.toLowerCase();
  if (host === undefined || !HOST.test(host)) return null;
  return { url: /^https?:/i.test(pasted) ? pasted : `https://${pasted}`, host };
}

/** The tax office has a page of its own in the dossier. */
export const isTaxOffice = (host: string): boolean =>
  /(?:^|\.)(?:impots|franceconnect)\.gouv\.fr$/.test(host);
