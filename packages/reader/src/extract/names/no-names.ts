// What is nobody's name wherever it was read: a label, a heading, an account number, half of a name.
import { fold, plain } from '../../french/fold.ts';
import { endsInMarriage } from './married-names.ts';
import { DEPARTMENTS, LINK_WORDS, OFFICE_WORDS, PAPER_WORDS } from './no-names.data.ts';

/** « FR76 », « FR76 3000 4000 », « AC5120937 », « 900 114 207 »: numbers of accounts and registers. */
const NUMBER =
  /(?<![\p{L}\d])(?:[A-Z]{2}\d{2}(?=$|\s)|[A-Z]{2}\d(?:[ -]?\d{3}){2}(?!\d)|\d{3} ?\d{3} ?\d{3}(?!\d))/u;

/** « MBKCZP DURAND »: the six signs with which the land tax calls an owner. */
const OF_TAX = /^[MP]B[B-DF-HJ-NP-TV-Z\d]{4}\s/;

/** « LE CHAPITRE », as old towns call a house by their canons: a heading has a number there, and no article. */
const CALLED_SO = /^(?:residence |copropriete |immeuble )?l[ea] (?:chapitre|rencontre)$/;

/** « DE COPROPRIÉTÉ », « PROJETS DE RÉSOLUTIONS », « B. Syndic »: every word is of the paper, none of a name. */
export function isHeading(text: string): boolean {
  if (CALLED_SO.test(fold(text).trim())) return false;
  const words = fold(text)
    .split(/[^\p{L}\d°-]+/u)
    .filter((word) => word !== '' && !LINK_WORDS.has(word));
  const own = words.length > 1 && /^[a-z]$/.test(words[0] ?? '') ? words.slice(1) : words;
  return own.every((word) => PAPER_WORDS.has(word) || /^[-\d°]+$/.test(word));
}

/** « LE CLOS SAINT-LUC. Indemnité »: the next sentence began. */
const NEXT_SENTENCE = /\p{L}{4}\.\s\p{Lu}\p{Ll}{3}/u;

/** « qui prend la suite ? », « à désigner », « voir ci-dessous »: what is asked or still to be said. */
const SENTENCE =
  /[?!]|^(?:qui|que|quoi|quels?|quelles?|comment|pourquoi|il|elle|on|nous|je|si|à|en|voir|selon|non|cf)\s\p{Ll}/u;

/** « M. le Président », « Madame la Gestionnaire »: an office, and nobody's name. */
const BY_OFFICE =
  /^(?:a l'attention de )?(?:m\.|mr|mme|monsieur|madame) l[ea] (?:presidente?|direct(?:eur|rice)|maire|syndic|notaire|gerante?|prefet|tresori(?:er|ere)|percept(?:eur|rice)|responsable|gestionnaire|comptable|secretaire|conservat(?:eur|rice)|representante?|procureure?|(?:co)?proprietaire|locataire)(?![a-z])|^(?:m\.|mr|mme|monsieur|madame) l[ea] (?:(?:vi)?comte(?:sse)?|baron(?:ne)?|marquise?|duc|duchesse|prince(?:sse)?|docteure?|professeure?|generale?|colonel(?:le)?|amiral|commandante?|capitaine|ambassad(?:eur|rice)|batonnier|consul|ministre|depute|chanoine|abbe|pasteur|chevalier)$/;

/** « EN FONCTIONS DEPUIS 2012 »: what somebody is, and not who. */
const IN_OFFICE =
  /^(?:en (?:fonctions?|exercice|place|poste)|depuis|renouvelee?|elue?|nommee?|designee?)\b/;

/** « du mardi 12 mai 2026 », « le 3 mars 2026 »: a day. */
const DAY =
  /^(?:du |le |au |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d|^(?:du|le|au) \d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) \d{4}$/;

/** « Maison fondée en 1921 », « Votre partenaire depuis 1978 »: what an office says of its age. */
const OF_AGE = /\b(?:(?:fonde|cree|etabli)e?s? en|depuis) (?:1[6-9]|20)\d{2}\b/;

/** « Copro »: what papers call every building. */
const ANY_BUILDING = /^(?:la |notre |votre |cette )?copros?$/;

/** « Pôle Syndic et Copropriétés », « Direction de l’administration de biens »: a part of an office, and not the office. */
function isDepartment(text: string): boolean {
  const [first = '', ...words] = fold(text)
    .split(/[^\p{L}\d-]+/u)
    .filter((word) => word !== '' && !LINK_WORDS.has(word));
  return (
    DEPARTMENTS.has(first) && words.every((word) => PAPER_WORDS.has(word) || OFFICE_WORDS.has(word))
  );
}

export const isNoName = (text: string): boolean =>
  SENTENCE.test(plain(text)) ||
  ANY_BUILDING.test(fold(text).trim()) ||
  BY_OFFICE.test(fold(text).trim()) ||
  IN_OFFICE.test(fold(text).trim()) ||
  DAY.test(fold(text).trim()) ||
  OF_AGE.test(fold(text)) ||
  isDepartment(text) ||
  NUMBER.test(plain(text)) ||
  NEXT_SENTENCE.test(text) ||
  OF_TAX.test(text) ||
  isHeading(text) ||
  endsInMarriage(text);
