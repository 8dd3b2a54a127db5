// Whether a meeting said yes. Texts put to the vote say « approuve » as well: only what tells the result counts.
/** « Vote » is a noun too; « ADOPTI ÉE » and « ADOPTEÉE » are what eyes make of a letter with its accent. */
const YES = '(?:(?:adopt(?:i ?)?e{1,2}|approuve|accepte|accorde|ratifie|valide)e?s?|votees?)';
const NO = '(?:rejete|repousse|refuse|ajourne)e?s?';
const THING =
  '(?:resolution|decision|proposition|motion|question|point|budget|comptes|quitus|vote)';
const IS = '(?:est|sont|a ete|ont ete|etant|est donc|est ainsi|est par consequent)';
/** An eye may have lost the last line: « Pour : 742/742. Adopté à ». */
const END = String.raw`(?=\s*(?:$|a\s*$|[.;,(!\d]|-\s|:\s?(?:pour\b|\d)|a l'unanimite|a la majorite|par \d|des voix|selon|dans les|aux conditions))`;

/** A no may be everybody's too. */
const BY_ALL = "(?: a l'unanimite)?";
/** « Monsieur X est élu président à l’unanimité »: who is chosen by all is chosen. */
const CHOSEN =
  '(?:elu|reelu|designe|nomme|choisi|retenu|reconduit|renouvele|confie|donne|fixe|arrete|vote|decide|autorise|approuve|adopte|accepte|accorde|mandate)';

export const REJECTED = new RegExp(
  [
    String.raw`(?:n'est pas|n'a pas ete|ne sont pas|${IS} non|non)\s${YES}\b`,
    String.raw`(?:${IS}|${THING}|resultat)(?: du vote)?(?: donc)?\s?:?\s${NO}\b${BY_ALL}`,
    String.raw`(?<=[.:;!\d>=→➔|*-]\s?)${NO}\b${END}${BY_ALL}`,
    String.raw`\b${NO}\s(?:a l'unanimite|a la majorite|par \d)`,
    String.raw`(?:ne (?:recueille|reunit|obtient)|n'(?:a|ayant) pas (?:recueilli|obtenu|reuni)|faute de|defaut de)[^.;]{0,40}?majorite`,
  ].join('|'),
  'gu',
);
export const ADOPTED = new RegExp(
  [
    String.raw`${THING}[^.;:]{0,60}?\b(?:${IS}\s)?(?<!\b(?:soit|etre|serait|sera|soient)\s)${YES}\b${END}`,
    String.raw`\b${IS}\s(?:donc |ainsi )?${YES}\b${END}`,
    String.raw`\b${YES}\s(?:a l'unanimite|a la majorite|par acclamation)`,
    String.raw`(?<=[.:;!\d>=→➔|*-]\s?)${YES}\b${END}`,
    String.raw`\baccord (?:de tous|unanime|general)\b`,
    String.raw`\bvote (?:a l')?unanimite(?! (?:requise|necessaire|des voix de tous))`,
    String.raw`\b${CHOSEN}(?:e?s?|nt)\b[^.;]{0,160}?\ba l'unanimite\b(?! (?:requise|necessaire))`,
    String.raw`(?<=[.:;-]\s?)(?:a l')?unanimite(?: des [^.;]{3,60})?(?=\s*(?:[.;]|$))`,
  ].join('|'),
  'u',
);

/** What misses one majority may be voted again under another: then the last answer counts. */
const AGAIN = /second (?:vote|tour)|(?:deuxieme|nouveau) (?:vote|tour)|\b25-1\b|passerelle/g;

/** Null where the paper does not say, or says both. */
export function isAdopted(text: string): boolean | null {
  const answer = oneAnswer(text);
  const again = [...text.matchAll(AGAIN)].at(-1);
  return answer ?? (again ? oneAnswer(text.slice(again.index)) : null);
}

function oneAnswer(text: string): boolean | null {
  const rejected = text.search(REJECTED) !== -1;
  const adopted = ADOPTED.test(text.replaceAll(REJECTED, ''));
  return adopted === rejected ? null : adopted;
}
