// What stands on the line of a firm and is no part of its name: its trade after it, its brand before it. And
// what is: the partners that commas part.
import { fold, plain } from '../../french/fold.ts';

/** « Cabinet Roux syndic d’immeubles », « REGIE DU PORT administrateur de biens »: in small letters after a name. */
const TRADE =
  /(?<=\p{L}{2})\s(?:syndics?|administrat(?:eur|rice)s?|administration de biens|agent immobilier|votre|membre|adh[eé]rente?)(?![\p{L}-])(?:\s(?:d'|de |en |et |du |des |la |le |& )*\p{Ll}[\p{Ll}']*)*$/u;

/** « avenia AVENIA TOURS CENTRE »: the brand in its letters, then the firm. */
const withoutBrand = (name: string): string => {
  const [brand = '', next = '', ...rest] = name.split(' ');
  return rest.length > 0 && brand.length > 2 && fold(brand) === fold(next)
    ? [next, ...rest].join(' ')
    : name;
};

/** « MARNE GESTION un cabinet du Groupe Exemplo », « Copro Sud, une marque de… »: whose it is, after its name. */
const BELONGS =
  /(?<=\p{L}{2})\s(?:un|une)\s(?:cabinet|agence|soci[eé]t[eé]|marque|enseigne|filiale|entreprise|entit[eé]|activit[eé]|membre|franchise|service)(?![\p{L}]).*$/u;

export const ownName = (name: string): string => {
  const trade = TRADE.exec(plain(name)) ?? BELONGS.exec(plain(name));
  return withoutBrand(trade ? name.slice(0, trade.index) : name);
};

/** « Cabinet Roux, Petit, Morel (R.P.M.) », « Cabinet Roux, Petit et Morel »: up to what is no partner. */
const PARTNERS =
  /^(?:Cabinet|CABINET|SCP|[EÉ]tude|[EÉ]TUDE|SARL|SAS|Agence|AGENCE) \p{Lu}[\p{L}'-]+(?:, (?:\p{Lu}\p{Ll}+ )?\p{Lu}[\p{L}'-]+)+(?: (?:et|&) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)?(?=\s*(?:\(|$|,\s*\d|\s[-–—]\s))/u;

/** A town after one comma is no partner: two are needed, or a last one after « et ». */
export function partnersIn(text: string): string | null {
  const name = PARTNERS.exec(plain(text))?.[0];
  return name && (name.split(',').length > 2 || /\s(?:et|&)\s/.test(name))
    ? text.slice(0, name.length)
    : null;
}
