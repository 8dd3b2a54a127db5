import { startUpper } from '@quitus/domain/text/first-letter';

// A piece of text as the name of a building: without its label, its number, its street, its stairs, and never a
// label, a town or a heading.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { STREET_KIND, STREET_KINDS } from '../../french/street-kinds.ts';
import { isNoName } from '../names/no-names.ts';
import { isPart, withoutPart } from './name-parts.ts';
import { isCoded } from './place-labels.ts';
import { saidBy } from './said-by.ts';

export const LABEL = anyCase(
  String.raw`(?:(?:nom d'usage, s'il y a lieu, de la |nom d'usage de la |nom de la |la |votre )?copropri[eé]t[eé](?: horizontale)?|imm(?:\.(?=\s?:)|(?=\s:)|\.?(?=\s(?:n°\s?)?\d{2,6}\s))|copro(?:\.(?=\s)|(?=\s?:)|(?=\s(?:les?|la|l'|r[eé]sidence|villa|clos|parc)\s)|(?=\s(?:n°\s?)?\d))|nom d'usage|nom de l'immeuble|(?:le )?syndicat (?:(?:coop[eé]ratif |principal |secondaire )?des? copropri[eé]taires|coop[eé]ratif)|sdc|s\.d\.c\.|syndicat(?=\s*(?:n°\s?)?\d{0,6}\s*:)|immeuble|ensemble immobilier|d[eé]nomination|r[eé]sidence(?:(?=\s*:)| (?:de tourisme|de loisirs|h[oô]teli[eè]re|services?|seniors?|[eé]tudiante)))`,
);
export const LINKED = anyCase(
  String.raw`(?:\s+(?:de la|du|de l'|de l’immeuble|de l'immeuble))?(?:\s+(?:d[eé]nomm[eé]e?|dite?|appel[eé]e?))?`,
);
/** « Le Palau del Rey », « Ti ar Mor », « Lou Mas dou Barri »: regions have small words of their own. */
const SMALL = anyCase(
  String.raw`(?:de|du|des|la|le|les|et|en|aux?|sur|sous|à|entre|pr[eè]s|del|dels|della|delle|dei|di|da|do|dos|das|dou|deu|lou|der|den|von|van|ar|an|els|al|e|i|y)`,
);
/** The next label is no part of a name. */
const NO_LABEL = anyCase(
  String.raw`(?!(?:codes?|lots?|immatriculation|exercice|compte|r[eé]f[eé]rences?|r[eé]f|dates?|p[eé]riode|syndic|copropri[eé]taires?|gestionnaire|adresse|tel|rnc|siret)(?![\p{L}'-])|r[eé]sidence[ ]")`,
);
const WORD = String.raw`${NO_LABEL}(?:[dlDL]')?\p{Lu}[\p{L}\d'.&-]*`;
/** « la résidence LE CLOS DES » over « MINIMES »: no name ends with an article, so the next line ends it. */
const ARTICLE = anyCase(
  String.raw`(?<=[ '](?:de|du|des|la|le|les|et|aux?|sur|sous|saint|sainte))\n`,
);
/** « LE PARC 12 et 14 rue Haute »: doors of its street, and no part of its name. */
const NO_DOOR = String.raw`(?!(?:\s?(?:,|et|-|/|à)\s?\d{1,4})*,?(?:[ ]|\n(?=\p{Ll}))(?:bis\s|ter\s)?${anyCase(STREET_KIND)})`;
/** « Altitude 900 », « Les Arcs 1800 », « Parc 2000 »: round numbers are of names, others of files. */
export const NAME = String.raw`${WORD}(?:(?:[ ]|${ARTICLE})(?:(?:${SMALL}[ \n]){0,2}${WORD}|(?:[IVX]+|\d{1,2}(?:00|[ ](?:et|&)[ ]\d{1,2})?${NO_DOOR})(?![\p{L}\d])))*`;
const ONLY_NAME = new RegExp(`^${NAME}$`, 'u');
/** OCR may take a colon before a number for a letter. */
const LABELLED = new RegExp(String.raw`^${LABEL}${LINKED}\s*(?::|[ëéèi](?=\s\d))?\s*`, 'iu');
/** « 0126 – LES ORMEAUX »: the number it has with the syndic. */
const CODE = /^(?:n°\s*)?\d[\d./]*\s*[–—:/-]?\s*/;
const PROUD = /^(?:la |le |les )?(?:residence|villa|hameau|domaine|clos|parc|square|tour|palais)\b/;
const NOT_A_NAME =
  /^(?:residence|immeuble|batiment|copropriete|ensemble immobilier)$|^(?:de |du )?(?:l'immeuble|la residence|la copropriete)$|\b(?:etat descriptif|(?:premiere|deuxieme|troisieme|quatrieme) partie|(?<!^(?:residence )?le )chapitre|dispositions)\b|^(?:rue|avenue|boulevard|bd|chemin|route|impasse|quai|oui|non|neant|aucune?|principal|secondaire|sans objet|adresse|bien|logement|appartement|maison(?! (?:rouge|blanche|verte|bleue|jaune|grise|rose|carree|forte|haute|dieu|royale)\b)|local|date|objet|exercice|lots?|page|annexe|vous|m\.|mme|le syndic|les comptes|coproprietaires?|parties communes|tel|total|totaux|tantiemes|milliemes|quote-?parts?|montants?|base|cle|libelle|nature|depenses?|repartition|votre|vos|mon|mes|solde|debit|credit|periode|echeance|accueil|historique|situation|comptes?|references?|numero|nombre|type|code)\b|diagnostic|assemblee|convocation|charges|rapport|proces|travaux|carnet|reglement|decompte|releve|appel/;
/** Its last words were not read. */
const CUT =
  /(?:^|[\s'-])(?:de|du|des|la|le|les|et|en|aux?|sur|sous|saint|sainte|ag|ago|age|bat\.?|esc\.?|entree)$|[-'&]$/;
/** In words. */
const MAX_NAME = 7;
const RNC =
  /\(?\s*(?:(?:n°|RNC|[Ii]mmat\p{L}*\.?|[Rr]egistre)\s?:?\s?)*[A-Z]{2}\d(?:[ -]?\d{3}){2}\s*\)?/u;

/** « Réf. : immeuble LE MÔLE », « Concerne : copropriété LE MÔLE »: what a letter says that it is about. */
const SUBJECT =
  /^(?:nos |vos |n\/|v\/|votre |notre )?(?:r[eé]f(?:[eé]rence)?s?\.?|objet|concerne|affaire|dossier|lieu)\s?:\s*(?=\S)/iu;

type Named = { name: string; labelled: boolean };

const STREET = String.raw`\d{1,4}(?:\s?(?:bis|ter))?(?:\s?(?:,|et|-|/|à|a)\s?\d{1,4})*,? (?:${STREET_KINDS}|r\.|pl\.?)\s`;
const OPENS_STREET = new RegExp(`^(?:d[ue] )?${STREET}`, 'iu');
const STREET_AFTER = new RegExp(String.raw`(?<=\p{L}{3})[\s,-]+${STREET}.*$`, 'iu');

/** « 44000 NANTES »: a postcode and its town look like the number of a building and its name. */
const TOWN = /^(?:0[1-9]|[1-8]\d|9[0-58])\d{3} \p{Lu}[\p{L}' -]+(?: cedex.*)?$/iu;

/** A piece of text as the name of a building, and whether it says that it is one. */
export function nameIn(piece: string): Named | null {
  if (TOWN.test(plain(piece).trim()) || isPart(piece)) return null;
  const coded = isCoded(piece);
  let name = withoutPart(plain(piece).trim())
    .replace(SUBJECT, '')
    .replace(RNC, ' ')
    .replace(/\s\((?:(?:code|n°|ref\.?|réf\.?)(?: immeuble)?\s?:?\s?)?\d{2,6}\)$/i, '')
    // « RESIDENCE LA VERRERIE BAT B »: a part of it is no other building.
    .replace(
      /[\s,-]+(?:b[aâ]t(?:iment)?|esc(?:alier)?|entr[eé]e|appt?|hall)\b\.?\s?[\p{Lu}\d]{1,3}(?:\s.*)?$/iu,
      '',
    )
    .replaceAll(/["]/g, ' ')
    .trim();
  const label = LABELLED.exec(name)?.[0] ?? '';
  name = name.slice(label.length);
  // « Copropriété du 9 rue Montpensier » tells its street.
  if (OPENS_STREET.test(name)) return null;
  // « 5120 RESIDENCE HEGOA 9 ALLEE DES PLATANES »: it ends where its street begins.
  name = name.replace(STREET_AFTER, '');
  name = name.replace(CODE, '').replace(LABELLED, '').trim();
  if (PROUD.test(fold(name))) name = startUpper(name);
  const folded = fold(name);
  const isName =
    ONLY_NAME.test(name) &&
    name.length > 2 &&
    name.split(' ').length <= MAX_NAME &&
    !NOT_A_NAME.test(folded) &&
    !isNoName(name) &&
    !CUT.test(folded) &&
    (saidBy(name) !== 'OFFICE' || label !== '' || isResidence(folded)) &&
    saidBy(name) !== 'PERSON';
  return isName ? { name, labelled: coded || label !== '' || PROUD.test(folded) } : null;
}

/** « Résidence L’Espace Vert »: what else its words say is a name, unless they say a trade. */
const isResidence = (name: string): boolean =>
  /^(?:la )?residence (?!services?\b)/.test(name) &&
  !/\b(?:gestion|gerance|syndics?|immobiliere?|regie|cabinet|agence|services|sarl|sasu?)\b/.test(
    name,
  );

export const isLabel = (piece: string | undefined): boolean =>
  piece !== undefined &&
  new RegExp(
    `^(?:votre |notre |ma |mon |l')?${LABEL}(?: de (?:l'immeuble|la r[eé]sidence))?$|^${LABEL}\\s*:?\\s*(?:n°\\s?)?\\(?\\d+\\)?$`,
    'iu',
  ).test(plain(piece).trim());

/** « Hôtel de Noailles » right under « Immeuble », and no firm. */
export const isHeadedName = (name: string, label: string | undefined): boolean =>
  isLabel(label) &&
  /^\p{Lu}/u.test(name) &&
  !/\b(?:par|syndics?|cabinet|agence|siege|c\/o|chez|gestion|gerance|immobiliere?|immo|regie|services?|salle|restaurant|sarl|sasu?|notaires?|etude)\b/.test(
    fold(name),
  ) &&
  nameIn(`Copropriété ${name}`) !== null;
