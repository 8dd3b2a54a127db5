// What a call is for by its title or its object, where no line of it says: « Objet : appel de fonds pour la toiture ».
import { fold } from '../../french/fold.ts';
import { amountLines } from '../figures/amount-lines.ts';
import { type CallCategory, categoryOf, onlyCategory } from '../shares/call-category.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { headsOfOthers } from './parts-across.ts';

export const titleOf = ({ lines }: Sheet): CallCategory | null => {
  const title = lines.find(({ folded }) => SUBJECT.test(folded));
  return title ? onlyCategory(title.folded.replace(SUBJECT, '')) : null;
};

/** « Objet : appel de fonds pour la réfection de la toiture »: all of the sum is for that, if nothing else is named. */
export function subjectOf(sheet: Sheet): CallCategory | null {
  const category = titleOf(sheet) ?? objectOf(sheet);
  // A sum of another kind that is printed anywhere is a part of the whole.
  const sums = amountLines(sheet).flatMap(({ label }) => categoryOf(label) ?? []);
  const others = fold(sheet.written.text)
    .split(/[.;\n\t]/)
    .map((clause) => (/appel|provision|quote-part/.test(clause) ? categoryOf(clause) : null));
  return category === 'courantes' &&
    (headsOfOthers(sheet, category) ||
      [...others, ...sums].some((one) => one !== null && one !== category))
    ? null
    : category;
}

/** What the letter says it is about: after « Objet », or on the line right over its first words. */
export function objectOf({ lines }: Sheet): CallCategory | null {
  // « Objet : immeuble 9 cours Briand – appel de fonds pour le ravalement » over two lines.
  const at = lines.findIndex(({ folded }) => /^objet\b/.test(folded));
  const first = lines.findIndex(({ folded }) => GREETING.test(folded));
  const over = first > 0 ? lines.slice(first - 1, first) : [];
  const own = at === -1 ? over : lines.slice(at, at + 2);
  const object = own.map(({ folded }) => folded).join(' ');
  return OBJECT.test(object) ? categoryOf(object.replace(/appels? de fonds/, '')) : null;
}
const GREETING =
  /^(?:chere?s? )?(?:monsieur|madame|mesdames|messieurs|mademoiselle)\b[^.:\d]{0,40},$/;
/** Of a letter that asks for money, and not of one that settles a year. */
const OBJECT =
  /\b(?:appels?|participation|provisions?|quote-part|contribution|acompte|financement|reglement|echeance|tranche|fonds|travaux)\b/;
const SUBJECT =
  /^(?:objet ?:? ?)?(?:avis d')?(?:(?:\d{1,2} ?(?:er|e|eme|nd)|premier|deuxieme|second|troisieme|quatrieme|dernier) )?appels? (?:de (?:fonds|provisions?|charges) )?(?:exceptionnel )?[:-]? ?(?:pour |sur )?(?:les |des |la |l')?/;
