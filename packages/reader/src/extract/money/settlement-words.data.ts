// How yearly settlements name their own sums. Each reads the start of a folded label.

const TOTAL = '(?:(?:montant|total)(?: (?:general|global|total))?(?: (?:de|des|du))? ?)?';

/** What the year really cost this owner. */
export const CHARGES = new RegExp(
  String.raw`${TOTAL}(?:(?:vos|les|q\.?p\.?(?: (?:de|des))?) )?(?:charges|depenses)(?! (?:recuperables?|locatives?|deductibles?))(?: (?:reelles?|reparties|nettes|courantes))*(?=$| (?:de|pour|20\d\d|imputables|vous|a votre|s'elev|sont|se sont))|${TOTAL}(?:votre |vos )?quotes?[ -]parts?\b|total (?:general|des charges|de vos charges)\b|cout reel`,
  'u',
);

/** What was asked for it during the year. */
export const PROVISIONS = new RegExp(
  String.raw`(?:(?:a )?(?:deduire|moins|deduction)(?: de| des| faite des)?[ :-]*)?${TOTAL}(?:(?:vos|les) )?(?:provisions?|prov\b\.?(?= ?(?:appelees?|versees?|sur charges|de charges|payees?|$))|acomptes?|appels? (?:provisionnels?|de (?:fonds|provisions?|charges)))(?! (?:sur|pour|de) travaux)`,
  'u',
);

/** What is left to one side or the other. */
export const DIFFERENCE =
  /(?:votre )?(?:solde|regularisation|complement|trop[ -](?:percu|verse|appele|paye)|excedent|insuffisance|reste(?: du| a payer| a regler| a (?:votre |ta )?charge)|difference|net a payer|(?:montant|somme) (?:a payer|a regler|due?\b|a (?:vous )?(?:rembourser|restituer))|a (?:vous )?(?:rembourser|restituer)|a (?:payer|regler)|vous (?:nous )?devez|nous vous devons)(?![^:]*\b(?:anterieur|precedent|reporte|compte au)\b)/;

export const RECOVERABLE =
  /(?:(?:pour (?:votre )?(?:information|info|memoire)|a titre (?:indicatif|informatif|d'information)|information|(?:la|votre)(?= part))[ ,:-]+)*(?:dont |total |montant |somme )*(?:des |de vos |vos )?(?:part |charges |depenses |quote-part )*(?:recuperables?|locatives?|deductibles?|du locataire|(?:(?:mise )?a la charge|imputables?|refacturables?|facturables?|recouvrables?|incombant|revenant) (?:du|de|au|a|sur|aupres) ?(?:de )?(?:l'|le |la |votre |vos |un )?(?:locataires?|occupants?))/;

/** Loosely, in any place of a label: only where the three sums settle one another. */
export const CHARGES_STEMS =
  /charge|depense|quote|\bcout|\bpart\b|consomm|frais reels|(?:vous|te) (?:incomb|concern)/;
/** What is said of a sum that is the building's. */
export const OF_BUILDING =
  /\b(?:ensemble (?:de l'immeuble|de la (?:copropriete|residence)|des (?:coproprietaires|lots))|(?:pour|de) (?:tout l'immeuble|toute la (?:copropriete|residence)))\b/;
export const PROVISIONS_STEMS = /provision|\bappel|acompte|\bverse|avance|\bdeja|\bpayee?s?\b/;
export const LEFT_STEMS =
  /solde|regul|\btrop|complement|\breste|faveur|a votre charge|rembours|devez|devons|\bdoi[st]\b|credit|debit|insuffisance|excedent|difference|a payer|a regler|ecart|ajustement|revien|restitu/;

/** In a sentence. */
export const RECOVERABLE_IS =
  /(?<!non )(?<!non-)\b(?:recuper(?:able|er|ee|e)s?|locatives?|locataire)\b(?:[^.;:\d€]|(?<=\b(?:m|mr|mm|mme|mlle))\.){0,80}?(?:(?:la|une) somme de|un montant de|s'etabli(?:t|ssent) a|ressort(?:ent)? a|(?:est|sont) (?:estimee?s?|evaluee?s?|arretee?s?|fixee?s?) a|s'eleve(?:nt)? a|est de|sont de|represente(?:nt)?|a hauteur de|se monte(?:nt)? a|pour un montant de|soit)/;

/** After its sum: « 702,15 € sont récupérables auprès de votre locataire ». */
export const IS_RECOVERABLE =
  /[\s,]*(?:ttc )?(?:(?:vous )?(?:est|sont|seront?|etant|peuvent etre|pouvant etre|peut etre) )?(?:recuper(?:able|ee?)s?|refacturables?|imputables?|locati(?:fs?|ves?)|de charges (?:locatives|recuperables)|a (?:recuperer|refacturer|la charge))(?: (?:sur|aupres|a|au|de|du)\b| ?[.;,(]|\s*$)/;

/** Sums extracted in sentences: taken only where they settle one another. */
const BETWEEN = String.raw`(?:[^.;€,\d]|20\d\d|,(?!\d)|\d\d/\d\d/){0,90}?`;
const IS = String.raw`(?:s'elev\p{L}*|se (?:sont|montent?) (?:elevees? )?|sont|est|ressort\p{L}*|atteint|atteignent|represente\p{L}*|totalis\p{L}*)(?: au total)? ?(?:a|de)?`;
export const CHARGES_IS = new RegExp(
  String.raw`(?<!recuperables |locatives )\b(?:charges|depenses|quote-part)\b(?! (?:recuperables?|locatives?))${BETWEEN}${IS}`,
  'u',
);
export const PROVISIONS_IS = new RegExp(
  String.raw`\b(?:provisions|acomptes|appels|versements|avances|sommes appelees)\b${BETWEEN}(?:${IS}|(?:de|pour|a hauteur de|soit)(?= \d))`,
  'u',
);
export const DIFFERENCE_IS = new RegExp(
  String.raw`\b(?:solde|trop[ -](?:percu|verse)|excedent|insuffisance|complement|difference|reliquat|regularisation|ecart)\b${BETWEEN}(?:${IS}|de|soit|:)`,
  'u',
);
