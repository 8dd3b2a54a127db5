// How calls say when they are to be paid. Read on folded text.

const FIXED = String.raw`(?: (?:le|au|du|a compter du|a partir du|depuis le|fixee? (?:au|le)|des le|(?:est|demeure|reste|sera|a ete)(?: \p{L}+)? (?:fixee?|arretee?|maintenue?) (?:au|le)))?`;

/** The day that it is owed from; where no word says that, the one that it is to be paid by. */
export const DUE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:immediatement|devien(?:t|nent)|devenue?s?|aussitot|integralement|sont|rendue?s?) )exigibles?(?= ?:?\s?\d)|exig\.(?: (?:le|au|du))?|(?:exigibles?|payables?) (?:des )?(?:le|au|a compter du|a partir du|depuis le)|(?:date (?:d'|de l'|de son ))?exigibilite(?: de l'appel| de la provision)?${FIXED}|(?:date (?:d'|de l'))?echeance(?: de (?:paiement|reglement|l'appel|cet appel))?${FIXED}|(?<!rest(?:ant|ante|antes|ants|e) )(?:due?|dues?|appelee?s?) (?:au|a compter du|a la date du)|\bdue?s? le(?= \d)|(?:exigibles?|payables?) [^.;\n\d]{0,60}?\bsoit le`,
    'u',
  ),
  /(?:payer|regler|reglement|paiement|verser|virer|acquitter) (?:avant|au plus tard|pour) le|(?:a (?:nous )?|net a )(?:payer|regler|verser|virer|prelever) (?:au|le)|(?:paiement|reglement|versement)s? (?:est |sont )?(?:attendu|demande|souhaite|exige|prevu)e?s? (?:le|au|pour le|avant le|au plus tard le)|(?<=^|[\n\t]\s?)au plus tard le|date limite(?: de (?:paiement|reglement|versement))?|date d[eu] (?:paiement|reglement|versement)(?: (?:souhaitee?|demandee?|attendue?|prevue?))?/,
];

/** « 266,21 € avant le 1er juillet »: only after words of paying. */
export const PAY_BY =
  /(?:payer|regler|verser|reglement|paiement|versement|virement|\bcheque|parvenir|acquitter|virer|payable|adresser|envoyer|remettre|transmettre)[^;]{0,90}?(?:avant|au plus tard|pour) le/;

/** « Le montant sera prélevé le 5 janvier »: where no other word says it. */
export const TAKEN =
  /\b(?:sera|seront|etre|est|sont)(?: automatiquement)? prelevee?s?(?: automatiquement)?(?: sur votre compte(?: bancaire)?)? (?:le|au|a compter du)|date (?:de|du|de votre) prelevement|prelevement (?:(?:est )?prevu|automatique|sepa|programme) (?:le|au)/;

/** « APPEL DE FONDS AU 01.07.2026 », « Appel du 1er juillet 2026 »: in its title, where no other word says it. */
export const TITLED =
  /\bappels? (?:de (?:fonds|provisions?|charges) )?(?:n° ?[\d/-]+ )?(?:au|du)(?! \d{1,2}(?:er)?[ /.-][\p{L}\d]{1,9}[ /.-]?(?:\d{2,4})? au \d)/u;

/** Under its day, on a card. */
export const DUE_CARD =
  /(?:date (?:d'|de l'))?(?:exigib(?:le|ilite)|echeance)(?: (?:le|au|du))?|(?:date limite(?: de (?:paiement|reglement|versement))?|(?:a (?:payer|regler|verser) )?avant le|a (?:payer|regler|verser) (?:au plus tard )?le)/;

/** Of a call to come. */
export const LATER =
  /\b(?:(?:deuxieme|seconde?|troisieme|quatrieme|prochaine?s?|derniere?|[234](?:e|eme|nd|nde)) (?:appel|acompte|echeance|versement|tranche|fraction|provision|terme|moitie)s?|(?:appel|acompte|echeance|versement|tranche)s? suivante?s?|suivant au|puis(?: le)?|seront?|interviendr\p{L}+|suivra)\b/u;

/** « Veuillez trouver ci-dessous le deuxième appel, exigible le 1er avril »: this one, whichever it is. */
export const THIS_ONE =
  /\b(?:ci-(?:dessous|apres|joint|contre)e?|(?:le|la|du|de la) presente?|cet appel|objet de la presente)\b/;
