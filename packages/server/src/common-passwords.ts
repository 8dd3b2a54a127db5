// Passwords that a list of common ones guesses: the word itself, with a capital, figures or signs around
// it, written twice, or with figures for letters. Loaded with the first new password, in the server only.
import { FRENCH_PASSWORDS } from './french-passwords.data.ts';

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...FRENCH_PASSWORDS]);
}

/** Whoever writes « P@ssw0rd » is not the first. */
const FIGURES_FOR_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Signs and figures before it, then those after it one by one: « qwer12341 » is « qwer1234 » and a figure. */
function withoutEnds(text: string): string[] {
  const start = text.replace(/^[^a-z]+/, '');
  const [ending = ''] = /[^a-z]*$/.exec(start) ?? [];
  return Array.from({ length: ending.length + 1 }, (_, cut) => start.slice(0, start.length - cut));
}

const inLetters = (text: string): string =>
  text.replaceAll(/[013457@$]/g, (sign) => FIGURES_FOR_LETTERS[sign] ?? sign);

/** « lapinlapin » is « lapin ». */
const repeated = (text: string): string[] =>
  [2, 3, 4]
    .map((times) => ({ part: text.slice(0, text.length / times), times }))
    .filter(({ part, times }) => part !== '' && part.repeat(times) === text)
    .map(({ part }) => part);

export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  const words = await known;
  const plain = folded(password);
  const forms = [plain, ...withoutEnds(plain), ...withoutEnds(inLetters(plain))];
  const all = [...forms, ...forms.map(inLetters)];
  return [...all, ...all.flatMap(repeated)].some((form) => words.has(form));
}
