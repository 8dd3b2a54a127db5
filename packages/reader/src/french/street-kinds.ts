// The kinds of streets, whole and shortened. A number before one of them is the number of a house: no lot,
// no share, no part of a name; a day after one is its name.

/** Alternatives, for folded text; through `anyCase`, for text as printed. */
export const STREET_KINDS = String.raw`rue|avenue|ave?\.?|boulevard|boul\.?|bl?v?d\.?|place|all[eé]es?|all\.?|chemin|chem?\.?|route|rte\.?|impasse|imp\.?|quai|cours|square|sq\.?|passage|pass\.?|faubourg|f(?:au)?bg\.?|esplanade|promenade|sentier|mont[eé]e|traverse|ruelle|venelle|rampe|sente|chauss[eé]e|corniche|carrefour|rond-point|voie|promenoir|parvis`;

/** One of them, as a whole word. */
export const STREET_KIND = String.raw`(?:${STREET_KINDS})(?![\p{L}\d])`;
