// What a page opens with: who writes, to whom, about what, and when.
import { findDates } from '../french/dates.ts';
import { writtenWords } from '../french/written.ts';
import { type PageText, simplified } from './page-text.ts';

export type PageHead = { words: ReadonlySet<string>; days: ReadonlySet<string> };

/** Of the height of the page. */
const HEAD = 0.35;
const MIN_LETTERS = 3;
/** In lines. */
const MAIL_HEAD = 8;
/** Part of the words of the shorter head that both must have. */
const MIN_SHARED = 0.6;
/** The same, where one is only asked not to be another paper. */
const MIN_COMMON = 0.25;

export function pageHead({ page, placed }: PageText): PageHead {
  const top = placed.map(({ word }) => word).filter(({ box }) => box[1] < HEAD * page.height);
  const words = top
    .map(({ text }) => simplified(text))
    .filter((word) => word.length >= MIN_LETTERS && !/\d/.test(word));
  const days = findDates(writtenWords(top)).map(({ value }) => value);
  return { words: new Set(words), days: new Set(days) };
}

/** The same letter on another day: the call of the next quarter, the minutes of the next meeting. */
export function isTwin(head: PageHead, first: PageHead): boolean {
  const shorter = Math.min(head.words.size, first.words.size);
  const isDated = head.days.size > 0 && first.days.size > 0;
  if (!isDated || shorter === 0 || shared(head.days, first.days) > 0) return false;
  return shared(head.words, first.words) >= MIN_SHARED * shorter;
}

/** The same sender, the same paper: enough of the words of the shorter head. */
export function isAlike(head: PageHead, other: PageHead): boolean {
  const shorter = Math.min(head.words.size, other.words.size);
  return shorter === 0 || shared(head.words, other.words) >= MIN_COMMON * shorter;
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((value) => other.has(value)).length;

/** « De : », « À : », « Objet : », each on its line, before anything else. */
export function isMail({ lines }: PageText): boolean {
  const top = lines.split('\n').slice(0, MAIL_HEAD).join('\n');
  return [/^(?:de|from) ?:/m, /^(?:a|to|pour) ?:/m, /^(?:objet|sujet|subject) ?:/m].every((field) =>
    field.test(top),
  );
}

/** What adverts say, each in its way; two of them on a page are no chance. */
const ADVERTS: readonly RegExp[] = [
  /\bvous (?:vendez|louez|achetez|demenagez|cherchez|revez|souhaitez vendre)\b[^.\n]{0,30} ?\?/,
  /\bprenez (?:vite )?rendez-vous|\bappelez[- ](?:nous|vite|le \d)/,
  /\bdevis (?:gratuit|offert|immediat)|\bestimation (?:gratuite|offerte)/,
  /\bcode (?:promo|avantage|[a-z]+\d{2})\b|\boffre (?:valable|speciale|de bienvenue|decouverte|reservee)|\bparrain(?:ez|age)\b/,
  /(?:^|\s)- ?\d{1,2} ?%|\b\d{1,2} ?% de (?:remise|reduction)|\bremise de \d/,
  /\bnos (?:tarifs|forfaits|packs|offres|promotions)\b|\bpack (?:vente|location|complet|confort|serenite)\b|\ba partir de \d/,
  /\bne pas jeter sur la voie publique|\bsans engagement\b|\bsatisfait ou rembourse/,
];

/** A leaflet, left in a pile or slipped into an envelope. */
export const isAdvert = ({ lines }: PageText): boolean =>
  ADVERTS.filter((words) => words.test(lines)).length > 1;

/** « Madame, », « Cher Monsieur, », alone on a line. */
const SALUTATION =
  /^(?:chere?s? )?(?:madame|monsieur|mesdames|messieurs|mademoiselle|maitre|m\.|mme)(?:(?:,| et| ou) (?:chere?s? )?(?:madame|monsieur|mesdames|messieurs|mme))?(?: [\p{L}'-]{2,20}){0,2} ?,$/mu;
const SENT = /^objet ?:|^n(?:os|otre)\/? ?ref|^v(?:os|otre)\/? ?ref|^[\p{L}' -]{2,30},? le \d/mu;
/** Of the lines of the page: further down, somebody is quoted. */
const UPPER = 0.6;

/** It greets whom it is sent to: the start of something, whatever it is. */
export function isLetter({ lines }: PageText): boolean {
  const all = lines.split('\n');
  return (
    SALUTATION.test(all.slice(0, Math.ceil(all.length * UPPER)).join('\n')) && SENT.test(lines)
  );
}

const DEED_OPENS =
  /\bl'an\s+(?:deux\s+mil|mil|\d{4})[\s\S]{0,2500}?\b(?:notaire|office notarial)|par[ -]?devant\s+(?:nous|maitre|me)\b/;
const DEED_CLOSES =
  /\bdont acte\b|suivent les signatures|pour (?:copie|expedition) (?:authentique|conforme)/;

/** « L’an deux mille…, Maître X, notaire » or « Par-devant Maître X ». */
export const opensDeed = ({ lines }: PageText): boolean => DEED_OPENS.test(lines.slice(0, 4000));
export const closesDeed = ({ lines }: PageText): boolean => DEED_CLOSES.test(lines);
