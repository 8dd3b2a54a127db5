import type { FactName } from '@quitus/domain/reading/facts.data';
// The labels of a summary sheet: those of the decree, and what syndics make of them. On folded text; a
// value follows at once, so that a label that goes on is another one.

type Labels = readonly (readonly [FactName, RegExp])[];

const MOUNT = '(?:montant (?:total )?(?:de |du |des )(?:la |les )?|total (?:de |des |du )?)?';
const labels = (source: string): RegExp => new RegExp(source.replaceAll('MOUNT', MOUNT), 'u');

export const AMOUNTS: Labels = [
  [
    'charges_courantes',
    labels(
      String.raw`MOUNTcharges (?:pour (?:les )?operations )?courantes(?: de l'exercice(?: clos)?)?`,
    ),
  ],
  [
    'charges_travaux',
    labels(
      String.raw`MOUNTcharges (?:pour |de |sur |des )?(?:les )?travaux(?:(?: de l'article 14-2)? et (?:les |autres )?operations exceptionnelles)?(?: de l'exercice(?: clos)?)?|charges (?:exceptionnelles|hors budget(?: previsionnel)?)`,
    ),
  ],
  [
    'dette_fournisseurs',
    labels(
      String.raw`MOUNTdettes?(?: (?:du syndicat|de la copropriete))?(?: (?:aux|envers les|des|a l'egard des|vis-a-vis des))? fournisseurs(?:[, ]+(?:et )?(?:remunerations?|autres)(?: (?:et|ou) autres)?)?(?: et autres)?`,
    ),
  ],
  [
    'impayes',
    labels(
      String.raw`MOUNT(?:sommes (?:restant )?(?:dues|a recevoir) (?:par|des) (?:les )?coproprietaires|impayes(?: (?:des|de|par les) coproprietaires| de charges)?|creances sur (?:les )?coproprietaires)`,
    ),
  ],
  [
    'fonds_travaux',
    labels(
      String.raw`(?:montant |solde |disponible )?(?:du |au |sur le )?fonds (?:de |des )?travaux(?: (?:disponible|constitue|alur|loi alur|a la cloture(?: de l'exercice)?))?`,
    ),
  ],
];

const COUNT = "(?:nombre (?:total )?(?:de |d'))?";
const HOME_USES = String.raw`(?:[,/ ]+(?:(?:et|ou|de|a usage de) )*(?:d'habitation|habitations?|bureaux?|commerces?|commercial|professionnel))`;

export const NUMBERS: Labels = [
  [
    'lots_count',
    /nombre (?:total )?(?:de |des )lots(?: (?:de (?:la )?copropriete|principaux et annexes|au total|(?:inscrits|figurant|mentionnes|decrits|prevus) (?:au |a l'|dans (?:le |l'))(?:reglement(?: de copropriete)?|etat descriptif(?: de division)?)))?|total (?:de |des )?lots|lots \(?total\)?/,
  ],
  [
    'homes_count',
    new RegExp(
      String.raw`(?:dont )?${COUNT}(?:lots )?(?:a usage )?(?:d'|de )?(?:habitations?|logements?)${HOME_USES}*|(?:dont )?${COUNT}lots principaux(?! et)`,
      'u',
    ),
  ],
  [
    'parking_count',
    new RegExp(
      String.raw`(?:dont )?${COUNT}(?:lots )?(?:a usage )?(?:de )?(?:stationnements?|parkings?|places de (?:stationnement|parking)|garages?)`,
      'u',
    ),
  ],
  ['buildings_count', new RegExp(`${COUNT}batiments?(?:\\(s\\))?`, 'u')],
  ['lifts_count', new RegExp(`${COUNT}ascenseurs?(?:\\(s\\))?`, 'u')],
  [
    'debtors_count',
    /(?:nombre (?:de |des ))?(?:coproprietaires )?(?:debiteurs|en impaye)(?: (?:de plus de|de plus que|superieurs? a|au-dela de|pour plus de|(?:dont|a) la (?:dette|creance) (?:excede|depasse|est superieure a))[^\d\n]{0,3}300(?: ?€| euros)?)?/,
  ],
];

export const TEXTS: Labels = [
  [
    'build_period',
    /(?:periode|annees?|date|epoque) de (?:la )?construction(?: (?:des? |du )?(?:la |l')?(?:batiments?|immeubles?|copropriete))?|construction|(?:immeuble )?construit/,
  ],
  ['heating', /(?:type|mode|nature) (?:de |du )chauffage|chauffage(?: de l'immeuble)?/],
];

/** The first pattern that a sheet has. */
export const DATES: readonly (readonly [FactName, readonly RegExp[]])[] = [
  [
    'updated_on',
    [
      /(?:date de (?:la )?)?(?:derniere )?(?:mises? a ?jour|actualisation)(?: (?:de |des |de ces )(?:donnees|informations|renseignements)(?: (?:du|au) registre)?| (?:de la|des?|du|au|annuelle|dans le)\b[^\n\t:\d]{0,45}?(?=\s*[:\t\n]|\s+(?:(?:le|du|au|en date du)\s+)?\d))?(?: (?:le|du|au|en date du))?|mis a ?jour (?:le|au|en date du)|(?:donnees )?actualisee?s? (?:le|au|en date du)|(?:donnees|informations|renseignements) (?:(?:inscrit|declar|extrait|issu)e?e?s? )?(?:du|au|dans le|par le) registre(?: (?:national|des coproprietes|d'immatriculation))*,? (?:arretee?s? )?(?:le|au|a la date du|en date du)/,
      // Its sums are those of the accounts: « données financières arrêtées au … » is another day.
      /(?:donnees|informations|renseignements|elements) (?:connue?s|arretee?s?|a jour|disponibles|valables) (?:le|au|a la date du|en date du)/,
      /(?<!\bmises? |\bnon )\ba jour (?:au|le|du|a la date du|en date du)|fiche synthetique(?: (?:de (?:la |votre )?|du )?(?:copropriete|syndicat(?: des coproprietaires)?|immeuble|residence))?(?: (?:arretee|etablie|a jour|au registre))? (?:au|a la date du|en date du)|(?:fiche )?(?:etablie?|editee?|generee?|delivree) (?:par (?:le )?syndic )?(?:le|au)|(?:date d')?(?:edition|etablissement)(?: de la fiche)?(?: (?:du|le|au))?/,
    ],
  ],
  [
    'approved_on',
    [
      /(?:date de l')?(?:ag|assemblee(?: generale)?) (?:ayant approuve|d'approbation|approuvant)(?: (?:les|des) comptes)?|(?:date d')?approbation(?: des comptes)?(?: (?:par l'|par |en |lors de l'|a l')(?:assemblee(?: generale)?|ag))?(?: (?:le|du|en date du))?|(?:comptes )?approuves?(?: (?:par|en|lors de) ?(?:l')?(?:assemblee(?: generale)?|ag))? (?:le|du)/,
    ],
  ],
];

/** Where no label of these stands right before a day: what the clause before it is about. */
export const DAYS_ABOUT: readonly (readonly [FactName, RegExp, RegExp])[] = [
  ['updated_on', /mises? a ?jour|actualis/, /reglement|carnet|registre|annuelle/],
  [
    'approved_on',
    /(?:approu|approb|votee?s?\b|statu|arret).*(?:assemblee|\bag\b|a\.g)|comptes.*(?:approu|votes)|(?:assemblee|\bag\b).*(?:approu|approb|votes?\b|statu|arret|examin)/,
    /budget|reglement|prochaine|convoqu|travaux/,
  ],
];

export const EXERCICE =
  /(?:dernier |l')?exercice (?:ouvert|allant|courant)(?: le| du)?|(?:dates? de )?(?:debut et (?:de )?(?:date de )?fin |debut - fin |ouverture et (?:de )?cloture )(?:de l'|d'|du (?:dernier )?)exercice(?: (?:comptable|clos|social))*|(?:dernier |periode de l')?exercice(?: (?:comptable|clos|social))*(?: \([^()\n]{0,50}\))?|(?:dates? de )?(?:l')?exercice(?: comptable)?/;
export const [STARTS, ENDS] = [
  /(?:(?:date de )?debut|premier jour) (?:de l'|d')exercice(?: (?:clos|comptable))*|exercice(?: clos[^.;\n\t]{0,40}?[\s(])? ?(?:ouvert|commence|debute) le/,
  /(?<!debut et |debut et de |ouverture et |et de )(?:(?:date de )?(?:fin|cloture)|dernier jour) (?:de l'|d'|du )exercice(?: (?:clos|comptable))*|exercice clos le/,
] as const;
