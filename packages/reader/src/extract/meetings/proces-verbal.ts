import type { FactName } from '@quitus/domain/reading/facts.data';
// The minutes of a meeting: when it was held, what was decided. What was rejected decides nothing.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { foundBox } from '../../french/written.ts';
import { buildingFacts } from '../shares/holding.ts';
import { following, foundIn, preceding, flowTextOf } from '../sheet/flow-text.ts';
import { datesAfter, datesUnder, under } from '../sheet/labelled.ts';
import { agreed, distinct, factOf, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { weightsOf, withCountedAnswers } from './counted-answers.ts';
import { decisionFacts } from './decisions.ts';
import { presentShares } from './present-shares.ts';
import { inReadingOrder } from './prose-columns.ts';
import { refusedDecisions } from './refused-decisions.ts';
import { missesNone, type Resolution, resolutionsOf, textOf } from './resolutions.ts';
import { syndicsIn } from './syndic-mandate.ts';
import { areTitles } from './titles-or-texts.ts';
import { PRICE_WORDS } from './works-words.data.ts';

const RULE = 'proces-verbal';
const MEETING = String.raw`(?:assemblee (?:generale|annuelle|ordinaire|extraordinaire|des coproprietaires)|reunion generale|\bago?e?\b|\ba\.\s?g\.(?:\s?[oe]\.){0,2})`;
/** « Procès-verbal de l’assemblée générale… du », « PV de l’AG du », « Compte rendu de l’assemblée… tenue le ». */
const TITLE = new RegExp(
  String.raw`(?:proces[ -]verbal|\bp\.?v\.?|compte[ -]rendu|releve (?:de|des) decisions)\b[^\n\d]{0,60}?${MEETING}[^\n\d]{0,80}?`,
);
const HELD = String.raw`(?:tenue |reunie |qui s'est tenue |en date )?(?:du|le)\b(?:\s+(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`;
const NAMED = new RegExp(String.raw`${MEETING}[^.;\d]{0,60}?(?:${HELD}|-|:)`, 'u');
const TOP_LINES = 12;
const MET =
  /(?:se sont|sont|s'est|se|nous sommes)\s+(?:reuni|assemble|tenu|reuniss)|(?:a ete|est)\s+tenue|ont ete convoques/;
/** Of the notice, or of another meeting: « convoqués le 22 avril ». */
const OF_NOTICE =
  /(?:convo[a-z]*|adressee?s?(?=\s+(?:le|aux?|par|en|a|du)\b)|envoye[a-z]*|notifie[a-z]*|expedie[a-z]*|courrier|lettre|precedente|derniere)[^.;]{0,80}$/;
/** « Séance du », « Date de la réunion : », in the head of the page. */
const SESSION =
  /(?:seance|assemblee|reunion(?: annuelle| generale)?(?: (?:des coproprietaires|de copropriete))?|reunie?s?(?: (?:en|par|au|a|dans)\b[^.;\d]{0,60}?)?|tenue|date(?: de (?:l'assemblee(?: generale)?|l'ag|la reunion|la seance|tenue))?)\s*(?:du|le|:|\t)?/;
/** « Jeudi 21 mai 2026 – 17 h 30 ». */
const AT_HOUR = /[\s,–—-]*(?:a\s+)?\d{1,2}\s?(?:h\b|heures|h\d)/;
/** Signs between the day and « se sont réunis ». */
const NEAR = 260;

/** What was asked, and what was answered to it. */
function answered(sheets: readonly Sheet[], came: Reading<number> | undefined): Resolution[] {
  const [first] = sheets;
  const asked = resolutionsOf(sheets);
  const isCounted = first && came && asked.some(({ adopted }) => adopted === null);
  return isCounted ? withCountedAnswers(asked, weightsOf(first, came.value)) : asked;
}

export function procesVerbal(pages: readonly Sheet[]): Finding[] {
  const sheets = inReadingOrder(pages);
  const [first] = sheets;
  const present = first ? presentShares(first) : [];
  const resolutions = answered(sheets, present[0]);
  const adopted = resolutions.filter((one) => one.adopted === true);
  // A list that lacks one of its questions, or of its answers, is another list.
  const listed = missesNone(resolutions) ? resolutions : [];
  const missing = resolutions.filter((one) => isUntold(one, resolutions));
  const extracted = missing.length > 0 ? [] : listed;
  const building = buildingFacts(sheets, RULE);
  const days = first ? distinct(meetingDays(first)) : [];
  const known = { syndics: syndicsIn(building), held_on: agreed(days)?.value ?? null };
  return [
    ...building,
    ...factsOf('meeting_on', RULE, days),
    ...factsOf('tantiemes_present', RULE, present),
    ...listFacts(
      'resolutions',
      listed.some(({ torn }) => torn) || !areTitles(listed.map(({ subject }) => subject))
        ? []
        : listed,
      (one) => `${one.label}. ${one.subject}`,
    ),
    ...listFacts(
      'resolutions_adopted',
      extracted.filter((one) => one.adopted === true),
      ({ label }) => label,
    ),
    ...listFacts(
      'resolutions_rejected',
      extracted.filter((one) => one.adopted === false),
      ({ label }) => label,
    ),
    ...quitusFacts(resolutions),
    ...decisionFacts(adopted, 'budget', RULE, known).filter(
      ({ name }) => !name.startsWith('works_') || (listed.length > 0 && !missing.some(isPriced)),
    ),
    ...refusedDecisions(sheets, resolutions, { unread: missing, known, rule: RULE }),
  ];
}

/** Votes were counted, and what came out of them was not read. */
const COUNTED =
  /\b(?:pour|contre)\s*:?\s*\d|\b(?!20[123]\d )\d[\d ]*(?:(?:voix|tantiemes|milliemes) )?(?:pour(?! (?:l[ea']|les|un|une|des)\b)|contre|oui|non)\b|\boui\b\s*:?\s*\d.{0,40}?\bnon\b\s*:?\s*\d|\b(?:votent|ont vote|vote)\s(?:pour|contre)\b|\bmis(?:e|es)? aux voix|\bunanimite\b/;
const NO_VOTE =
  /(?:sans|pas de|aucun|ne donne pas lieu a(?: un)?|non soumise? au|n'appelle pas de|pas lieu a|pas soumise? (?:a|au)) vote|(?:sans (?:etre|avoir ete)|(?:n'est|n'a|ne sera|n'a donc|n'est donc) pas(?: ete)?) (?:mise?s?|soumise?s?) (?:aux voix|au vote)|(?:pas|aucune) (?:de )?mise aux voix|(?:est|sont|a ete|ont ete) (?:donc )?(?:reporte|differe|renvoye)e?s? (?:a|au)\b|pour information|point d'information|sans objet|retiree?/;

/** It may be works. */
const isPriced = (resolution: Resolution): boolean => PRICE_WORDS.test(textOf(resolution));

/** « Pour | Contre | Abstention | Décision », « Adoptée »: it was voted, whatever became of the answer. */
const VOTED = /\bpour\b.{0,24}?\bcontre\b|\babstentions?\b|\b(?:adopte|rejete)e?s?\b/;
/** Voices were counted, whatever the text says of a vote that another question had not. */
const VOICES =
  /\b(?:pour|contre)\s*:?\s*[1-9]|\bpour\b.{0,12}?\bcontre\b[^.;]{0,40}?\b[1-9]\d* \d{3}\b/;
/** The same of what OCR read: « art. 24 », « adopt ». */
const SEEN_VOTED = /\bart(?:icle|\.)? ?2[456]\b|\badopt|\brejet/;

function isUntold(resolution: Resolution, all: readonly Resolution[]): boolean {
  const { adopted, sheet, number } = resolution;
  const text = textOf(resolution);
  const isVoted =
    COUNTED.test(text) ||
    VOTED.test(text) ||
    (sheet.page.source === 'OCR' && SEEN_VOTED.test(text));
  // « 5. Budget » is answered in its parts, « 5.1 », « 5.2 ».
  const isInParts = all.some((one) => one !== resolution && one.number === number);
  const mustBeVoted = isVoted || (!isInParts && ASKS_FOR_VOTE.test(fold(resolution.subject)));
  return adopted === null && mustBeVoted && (VOICES.test(text) || !NO_VOTE.test(text));
}
/** Such a question has an answer, whether or not it was understood. */
const ASKS_FOR_VOTE =
  /\bquitus\b|\bapprobation\b|\bbudgets?\b|\b(?:re)?election\b|\brenouvellement\b|\bratification\b|^comptes\b(?! rendus?)|^cotisation\b/;

function meetingDays(sheet: Sheet): Reading<string>[] {
  const { written, page } = sheet;
  const folded = fold(written.text);
  const met = folded.search(MET);
  const opening = findDates(written)
    .filter((one) => {
      const start = written.starts[one.from] ?? 0;
      const before = folded.slice(Math.max(0, start - 90), start);
      return met !== -1 && start < met && start > met - NEAR && !OF_NOTICE.test(before);
    })
    .slice(-1)
    .map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page }));
  const titled = [
    ...datesAfter(sheet, new RegExp(`${TITLE.source}${HELD}`)),
    ...under(sheet, TITLE, dayOf),
  ];
  const said = [...titled, ...opening];
  if (said.length > 0) return said;
  // « ASSEMBLEE GENERALE DU 12/03/2026 », over everything else.
  const top = { ...sheet, lines: sheet.lines.slice(0, TOP_LINES) };
  const flowText = flowTextOf([top]);
  const days = foundIn(flowText, findDates).filter(
    ({ at }) => !OF_NOTICE.test(flowText.folded.slice(Math.max(0, at - 90), at)),
  );
  const named =
    agreed(following(flowText, days, NAMED)) ??
    agreed([...following(flowText, days, SESSION), ...preceding(flowText, days, AT_HOUR)]);
  if (named) return [named];
  // « Date | Lieu | Copropriétaires », over what they are.
  const below = agreed(datesUnder(top, DAY_OVER));
  if (below) return [below];
  // « PROCÈS-VERBAL », the building, then « du mercredi 20 mai 2026 » under them: the only day of the head.
  const alone = agreed(
    days.filter(({ at }) => {
      const before = flowText.folded.slice(Math.max(0, at - 60), at);
      return ON_LINE.test(before) && !OF_ELSE.test(before);
    }),
  );
  return alone ? [alone] : [];
}
const DAY_OVER =
  /(?:^|\s)(?:date(?: de (?:l'assemblee(?: generale)?|l'ag|la reunion|la seance))?|seance|reunion)/;
const ON_LINE =
  /(?:^|[\n\t])\s?(?:(?:tenue |reunie )?(?:du|le)\s+)?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)?$/;
const OF_ELSE = /edit|imprim|envo|convo|exercice|clos|arret|loi|decret|nee?\s|contrat/;

function dayOf(text: string): string | null {
  const [only] = findDates({ text, words: [{ text, box: [0, 0, 0, 0] }], starts: [0] });
  return only && text.length - only.raw.length < 12 ? only.value : null;
}

/** Shown at the first title: the list itself runs over pages. */
function listFacts(
  name: FactName,
  resolutions: readonly Resolution[],
  said: (one: Resolution) => string,
): Fact[] {
  const [first] = resolutions;
  return first
    ? [factOf(name, RULE, readCells(resolutions.map(said), [first.title], first.sheet.page))]
    : [];
}

const quitusFacts = (resolutions: readonly Resolution[]): Fact[] =>
  resolutions.flatMap(({ subject, adopted, title, sheet }) =>
    /\bquitus\b/.test(fold(subject)) && adopted !== null
      ? factsOf('quitus', RULE, [readCells(adopted, [title], sheet.page)])
      : [],
  );
