// How calls for funds name their own sums. Each reads the start of a folded label.

const NOUN = String.raw`(?:appel\w*|provisions?|quotes?[ -]parts?|periode|trimestre|semestre|echeance|mois)\b`;
const LINK =
  '(?:general|global|total|net|ttc|de|du|des|a|pour|ce|cet|cette|votre|vos|la|le|present|presente)';

/** What is called this time. */
export const CALLED = new RegExp(
  String.raw`(?:montant|total|totaux|somme)s?(?: ${LINK})*(?: |(?: |^)l')${NOUN}|(?:cotisation|provision|participation|quote-part|contribution|somme) (?:totale? )?appelee?s?(?=$| ?[:(])|appel (?:de la periode|du (?:trimestre|semestre|mois|\d(?:er|e|eme) ?(?:trimestre|semestre)))(?: 20\d\d)?$`,
  'u',
);

const DUE = String.raw`a (?:payer|regler|verser|virer|acquitter|prelever|nous (?:regler|verser|adresser|(?:faire )?parvenir))\b|restante? due?\b|exigible\b|due?(?=$| ?[:(]| par| au| avant| a ce jour| a la date)`;
/** What is to be paid in the end. */
export const TO_PAY = new RegExp(
  String.raw`(?:total|montant|net|reste|somme|solde)s?(?: (?:total|net|ttc|global|de votre compte))* (?:${DUE})|a (?:payer|regler|verser)(?=$| ?[:(]| avant| au plus| pour)|(?:reste|solde|net) a votre charge\b|nouveau solde|(?:solde|position|situation)[^\d:]*\bapres\b|vous (?:restez|restez donc|avez)(?: donc)? (?:a |nous )*(?:devoir|regler|payer|verser)\b|montant (?:(?:du|de votre) prelevement|(?:qui sera )?preleve\b)|prelevement (?:prevu|programme|a venir)\b`,
  'u',
);

/** What the account said before. */
export const BEFORE =
  /(?:(?:reprise|rappel)(?: (?:du|de|de votre))? )?(?:votre )?(?:ancien solde|dernier solde|(?:solde|position|situation|reliquat|reste(?: due?)?|restant due?|montants? due?s?|sommes? dues?)(?![^:]*\b(?:apres|exercice)\b)(?:[^\d:]*\b(?:anterieure?|precedente?|reportee?|avant\b.*(?:appel|echeance|provision)|a nouveau)\b|[^\d:]*\bcompte\b|[^\d:]*\b(?:au|le|du)(?= \d))|report\b|(?:reste|restant|sommes?|montants?|charges|provisions?|echeances?|appels?)(?: \p{L}+){0,3}? (?:due?s?|impayee?s?)\b[^\d:]*\b(?:precedente?s?|anterieure?s?|passee?s?)|(?:rappel|retard|dette|trop[ -](?:percu|verse)|avoir|credit)s?\b[^\d:]*\b(?:precedente?s?|anterieure?s?)|a nouveau|arrieres?\b|impayes? anterieurs?)/u;

/** What a late payer is charged beside what is called. */
export const COSTS =
  /^(?:frais|honoraires|penalites?|interets?|majoration|indemnites?|cout)\b[^:]*\b(?:relance|rappel|retard|recouvrement|mise en demeure|contentieux|dossier|rejet|impaye|demeure)|^(?:relance|mise en demeure|lettre de (?:relance|rappel)|rejet de prelevement|penalites?|interets? de retard)\b/;

/** Loosely: amounts that the arithmetic of a call must prove. */
export const BALANCE_STEMS =
  /solde|report|reliquat|anterieur|precedent|passe|\bavoir\b|credit|debit|arriere|impaye|compte|retard|deja|dernier|trop[ -](?:percu|vers|pay)|regularis|situation|position|rappel|\brest|deduire|acompte/;
export const PAY_STEMS =
  /\bpay|\bregl|\bvers|\bvire|parvenir|acquitt|\bnet\b|prelev|\bdue?s?\b|devoir|devez|adresser|encaiss|total general|montant total|presente/;

/** « Votre compte présentait un solde nul » says nought in words. */
export const NIL =
  /solde[^.;\n\t\d]{0,40}\b(?:nul|a zero)\b|compte[^.;\n\t\d]{0,40} (?:a jour|solde)(?= au | a ce| le | ?\(0,00 ?€?\)|[.,;!\n]|$)|(?<!\bsi )\b(?:vous (?:etiez|etes)|tu (?:etais|es))(?: (?!pas\b|plus\b)[a-z]+){0,2} a jour\b(?! des informations)/;

/** In a letter. */
export const CALLED_IS =
  /\bappels? (?:de (?:fonds|provisions?|charges)|provisionnel|trimestriel|semestriel|du (?:\d ?(?:er|e|eme) |premier |deuxieme |second |troisieme |quatrieme |dernier )?(?:trimestre|semestre|mois)|n° ?\d+)\b(?:(?!\b(?:marche|devis|budget|travaux|vote)\b)[^.;€\t]){0,120}?(?:d'un|pour un) montant (?:total )?de|(?:appelle|appelons|sollicitons|sollicite)[^.;€\d]{0,40}?\b(?:somme|montant|provision) (?:totale? )?de|(?:votre|cette|la presente|presente) (?:provision|quote-part|appel|participation)\b[^.;€]{0,60}?(?:s'eleve a|est (?:fixee? )?(?:de|a)(?= \d[\d ]*[,€]))|(?:montant|total)[^.;€\n]{0,30}\b(?:appels?|provisions?)\b[^.;€]{0,90}?(?:s'eleve a|est (?:fixee? )?(?:de|a))/;
export const OWED_BEFORE =
  /(?:rest|avi|dispos|beneficie|av)\p{L}*[^.;\n\t\d]{0,30}\b(?:credit|avoir|trop[ -]percu|debit|arriere|impaye|du)(?: (?:anterieur|precedent))? (?:de|a hauteur de)(?= \d)|(?:compte|solde)[^.;\n\t\d]{0,50}(?:debiteur|crediteur) (?:anterieur )?(?:a hauteur )?(?:de|s'elevant a)/u;
export const PLEASE_PAY =
  /(?:merci|prie\p{L}*|veuillez|remerci\p{L}*|demand\p{L}*|invit\p{L}*)[^.;\d]{0,40}\b(?:virer|regler|verser|payer|regulariser)(?= \d)|(?:parvenir|regler|verser|payer|adresser|acquitter|virer)[^.;\d]{0,80}?(?:(?:somme|montant|provision) (?:totale? )?de|\bsoit(?= \d))/u;

/** Whoever was owed something says so in one of these words. */
export const OWED_WORDS =
  /solde|anterieur|arriere|\breport|impaye|reliquat|avoir\b|\btrop\b|\bdeja\b/;

/** « soit 283,50 € au total ». */
export const IN_ALL = /[\s,]*(?:ttc )?(?:au total|en tout)\b/;

/** Of the total above, where nothing was owed before. */
export const THIS_SUM =
  /(?:(?:cette|ladite|la) (?:somme|provision|echeance|quote-part|participation|contribution)|(?:ce|cet|ledit|le) (?:montant|appel|reglement|versement))(?: [a-z]+){0,3}? (?:(?:est|sera|devra|doit|devant)(?: [a-z]+){0,2}? )?(?:exigible|payable|parvenir|preleve|debite|a (?:nous )?(?:regler|verser|payer)|reglee?|versee?|acquittee?|due?\b|avant le|pour le)|(?:l'appel|la provision) ci-(?:dessous|apres|contre|joint)e? (?:est|sera|devient) (?:exigible|payable|due?\b)|(?:remerci|pri[eo]|merci|veuillez|voudrez|demand)[^.;\d]{0,60}? (?:le|la|l'en|en|nous (?:le|la|en)) ?(?:faire parvenir|regler|verser|virer|acquitter|adresser|payer|effectuer)\b/;

/** After the sum of the call: « Le montant de 1 092,62 € est exigible au 1er février ». */
export const IS_DUE =
  /[\s,]*(?:ttc )?(?:,\s?(?:exigibles?|payables?)\b|(?:est|sont|sera|seront)(?: [a-z]+)? (?:exigibles?|payables?|due?s?\b|attendue?s?|a (?:nous )?(?:regler|payer|verser|virer)))/;

/** « Vous devez donc 214,00 € », « votre part à verser est de 214,00 € », « soit pour vous 214,00 € ». */
export const YOU_OWE =
  /\b(?:vous|tu) (?:nous |me )?(?:devez|devrez|dois|devras|avez|aurez|as)(?: (?:donc|ainsi|a|nous|me|encore|cette fois|verser|regler|payer|virer))*(?: (?:la |une )?somme(?: totale)? de| un (?:total|montant) de)?(?= ?:? ?\d)|\b(?:votre|ta) (?:part|quote-part|participation|contribution|cotisation)(?: a (?:verser|regler|payer|virer))?(?: [a-z]+){0,3}? (?:est (?:donc |ainsi )?de|s'eleve (?:donc |ainsi )?a|:)(?= ?\d)|\bsoit (?:donc )?(?:pour (?:vous|toi)|a votre charge)(?= ?:? ?\d)/;

/** Of a call that tells no other sum than its own. */
export const PAY_BEFORE =
  /\ba (?:payer|regler|verser|virer) (?:avant|au plus tard|pour|d'ici) le \d|\b(?:merci d|veuillez|pri(?:e|ons)|remerci)[^.;\d]{0,60}?\b(?:virement|reglement|paiement|cheque|virer|regler|payer|verser)[^.;\d]{0,60}?\b(?:avant|au plus tard|pour|d'ici) le \d/;

/** What is torn off and sent back with the payment. */
export const COUPON =
  /\b(?:coupon|talon|tip(?: sepa)?|papillon)\b|partie a (?:detacher|joindre|retourner)|a (?:detacher|retourner|joindre) (?:avec|a) (?:votre|le) reglement/;

/** After the amount: « 412,30 € seront prélevés le 5 », « soit 412,30 € à verser ». */
export const WILL_BE_TAKEN =
  /[\s,]*(?:(?:ttc|au total|en tout)[\s,]+)?(?:(?:vous )?(?:sera|seront)(?: automatiquement)? (?:debite|preleve)e?s?\b|a (?:nous )?(?:verser|regler|payer|virer)\b)/;

export const RECOVERABLE =
  /(?:(?:pour (?:votre )?(?:information|info|memoire)|a titre (?:indicatif|informatif|d'information)|information|(?:la|votre)(?= part))[ ,:-]+)*(?:dont |part |montant |total )*(?:des )?(?:(?:charges|depenses|part|quote-part)(?: (?:estimee?s?|estimative|previsionnelles?|indicative|approximative))? )*(?:recuperables?(?: (?:sur|aupres de|par) (?:le|la|votre|un|l') ?(?:locataires?|occupants?))?|locatives?|deductibles? des loyers|(?:a la charge|imputable|refacturables?|incombant) ?(?:du|au|a votre|de votre)? locataire)/;

/** A line of a plan of payments: « 2e appel, 40 % », « Acompte n° 3 », « Dernière tranche ». */
export const INSTALMENT =
  /^(?:le |la )?(?:(?:\d{1,2} ?(?:ere?|re|e|eme|nde?|d)|lere?|premi\w+|deuxieme|seconde?|troisieme|quatrieme|derni\w+) (?:appel|acompte|tranche|versement|echeance|fraction|terme|situation)\b|(?:appel|acompte|tranche|versement|echeance|fraction|terme|situation) (?:n° ?)?\d{1,2}\b)/;
export const INSTALMENTS =
  /\b(?:appel|acompte|tranche|versement|echeance|fraction|terme|situation)\b/;
