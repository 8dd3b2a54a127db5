// Text made plain for matching, sign for sign: what is found at an offset is at the same offset in
// the text as it was printed, and so in the words and their boxes.

const TYPOGRAPHY: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2007': ' ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  º: '°',
  // « 4ᵉ trimestre », « 1ᵉʳ janvier ».
  ᵉ: 'e',
  ʳ: 'r',
  ᵈ: 'd',
  ⁿ: 'n',
  ᵐ: 'm',
  '˚': '°',
  '∕': '/',
  '⁄': '/',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
};

const only = (made: string, sign: string): string => (made.length === sign.length ? made : sign);

/** Spaces, dashes, apostrophes and quotes of one kind; letters untouched. */
export const plain = (text: string): string =>
  text.replaceAll(/[^\n\t -_a-~]/g, (sign) => TYPOGRAPHY[sign] ?? sign);

function foldedSign(printed: string): string {
  const sign = TYPOGRAPHY[printed] ?? printed;
  const lower = only(sign.toLowerCase(), sign);
  const bare = only(lower.normalize('NFD').replaceAll(/\p{M}/gu, ''), lower);
  const made = only(bare.toLowerCase(), bare);
  // A Greek accent alone becomes an apostrophe of another kind.
  return TYPOGRAPHY[made] ?? made;
}

/** French has few signs, and every word of every page is folded. */
const foldedCharacters = new Map<string, string>();

function foldSign(sign: string): string {
  const known = foldedCharacters.get(sign);
  if (known !== undefined) return known;
  const made = foldedSign(sign);
  foldedCharacters.set(sign, made);
  return made;
}

/** Of most cells and many lines, the small letters are all there is to it. */
const PLAIN = /^[\n\t -_a-~]*$/;

/** Rules ask the same lines again and again; what was folded lately is kept. */
const folded = new Map<string, string>();
const MOST_KEPT = 1024;

/** Also small letters without accents. « œ » stays: it would become two. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const known = folded.get(text);
  if (known !== undefined) return known;
  const made = text.replaceAll(/[^\n\t -@[-_a-~]/g, foldSign);
  if (folded.size >= MOST_KEPT) folded.clear();
  folded.set(text, made);
  return made;
}
