// How papers name the keys that charges are shared by. Read on folded text.

export const GENERAL =
  /charges? (?:communes? )?generales?|parties communes generales|(?:cle|tantiemes|milliemes|repartition) genera(?:le?s?|ux)|(?:^|[-:] ?)(?:general(?:es?)?|generaux)$|^(?:charges|parties) communes(?: \d{1,4})?$|communes? generale?s?|ensemble de l'immeuble|\bch(?:arges|ges|g)?\.? (?:comm?(?:unes?|\.)? )?gen(?:\.|er\.?)?(?![\p{L}])/u;
const KEY =
  /\bcles?\b|\bcharges\b|generales?|\bcommunes\b|speciale?s?|\bbat(?:iment|\.)?\b|\bcage|escalier|ascenseur|chauffage|\beaux?\b|parking|garage|stationnement|\bbox\b|\bcaves?\b|sous-sol|\bhall\b|\bentree\b|antenne/;
/** Of a part of the building, or of what some of its owners use. */
export const SPECIAL =
  /ascenseur|escalier|chauffage|parking|garage|stationnement|\bbox\b|\beaux?\b|\bcaves?\b|\bbat(?:iment)?\b|\bcage\b/;
/** What the money went to: several are shared by one key. */
const POST =
  /entretien|contrat|honoraires|assurance|nettoyage|electricite|fournitures?|abonnement|\bfrais\b|gardien|salaire|reparation|menage|\bsyndic\b|maintenance|controle|consommation|contribution|petit|location|deratisation|espaces verts|impot|timbres/;

export const isKeyName = (folded: string): boolean => KEY.test(folded);
export const isPost = (folded: string): boolean => POST.test(folded);

/** « Résidence du Test, 44000 Nantes, lots 3 et 4 – 120/10000 » tells a share, not its key. */
export const NO_KEY =
  /\b\d{5} \p{L}|\blots? (?:n°\s?)?\d|^$|^vo(?:s|tre)\b|^total|^ensemble|^(?:appartement|studio|cave|parking|garage|box|local)s? (?:charges|ascenseur|chauffage|eau|generale)/u;

/** Titles of what is paid for, not of how it is shared. */
export const SECTION =
  /courantes?\b|budget|operations|travaux|\bprovisions?\b|appel|avances?\b|depenses|detail|\bart\b|article|exercice/;
