// Whether a paper begins and ends as its kind does: where pages are not numbered, that tells it is whole.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { PaperBounds } from '@quitus/domain/reading/read-document';

import type { ReadPage } from './grouping.ts';
import { judge } from './score.ts';

/** « Fait à Nantes, le… », a signature, what letters end with. */
const SIGNED =
  /\bfait (?:et passe )?(?:a|en) \S|\bsignatures?\b|\bcachet\b|\bsigne(?:e|s)? (?:par|electroniquement)|^signee?s?$|veuillez (?:agreer|croire|recevoir)|\b(?:salutations|sentiments) \p{L}+/mu;

const MEETING_ENDS =
  /seance (?:est |a ete |fut )?(?:declaree )?(?:levee|close)|\bleve(?:e de)? la seance|ordre du jour (?:etant|est|ayant ete) (?:entierement )?(?:epuise|traite)|\bplus (?:rien|personne|aucune question)\b|cloture de (?:la )?(?:seance|l'assemblee)|(?:assemblee|reunion)(?: generale)? (?:est |a ete |s'est )?(?:close|levee|achevee|terminee)/;

/** « Fin à 11 h 15 », « Clôture à dix-neuf heures ». */
const ENDS_AT =
  /\b(?:cloture|fin|levee|close|terminee?|achevee?|finie?)\b[^.\n]{0,40}\b(?:\d{1,2}|[a-z-]+) ?(?:h\b|heures?\b)/;
/** How long decisions may be contested (loi de 1965, article 42) stands under them, where they are signed. */
const CONTESTED = /\barticle 42\b|\bdeux mois\b|\b2 mois\b/;

const DEED_ENDS =
  /\bdont acte\b|suivent les signatures|pour (?:copie|expedition|extrait) (?:authentique|conforme)|lecture faite|(?:a|ont) signe (?:avec|le present)|en foi de quoi|servir et valoir|\bfait et passe\b/;

const CERTIFIED =
  /\bcertifi(?:e|ee|ons|ant)\b|\ble (?:comptable|chef de service|responsable du service)\b/;

/** What a survey rests on. */
const SURVEY_ENDS =
  /fiche technique|\bgeorisques\b|\bindemnis|attestation (?:sur l'honneur|d'assurance)/;
/** What it comes to; on a first page these are told ahead, and the survey follows. */
const SURVEY_RESULTS =
  /\bconclusions?\b|\brecommandations?\b|\btravaux (?:conseilles|preconises|recommandes)\b|^(?:constats?|constatations?|resultats?(?: d[eu] .{3,30})?) ?:?$/m;
/** Of the asbestos in a building, the sheet that is handed over (code de la santé publique, R. 1334-29-5). */
const SUMMED_UP = /\bfiche recapitulative\b/;
const FOUND = /\b(?:aucune?|presence|absence|pas d'|sans)\b/;
/** The plan of works of a building: what is done, in which year, for how much. */
const PLANNED = /^(?:20\d{2})(?: ?[-/] ?(?:20)?\d{2})?\b.{4,120}\d ?(?:€|euros?\b|eur\b)/gm;
const PLAN_IS_VOTED =
  /\bplan\b[^.]{0,120}\b(?:soumis|presente|propose|adopte)\b|\bsoumis\b[^.]{0,80}\bassemblee\b/;
/** A first page that tells what follows it is not the only one. */
const GOES_ON = /\bsommaire\b|\bpages? suivantes?\b|\b(?:suite|tournez) (?:page|la page|au verso)/;

/** A book has no last words: it is whole when it tells all that the décret of 2001 wants in it. */
const BOOK: readonly RegExp[] = [/\bassur/, /\btravaux\b/, /\b(?:contrats?|entretien)\b/];

/** In words. */
const MOST_ON_A_COVER = 90;

/** « Pour le syndic », above a name: no letter of his has other last words. */
const BY_THE_SYNDIC = /^(?:pour )?le syndic\b[^.]{0,40}$/m;
/** « Pour LEVANT SYNDIC », « Pour Burgmann Gérance, K. Lutz, gestionnaire »: the same, by its own name. */
const BY_A_FIRM =
  /^pour (?!(?:les?|la|une?|des?|vos|votre|nos|notre|chaque|toute?s?|information|memoire|contre|ce|cette)\b|l')[\p{L}&'. -]{3,40}(?:, [\p{L}'. -]{2,30}){0,2}$/mu;

const CONVENED_BY: readonly RegExp[] = [SIGNED, BY_THE_SYNDIC, BY_A_FIRM];

/** On how many of the last pages the end may stand: signatures and lists of annexes come after. */
type Ending = { words: readonly RegExp[]; within: number };

const ENDINGS: Partial<Record<DocumentType, Ending>> = {
  PV_AG: { words: [MEETING_ENDS], within: 2 },
  RCP_EDD: { words: [DEED_ENDS], within: 3 },
  TITRE_PROP: { words: [DEED_ENDS], within: 3 },
  ETAT_HYPOTHECAIRE: { words: [CERTIFIED, SIGNED], within: 2 },
};
const SURVEYS: readonly DocumentType[] = [
  'DIAGNOSTICS',
  'DIAGNOSTICS_IMMEUBLE',
  'DIAGNOSTICS_ASSAINISSEMENT',
];
const SURVEY: Ending = { words: [SURVEY_ENDS, SIGNED], within: 2 };
const OTHERWISE: Ending = { words: [SIGNED], within: 2 };

/** `type`: what the paper is; `pages`: its own, in order. */
export function boundsOf(type: DocumentType | null, pages: readonly ReadPage[]): PaperBounds {
  // Blank backs say nothing of the end.
  const texts = pages.filter(({ empty }) => !empty).map(({ lines }) => lines);
  return {
    opens: opens(type, pages),
    closes: type !== null && closes(type, texts),
    // Elsewhere, articles are those of the law.
    runs: type !== 'RCP_EDD' || articlesFollow(texts),
  };
}

/** « Vous êtes convoqués à l’assemblée », « l’assemblée se tiendra »: a letter has no title. */
const CONVENES =
  /\b(?:convoqu|convi|invit|prions|assister|participer)[^.]{0,200}\bassemblee\b|\bassemblee\b[^.]{0,200}\b(?:tiendra|aura lieu|reunira)\b/;
/** « Attestation. Aux termes d’un acte reçu par… »: a notary’s own is titled no more than that. */
const ATTESTS = /\battestation\b[^.]{0,80}\baux termes d'un acte\b/;

const LETTERS: Partial<Record<DocumentType, RegExp>> = { CV_AG: CONVENES, TITRE_PROP: ATTESTS };

function opens(type: DocumentType | null, [first, second]: readonly ReadPage[]): boolean {
  if (!first || type === null) return false;
  const isCover = first.words < MOST_ON_A_COVER;
  if (first.deed.opens || (isCover && second?.deed.opens)) return true;
  if (LETTERS[type]?.test(first.lines)) return true;
  const own = judge([first.hits])?.first;
  return own?.headline === true && own.kind.type === type;
}

function closes(type: DocumentType, texts: readonly string[]): boolean {
  if (type === 'CARNET_ENTRETIEN')
    return BOOK.every((words) => texts.some((text) => words.test(text)));
  // What is sent with a convocation follows its last words.
  if (type === 'CV_AG') return texts.some((text) => CONVENED_BY.some((words) => words.test(text)));
  if (type === 'PV_AG' && texts.slice(-2).some(endsMinutes)) return true;
  if (SURVEYS.includes(type) && resultsEnd(texts)) return true;
  const { words, within } = ENDINGS[type] ?? (SURVEYS.includes(type) ? SURVEY : OTHERWISE);
  return texts.slice(-within).some((text) => words.some((one) => one.test(text)));
}

const endsMinutes = (text: string): boolean =>
  ENDS_AT.test(text) || (CONTESTED.test(text) && SIGNED.test(text));

/** Where a survey of one page tells all, or one of several tells it after the first. */
const resultsEnd = (texts: readonly string[]): boolean => {
  const [first = '', ...others] = texts;
  return others.length === 0
    ? (SURVEY_RESULTS.test(first) || isSummedUp(first) || isPlan(first)) && !GOES_ON.test(first)
    : others.slice(-2).some((text) => SURVEY_RESULTS.test(text));
};

const isSummedUp = (text: string): boolean => SUMMED_UP.test(text) && FOUND.test(text);

/** Two works at least, after which it is for the assembly. */
function isPlan(text: string): boolean {
  const planned = [...text.matchAll(PLANNED)];
  const last = planned.at(-1);
  return last !== undefined && planned.length > 1 && PLAN_IS_VOTED.test(text.slice(last.index));
}

/** « Article 12 » at the start of a line, and not « article 12 de la loi ». */
const ARTICLE = /^article (\d{1,3}|premier|1er)\b(?! ?(?:-\d|du\b|de\b|des\b|et\b|al))/gm;

const numberOf = (article: string | undefined): number =>
  article && /^\d+$/.test(article) ? Number(article) : 1;

/** The first of each page goes on from the last before, or begins again: inside a page none is lost. */
export function articlesFollow(texts: readonly string[]): boolean {
  let last = 0;
  return texts.every((text) => {
    const numbers = [...text.matchAll(ARTICLE)].map(([, article]) => numberOf(article));
    const before = last;
    last = numbers.at(-1) ?? before;
    return (numbers[0] ?? 0) <= before + 1;
  });
}
