import type { Kind, Sign } from '../kind.ts';

/** A deed of sale cites the rules of the building; it also names a price and those who pay it. */
const OF_A_SALE = [
  'prix de vente',
  'moyennant le prix',
  'paiement du prix',
  'quotités acquises',
  'origine de propriété antérieure',
  'relevé des formalités',
  'demande de renseignements',
  'la séance est levée',
  'pré-état daté',
  'l’acquéreur s’oblige',
];

/** A deed that changes the division tells of it as well. */
const OF_ITS_HISTORY = 'a fait l’objet d’un état descriptif de division';

/** A deed that changes them names them in its title, whole. */
const CHANGES = [
  'modificatif à l’état',
  'modificatif de l’état',
  'modificatif au règlement',
  'modificatif du règlement',
];

/** Rules that are set here, and not only spoken of. */
const SETS_RULES =
  /\b(?:le present reglement|(?:etabli|dresse) le (?:present )?reglement de copropriete|reglement de copropriete (?:objet des presentes|ci-apres|qui suit)|(?:ont|a)\s(?:etabli|dresse|arrete|redige)\b[^.;]{0,20}\b(?:ainsi\squ'il|comme)\ssuit\b[^.;]{0,60}\breglement\sde\scopropriete)\b/g;

/** What this very deed does; one that only tells of another says who received that one. */
const CHANGES_HERE =
  /\b(?:present acte|presentes)[^.;]{0,30}\b(?:contenant|portant|ayant pour objet)\b[^.;]{0,60}?\bmodificati/g;

/** « Le règlement de copropriété fera l’objet d’un acte séparé. » */
const RULES_ELSEWHERE =
  /\breglement de copropriete\b[^.;]{0,40}\b(?:fera|feront|sera|seront|est|a fait) (?:l'objet d'|etabli |redige |dresse |contenu )[^.;]{0,30}\b(?:acte|document) (?:separe|distinct|ulterieur|suivant)/g;

/** To the letter: every deed has a « désignation de l’immeuble ». */
const PURPOSE = /\bdestination (?:de l'immeuble|des (?:lots|parties|locaux))\b/g;

/** « a reçu le présent acte contenant état descriptif de division », and no rules. */
const DIVIDES =
  /\b(?:present acte|presentes)[^.;]{0,30}\b(?:contenant|portant|ayant pour objet)\b[^.;]{0,20}?\b(?:etat descriptif de division|mise en copropriete)(?![^.;]{0,40}(?:reglement|modificati))/g;

/** At the head of the deed: it holds the rules as well, however long its tables of lots are. */
const BOTH =
  /^(?![\s\S]{0,1500}?\bmodificati)[\s\S]{0,1500}?(?:\breglement de copropriete\b[^.;]{0,30}?\b(?:et|contenant|avec|-)\s(?:l')?etat descriptif de division\b|\betat descriptif de division\b[^.;]{0,20}?\b(?:et|suivi d'un|-)\s(?:du )?reglement de copropriete\b)/g;

/** « LOT N° 11. Un appartement… Et les cent dix millièmes (110/1000) », one after the other: a sale has one or two. */
const LISTED_LOTS: Sign = {
  name: 'lots et leurs tantièmes',
  pattern:
    /(?:^|\n)\W{0,4}lot (?:n° ?|numero )?\d{1,4}\b(?:(?!\n\W{0,4}lot )[\s\S]){0,260}?\d ?\/ ?\d{1,3}[ .]?\d{3}\b/g,
  times: 3,
  weight: 3,
};

export const RCP_EDD: readonly Kind[] = [
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    title: [
      'règlement de copropriété',
      'règlement de copropriété et état descriptif de division',
      'état descriptif de division et règlement de copropriété',
      'règlement de copropriété de l’immeuble',
      'cahier des charges et règlement',
    ],
    strong: [
      'distinction entre les parties communes et les parties privatives',
      'définition des parties communes',
      'définition des parties privatives',
      'sont communes les parties',
      'parties communes spéciales',
      'usage des parties privatives',
      'usage des parties communes',
      'chaque copropriétaire',
      'répartition des charges',
      'charges communes générales',
      'désignation des lots',
      'objet du règlement',
      'le présent règlement',
      'droits et obligations des copropriétaires',
      'sont communs à tous les copropriétaires',
      'la collectivité des copropriétaires',
      'constituée en syndicat',
      'organiser l’administration de l’immeuble',
      'les charges générales sont réparties',
      'habitation bourgeoise',
      'soumettre l’immeuble au régime',
      'jouissance exclusive et particulière',
      'préalablement au règlement de copropriété',
      'les parties communes comprennent',
      'le droit de jouir comme bon lui semblera',
      'ne pas nuire aux droits des autres',
      'le syndic est nommé par l’assemblée',
      'sont parties communes',
      'chaque lot comprend',
      'les droits des copropriétaires',
    ],
    weak: [
      'parties communes générales',
      'parties privatives',
      'syndicat des copropriétaires',
      'tableau récapitulatif',
      'reçu par maître',
      'figurant au cadastre',
      'chapitre premier',
      'titre premier',
      'millièmes',
      'conseil syndical',
      'état descriptif de division',
    ],
    against: [
      ...OF_A_SALE,
      OF_ITS_HISTORY,
      'règlement intérieur',
      'contrat de syndic',
      ...CHANGES,
      'fiche synthétique',
      'décompte de répartition',
      'quote-part ttc',
      'total immeuble',
      'nous vous informons',
      'bureau foncier',
      'copie du livre foncier',
    ],
    signs: [
      { name: 'règlement établi', pattern: SETS_RULES, times: 1, weight: 5 },
      { name: 'destination de l’immeuble', pattern: PURPOSE, times: 1, weight: 3 },
      { name: 'règlement et division ensemble', pattern: BOTH, times: 1, weight: 4 },
      LISTED_LOTS,
      { name: 'présent acte modificatif', pattern: CHANGES_HERE, times: 1, weight: -6 },
      { name: 'règlement établi ailleurs', pattern: RULES_ELSEWHERE, times: 1, weight: -8 },
      {
        name: 'règlement d’un lotissement',
        pattern:
          /^(?![\s\S]{0,30000}?\bco-?propri)[\s\S]{0,800}?\b(?:cahier des charges|reglement)\b[^.;]{0,40}\blotissement\b/g,
        times: 1,
        weight: -30,
      },
    ],
  },
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    title: [
      'état descriptif de division',
      'division en lots',
      'état de division',
      'tableau des lots',
    ],
    strong: [
      'désignation des lots',
      'tableau récapitulatif de l’état descriptif de division',
      'l’immeuble est divisé en',
      'quote-part des parties communes',
      'quote-part de la propriété du sol',
      'numéros des lots',
      'le présent état descriptif',
      'identifie chaque lot',
    ],
    weak: [
      'bâtiment',
      'escalier',
      'étage',
      'nature du lot',
      'parties communes générales',
      'millièmes',
      'quote-part',
      'appartement',
      'notaire',
    ],
    against: [
      ...OF_A_SALE,
      OF_ITS_HISTORY,
      ...CHANGES,
      'usage des parties privatives',
      'le présent règlement',
      'règlement de copropriété et état descriptif',
      'état descriptif de division et règlement de copropriété',
      'livre foncier',
    ],
    signs: [
      { name: 'règlement établi', pattern: SETS_RULES, times: 1, weight: -8 },
      { name: 'destination de l’immeuble', pattern: PURPOSE, times: 1, weight: -4 },
      { name: 'acte de division', pattern: DIVIDES, times: 1, weight: 6 },
      LISTED_LOTS,
    ],
  },
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    title: [
      'modificatif à l’état descriptif de division',
      'modificatif de l’état descriptif de division',
      'modificatif au règlement de copropriété',
      'modificatif du règlement de copropriété',
      'modification du règlement de copropriété',
      'modificatif de règlement de copropriété',
      'acte modificatif',
      'modificatif',
    ],
    strong: [
      'est supprimé et remplacé',
      'acte modifié',
      'création de lots',
      'suppression de lots',
      'réunion de lots',
      'division du lot',
      'subdivision du lot',
      'nouvelle répartition des tantièmes',
      'demeure inchangé',
      'demeurent inchangées',
      'ancienne rédaction',
      'nouvelle rédaction',
      'lots créés',
      'lot nouveau portant',
      'lots nouveaux portant',
      'nouveau lot portant',
      'restant inchangés',
    ],
    weak: [
      'règlement de copropriété',
      'état descriptif de division',
      'publicité foncière',
      'volume',
    ],
    against: OF_A_SALE,
    signs: [
      { name: 'présent acte modificatif', pattern: CHANGES_HERE, times: 1, weight: 6 },
      {
        name: 'acte contenant modificatif',
        pattern:
          /(?:contenant|portant|objet)[^.;]{0,60}?\b(?:modificati|modification (?:de l'etat|du reglement))/g,
        times: 1,
        weight: 4,
      },
      {
        // Asked of the notary here; a deed of sale tells only of one that was « contained » in another.
        name: 'modification requise du notaire',
        pattern:
          /\b(?:requis|requierent|constater|etablir|dresser|proceder)\b[^.;]{0,90}?\b(?:modificatif|modification\s(?:[a-z-]{2,12}\s){0,2}(?:de l'etat|du reglement))/g,
        times: 1,
        weight: 7,
      },
      {
        name: 'lots supprimés ou créés',
        pattern:
          /\blots?\b[^.;]{0,80}?\b(?:est|sont)\s(?:en consequence |ainsi |donc )?(?:supprime|annule|cree|remplace|reuni|divise|subdivise)e?s?\b/g,
        times: 1,
        weight: 3,
      },
    ],
  },
];
