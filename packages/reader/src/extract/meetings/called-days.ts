// Which day a meeting is called for. Its notice tells other days as well: when the papers may be seen, when a
// ballot must be back, when owners met before. Every day is a candidate, what is said around it decides.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { foundBox } from '../../french/written.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { foundIn, type FlowText, flowTextOf, type Extracted } from '../sheet/flow-text.ts';
import { datesUnder } from '../sheet/labelled.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « le jeudi 22 avril 2027 à 18 h 00 », « 17 h 45 » in the next cell or on the next line. */
const AT_HOUR = /^[\s,;()–—-]*(?:a(?: partir de)?\s+)?\d{1,2}\s?(?:h\b|heures?\b|h\s?\d|:\d{2}\b)/;
/** In words, as volunteers write. */
const AT_SPELT = /^[\s,;–—-]*a\s+\p{L}+(?:[ -]\p{L}+)?\s+heures?\b/u;
/** The meeting takes place. */
const HAPPENS =
  /(?:se tiendra|se tient|se reunira|se deroulera|aura lieu|(?:est|a ete|sont) (?:[a-z]+ )?(?:fixee?|prevue?|programmee?|convoquee?|organisee?|arretee?)s?|(?:fixee?|prevue?|programmee?|organisee?) (?:le|au|pour)|vous (?:convoquer|convier|inviter|retrouver|reunir)|\b(?:convoquee?|conviee?|invitee?)s?\b|(?:vous )?(?:convoquons|convions|invitons|prions|prie)|assister|participer|rendez-vous|donnons rendez)/;
/** The meeting is named, by its day and nothing else. */
const NAMED =
  /(?:assemblee(?: generale)?|\bag[oe]?\b|\breunion\b|\bseance\b)[^.;\n\d]{0,90}?(?:\s(?:du|le|en date du|de ce|pour le)|\s?[:–—-]|\t)\s*(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s*)?$/;
const LABEL =
  /(?:^|[\n\t])\s?(?:date(?: et heure| et lieu|, heure et lieu| de (?:l'assemblee(?: generale)?|la reunion|tenue|l'ag))?|jour(?: et heure)?|quand|le)\s*[:\t]?\s*(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s*)?$/;
/** A day of something else, extracted in the same sentence before it. */
const OF_ELSE =
  /consult|a (?:votre|la|leur) disposition|pieces|justificatif|parvenir|retourn|receptionn|recu[es]? (?:au plus tard|avant)|au plus tard|avant le|jusqu'au|date limite|extranet|\bvus?\b|\bvues?\b|exercice|\bcomptes?\b(?! rendu)|arretee?s? au|\bclos\b|budget|periode|precedent|derni[eè]re|lors de|faute de|nee?\s+le|expedie|envoye|adressee?|fait a|loi du|decret|edite|imprime|seconde? (?:lecture|assemblee)|mandat(?!aire|ant)|contrat|quitus|enregistr|horodat|depose|saisie?\b|valide[es]* le|signee? (?:electroniquement )?le/;
/** Signs of the sentence before, and of what comes after. */
const [BEFORE, NEAR, AFTER] = [240, 110, 30];

/** Back to the full stop; a head ends with its line where the next starts with a capital after it. */
const sentenceBefore = ({ folded }: FlowText, at: number): string =>
  folded
    .slice(Math.max(0, at - BEFORE), at)
    .split(/(?<!\b(?:m|mr|mme|mm|me|art|st|bd|av|n|tel))[.;!?](?=\s)/)
    .at(-1) ?? '';

/** A proxy is dated by whoever signs it. */
const SIGNED = /soussigne|\bmandant\b|\bje donne (?:tous )?pouvoirs?\b/;
const WEEKDAY = String.raw`(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)?$`;
/** « Nantes, le 12 mai 2026 »; then what says so; then « Le 12 mai 2026 » at the head of a line. */
const SENT = [
  String.raw`(?:^|[\n\t]|(?<=(?:lrar|recommandee?|a\.?r|avis de reception)\b[^\n\t]{0,40}\s)-\s)(?:fait a )?[\p{L}' -]{2,40}(?:\(\d+\))?,\s(?:le\s)?`,
  String.raw`(?:(?:date d'envoi|date (?:de la|de) (?:convocation|lettre))\s*:?\s*|(?:envoyee?|expediee?|postee?|publiee?|adressee?|remise?|datee|etablie?|fait)s?(?: en main propre(?: contre [a-z]{5,12})?| par [^.;\d]{3,60})? (?:le|du)[ \t:]+)`,
  String.raw`(?:^|[\n\t])le\s`,
].map((words) => new RegExp(words + WEEKDAY, 'u'));

export const isSigned = ({ written }: Sheet): boolean => SIGNED.test(fold(written.text));

/** The form of those who vote by post, and not the letter that it may come with. */
const BALLOT =
  /(?:formulaire|bulletin|feuille|coupon) (?:de |du )?votes?(?: (?:par correspondance|a distance))?\b|^votes? par correspondance\b/;
/** In lines. */
const HEAD = 8;
export const isBallot = ({ lines }: Sheet): boolean =>
  lines.slice(0, HEAD).some(({ folded }) => BALLOT.test(folded) && !LETTER.test(folded)) &&
  !lines
    .slice(0, HEAD)
    .some(({ folded }) => /^convocation|\bvous (?:etes|prions|convoqu)/.test(folded));
const LETTER = /ci-joint|joindre|\bannexe|vous trouverez|retourner/;

export function sentDays(sheet: Sheet): Reading<string> | null {
  const flowText = flowTextOf([sheet]);
  if (isSigned(sheet)) return null;
  const days = foundIn(flowText, findDates).filter(
    ({ end }) => !AT_HOUR.test(flowText.folded.slice(end, end + AFTER)),
  );
  const [extracted] = SENT.map((words) =>
    days.filter(({ at }) => words.test(flowText.folded.slice(Math.max(0, at - 90), at))),
  ).filter((some) => some.length > 0);
  return (
    agreed(mailedDays(flowText)) ??
    agreed(appMailDays(flowText)) ??
    (extracted ? agreed(extracted) : null)
  );
}

/** « De : », « Date : lun. 14 sept. 2026 à 21:07 », « Objet : »: the head of a mail tells the hour it left at. */
const MAILED = /(?:^|\n)\s?(?:date|envoye|le)\s?:\s*(?:\p{L}{3,8}\.?,?\s+)?$/u;
/** The lines of its head come in any order. */
const MAIL = [/^(?:de|expediteur|from)\s?:/u, /^(?:objet|sujet)\s?:/u, /^(?:date|envoye|le)\s?:/u];
/** In lines. */
const MAIL_HEAD = 10;
const mailedDays = (flowText: FlowText): Extracted<string>[] => {
  const lines = flowText.folded.split('\n').slice(0, MAIL_HEAD);
  const heads = lines.map((line) => MAIL.some((label) => label.test(line.trim())));
  const isMail = MAIL.every((label) => lines.some((line) => label.test(line.trim())));
  const end = lines.slice(0, heads.lastIndexOf(true) + 1).join('\n').length;
  return foundIn(flowText, findDates).filter(
    ({ at }) => isMail && at < end && MAILED.test(flowText.folded.slice(Math.max(0, at - 40), at)),
  );
};

/** « À : », « Objet : », and the day it left on alone on its line: « 24 avril 2026 à 17:03 ». */
const APP_MAIL = [/^(?:a|pour|destinataires?)\s?:/u, /^(?:objet|sujet)\s?:/u];
const appMailDays = (flowText: FlowText): Extracted<string>[] => {
  const lines = flowText.folded.split('\n').slice(0, MAIL_HEAD);
  const end = lines.join('\n').length;
  if (!APP_MAIL.every((label) => lines.some((line) => label.test(line.trim())))) return [];
  return foundIn(flowText, findDates).filter(({ at, end: stop }) => {
    const before = flowText.folded.slice(flowText.folded.lastIndexOf('\n', at - 1) + 1, at);
    return (
      stop < end &&
      /^\s*(?:(?:lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.?,? ?)?$/u.test(before) &&
      /^,?\s*(?:a )?\d{1,2} ?[:h] ?\d{2}\s*(?:\n|$)/.test(flowText.folded.slice(stop, stop + AFTER))
    );
  });
};

type Said = {
  day: Extracted<string>;
  hour: boolean;
  happens: boolean;
  named: boolean;
  label: boolean;
};

/** Of a meeting that was held. */
const HELD =
  /(?:lors de|precedente?|derniere|suite a|depuis|faute de|proces[ -]verbal de|\bpv de|votee?s? (?:par|en)|decisions? de)[^.;\n]{0,40}$/;

/** What is said between the words of the meeting and the day is about the meeting. */
function isOfElse(before: string, line: string): boolean {
  const named = NAMED.exec(line) ?? LABEL.exec(line);
  if (named) return HELD.test(line.slice(0, named.index)) || OF_ELSE.test(named[0]);
  const verb = [...before.matchAll(new RegExp(HAPPENS.source, 'g'))].at(-1);
  const last = verb ? before.slice(verb.index + verb[0].length) : before.slice(-NEAR);
  // « convoquée en urgence (article 9 du décret du 17 mars 1967) le … »: brackets are beside the sentence.
  return OF_ELSE.test(last.replaceAll(/\([^()]*\)/g, ' '));
}

function candidates(flowText: FlowText): Said[] {
  return foundIn(flowText, findDates).flatMap((day) => {
    const before = sentenceBefore(flowText, day.at);
    const line = flowText.folded.slice(Math.max(0, day.at - NEAR), day.at);
    if (isOfElse(before, line)) return [];
    const after = flowText.folded.slice(day.end, day.end + AFTER);
    return [
      {
        day,
        hour: AT_HOUR.test(after) || AT_SPELT.test(after),
        happens: HAPPENS.test(before),
        named: NAMED.test(line),
        label: LABEL.test(line),
      },
    ];
  });
}

/** « Date » over « mardi 2 juin » over « 2026 »: a narrow column breaks the day itself. */
const inColumn = (sheet: Sheet): Reading<string>[] =>
  blocksOf(sheet).flatMap(({ written, page }) =>
    /^(?:date|jour|quand)\b/.test(fold(written.text))
      ? findDates(written).map((one) => ({
          value: one.value,
          raw: one.raw.replaceAll(/\s+/g, ' '),
          box: foundBox(written, one),
          page,
        }))
      : [],
  );

/** The best extracted one; none where two days are extracted as well. It comes after the day of the letter. */
export function calledDays(sheet: Sheet, sent: string | null): Reading<string>[] {
  const flowText = flowTextOf([sheet]);
  const all = candidates(flowText).filter(({ day }) => sent === null || day.value > sent);
  const under = datesUnder(sheet, /(?:^|\s)(?:date|jour|assemblee|reunion)[^:\d]{0,40}/).filter(
    ({ value }) => sent === null || value > sent,
  );
  const ways: Reading<string>[][] = [
    all.filter(({ hour, happens }) => hour && happens).map(({ day }) => day),
    all.filter(({ hour, named, label }) => hour && (named || label)).map(({ day }) => day),
    all.filter(({ happens }) => happens).map(({ day }) => day),
    under,
    inColumn(sheet).filter(({ value }) => sent === null || value > sent),
    all.filter(({ hour }) => hour).map(({ day }) => day),
    all.filter(({ named }) => named).map(({ day }) => day),
    all.filter(({ label }) => label).map(({ day }) => day),
  ];
  const [first] = ways.filter((days) => days.length > 0);
  const day = first ? agreed(first) : null;
  return day ? [day] : [];
}
