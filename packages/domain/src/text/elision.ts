// « de » and « que » before a word: « d’Étude Lemaire », « de Hugo », « qu’acquéreur », « que notaire ».

/** Words and first names whose h is silent; before any other h nothing is elided. */
const SILENT_H =
  /^h(?:abit|[ée]l[èe]ne|[ée]lo[iï]se|enri|[ée]rit|ermine|ervé|erve|eure|ippolyte|oirie?|onor|opital|ôpital|ortense|ôtel|otel|uissier|umain|ubert|ugues|yacinthe|yp)/iu;
/** They begin with a vowel sign, but are spoken as if with a consonant. */
const SPOKEN_OPEN = /^(?:onz|oui\b|ouistiti|uhlan|ululement|y[aeiouéèê])/iu;
const VOWEL = /^[aàâäeéèêëiîïoôöuùûüyœæ]/iu;

export const isElidedBefore = (word: string): boolean =>
  SILENT_H.test(word) || (VOWEL.test(word) && !SPOKEN_OPEN.test(word));

export const de = (word: string): string => (isElidedBefore(word) ? `d’${word}` : `de ${word}`);

export const que = (word: string): string => (isElidedBefore(word) ? `qu’${word}` : `que ${word}`);
