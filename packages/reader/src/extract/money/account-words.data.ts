// How statements name the balance of an account, and its day. Read on folded text.

/** The balance in the end; not the one that the statement starts from, nor that of a year. */
export const BALANCE =
  /(?:votre |nouveau |le )?(?:solde|situation|position|reste du|total du(?=$| ?[:(])|montant du(?=$| ?[:(])|net a payer)(?![^:]*\b(?:anterieure?|precedente?|depart|ouverture|initiale?|reporte|a nouveau|debut|exercice)\b)|(?:votre |le )?compte (?:est|presente un solde) (?:debiteur|crediteur)\b|(?:vous|total que vous) (?:nous )?devez|nous vous devons|trop[ -](?:percu|verse) (?:a vous|en votre|a votre)|(?:somme|montant|total|reste)s? (?:restant )?(?:due?s?|a (?:payer|regler|nous devoir|nous regler|votre (?:charge|debit|credit)))\b/u;

/** Right before the days that a statement is about, whatever else its line speaks of. */
export const OWN_PERIOD =
  /\b(?:compte|releve|extrait|mouvements?|operations?|ecritures?|periode)(?! (?:de l'|d'|clos|comptable))[^.;:\d]{0,25}:?\s*$/;

/** « Situation arrêtée pour la période du 01/10/2025 au 31/03/2026 », at the foot. */
export const FOR_PERIOD =
  /\b(?:compte|releve|extrait|situation|position|mouvements?|operations?|ecritures?)\b[^.;:\d]{0,50}\bperiode(?: (?:concernee|couverte|consideree))?/;

/** « mouvements depuis le 01/01/2026 ». */
export const SINCE =
  /(?:mouvements?|operations?|ecritures?|releve|compte|extrait|detail|historique)[^\t;.\d]{0,70} (?:depuis le|a compter du|a partir du)/;

/** In a letter. */
export const OWED =
  /\b(?:un|le|votre) solde (?:en (?:notre|votre) faveur|debiteur|crediteur|a votre (?:debit|credit|charge))(?: (?:de|d'un montant de|s'eleve a|s'elevant a|s'etablit a|ressort a|est de))|\bvotre (?:dette|arriere|debit)[^.;\d€]{0,40}?(?:s'eleve a|s'etablit a|se monte a|est de)|\b(?:il|celui-ci|compte|solde|position)(?: (?:est|reste|demeure|ressort|apparait|s'etablit))(?: (?:donc|ainsi|a ce jour|encore|toujours|actuellement))* (?:debiteur|crediteur)(?: (?:a ce jour|envers le syndicat))?(?: (?:de la somme de|d'un montant de|pour un montant de|a hauteur de|de|pour))|, (?:est|reste|demeure|etait)(?: a ce jour| donc)? (?:debiteur|crediteur)(?: (?:de la somme de|d'un montant de|pour un montant de|a hauteur de|de|pour))(?= \d)|il (?:vous )?reste(?: donc| ainsi| a ce jour| encore)*(?: a (?:nous )?(?:payer|regler|devoir|verser)| due?)?(?: donc| ainsi| a ce jour| encore)*(?= ?:? ?\d)|vous (?:restez|demeurez|etes|nous)?(?: (?:a ce jour|a cette date|aujourd'hui|donc|ainsi|encore|toujours|actuellement))* ?(?:devoir|devez|redevables?|debiteur|crediteur)(?: (?:a ce jour|a cette date|aujourd'hui|donc|ainsi|encore|toujours|actuellement))*(?: (?:envers|aupres|a l'egard) [^.;\d]{3,40}?)?(?: (?:de la|d'une|pour la|pour une|la|une))?(?: (?:somme|montant))?(?: totale?)?(?: (?:de|d'un montant de))?/;

/** Where an account starts from. */
export const OPENING =
  /\b(?:a nouveau|report|(?:ancien|dernier) solde|solde (?:anterieur|precedent|de depart|d'ouverture|initial|reporte|debut|au debut))\b/;

/** From one page to the next. */
export const CARRIED =
  /^(?:(?:total|solde|sous-total) )?(?:a reporter|reporte?)(?: (?:de la )?page (?:precedente|suivante))?$/;

/** A row that tells where an account ends. */
export const ENDS =
  /^(?:votre |nouveau )?(?:solde|position|situation)\b|^(?:reste|montant|total|net|somme)s? (?:restante? )?(?:due?s?|a (?:payer|regler))\b/;

/** What the words of a movement say of its side. */
export const ASKED = /\bappels?\b|provisions?\b|cotisation|fonds (?:de )?travaux|quote-part/;
export const PAID =
  /virement|reglement|\bcheque|prelevement|versement|paiement|encaissement|\btip\b|carte bancaire/;

/** Days of something else: what was paid, called or decided then, a paper that was sent. */
const OF_ELSE = String.raw`\b(?:depuis|apres|avant|jusqu|posterieur|exigible|prelev|remis|recue?s?\b|encaiss|approuv|votee?s?\b|assemblee|ouvert|adressee?s?\b|envoye|exercice|clos\b|echeance|acquis|mutation|vente\b|contrat|mandat|reporte|tient (?:pas )?compte|compte (?:des|de la|de vos)\b)`;
const PAID_ON = String.raw`|\b(?:regle|verse|paye|paie|vire|credite|debite|impute|comptabilise)`;
const HEAD = String.raw`\b(?:solde|situation|position|compte|releve|extrait|etat|reste du)(?![^\n\t\d]{0,60}(?:depart|anterieur|precedent|ouverture|initial|debut|a nouveau|report\b|reportee?\b|reprise))`;
const upTo = (others: string) =>
  String.raw`(?:(?!${others})(?:[^\n\t:;.\d]|(?<=\b(?:m|mm|mme|mlle|dr|st))\.|(?<=\bcompte (?:n° ?)?)(?!\d{1,2}[/.])\d[\d./-]{2,14}(?= d[eu] )|\([^()\n\t:;]{3,50}\))){0,60}?`;

/** The first of these that a paper has. */
export const AS_OF: readonly RegExp[] = [
  /arretee?s? (?:au|le|a la date du)|date d'arrete(?: (?:du|de)(?: votre)? compte)?|arrete (?:du|de) (?:votre )?compte(?= ?:)|(?:nos|ses|les) (?:livres|ecritures|comptes)(?: (?:comptables|du syndicat|de la copropriete))? (?:au|a la date du)/,
  new RegExp(
    String.raw`${HEAD}(?:${upTo(OF_ELSE)} (?:au|a la date du|a ce jour \(?)|${upTo(OF_ELSE + PAID_ON)} le)|a ce jour[ (]*|\b(?:debiteur|crediteur)e?s? (?:de|d'un montant de|pour|a hauteur de) \d[\d .]*(?:,\d\d)? ?(?:€|euros?|eur) (?:au|a la date du|en date du)|\bvous (?:nous )?(?:devez|restez (?:nous )?devoir|restez redevable)[^;\n]{0,60}? au(?= \d{1,2}(?:er)?[ /.])`,
  ),
  /\btota(?:l|ux)(?: (?:general|generaux|des mouvements|des operations|debit et credit))? (?:au|a la date du)/,
];

/** When a print was made: it tells the account as it stood then, where no other day is extracted. */
export const EDITED =
  /(?<![\p{L}])(?:(?:edite|imprime|emis|etabli|tire|extrait)e?s? (?:le|du)|date (?:d'edition|d'emission|d'impression|d'extraction|du releve|de l'extrait|de situation|de consultation)\s?:?|edition du|consulte le)/u;

/** A letter that speaks of its own day: that is the one at its head. « À cette date » is one that it extracted before. */
export const TODAY =
  /\b(?:a|en|de) ce jour\b|\bau jour de (?:la presente|ce)\b|\bactuellement\b|\baujourd'hui\b|a la date (?:de la presente|du present)|a l'heure actuelle|arretee? (?:a )?ce jour/;
/** At the head of a letter or of a print. */
export const WRITTEN_ON =
  /(?<=^|[\n\t]\s?|[.;|] |\s- )(?:(?:fait )?(?:a )?\p{L}[\p{L}' -]{2,30}, le|le|date(?: (?:d'edition|d'emission|d'envoi|du courrier|du releve))? ?:?|(?:edite|emis|imprime|etabli|envoye|edition|emission)e?(?: (?:le|du))?)/u;
