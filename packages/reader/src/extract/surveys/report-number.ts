// The number a surveyor gives his report: extracted by whatever words, beside them, under them, or at the foot of every
// page. Certificates, policies and the public register of energy reports have numbers too.
import { fold, plain } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import {
  CLAUSE,
  type FlowText,
  flowTextOf,
  type Extracted,
  extracted,
} from '../sheet/flow-text.ts';
import { textsAfter, under } from '../sheet/labelled.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';
import { bodyLines, type Sheet } from '../sheet/sheet.ts';

const WORK =
  '(?:rapport|dossier|expertise|mission|constat|audit|diagnostic|document|affaire|etude|ordre de mission|intervention|controle|commande|mesurage|reperage|visite|prestation)';
/** « TFE-2025- » over « 2207 »: what ends with a hyphen goes on under itself. */
const DOWN = String.raw`(?:(?<=[\p{L}\d][-/_])\n(?=[\p{L}_./-]*\d)[\p{L}\d][\p{L}\d_./-]{0,20}(?=\s|$))?`;
/** « ALP 26-0755-EL », « 2026 0755 B »: a code may be in several parts, up to a sign or the end of its line. */
const CODE = String.raw`(?<value>(?:(?!(?:du|de|le|la|au|en|et|date|des|par|sur|pour)[ ])[\p{L}]{2,6}[ ](?=\d))?(?=[\p{L}\d_./-]*\d)[\p{L}\d][\p{L}\d_./-]{1,40}${DOWN}(?:(?:[ ](?!\d{1,2}[/.-]\d{1,2}[/.-])(?=[\p{L}_/-]*\d)[\p{L}\d_/-]{2,12}){1,3}(?:[ ]\p{L})?(?=[ ]*(?:$|[\n\t)|;,]|-[ ])))?)(?<=[\p{L}\d_./-]{3}|[ ]\p{L})(?![\p{L}\d]|[ ]\d{3,}(?![\d/.,]))`;
/** « 26-09-0417 » and « 31-26-4402 » are codes: no year begins so, and no month is the 26th. */
const A_DAY = String.raw`\d{1,2}[/.-](?:0?\d|1[0-2])[/.-](?:\d{2}|(?:19|20)\d{2})`;
/** Without « n° » only a code that can be nothing else: four figures and no day. */
const BARE = String.raw`(?<value>(?!${A_DAY}(?![\p{L}\d]))(?:(?!(?:du|de|le|la|au|en|et|des|par|sur|pour|page|lot|date)[ ])[a-z]{2,4}[ ](?=\d))?(?=(?:[\p{L}_./-]*\d){4})(?=[\d]*[\p{L}_./-])[\p{L}\d][\p{L}\d_./-]{4,40}${DOWN})(?![\p{L}\d])`;
const FILL = String.raw`de|du|des|la|le|de la|de l'${WORK}|d'${WORK}|l'${WORK}|notre|nos|votre|ce|present|interne|a rappeler|technique|suivie?|sous|affectee?|attribuee?|${WORK}`;
const NUMBERS = [
  new RegExp(
    String.raw`(?<=^|[\n\t(]\s?|[.;,|]\s|\s-\s|[\n\t][^\n\t]{0,40}\s)(?:(?:notre |ce |present )?${WORK}(?:\s[\p{L}' ]{3,40}?)?\s?(?:n°|numero)|(?:n°|numero|references?|ref\.?) (?:de |du |de l'|de la |d')?${WORK}(?: interne| d(?:u|e l')[\p{L}' ]{4,20}?)?(?= ?[:\t]| [\p{L}_./-]*\d)|(?:references?|ref\.?) (?:de |du )?(?:notre|ce|present) ${WORK}|(?:nos|notre|vos|votre) (?:references?|ref\.?))\s?:?\s*${CODE}`,
    'u',
  ),
  // Any words of such labels, in any order: « Référence interne : », « Code de la mission : », « N/réf. : ».
  new RegExp(
    String.raw`${CLAUSE}(?:(?:n°|numeros?|references?|ref\.?|[nv]/ref\.?|identifiant|id|code|n° (?:de )?chrono|chrono)(?: (?:${FILL}))*|${WORK}(?: (?:${FILL}|n°|numero|ref\.?|reference)){1,5})\s?[:\t]\s*${CODE}`,
    'u',
  ),
  new RegExp(
    String.raw`${CLAUSE}(?:notre |nos |votre |present )?(?:rapport|dossier|audit|mission|affaire|n/ref\.?|(?:ref\.?|references?)(?: (?:interne|dossier|rapport|mission|affaire|chrono))?)\s?:?\s+${BARE}`,
    'u',
  ),
  // The title of a certificate, and not that of its maker's competence.
  new RegExp(
    String.raw`(?<=^|[\n\t]\s?|\s-\s)(?:certificat|attestation|releve|etat|constat|proces-verbal)(?: (?!.{0,40}competence)[\p{L}' ]{3,90}?)? (?:n°|numero)\s?:?\s*${CODE}|\b(?:le |ce )?present(?:e)? (?:certificat|attestation|constat|etat|rapport|mesurage),? (?:(?:porte|portant) le )?(?:n°|numero)\s?:?\s*${CODE}`,
    'u',
  ),
  // The same after a dash, or wherever a reference is named: only a code that can be nothing else.
  new RegExp(
    String.raw`(?<=(?:certificat|attestation|releve|etat|constat|proces-verbal|rapport|diagnostic|mesurage|dpe|norme)[^\n]{0,60}?\s-\s)(?:n°|numero)\s?:?\s*${BARE}|(?<![\p{L}])(?:sous (?:la |le )?)?(?:references?|ref\.?|(?:n°|numero)(?: de| d')? ?(?:commande|reference|suivi|ordre|attestation))\s?:?\s+${BARE}`,
    'u',
  ),
  // « La présente attestation, référencée 25.118 », « établie sous la référence C/12-26 ».
  new RegExp(
    String.raw`(?:certificat|attestation|constat|etat|rapport|mesurage|diagnostic|document|releve)(?: [\p{L}' ]{3,60}?)?,? (?:est |a ete )?(?:(?:referencee?|repertoriee?|numerotee?)(?: chez nous| par nos soins)?|(?:etablie?|enregistree?|classee?|archivee?|delivree?|inscrite?|identifiee?|portee?)(?=[ ]sous)|portant|porte|qui porte)(?: sous| (?:le|la|notre|nos|l'identifiant)| numero| n°| references?| ref\.?)*\s?:?\s+${CODE}`,
    'u',
  ),
  // « Établi le 3 juin 2026 sous le n° EB/26/0719 ».
  new RegExp(
    String.raw`\b(?:etablie?|dressee?|redigee?|delivree?|realisee?|enregistree?) (?:le|ce jour,? le) [^.;\n]{6,24},? sous (?:le |la )?(?:n°|numero|references?|ref\.?)\s?:?\s*${CODE}`,
    'u',
  ),
  // Alone on its line, under the title.
  new RegExp(
    String.raw`(?<=^|[\n\t])n° ?:? ?${BARE}(?=\s*(?:$|[\n\t]|- (?:date|etablie?|du|le|visite|mission)\b))`,
    'u',
  ),
  // First on the line under the title, whatever is said after it.
  new RegExp(
    String.raw`(?<=\b(?:rapport|etat|constat|certificat|attestation|diagnostic|mesurage|superficie|termites|amiante|plomb|gaz|electricite|risques|assainissement)\b[^\n\t]{0,90}\n)n° ?:? ?${BARE}(?=\s*(?:$|[\n\t]|- ))`,
    'u',
  ),
];
const DAY = new RegExp(`^${A_DAY}$`, 'u');
export const EARLIER = /anterieur|precedent|ancien|initial|remis par|fourni/;

const OF_MAKER =
  /competence|certification|accredit|\bassur|\br\.?c\.?p?\b|responsabilite civile|\bpolice\b|garantie/;
const HEAD = new RegExp(
  String.raw`^(?:(?:n°|numero|references?|ref\.?) (?:de |du |de l'|de la |d')?${WORK}|${WORK} (?:n°|numero))`,
  'u',
);

/** « KL-26-118 AMI », alone in its cell: the mark of the survey belongs to it. */
const MARKED_CODE = /^(?=\S*\d{2})\p{Lu}[\p{Lu}\d_./-]{3,30} \p{Lu}{2,5}$/u;
const REFERENCE = /^(?:(?:notre |nos |votre )?(?:references?|ref\.?)|dossier|rapport)/;
const codeOf = (text: string): string | null =>
  (/^(?=.*\d)[\p{L}\d][\p{L}\d_./-]{2,40}$/u.test(text) || MARKED_CODE.test(text)) &&
  !DAY.test(text)
    ? text
    : null;

/** « N° de dossier » as the head of a column or a card. */
const headedNumbers = (sheet: Sheet): Reading<string>[] => under(sheet, HEAD, codeOf);

const LABEL = new RegExp(
  String.raw`(?:n°|numeros?|references?|ref\.?)(?: (?:de |du |de l'|de la |d'|de notre |de ce |interne )?(?:${WORK}|attestation|certificat|etat))?|${WORK}(?: (?:n°|numero|ref\.?))?|identifiant d(?:u|e la) (?:rapport|mission)`,
  'u',
);
/** « LEH 2026-1140 », « n° 26/ESP/0914 »: all that its cell says, up to a dash. */
const WHOLE_CODE =
  /^(?:n°\s?)?(?<code>(?=.*\d{2})[\p{Lu}\d][\p{L}\d_./-]*(?: (?=[\p{Lu}\d._/-]{1,12}(?:\s|$))[\p{Lu}\d][\p{Lu}\d_./-]*){0,3})$/u;

/** Beside « Dossier » or « Référence » in the next cell, spaces and all. */
const besideLabels = (sheet: Sheet): Reading<string>[] =>
  textsAfter(sheet, LABEL).flatMap((one) => {
    const text = one.value.split(/\s[–—|-]\s|,\s|\s\(|;\s/)[0]?.trim() ?? '';
    const code = WHOLE_CODE.exec(plain(text))?.groups?.['code'];
    const isCode =
      code &&
      code.length >= 4 &&
      (/\p{L}/u.test(code) || !/^[\d./-]+ [\d./-]/.test(code)) &&
      !DAY.test(code);
    return isCode && !OF_MAKER.test(fold(one.raw)) ? [{ ...one, value: code }] : [];
  });

/** Of the register of energy reports: another fact. */
const REGISTERED = /(?:^|\s)\d{2}[\dAB]{2}[A-Z]\d{7}[A-Z]$/i;

const AT_FOOT = new RegExp(
  String.raw`(?<![\p{L}])(?:${WORK}|references?|ref\.?)(?: (?:n°|numero))?\s?:?\s*${BARE}`,
  'u',
);
/** « CAUX EXPERTISE – dossier CE-26-0619 – Page 2/2 », outside the text of the pages. */
const atFoot = (sheet: Sheet): Reading<string>[] => {
  const body = new Set(bodyLines(sheet));
  return sheet.lines
    .filter((line) => !body.has(line))
    .flatMap(({ cells }) => cells)
    .flatMap(({ text, box }) => {
      const code = AT_FOOT.exec(fold(text));
      const value = code?.groups?.['value'] ?? '';
      const at = code ? code.index + code[0].length - value.length : 0;
      return value === '' || REGISTERED.test(value) || OF_MAKER.test(fold(text).slice(0, at))
        ? []
        : [
            {
              value:
                text.slice(at, at + value.length) +
                (LAST_PART.exec(text.slice(at + value.length))?.[0] ?? ''),
              raw: text,
              box,
              page: sheet.page,
            },
          ];
    });
};

/** « 2026-118 TER », « 2026-118 AMIANTE »: the survey it is for is a part of it; a longer word may be anybody’s name. */
const SURVEY_MARK = String.raw`(?!(?:DU|DE|DES|LE|LA|LES|ET|EN|AU|AUX|PAR|SUR|POUR|LOTS?|PAGE|DATE|BAT|ESC|APPT?|NOM|MME?|MLLE|SCI|SDC|SARL|SAS)(?!\p{L}))(?:\p{Lu}{1,5}|AMIANTE|TERMITES?|[EÉ]LECTRICIT[EÉ]|CARREZ|BOUTIN|ENERGIE|ÉNERGIE|MESURAGE|SURFACES?|RISQUES|VENTE|LOCATION)`;
/** « Réf. : AB 2026-118 P – établi le », « N° 2026 / 118 »: what is left of it, before a sign or the end of its line. */
const LAST_PART = new RegExp(
  String.raw`^(?: \/ (?=[\p{Lu}-]*\d)[\p{Lu}\d-]+(?![/\p{L}\d]))*(?: (?:\/ )?${SURVEY_MARK}(?=[ ]?(?:$|[\n\t)|;,]|[–—-] )))?`,
  'u',
);
const withLastPart = ({ written }: FlowText, one: Extracted<string>): Extracted<string> => {
  const last = LAST_PART.exec(written.text.slice(one.end, one.end + REST))?.[0] ?? '';
  return { ...one, value: one.value.replace(/ \p{Ll}$/u, '') + last, raw: one.raw + last };
};
/** In signs. */
const REST = 24;

/** Of a code that a hyphen ends, the rest was not read. */
const GOES_ON = /[-/_]$/;

/** « GD 2023 | 118/C »: OCR lost the middle of it, and a hole is left. */
function isTorn({ lines, page, height }: Sheet, { box, page: own }: Reading<string>): boolean {
  if (page !== own || page.source !== 'OCR') return false;
  return lines.some(({ cells }) =>
    cells.some(
      (cell) =>
        cell.box[0] > box[2] &&
        cell.box[0] - box[2] < HOLE * height &&
        cell.box[1] < middleOf(box) &&
        cell.box[3] > middleOf(box) &&
        /^[\d/_-]\S*$/.test(cell.text) &&
        !DAY.test(cell.text),
    ),
  );
}
/** In heights of a line. */
const HOLE = 2.5;

const NAMES_IT = new RegExp(
  String.raw`\b(?:${WORK}s?|references?|ref|certificat|attestation|etat|releve|identifiant|code|chrono)\b`,
  'u',
);
/** « … RC pro Exemple | Dossier » over « Assur n° 7720118 | 26-118 »: words of the column at the right name nothing in the one at the left. */
function isOfNextColumn({ folded }: FlowText, at: number): boolean {
  const start = folded.lastIndexOf('\n', at) + 1;
  const [own, rest] = [folded.slice(start, at), folded.slice(at).split('\n')[0] ?? ''];
  const above = folded.slice(folded.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  return !/\t/.test(own) && !NAMES_IT.test(own) && above.includes('\t') && rest.includes('\t');
}

/** « Articles L. 1334-13 », « R. 271-1 »: of a code, and not of a report. */
const OF_LAW = /^(?:art(?:icle)?s?\b|[LRD]\.? ?\d{3,4}-\d)/i;

const OPENS_OWN = /^\s*(?:notre |nos |ref\.? )?(?:rapport|dossier|mission|affaire|constat)\b/;

/** `feet`: every page, where only some are read. Named as the number of a report, else bare after « dossier », else in the title of a certificate. */
export function reportNumbers(
  sheets: readonly Sheet[],
  feet: readonly Sheet[] = sheets,
): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const lineOf = (at: number) =>
    flowText.folded.slice(flowText.folded.lastIndexOf('\n', at) + 1, at);
  /** « certification X – assurance Y n° Z – dossier AB-26 »: after a dash, « dossier » opens words of its own. */
  const wordsOf = (at: number) => {
    const line = lineOf(at);
    const last = line.split(/\s-\s|[;|\t]/).at(-1) ?? '';
    return OPENS_OWN.test(last) ? last : line;
  };
  const ways = NUMBERS.map((pattern) =>
    extracted(flowText, pattern)
      .filter(
        ({ at, value }) =>
          !EARLIER.test(lineOf(at)) &&
          !OF_MAKER.test(wordsOf(at)) &&
          !isOfNextColumn(flowText, at) &&
          !DAY.test(value) &&
          !REGISTERED.test(value),
      )
      .map((one) => withLastPart(flowText, one)),
  );
  const headed = sheets.flatMap(headedNumbers);
  const isOwn = ({ value }: Reading<string>) => !REGISTERED.test(value);
  const beside = agreed(sheets.flatMap(besideLabels).filter(isOwn));
  const foot = agreed(feet.flatMap(atFoot));
  // « Référence » alone over it names it only where nothing else does.
  const referred = agreed(sheets.flatMap((sheet) => under(sheet, REFERENCE, codeOf)));
  const all: readonly Reading<string>[] =
    [...ways, headed, beside ? [beside] : [], referred ? [referred] : [], foot ? [foot] : []].find(
      (some) => some.length > 0,
    ) ?? [];
  return distinct(
    all
      .map((one) => ({ ...one, value: one.value.replaceAll(/\s+(?=\/)|(?<=[-/_])\s+(?=\S)/g, '') }))
      .filter(
        (one) =>
          !GOES_ON.test(one.value) &&
          !OF_LAW.test(one.value) &&
          sheets.every((sheet) => !isTorn(sheet, one)),
      )
      .map((one) => ({ ...one, value: one.value.replace(/[./_-]+$/, '') })),
  );
}
