// How leases write in prose what is paid beside the rent. Folded; between the words and the sum no other
// figure may stand.

const TO = String.raw`(?:la somme(?: mensuelle)? de|(?:un |d'un )?montant(?: mensuel)? de|soit|s'eleve(?:nt)? a|(?:se|est) chiffree? a|represente|(?:est |sont )?(?:fixee?s? a|de|d')|egale? a|:)`;
const PROVISION = '(?:provisions?|forfait|avances?|acomptes?)';

/** « Le dépôt de garantie, d’un montant de », or the title of an article and its first sentence. */
export const DEPOSIT_BEFORE = new RegExp(
  String.raw`depot de garantie(?![^.;]{0,80}(?:restitu|reten|major))[^.;\d]{0,140}?(?:(?<!mois de loyer(?: hors charges| en principal| principal)?\s)${TO}|(?:soit(?: la somme de)?|:))`,
  'u',
);
/** « 712,00 € à titre de dépôt de garantie ». */
export const DEPOSIT_AFTER =
  /[^.;\d]{0,40}?(?:a titre de|au titre du|pour le|correspondant au|comme|de|en) (?:depot de )?garantie/;
/** « Les charges donnent lieu à une provision mensuelle de ». */
export const CHARGES_BEFORE = new RegExp(
  String.raw`(?<!hors )charges(?! comprises)[^.;\d]{0,160}?(?:fixee?s?|arretee?s?|evaluee?s?|estimee?s?|forfaitisee?s?|reglee?s?|payee?s?|s'eleve(?:nt)?)(?: [a-z]+ment| chaque mois| par mois)*,? (?:a|pour)(?: la somme de| un montant de)?|charges[^.;\d]{0,80}? ${PROVISION}[^.;\d]{0,40}?${TO}|${PROVISION}(?: [\p{L}']+){0,3}? charges[^.;\d]{0,60}?${TO}|\b(?:les|des|plus|et|avec) charges(?: locatives| mensuelles| recuperables)*,? (?:(?:sont|est|etant) )?de|${PROVISION}(?: mensuel(?:le)?s?)? de(?= [\d ,.]+(?:€|euros)(?: par mois)? (?:pour|sur|de|au titre des)(?: les)? charges)`,
  'u',
);
/** « 118 € de provisions sur charges », « 60 € par mois pour les charges ». */
export const CHARGES_AFTER = new RegExp(
  String.raw`(?: ?par mois| ?mensuels?)?,? (?:de |au titre (?:de la |des |du )|a titre de |pour (?:la |le )?|en )(?:${PROVISION}(?: mensuel(?:le)?s?)? (?:pour|sur|de)(?: les)? )?charges(?! comprises)| ?(?:par|chaque) mois,? pour (?:(?:l'|les? |la )?(?:entretien|eau|ordures|chauffage|chaudiere|parties communes))`,
  'u',
);
