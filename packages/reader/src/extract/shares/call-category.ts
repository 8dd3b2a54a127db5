// What a line of a call pays for. A line that may be two things is neither.
export const CALL_CATEGORIES = ['courantes', 'travaux', 'fonds_travaux', 'avances'] as const;
export type CallCategory = (typeof CALL_CATEGORIES)[number];

/** « Appel de fonds travaux » is a call for works, not for the fund. « Fends », as OCR may have it; « Fds trvx », as narrow columns do. */
const FUND =
  /(?<!appels? de )\bf(?:[a-z]nds|o[a-z]ds|on[a-z]s|ond[a-z]?|ds?\.?) (?:de |des )?(?:travaux|tra?vx\b|trav\b|tx\b)|\bf\. ?(?:de )?travaux\b|\balur\b|14-2-1|epargne travaux|fonds (?:travaux )?obligatoire|cotisation (?:annuelle )?(?:obligatoire )?(?:au )?fonds|cotisation\b[^:]{0,20}\btravaux/;
/** « Avance sur consommation d’eau » is a provision by another name. */
const ADVANCE =
  /\bavances?\b(?! (?:sur|pour|de|d'|des) ?(?:l[ae]s? |l'|vos |votre )?(?:consommations?|charges|chauffage|eau\b|provisions?|budget|depenses|compteurs?|energie|gaz|electricite))|fonds de roulement|\breserve\b/;
const WORKS =
  /(?:^|[-:] ?)travaux\b(?! (?:d'entretien|courants|d'hygiene))|appel (?:n° ?)?\d+ ?(?:\/|sur) ?\d+|ravalement|hors budget|provisions? (?:pour |sur |de )?(?:les )?travaux(?! (?:d'entretien|courants))|(?:appels?|operations|depenses) exceptionnel|travaux (?:votes|decides|exceptionnels)|refection|remplacement|renovation|etancheite|mise (?:en conformite|aux normes|en securite)|isolation|modernisation|desamiantage|rehabilitation|restauration|installation|creation|\bsps\b|dommages?[ -]ouvrage|honoraires (?:sur|de|des) travaux|maitr(?:is)?e d'(?:œ|oe)uvre/;
/** « Opération B », « 2e situation »: by what it is called alone. */
const NAMED_WORKS = /^operation (?:n° ?)?(?:[a-h]|\d{1,2}|[ivx]{1,4})\b/;
/** « Petits travaux » are what a year's budget pays for. */
const SMALL_WORKS = /\b(?:petits|menus) (?:travaux|entretiens?)\b|petites? reparations?\b|ramonage/;
const MAYBE_WORKS = /(?<!\b(?:petits|menus) )\btravaux\b|toiture|facade/;
const CURRENT =
  /\b(?:asc|bat|chauff?|esc|elec|nett|prov|chges?)\b|\bcharges?\b|courante?s?\b|fonctionnement|exploitation|chaufferie|budget|\bprovisions?\b|ascenseur|chauffage|\beau\b|entretien|batiment|escalier|parking|garage|stationnement|gardien|\bgeneral(?:es?)?\b|generaux|communes?|espaces verts|nettoyage|assurances?|electricite|\bcompteurs?\b|(?:frais|depenses) (?:generaux|communs|communes|generales)/;

/** What buildings have and keep up, where nothing speaks of works. */
const KEPT =
  /\bmenage\b|\bedf\b|\bengie\b|minuterie|\bgaz\b|poubelles?|frais (?:bancaires|postaux|de (?:gestion|banque|bureau|tenue de compte|papeterie|timbres))|aquatique|\bsauna|\btennis\b|\bspa\b|conciergerie|\baccueil\b|laverie|buanderie|\bbox\b|\bhalls?\b|\bcour(?:s? interieure?s?|s)?\b|\bvoirie|local (?:velos?|poubelles?|technique)|\becs\b|relevage|\bbornes?\b|\birve\b|\bloge\b|surpresseur|citerne|\bpompes?\b|ventilation|\bvmc\b|interphon|digicode|portail|\bportes? (?:automatique|de garage|basculante)|antenne|eclairage|ordures|\bpiscine|\bcaves?\b|sous-sol|jardin|adoucisseur|climatisation|extincteur|honoraires (?:de |du )?(?:gestion|syndic)/;

/** « TVX TOITURE », « Trx façade »: as narrow columns have it; « tx TVA » is a rate. */
const SHORT_WORKS =
  /\b(?:trx|tvx|tra?vx|trvaux|tvaux|trav(?=\.|\b)|tx(?! (?:de\b|tva\b|\d)))(?:\b\.?)/g;

/** « Porte de garage AG 09/2026 solde »: what a meeting decided may be works on what a key is named after. */
const DECIDED =
  /\b(?:age?|ago|assemblee)\b[^:]{0,12}\d|\bresolution\b|\bsolde (?:de tout compte|final|marche)\b|\bsolde(?:$| ?\()/;
/** What only works are done on. */
const PARTS_OF_BUILDING =
  /gouttieres?|zinguerie|cheneaux?|couverture|charpente|maconnerie|peintures?|balcons?|verriere|souches?|menuiseries|canalisations?|colonnes? (?:d'eau|montantes?)/;
const OF_BUDGET = /budget|courant|fonctionnement|charges?\b|chges?\b|provisions?\b|\bprov\b/;

export function categoryOf(printed: string): CallCategory | null {
  const label = printed.replaceAll(SHORT_WORKS, 'travaux').replace(CODE, '');
  const named = categoryNamed(label);
  const isDecided = DECIDED.test(label) && !OF_BUDGET.test(label);
  if (isDecided && named === 'courantes') return null;
  const isOfWorks = MAYBE_WORKS.test(label) || PARTS_OF_BUILDING.test(label);
  return isDecided && named === null && isOfWorks ? 'travaux' : named;
}
/** « T  TRAVAUX PORTE », « 014 Travaux »: the code of a key. */
const CODE = /^(?:[a-z]|\d{1,4}|[a-z]{1,2}\d{1,4})[ .:-]+(?=travaux\b)/;

function categoryNamed(label: string): CallCategory | null {
  if (FUND.test(label)) return 'fonds_travaux';
  if (ADVANCE.test(label)) return 'avances';
  if (WORKS.test(label) || NAMED_WORKS.test(label)) return 'travaux';
  const current = CURRENT.test(label) || SMALL_WORKS.test(label);
  const works = MAYBE_WORKS.test(label);
  if (works && current) return null;
  return works ? 'travaux' : current || KEPT.test(label) ? 'courantes' : null;
}

/** « Appel de fonds travaux et charges » is a title of both; « travaux de la porte et de l'interphone » goes on. */
export function onlyCategory(title: string): CallCategory | null {
  const named = title
    .split(/ et (?!d(?:e|u|es)\b|d')|[,+/]/)
    .flatMap((part) => categoryOf(part) ?? []);
  const [only, ...others] = new Set(named);
  return only && others.length === 0 ? only : null;
}
