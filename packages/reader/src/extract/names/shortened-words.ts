// « SCI FAM. DUROUSSEAU », « SARL IMMO. DU PORT », « Ets. ROUX »: the point of a word that a company shortens ends no name.

const SHORT = String.raw`(?:fam|famil|immo|imm|immob|invest|patr|patrim|ets|soc|gest|fonc|loc|dev|const|prom|hab|habit|dom|res|pharm|phie|assoc|ass|gr|grpe|part|partic|agric|expl|comm|ind|int|frs|bat)`;

/** On folded text: such a word and its point, where another word follows. */
export const SHORTENED = String.raw`${SHORT}\.(?=[ ]?[\p{L}])`;

const ENDS = new RegExp(String.raw`\s${SHORT}\.$`, 'iu');
const ENDS_WITHOUT =
  /^(?:la )?(?:sci|scpi|sarl|sasu?|eurl|snc|societe)\s(?:fam|famil|patr|patrim|fonc|const|prom|grpe|partic|phie)\.?$/iu;

/** The rest of the name stands on the next line. */
export const endsShortened = (name: string): boolean => ENDS.test(name.trim());

/** « SCI FAM »: what is left of a name that was cut at its point. */
export const isCutAtPoint = (name: string): boolean => ENDS_WITHOUT.test(name.trim());
