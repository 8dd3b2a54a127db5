// What heads a page beside the firm and is not its name: those who run it, its web space, letters set apart.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isAsLarge } from './letter-sizes.ts';

/** « EXEMPLO en ligne », « MyExemplo Extranet », « Exemplo Connect »: where its clients log in. */
const WEB_SPACE =
  /\s(?:en ligne|on ?line|extranet|intranet|connect|web|mobile|(?:espace|portail|acces)(?: [a-z]+)?|l'appli(?:cation)?|appli|\.?net)$|^(?:extranet|intranet|portail|espace|mon espace|my)\s/;
export const isWebSpace = (name: string): boolean => WEB_SPACE.test(fold(name));

const OF_FIRM =
  /\b(?:cabinet|agence|regie|etude|groupe|sarl|sasu?|eurl|snc|syndics?|gestion|gerance|immobiliere?|immo|copro|coproprietes|fils|filles?|freres|s(?:œ|oe)urs|associes?|cie|conseils?)\b/;
const GIVEN = String.raw`\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?`;
const TWO_GIVEN = new RegExp(
  String.raw`^(?<one>${GIVEN}) (?:et|&) (?<other>${GIVEN}) (?:(?:de|du|le|la|d') ?)?\p{Lu}[\p{L}'-]+$`,
  'iu',
);
/** « Anne Petit », where the line over it says that it is a firm. */
const SMALL_PERSON = new RegExp(
  String.raw`^(?<one>${GIVEN}) (?:(?:de|du|le|la) )?\p{Lu}[\p{L}'-]+$`,
  'u',
);
const isPersonAlike = (name: string): boolean =>
  !OF_FIRM.test(fold(name)) && isGivenName(SMALL_PERSON.exec(plain(name))?.groups?.['one'] ?? '');
const ONE_GIVEN = new RegExp(
  String.raw`^(?<one>${GIVEN}) (?:(?:de|du|le|la) )?\p{Lu}[\p{Lu}'-]+$`,
  'u',
);

/** « Michel et Bruno ROUX », « Anne PETIT »: people, by their given names. */
function isPeople(name: string): boolean {
  if (OF_FIRM.test(fold(name))) return false;
  const { one = '', other } =
    (TWO_GIVEN.exec(plain(name)) ?? ONE_GIVEN.exec(plain(name)))?.groups ?? {};
  return isGivenName(one) && (other === undefined || isGivenName(other));
}

/** « Groupe Exemplo » under the name of a firm: whose it is. */
const OF_GROUP = /^(?:le )?groupe\s/;

/** Who runs the firm or owns it, under its name: « EXEMPLO GESTION » over « Michel et Bruno ROUX, administrateurs de biens ». */
export const isManagerUnderFirm = (
  { lines, height }: Sheet,
  { value, box }: Reading<string>,
): boolean =>
  (isPeople(value) || isPersonAlike(value) || OF_GROUP.test(fold(value))) &&
  lines.some(({ cells }) =>
    cells.some(
      (cell) =>
        middleOf(cell.box) < box[1] &&
        middleOf(box) - middleOf(cell.box) < OVER * height &&
        cell.box[0] < box[2] &&
        box[0] < cell.box[2] &&
        /^\p{L}[\p{L}\d&'’. -]+$/u.test(cell.text) &&
        (!isPersonAlike(value) || isPeople(value) || OF_FIRM.test(fold(cell.text))),
    ),
  );
/** In heights of a line. */
const OVER = 2.6;

/** « ROUX-PE TIT & DA M E S »: a lone letter between pieces of words; an initial opens a name, or follows its form. */
export const isSetApart = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    name === name.toUpperCase() &&
    words.some(
      (word, at) =>
        /^\p{Lu}$/u.test(word) &&
        !/^[AÀYÔO]$/u.test(word) &&
        at > 0 &&
        at < words.length - 1 &&
        /^\p{Lu}{1,3}$/u.test(words[at - 1] ?? '') &&
        !/^(?:SA|SAS|SNC|ET|&|SCP|DU|DE|LE|LA|LES)$/u.test(words[at - 1] ?? ''),
    )
  );
};

/** « EXEMPLO » over « GESTION », in letters of one size: the name goes on, and no trade is extracted. */
export const isRestOfSign = (name: Cell, below: Cell): boolean =>
  [name, below].every(({ text }) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(text)) && isAsLarge(name, below);
