// Who has a letterhead too and manages nothing: notaries, surveyors, banks. What a bank or an insurer is to a syndic is
// another thing: its parent, its guarantor, or the first word of its own name.

const OTHER =
  /notaire|geometre|diagnosti|expertise|bureau d'etudes|architecte|ingenier|assurance|mutuelle|banque|avocat|huissier|commissaire|finances publiques|mairie|\bville de|commune|metropole(?! (?:gestion|gerance|syndic|immobiliere?|immo|copro)\b)|departement|tribunal|controleur|certifi/;

/** « filiale de la Banque X », « Garantie X Assurances », « RCP Mutuelle Y »: whom it leans on, to the end of its line. */
const BACKED =
  /\b(?:filiale|groupe|membre|adherente?|partenaire|garantie?s?|garant|caution|rcp|rc pro|responsabilite civile|assuree? (?:par|aupres)|assurance (?:rcp|rc|responsabilite))\b[^\n]*/g;

/** « Crédit X Immobilier », « Banque Y Gestion », « Mutuelle Z Habitat »: the arm that manages homes. */
const MONEY = String.raw`(?:credit|banque|caisse|mutuelle|assurances?)`;
const TRADE = String.raw`(?:immobiliere?|immo|gestion|syndic|copro|coproprietes?|gerance|administration de biens)`;
const ARM = new RegExp(
  String.raw`\b${MONEY}(?: (?!${MONEY})[a-z'&-]+){1,4}? ${TRADE}(?![a-z])`,
  'g',
);

/** « NOTAIRES ASSOCIÉS » over « Service Gérance et Copropriétés »: in the country, notaries manage buildings too. */
const MANAGES = /\b(?:service|departement|pole) (?:de )?(?:gerance|syndic|coproprietes?|gestion)/;

/** « RCS Lille Métropole », « R.C.S. de Saint-Denis de la Réunion »: where it is registered. */
const REGISTERED = /\br\.?c\.?s\.?\s(?:de |d')?[a-z' -]{2,40}/g;

/** On folded text. */
export const isOtherTrade = (text: string): boolean =>
  OTHER.test(
    (MANAGES.test(text) ? text.replaceAll(/\bnotaires?(?: associes)?\b/g, ' ') : text)
      .replaceAll(REGISTERED, ' ')
      .replaceAll(ARM, ' ')
      .replaceAll(BACKED, ' '),
  );

/** « Crédit X Immobilier » is no column of an account. */
export const withoutArm = (text: string): string => text.replaceAll(ARM, ' ');
