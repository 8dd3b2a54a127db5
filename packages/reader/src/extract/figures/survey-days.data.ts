// How surveyors, services and workshops say when they came and when they wrote: folded words.
import { CLAUSE, WORDS } from '../sheet/flow-text.ts';

const VISITS =
  '(?:visites?|reperages?|missions?|interventions?|diagnostics?|constats?|controles?|mesures?|mesurages?|releves?|inspections?|expertises?|investigations?|examens?|recherches?|verifications?|passages?)';
const DONE =
  '(?:effectue|realise|execute|mene|opere|pratique|fait|conduit|pris|releve|accompli)e?s?';
const WROTE =
  '(?:etabli|realise|redige|edite|dresse|constitue|prepare|emis|genere|imprime|date)e?s?';
const PAPER =
  "(?:document|etat|rapport|dossier|audit|dpe|certificat|attestation|constat|diagnostic|projet|plan|formulaire|fiche)(?: (?:d'|de |des )(?:audit|diagnostic|synthese|risques|visite|mission|controle))?";
/** « … et d’émission du rapport »: two of one day. */
const AND_WRITTEN =
  "(?:(?: et| ?/) (?:d(?:e |u |'|e la |e l'))?(?:redaction|emission|edition|etablissement|realisation|signature|rapport)(?: d(?:u|e ce|u present) (?:rapport|document|constat|diagnostic|certificat|dossier))?)?";
/** « n° LEH-26-231 », « TD-26-0064 ». */
const NUMBERED = String.raw`(?: (?:n° ?\S{2,40}|(?=[^\s:;]*\d)[^\s:;]{3,40}))?`;
const DAY = '(?:le|du|des|en date du|a la date du)(?: \\d{1,2}(?:er)?(?:,| et))*';
/** « généré par X, commande 12 du … »: that day is the one of the order. */
const BY = `par (?:(?!\\b(?:commande|devis|facture|contrat|police|certificat|agrement|dossier|reference|ref|convention|arrete)\\b)${WORDS}){3,60}?`;
/** « réalisé en ligne sur le site X / Y le … ». */
const ON_SITE = `(?: (?:sur|via|depuis) (?:le |la |l'|notre )?(?:(?!\\b(?:base|arrete|ordonnance)\\b)${WORDS}){2,50}?)?`;
const THERE = `(?: (?:sur place|sur site|en ligne${ON_SITE}|du bien|des lieux|contradictoirement|ce jour|${BY}))?,?`;

/** At the head of a clause, or where the writer says what he did. */
export const VISIT = new RegExp(
  [
    String.raw`${CLAUSE}(?:dates?|jour)(?:\(s\))? (?:et heure )?d(?:e |u |es |e la |'|e l')${VISITS}(?:\(s\))?(?: (?:faisant l'objet d[^:\n\t]{1,30}|du reperage|de la mission|effectuees?|sur site|de l'installation))?${AND_WRITTEN}`,
    String.raw`${CLAUSE}dates? d(?:e |')(?:redaction|emission|edition|etablissement)(?: et|/) d(?:e |u |'|e la |e l')${VISITS}`,
    String.raw`${CLAUSE}date(?: de realisation)? du (?:controle|constat|diagnostic|mesurage)`,
    String.raw`${CLAUSE}(?:visite|reperage|intervention|controle|mesurage)(?: des lieux| du bien| du logement| sur place| sur site)?(?:(?: et| ?/) (?:rapport|redaction|edition|emission|mesures?|constat))?(?= ?[:\t])`,
    String.raw`${CLAUSE}dates? ?\(?(?:visite|reperage|controle)\)?`,
    String.raw`${CLAUSE}${VISITS}${NUMBERED}(?: [^.;:\n\t-]{3,50}?)? ${DONE}(?: (?:au|avec|a l'aide) [^.;:,\n\t\d]{3,40}?)?${THERE} ${DAY}`,
    String.raw`${CLAUSE}(?:(?:operations?|journee) d(?:e |u |'))?${VISITS}(?: (?:et|\/) (?:edition|redaction|rapport|mesurage))?(?: du bien| des lieux| sur place| sur site)? ${DAY}`,
    // « Rapport n° ID-26-077/E Intervention du 3 mars 2026 », with nothing but a space between them.
    String.raw`(?<=(?:rapport|dossier|reference|ref\.?|mission|constat|affaire)(?: n°)? ?:? ?(?=[^\s:;]*\d)[^\s:;]{3,40}\s)${VISITS}(?: ${DONE})? ${DAY}`,
    // « établi à la suite de la visite du 11 mars 2026 ».
    String.raw`\b(?:a la suite|suite|apres|lors|a l'issue) (?:(?:de|a) )?(?:(?:la|ma|notre|une|sa) )?visite(?: (?:des lieux|du bien|sur place|sur site))?(?: ${DONE})? ${DAY}`,
    // « L. Demay, visite du 14 avril, rapport édité le 16 ».
    String.raw`(?<=,\s)visites?(?: des lieux| du bien| sur place| sur site)?(?: ${DONE})? ${DAY}`,
    String.raw`${CLAUSE}(?:(?:installations?|biens?|logement|locaux|immeuble|batiments?|appartement|maison|ouvrages?) )?(?:visite|controle|mesure|inspecte|examine|diagnostique)e?s? ${DAY}`,
    String.raw`\b(?:a|ai|avons|ont|avoir) (?:ete )?(?:visite|controle|procede|mesure|examine|inspecte|ramone|verifie|expertise|releve|effectue|realise|execute|nettoye|entretenu|assure|conduit|mene|visite|releve|effectue)e?s?(?: ${WORDS}{0,140}?)?,? le`,
    String.raw`\b(?:s'est rendue?|me suis rendue?|nous sommes rendue?s?|a eu lieu|ont eu lieu)(?: ${WORDS}{0,60}?)?,? le`,
  ].join('|'),
  'u',
);

export const REPORT = new RegExp(
  `(?:${[
    String.raw`${CLAUSE}date (?:de realisation|d'etablissement|d'edition|de redaction|d'emission)(?: de l'etat(?: des risques)?| du rapport| du document| de l'audit)?`,
    String.raw`${CLAUSE}date (?:du |de l')(?:rapport|document|dossier|diagnostic|certificat|formulaire|audit|etat)`,
    String.raw`${CLAUSE}(?:(?:le|la|ce|cet|cette|present) )*${PAPER}${NUMBERED}(?:, [^.;:,\t]{3,70},|(?: [^.;:\n\t-]{3,40}?)?) (?:est |a ete )?${WROTE}(?: a [^.;,\n\t]{2,30})?${THERE} ${DAY}`,
    // « Cet état est destiné à être joint… Il a été établi le 3 mars 2026 ».
    String.raw`${CLAUSE}(?:il|elle) (?:a ete|est|fut) ${WROTE}${THERE} (?:le|en date du)`,
    String.raw`${CLAUSE}${WROTE}(?: (?:sur|via) \S+| a [^.;,\n\t]{2,30})?${THERE} (?:le|en date du)`,
    String.raw`(?<=,\s)rapport ${WROTE} (?:le|en date du)`,
    String.raw`${CLAUSE}${WROTE} en application ${WORDS}{3,100}?, le`,
    String.raw`${CLAUSE}(?:rapport|audit|edition|version|constat|dossier|certificat)${NUMBERED}(?: en ligne| (?:mise a jour|editee?|generee?|telechargee?|definiti(?:f|ve)|finale?|provisoire))? (?:du|en date du)`,
    // « Rapport n° LEH-26-232 – Date : 04/08/2026 », on its line or under it: the day of the report.
    String.raw`(?<=(?:rapport|dossier|constat|certificat|diagnostic|reference|mission)(?: [a-z]{2,12}){0,2}${NUMBERED}(?:\n|\t| - | ?\| ?))date(?= ?:)`,
    // « Rapport de repérage | n° LE-19/0514-22 du 14 mai 2019 ».
    String.raw`${CLAUSE}(?:rapport|dossier|constat|diagnostic)(?: d(?:e |')[a-z]{4,12})?\s?[\t:]\s?(?:n° ?)?(?=[^\s:;]*\d)[^\s:;]{3,40} (?:du|en date du)`,
    String.raw`${CLAUSE}fait le`,
    // « 2. Fiche », « Créée le 21 octobre 2004 »: a file that is kept up, where nothing says when.
    String.raw`${CLAUSE}(?:(?:fiche|dossier)(?: technique amiante| recapitulative?)? )?creee? le`,
    // « Vendeur : Mme X – Date : 09/09/2025 », where a form is signed.
    String.raw`(?<=\n(?:vendeur|bailleur|proprietaire)(?: ou bailleur|\(s\))?\s?: [^\n]{3,50}? - )date(?= ?:)`,
    // « Rapport | Daté du | 19/05/2026 ».
    String.raw`${CLAUSE}date du(?=[\s:]*(?:\d|$))`,
  ].join('|')})(?: ?\\([^()\\n]{0,30}\\))?`,
  'u',
);

/** The day of the report by its name. */
export const REPORT_DAY =
  /\bdate (?:d'etablissement|d'emission|d'edition|de redaction|du rapport|du dpe|du diagnostic)\b/;

/** « Fait à Nantes, le », « Nantes, le ». */
export const SIGNED = new RegExp(
  String.raw`${CLAUSE}(?:(?:fait|etabli|dresse|redige)e? a [^,;.\n\t]{2,40},? ?le|a \p{L}[\p{L}' -]{2,30}, le|(?<=[\n\t])(?:a )?\p{L}[\p{L}' -]{2,30}, le|(?:date (?:et|\/) ?lieu|lieu (?:et|\/) ?date|date et signature)(?: ?:)?(?: a [^,;.\n\t]{2,30},?)?(?: ?le)?)`,
  'u',
);

/** « Date : 6 octobre 2026 – Lieu : Lille – Signature », at the foot of a form: before the day, and after it. */
export const [DATED, DATED_BY] = [
  new RegExp(String.raw`${CLAUSE}date`, 'u'),
  /[\s,;-]*(?:lieu\b|(?:et )?(?:cachet|signature)|a \p{Lu}?\p{L}{3,}|(?:le |la )?(?:vendeur|bailleur|proprietaire)\b)/u,
] as const;

/** In months, by rule: how long the law lets a report be used, for a sale or for a letting. */
export const LENGTHS: Readonly<Partial<Record<string, readonly number[]>>> = {
  dpe: [120],
  'dpe-collectif': [120],
  'audit-energetique': [60],
  amiante: [36],
  plomb: [12, 72],
  termites: [6],
  gaz: [36, 72],
  electricite: [36, 72],
  'etat-des-risques': [6],
  bruit: [6],
  assainissement: [36, 120],
  'diagnostic-immeuble': [36, 60, 120],
};
