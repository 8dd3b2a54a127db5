// Labels extracted by their words, in any order: « Propriétaire / bailleur », « Nom du ou des vendeurs »,
// « Identité du propriétaire vendeur ». All words belong to a short list, and one of them is what is asked.

/** Links and what forms write around the word that matters. Folded. */
const FILLERS = String.raw`l[ae]s?|l'|d[ue]s?|d'|de la|de l'|et|ou|aux?|\/|&|,|noms?|prenoms?|identite|designation|coordonnees|qualite|raison sociale|denomination|actuel(?:le)?s?|concernee?s?|declaree?s?|principale?s?|presumee?s?`;

/** A pattern for textsAfter: a run of listed words, one of `keys` among them; `more` are further fillers. */
export const stemmed = (keys: string, more = ''): RegExp => {
  const words = `(?:${keys}|${FILLERS}${more === '' ? '' : `|${more}`})`;
  const word = String.raw`(?<![\p{L}])${words}(?:\(s\)|\(e\)|\(es\))?(?![\p{L}])`;
  return new RegExp(
    String.raw`(?=[^:\t\n]{0,60}?(?<![\p{L}])(?:${keys})(?![\p{L}]))${word}(?:,? ?${word}){0,9}`,
    'u',
  );
};
