// Whose an address is, where a word of a place stands near it by chance: a firm that is called « … Bâtiment », the
// « désignation des parties » of a lease, a sentence that says « vous » over the address of the home.
import { fold } from '../../french/fold.ts';
import type { Place } from './places.ts';

const NUMBERED = String.raw`(?:[a-z\d]{1,4}\s?[.)-]\s*-?\s*)?`;
const ABOUT = String.raw`(?:(?:informations?|designation|identification|coordonnees|identite|references?)(?: (?:sur|concernant))?(?: (?:et|/) [a-z]{4,15})? ?(?:(?:du|de la|de l'|des|le|la|l'|les|d')\s?)?)?(?:(?:le|la|l'|les|votre|notre)\s?)?`;
const REST = String.raw`(?:\(?e?s?\)?)(?: (?:et|ou|de|du|d'|ayant|qui|charge|certifie|signataire|contractante?s?|au contrat|en presence)[a-z' ]{0,40})?\s?:?$`;
/** Heads of the parts of a form that are about whoever made it. */
const MAKER = new RegExp(
  String.raw`^${NUMBERED}${ABOUT}(?:diagnostiqueu(?:r|se)|operat(?:eur|rice)(?: de (?:reperage|diagnostic|mesurage))?|technicien(?:ne)?|controleu(?:r|se)|expert|geometre|auteur|redacteur|intervenant|prestataire|entreprise|cabinet|bureau de controle|organisme|societe|signataire|mandataire|agence|gestionnaire|assureur|notaire)${REST}`,
);
/** Of people, who live elsewhere. */
const PEOPLE = new RegExp(
  String.raw`^${NUMBERED}${ABOUT}(?:parties|contractants?|soussignes|(?:co-?)?proprietaire|baill(?:eur|eresse)|locataire|preneu(?:r|se)|vendeu(?:r|se)|client|donneur d'ordre|commanditaire|demandeur|mandant|souscripteur|assure|caution|garant)${REST}|\b(?:entre|d'une part|d'autre part)(?: (?:les soussignes|les parties))?\s?:`,
);
/** What opens with these is about the home, whatever stands further up. */
const HOME = new RegExp(
  String.raw`^${NUMBERED}(?:(?:adresse|situation|localisation|designation|description|identification|references?) d(?:u|e la|e l'|es|u ou des) ?(?:biens?|logements?|immeubles?|batiments?|local|locaux|lots?|maison|appartement|propriete|habitation|installation|risque|location|lieux)|situation|localisation|lieu|(?:le |la |l'|les )?(?:biens?|immeuble|logement|local|locaux|appartement|maison|villa|pavillon|studio|habitation|propriete|residence|copropriete|lots?|chantier|installation|objet|ensemble immobilier)(?![a-z]))|\b(?:situee?s?|sise?s?)(?![a-z])`,
);

/** The nearest head over the address that is of somebody, where nothing between them speaks of the home. */
function headOver({ before }: Place): 'OFFICE' | 'PERSON' | null {
  for (const piece of before.map(fold)) {
    if (MAKER.test(piece)) return 'OFFICE';
    if (PEOPLE.test(piece)) return 'PERSON';
    if (HOME.test(piece)) return null;
  }
  return null;
}

/** « Ce document vous permet de savoir si votre logement… », over « adresse : 3 rue Haute »: a sentence names nobody. */
function isUnderSentence({ before: [label = '', ...above] }: Place): boolean {
  if (!/^adresse(?: complete| postale)?$/.test(fold(label))) return false;
  const words = above.find((piece) => /\bvous\b/.test(fold(piece)))?.split(/\s+/) ?? [];
  const isNamed = above.some((piece) => PEOPLE.test(fold(piece)) || /:\s*\p{Lu}/u.test(piece));
  return words.length >= SENTENCE && !isNamed;
}
/** In words. */
const SENTENCE = 8;

/**
 * « j’ai visité le 14 août la maison dont vous êtes propriétaire au », « m’être rendue le 6 mars au »: whoever examines a
 * home says where he went, and whatever else the sentence names.
 */
const WENT = new RegExp(
  String.raw`\b(?:visitee?s?|rendue?s?|mesuree?s?|examinee?s?|controlee?s?|inspectee?s?|expertisee?s?|diagnostiquee?s?|intervenue?s?|procede|reperage|mesurage|(?:appartement|maison|logement|studio|villa|pavillon|local|bien)s? (?:dont|que) vous)\b(?:(?!\b(?:demeurant|domicilie|resid|siege|cabinet|etude|agence)|n° ?\d)[^.;]){0,140}\b(?:au|aux?|sise?s?(?: au| a)?|situee?s?(?: au| a)?|a l'adresse(?: suivante)?)\s?:?$`,
  'u',
);
const isWhereTheyWent = ({ before: [near = '', over = ''] }: Place): boolean =>
  [near, `${over} ${near}`].some((words) => WENT.test(fold(words).trim()));

/** « Adresse renseignée par le diagnostiqueur »: whoever wrote it down does not live there. */
const WRITTEN_DOWN =
  /^adresse (?:du (?:bien|logement) )?(?:renseignee|declaree|saisie|indiquee|communiquee|fournie|transmise|relevee|donnee) (?:par|a)\b/;

export function withOwner(place: Place): Place {
  if (isWhereTheyWent(place) || WRITTEN_DOWN.test(fold(place.before[0] ?? '')))
    return { ...place, of: 'PLACE' };
  if (place.of === 'PLACE') return { ...place, of: headOver(place) ?? 'PLACE' };
  return place.of === 'PERSON' && isUnderSentence(place) ? { ...place, of: null } : place;
}
