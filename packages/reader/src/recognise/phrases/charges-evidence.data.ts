// What a letter about money says in too many ways for phrases: who asks whom to pay what, what is left, what was
// settled. Looked for in the folded text of a page.
import type { Sign } from '../kind.ts';
import { hasMovesOfOwner, isAccountClosed, isSharedOut, isYearSettled } from '../proven-sums.ts';

/** A letter of a small sender has no title: it is extracted by what it asks, of an owner of a building. */
const ANYWHERE = String.raw`[\s\S]{0,30000}?`;
const OF_A_BUILDING = String.raw`(?=${ANYWHERE}\b(?:copropri|tantiemes|milliemes|syndic\b|syndicat\b|votre lot|vos lots|\d{1,5} ?/ ?1(?: ?0){3,5}\b))`;
/** A reminder speaks of the same sums, and is no paper of a file. */
const NO_REMINDER = String.raw`(?!${ANYWHERE}\b(?:mise en demeure|relances?\b|sauf erreur|faute de quoi|sous huit|huissier|commandement de payer|contentieux))`;
/** What a reminder is, not what a call announces to whoever pays late. */
export const REMINDS =
  /(?:^|\n)[^\n]{0,30}\b(?:relance|mise en demeure|(?:dernier |premier |second )?rappel(?: avant| de (?:reglement|paiement|charges)|\s*$|\s*\n))[^\n]{0,25}(?=\n|$)|\b(?:malgre|en depit de) (?:nos|notre|ma|mes)\b[^.;]{0,40}\b(?:relances?|rappels?|courriers?|lettres?)|(?:restee?s? (?:sans (?:effet|reponse|suite)|impayee?s?|infructueuse)\b[^.;]{0,80}\b(?:mettons|mise) en demeure)|\b(?:vous mettons|vous mets) en demeure|\bnous (?:vous )?mettons en demeure/g;
const PAY = String.raw`(?:regler|reglement|verser|versement|adresser|parvenir|payer|paiement|virer|virement|acquitter|attendu)`;
export const ASKS = new RegExp(
  String.raw`^${NO_REMINDER}${OF_A_BUILDING}(?=${ANYWHERE}\b(?:trimestre|semestre|provision|quote-part|participation|acompte|appel|votre part\b))${ANYWHERE}(?:\b(?:remerci|pri(?:e|ons)\b|demand|sau(?:rai|rions) gre|voudrez|veuillez|merci\b|priere|attend)[^.;]{0,110}?\b${PAY}|\b(?:reglement|paiement|versement)s?\s(?:est |sont )?(?:attendu|a effectuer|exigible|demande|souhaite)|\b(?:payer|regler|verser)\b[^.;]{0,60}?(?:en (?:une|deux|trois|quatre) fois|avant le|au plus tard|pour le \d))`,
  'g',
);
/** « Objet : ravalement, deuxième appel de fonds »: what a letter is about, if nobody asks or complains. */
export const SUBJECT =
  /(?:^|\n)\s?objet ?:(?![^\n]{0,140}\b(?:contest|reclam|relance|rappel|retard|impaye|demande|question|suite|votre (?:courrier|lettre|courriel|message)|delai|annulation|erreur))[^\n]{0,120}(?:\n[^\n]{0,120})?\bappels? de (?:fonds|provisions|charges)\b/g;
/** « Appel n° 3 / 2026 », « Avis d’échéance – mars 2026 » over shares of a building: its first words, and no line of an account. */
export const HEADED =
  /^(?=[\s\S]{0,30000}?(?:\b(?:tantiemes|milliemes)\b|(?<![\d/])\d{1,5} ?\/ ?(?!(?:19|20)\d\d\b)\d{3,6}\b))(?![\s\S]{0,30000}?\bloyer\b)[\s\S]{0,900}?(?:^|\n)\W{0,4}(?:appel n° ?\d|avis d'echeance\b(?! (?:de|du) (?:loyer|cotisation|contrat|pret)))/g;
/** « TOTAL À NOUS RÉGLER … 214,80 EUR », « 312,44 € à verser pour le 1er novembre ». */
const AMOUNT = String.raw`\d[\d .]{0,12}[,.]\d{2}(?!\d)`;
const TO_PAY = String.raw`\ba (?:nous |me )?(?:payer|regler|verser|virer|acquitter|(?:nous )?faire parvenir)\b`;
/** Shares of a building, what is called for, and the sum that is asked: a call, whatever its title. */
export const SHARED_SUM = new RegExp(
  String.raw`^(?=${ANYWHERE}(?:\b(?:tantiemes|milliemes|quote-part|quotes-parts|lots?\b)|\d ?/ ?\d{3,6}\b))(?=${ANYWHERE}\b(?:provisions?|acomptes?|cotisations?|appels?|echeance|charges courantes|fonds (?:de )?travaux)\b)${ANYWHERE}(?:${TO_PAY}[^.;]{0,60}?${AMOUNT}|${AMOUNT} ?(?:€|eur|euros)? ${TO_PAY})`,
  'g',
);
/** « × 61/1000   683,20 » or « 10 000   268   519,92 »: a line for each key, with the owner's part. */
export const PART_OF_KEY: Sign = {
  name: 'parts selon les tantièmes',
  pattern:
    /(?:(?<![\d/])(?!\d\d ?\/ ?\d\d\b)\d{1,6} ?\/ ?(?!(?:19\d|20[1-3])\d\b)\d{2,6}\b(?!\/)[^\n]{0,40}?|\b(?!(?:19|20)\d\d )\d{3,6} \d{1,5} )\d[\d .]{0,10},\d{2}(?= |\n|$)/g,
  times: 3,
  weight: 4,
};
/** A paper of one owner's, whose parts are what their tantièmes make of the sums beside them. */
export const SHARED_OUT: Sign = {
  name: 'parts qui font les tantièmes',
  pattern: /\b(?:tantiemes|milliemes)\b|\d ?\/ ?\d{3,6}\b/g,
  times: 1,
  holds: isSharedOut,
  weight: 4,
};
const PAPER_OF_A_BUILDING = new RegExp(String.raw`^${OF_A_BUILDING}`, 'g');
export const YEAR_SETTLED: Sign = {
  name: 'reste d’une année, calculé',
  pattern: PAPER_OF_A_BUILDING,
  times: 1,
  holds: isYearSettled,
  weight: 6,
};
export const ACCOUNT_CLOSED: Sign = {
  name: 'appelé moins payé',
  pattern: PAPER_OF_A_BUILDING,
  times: 1,
  holds: isAccountClosed,
  weight: 6,
};
export const MOVES_OF_OWNER: Sign = {
  name: 'appels et versements datés',
  pattern: PAPER_OF_A_BUILDING,
  times: 1,
  holds: hasMovesOfOwner,
  weight: 3,
};
/** « 23 457,00 € × 143 / 2 000es = 1 677,18 € ». */
export const WORKED_OUT =
  /\d(?:[,.]\d{2} ?(?:€|eur|euros)?| ?(?:€|eur|euros)) ?[x×*] ?\d[\d .]{0,6} ?\/ ?\d[\d .]{1,7}[^=\n]{0,12}= ?\d/g;
/** « Virement reçu   - 500,00 € », as screens list the movements of an account. */
export const MOVED = /(?<=\p{L}[^\n]{1,80}) [+-] ?\d[\d .]*,\d{2}(?: ?€)?(?=\n|$)/gu;
const NTH = String.raw`(?:\d(?:er|e|eme|nd|nde)?|premier|deuxieme|second|troisieme|quatrieme)`;
export const QUARTER = new RegExp(
  String.raw`^${OF_A_BUILDING}${ANYWHERE}(?:\b(?:provisions?|quote-part|participation|contribution|acompte|charges|depenses communes|appel|appelee?s?)\b[^.;]{0,90}?\b(?:${NTH}\s(?:trimestre|semestre)|t[1-4]\b)|\bvotre (?:part|provision|quote-part|participation|contribution)\b[^.;]{0,130}?(?:s'eleve|est de|soit|se monte|est fixee)|\b(?:sommes?|montants?|provisions?)\b[^.;]{0,40}?\b(?:est|sont) appele)`,
  'g',
);
/** Calls announce what lateness costs: « relance simple : 18,00 € », « article 19-2 », « taux légal à compter de la mise en demeure ». */
export const WARNED =
  /(?:taux legal|interets?|porter?a? interet)[^.;]{0,70}? (?:a compter|des la reception|a partir) de (?:la |votre )?mise en demeure|frais de (?:relance|mise en demeure)|relance (?:simple|recommandee) ?:|mise en demeure restee infructueuse|article 19-2/g;
/** « votre compte fait apparaître un solde de », « vous êtes à jour de vos charges »; to a notary, « le compte ». */
export const BALANCED = new RegExp(
  String.raw`^${NO_REMINDER}${ANYWHERE}(?:\bvotre compte\b[^.;]{0,70}?\b(?:est|presente|affiche|fait apparaitre|laisse apparaitre|fait ressortir|s'etablit)\b[^.;]{0,60}?(?:crediteur|debiteur|solde|a jour|zero|nul\b|\d,\d{2})|\bvous (?:etes|restez) (?:donc )?(?:a jour|redevable)|\b(?:le|ce|son) compte\b[^;]{0,220}?\best\s(?:donc )?(?:debiteur|crediteur)\s(?:de|d'un montant de|d'une somme de)\s\d|\b(?:le|ce|son) compte\b[^.;]{0,30}?\b(?:presente|affiche|fait|laisse|s'etablit)\b[^.;]{0,60}?\bsolde (?:crediteur|debiteur|nul)\b[^.;]{0,40}?\d,\d{2})`,
  'g',
);
/** « Solde au 31-08-2026 : 412,60 € en votre faveur »: how an account stands on a day. */
export const STANDS =
  /\bsolde (?:de votre compte |du compte |crediteur |debiteur |restant (?:du )?|du )?(?:au|a la date du|a ce jour,? le) \d{1,2}[^.;]{0,60}?\d,\d{2}[^.;\n]{0,12}\b(?:en (?:votre|notre) faveur|a (?:votre|notre) (?:credit|debit|charge)|crediteur|debiteur|en (?:faveur du|votre))/g;
/** A year's settlement ends so as well. */
export const OWES =
  /\bil (?:vous |te )?reste (?:donc )?\d[^.;\n]{0,20} a (?:payer|regler|verser)\b|\b(?:vous devez|tu dois|elle doit|il doit|ils doivent)\s(?:donc\s)?(?:encore\s)?\d[^.;]{0,20}\s(?:au\ssyndicat|a\sla\scopro(?:priete)?)\b|\b(?:vous (?:me |nous )?restez|(?<=\p{L} )restent?)\s(?:donc\s|encore\s)?(?:me |nous )?devoir\b|\bvous me devez\b/gu;
export const RECEIVED =
  /\b(?:apres|suite a) (?:l'|la )?(?:encaissement|reception) de votre|\bapres (?:un|votre|le) (?:versement|reglement|paiement|virement)\b|\bdernier appel\b|\bvous avez (?:verse|regle|paye)|\bvous a ete appele/g;

/**
 * « l’assemblée ayant approuvé les comptes, … votre part … excédent en votre faveur », in whatever order
 * the letter tells it: « vous aviez versé, au titre des provisions, … il en résulte un excédent ».
 */
const PAID_AHEAD = String.raw`(?:provisions?|acomptes?|avances?)`;
const SETTLED = new RegExp(
  String.raw`^(?=${ANYWHERE}\b(?:approu(?:ve|vant|vee?s)|approbation|arrete|termine|boucle|fini)\b[^.;]{0,40}\bcomptes\b|${ANYWHERE}\barrete (?:de (?:vos|tes) |des )charges\b|${ANYWHERE}\bcomptes\b[^.;]{0,160}\b(?:approuves|arretes|clos|clotures|verifies)\b)(?=${ANYWHERE}\b(?:votre (?:part|quote-part)|ta part|vos charges|tes charges|cela (?:te|vous) fait)\b)(?=${ANYWHERE}\b(?:${PAID_AHEAD}\b[^.;]{0,40}\b(?:appele|verse|provisionnel|paye|encaisse|ont ete de)|(?:appele|verse|paye|encaisse)e?s?\b[^.;]{0,50}\b${PAID_AHEAD}))${ANYWHERE}\b(?:(?:excedent|trop[- ]?(?:percu|verse)|insuffisance|complement|difference|solde)\b[^.;]{0,40}\b(?:votre (?:faveur|charge|credit|debit|compte)|a (?:vous )?(?:crediter|payer|regler|rembourser|restituer|verser)|du\b|porte au (?:credit|debit))|(?:vous|nous|te) (?:reste (?:donc )?(?:\d[^.;]{0,20} )?a (?:devoir|payer|regler|verser)|restez (?:donc )?(?:me |nous )?devoir|revient|revenant|redevez|est du\b))`,
  'g',
);
/** Its title speaks to the owner: « Vos charges 2025 », « Vos charges de l’année ». */
export const YEAR_STATED =
  /(?:^|\n)\W{0,4}(?:objet ?: ?)?(?:vos|mes|tes) (?:charges|depenses) (?:(?:de |en |pour )?(?:l'annee |l'exercice )?20\d{2}\b|de l'(?:annee|exercice)\b)/g;

/** « Charges 2025 … 1 312,40 », « Provisions versées … 1 200,00 », « Reste à payer … 112,40 », one under the other. */
const SQUARED = new RegExp(
  [
    String.raw`\b(?:charges|depenses|quote-part|part)\b[^\n]{0,80}${AMOUNT}[^\n]*`,
    String.raw`[^\n]*\b(?:provisions?|acomptes?|avances?)\b[^\n]{0,20}\b(?:verse|paye|appele|regle|encaisse|recu)[^\n]{0,60}${AMOUNT}[^\n]*`,
    String.raw`[^\n]*\b(?:reste|solde|trop[- ]?(?:percu|verse)|a (?:vous )?(?:rembourser|restituer|payer|regler|verser|rendre|crediter|debiter)|complement|difference|excedent|insuffisance|en votre faveur|a votre charge)\b[^\n]{0,60}${AMOUNT}`,
  ].join(String.raw`(?:\n[^\n]*){0,2}?\n`),
  'g',
);
export const SET_OFF: Sign = {
  name: 'charges moins provisions',
  pattern: SQUARED,
  times: 1,
  weight: 6,
};

/** A neighbour who keeps the books has a total and what was paid, no word for provisions: « Déjà versé … 360,00 », « Je vous dois … 30,70 ». */
export const NEIGHBOURS_SET_OFF: Sign = {
  name: 'part d’un copropriétaire moins ses versements',
  pattern: new RegExp(
    [
      String.raw`^(?=${ANYWHERE}(?:\b(?:tantiemes|milliemes)\b|(?<![\d/])\d{1,5} ?/ ?(?!(?:19|20)\d\d\b)\d{3,6}\b(?!/)))${ANYWHERE}\b(?:total|charges|depenses|part)\b[^\n]{0,80}${AMOUNT}[^\n]*`,
      String.raw`[^\n]*\b(?:deja|vous avez|avez|vos) (?:bien )?(?:verse|paye|regle|versements?|paiements?|virements?|avances?)[^\n]{0,60}${AMOUNT}[^\n]*`,
      String.raw`[^\n]*\b(?:reste|solde|trop[- ]?(?:percu|verse)|(?:je|nous) vous (?:dois|devons|rends|rembourse)|vous (?:me |nous )?devez|difference|a (?:vous )?(?:rembourser|rendre|payer|regler|verser))\b[^\n]{0,60}${AMOUNT}`,
    ].join(String.raw`(?:\n[^\n]*){0,2}?\n`),
    'g',
  ),
  times: 1,
  weight: 6,
};
/** A line for each neighbour: « Part | Versé | Reste ». */
export const ROLL_OF_PARTS: Sign = {
  name: 'parts, versements et restes en colonnes',
  pattern:
    /(?:^|\n)[^\n]*\b(?:part|quote-part|charges|du)\b[^\n]{0,40}\b(?:verse|paye|regle|provisions?|acomptes?|appele)[^\n]{0,40}\b(?:reste|solde|difference|ecart)\b[^\n]{0,30}\n[^\n]*\d,\d{2}[^\n]*\d,\d{2}/g,
  times: 1,
  weight: 5,
};
/** « part de Mme Oriol (88/1000) ». */
export const ONES_PART: Sign = {
  name: 'part d’un copropriétaire',
  pattern:
    /\b(?:part|quote-part|compte|decompte) (?:de|d'|du) ?(?:lot|m\.?|mr|mme|mlle|monsieur|madame|sci)\b[^\n]{0,60}?\d{1,5} ?\/ ?\d{3,6}\b|\b(?:ta|votre) part \([^()\n]{0,60}(?:milliemes|tantiemes|\/ ?\d{3,6}\b)/g,
  times: 1,
  weight: 4,
};

export const SETTLEMENT: Sign = {
  name: 'comptes approuvés et répartis',
  pattern: SETTLED,
  times: 1,
  weight: 6,
};

/** Papers of the whole building, or of a sale, that speak of the same money. */
export const NOT_OF_AN_OWNER = [
  'procès-verbal de l’assemblée',
  'convocation à l’assemblée',
  'état financier après répartition',
  'pré-état daté',
];
