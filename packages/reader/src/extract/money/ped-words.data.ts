import type { FactName } from '@quitus/domain/reading/facts.data';
// How a pré-état daté names the sums of the whole building. Each reads the start of a folded label, then
// a sentence.

const MOUNT = String.raw`(?:(?:etat|montant|total|solde)(?: (?:global|total))?(?: (?:de|du|des|de la|de l'))? ?)?(?:(?:le|la|les|des?) )?`;
const IS = String.raw`[^.;\n€\d]{0,60}?(?:s'elevent?(?:ait)? a|s'eleve a|est de|etait de|sont de|represente(?:nt)?|:)`;

const UNPAID = String.raw`(?:impayes?(?: (?:de charges|de la copropriete|des coproprietaires))?|sommes (?:restant )?dues par (?:les|l'ensemble des) coproprietaires|dettes? des coproprietaires|creances (?:du syndicat )?sur les coproprietaires)`;
const SUPPLIERS = String.raw`(?:dettes?(?: (?:du syndicat|de la copropriete|totale?s?|globale?s?))*(?: (?:a l'egard|vis-a-vis|envers|aupres|aux|des|de|les|ses))*(?: (?:des|les|ses))? ?fournisseurs|factures? (?:de |des )?fournisseurs (?:restant(?:es)? (?:dues?|a payer)|restant a regler|impayees?|non (?:reglees?|payees?))|(?:sommes? )?(?:restant )?dues? aux fournisseurs)`;
const FUND = String.raw`fonds (?:de |des )?travaux(?: (?:du syndicat|de la copropriete|alur|disponible|constitue))?(?: \((?:solde|montant|total)[^()]*\))?`;

/** What is left of a loan, not what was borrowed. */
const LOAN_LEFT = String.raw`(?:restante?s? (?:dus?|dues?|a (?:payer|rembourser))|\bencours)`;
const LOAN = String.raw`(?:emprunts?\b[^.;€\d]{0,50}?${LOAN_LEFT}|(?:montants?|capital|capitaux|solde|sommes?|encours)(?: ${LOAN_LEFT})?(?: \p{L}+){0,3}? (?:sur |des? |du |d'|les |l'|au titre (?:des? |du |de l'))+emprunts?\b)`;

const words = (source: string): RegExp => new RegExp(`${MOUNT}${source}`, 'u');
const sentence = (source: string): RegExp => new RegExp(`${source}${IS}`, 'u');

export const TOTALS: readonly (readonly [FactName, RegExp, RegExp, RegExp])[] = [
  [
    'impayes',
    words(UNPAID),
    sentence(String.raw`(?:etat|montant) (?:global|total) des ${UNPAID}`),
    /impaye|\bdue?s?\b.*coproprietaires|creances?\b.*coproprietaires/,
  ],
  ['dette_fournisseurs', words(SUPPLIERS), sentence(SUPPLIERS), /fournisseurs/],
  [
    'fonds_travaux',
    new RegExp(
      String.raw`(?:montant|solde|total)(?: (?:total|global))? (?:du|au|de) ${FUND}|${FUND}(?=$| ?[:(]| au \d)`,
      'u',
    ),
    new RegExp(
      String.raw`(?:montant|solde)(?: (?:total|global))? du ${FUND}${IS}|existence d'un ${FUND}[^.;\n€\d]{0,40}?(?:montant|soit|de) ?:?`,
      'u',
    ),
    /fonds (?:de |des )?travaux|fonds alur/,
  ],
  [
    'emprunts',
    words(LOAN),
    sentence(LOAN),
    new RegExp(String.raw`emprunts?\b.*${LOAN_LEFT}|${LOAN_LEFT}.*\bemprunts?\b`),
  ],
];

/** Of the whole building. */
export const OF_ALL =
  /\b(?:global|globale|total|totale|syndicat|copropriete|immeuble|ensemble|tous les coproprietaires)\b/;

/** The seller's own share, which is another sum. */
export const OF_THE_LOT =
  /vendeur|cedant|\blots?\b|quote|\bpart\b|rattach|votre|vos\b|anterieurs?|cotisation|acquereur/;

/** A label that says no more than that it is a sum, and its day. */
export const NEUTRAL =
  /^(?:(?:le |la )?(?:montant|total|solde|situation|etat|somme|valeur)s?(?: (?:global|globale|total|totale|due?s?|restant du|de la copropriete|du syndicat|de l'immeuble))*)?[\s:(-]*(?:(?:(?:arretee?|constatee?|connue?|estimee?)s? )?(?:au|a la date du|le|a ce jour|en date du|a la cloture)\b[\s\d/.a-z°-]{0,30})?[\s):=-]*$/;

/** Titles of parts that have one sum, the building's. */
export const TITLED: Partial<Record<FactName, RegExp>> = {
  impayes:
    /\bimpayes?\b|dettes? des coproprietaires|creances\b.*\bcoproprietaires|\bdues? par (?:les|l'ensemble des) coproprietaires/,
  dette_fournisseurs: /\bfournisseurs\b/,
};

/** In any place of the clause that ends with the day: the paper was made then. */
export const MADE_STEMS =
  /\b(?:etabli|delivre|edite|edition|dresse|realise|redige|emis|emission|fait|date du|a la date|imprime|remis|produit|certifie|signe|valable a compter|actualise|mis a jour|informations arretees)/;
/** Other days that such a paper tells. */
export const OTHER_DAYS =
  /assemblee|\bag\b|exercice|provision|\bappel|budget|\bloi\b|decret|article|echeance|exigib|travaux|acte|vente|\bdpe\b|diagnostic|mandat|approuv|reglement de copro|publie|immatricul|construit|cloture|clos\b/;
