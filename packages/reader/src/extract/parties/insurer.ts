// Who insures: beside a label, in « souscrit auprès de … », or in a line that is a company of the trade.
import { fold, plain } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { textsAfter } from '../sheet/labelled.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const LABEL =
  /(?:nom de l')?assureur(?: de l'immeuble)?|compagnie(?: d'assurances?)?|societe d'assurances?|organisme assureur/;
const POLICY_LABEL =
  /(?:police(?: d'assurance)?(?: n°)?|(?:n°|numero|reference|ref\.?) (?:de |du |d')?(?:police|contrat|adhesion)|contrat n°|n° client et contrat)/;
const WORD = String.raw`(?:(?:de|du|des|la|le|et)\s|[lLdD]')*\p{Lu}[\p{L}&-]*(?:'\p{L}+)?`;
/** On the next line only where that is no label, no title and no other sentence. */
const NAME = String.raw`${WORD}(?:(?:[ ]|\n(?![^\n]{0,40}:|L[ae]\s|L'|A(?:ttestation|TTESTATION)|C(?:ertificat|ERTIFICAT)))${WORD}){0,6}`;
const WITH = [
  new RegExp(
    String.raw`(?:aupr[eè]s|aupr[eè]s\s+de\s+la\s+soci[eé]t[eé])\s+(?:de\s+la\s+compagnie\s+|de\s+la\s+soci[eé]t[eé]\s+|de\s+la\s+|de\s+l'|du\s+|des\s+|de\s+|d')(?:"\s?)?(?<value>${NAME})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Nn]ous(?:,|\s+soussign[eé]s?,?)(?:\s+(?:la\s+)?(?:compagnie|soci[eé]t[eé]))?|[Aa]ssur[eé]e?s?\s+par(?:\s+la|\s+le)?)\s+(?:"\s?)?(?<value>${NAME})(?=\s?"|\s*,|\s+(?:certifi|attest|sous|contrat|police|n°))`,
    'u',
  ),
];
/** « Lyon, le 6 janvier 2026 » over the sentence: where and when, and not who. */
const NO_DAY = String.raw`(?!,?\s+le\s+(?:\p{Ll}+\s+)?\d)`;
const CERTIFIES = new RegExp(
  String.raw`(?<=^|\n)(?:[Ll][ae]\s|[Ll]')?(?<value>(?!Nous|Je\b|Le\b|La\b|M\.|Mme)${NAME})${NO_DAY}(?:,[^.;]{3,90},|\s+soussign[eé]e)?\s+(?:certifie|atteste|garantit|assure)(?=\s)`,
  'u',
);
const TRADE = /\b(?:assurances?|mutuelles?|assureurs?|prevoyance)\b/;
/** A title or a cover, and no company. */
const NO_COMPANY =
  /attestation|contrat|police|garantie|multirisque|habitation|responsabilite|conditions|certificat|risque|prime|cotisation|code des|proprietaire|contrats?|annee|echeance|logement|immeuble|batiment|courtier|cabinet|agence|\bagent|syndic|souscri|assure\b|\d|:/;
/** « Assurance dommages-ouvrage en cours » is a cover: a company that is called so goes on with a capital. */
const COVER =
  /^Assurances?\s+(?:(?:d[eu]|des|l[ae]|les)\s+|[dl]')*(?!(?:d[eu]|des|l[ae]|les)\s|[dl]')\p{Ll}/u;
/** « 79-40211-B » is not extracted as « 79-40211 ». */
const CONTRACT = new RegExp(
  String.raw`(?:contrat(?: d'assurance)?|police)(?: (?!du )"?[ ]?[\p{L}'-]+[ ]?"?){0,5}?\s*(?:n°|numero|:|\t)\s*:?\s*(?<value>(?:[a-z]{1,5}[ /-]?)?\d(?:[\d /.-]|(?<=-)\n){3,18}\d(?:[ -]?[a-z]{1,2}(?: ?\d{1,4})?)?)(?![\p{L}\d]|[.-]\p{L}| (?!a\b)[a-z]\b|[ .-]\d| ?/ ?[\p{L}\d])`,
  'u',
);
const UNDER_NUMBER =
  /(?:souscrit|assure|garanti)e?s?[^.;]{0,120}? (?:sous|portant) le (?:n°|numero)(?: de (?:contrat|police))? (?<value>(?:[a-z]{1,5}[ /-]?)?\d[\d /.-]{3,18}\d(?:[ -]?[a-z](?=\s(?:un|une|le|la|pour|garanti|couvr)|[,.;\n]))?)(?![\p{L}\d]|[./-][\p{L}\d])/u;
/** « police MRI 7402-118-56 », « contrat IM 318 774 02 »: in groups, behind the letters of what is insured. */
const LETTERED =
  /(?:[Cc]ontrat|[Pp]olice|CONTRAT|POLICE)\s(?<value>(?!DU|AU|LE)[A-Z]{2,4}\s\d{1,4}(?:[ .-]\d{2,6})+(?: [A-Z])?)(?![\p{L}\d]|[ .-/]\d)/u;
/** « par le contrat HAB-44-90771 », « police référencée 44/90771-B »: a code that can be nothing else. */
const BARE_CONTRACT =
  /\b(?:contrat|police)(?: d'assurances?| multirisques?| habitation| pno| proprietaire non occupant)*(?:,? (?:referencee?|enregistree?|souscrite?|identifiee?))?(?: (?:sous )?(?:la |les |le )?(?:references?|ref\.?|identifiant))?\s+(?<value>(?=(?:[\p{L}./-]*\d){5})(?![\d./-]{1,5}[./-](?:19|20)\d{2}(?!\d))[\p{L}\d][\p{L}\d./-]{4,24}[\p{L}\d])(?![\p{L}\d]|[ ]\d{2,}| ?\/)/u;
/** A day, or « 45000 ORLÉANS »: the town of the card beside. */
const DAY = /^(?:\d{1,2}[/. -]\d{1,2}[/. -]\d{2,4}|\d{5}\s+\p{Lu}[\p{L}'’ -]+)$/u;
/** « La Mutuelle atteste »: what the trade is called is nobody's name. */
const GENERIC =
  /^(?:(?:l[ae]s?|l'|pour|par|un|une|notre|votre|son|sa|de|des|du|d'|et|a)\s?|(?:assur(?:ance|eur|e)|mutuelle|compagnie|societe|caisse|entreprise|groupe|cabinet|agence|prevoyance|organisme|partenaire|multirisques?|habitation)s?(?:[\s,]|$))+$/;
const isNamed = ({ value }: Reading<string>): boolean => !GENERIC.test(fold(value));

/** In words. */
const [MIN_NAME, MAX_NAME] = [2, 7];

const isLabel = (text: string): boolean =>
  new RegExp(
    `^(?:${LABEL.source}|${POLICY_LABEL.source}|contrats?|polices?|nature|echeance|prime|garanties?)(?![\\p{L}])`,
    'u',
  ).test(fold(text)) || HEAD.test(fold(text).trim());

/** Whoever sells it, what it covers, until when: heads of other columns, and nobody's name. */
const HEAD =
  /^(?:(?:nom|type|objet|date|n°|numero|reference|coordonnees|montant|adresse|telephone) (?:de |du |des |d')?(?:la |l')?)?(?:intermediaires?|courtiers?|agents?(?: generale?s?)?|gestionnaires?|apporteur|interlocuteur|contact|coordonnees|adresse|telephone|tel\.?|e-?mail|risques?(?: (?:couverts?|garantis?|assures?))?|couvertures?|objet|type|effet|souscription|debut|fin|expire(?: le)?|expiration|validite|valable(?: (?:jusqu'au|du|au))?|renouvellement|terme|franchises?|primes?(?: (?:ttc|annuelle))?|cotisations?(?: (?:ttc|annuelle))?|montants?|capita(?:l|ux)|observations?|remarques?|commentaires?|designation|libelle|sinistres?|preavis|duree|date|garanties?|contrats?|polices?|assures?|souscripteur)(?: (?:de l'immeuble|du contrat|ttc|€))?\s*:?$/;

/** Most cells of its line are labels: a row of heads, whose values stand under them. */
const isUnderHeads = ({ box, page }: Reading<string>, sheets: readonly Sheet[]): boolean =>
  sheets.some(
    (sheet) =>
      sheet.page === page &&
      sheet.lines.some(
        ({ cells, box: line }) =>
          line[1] < middleOf(box) &&
          middleOf(box) < line[3] &&
          cells.length > 2 &&
          cells.filter(({ text }) => isLabel(text) && !/:\s*\S/.test(text)).length * 2 >
            cells.length,
      ),
  );

/** « Assurances Mutuelles Exemple – fait à Rennes le… »: a company ends at the dash. */
const tradeNames = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap(({ words }) => {
      const end = words.findIndex(({ text }) => /^[–—|,-]$/.test(text) || text.endsWith(','));
      const last =
        end === -1 ? words.length : end + (/[\p{L}],$/u.test(words[end]?.text ?? '') ? 1 : 0);
      const cell = cellOf(words.slice(0, last));
      const text = cell.text
        .replace(/,$/, '')
        .replace(/^(?:la |le |l['’])?(?:soci[eé]t[eé]|compagnie)\s+(?:d['’]assurances?\s+)?/i, '');
      const is =
        TRADE.test(fold(text)) &&
        !NO_COMPANY.test(fold(text)) &&
        !COVER.test(plain(text)) &&
        /^\p{Lu}/u.test(text) &&
        cell.words.length >= MIN_NAME &&
        cell.words.length <= MAX_NAME;
      return is ? [readCells(text, [cell], page)] : [];
    }),
  );

/** Every place that names the insurer, by the surest way that finds one. */
export function insurerReadings(
  sheets: readonly Sheet[],
  flowText: FlowText,
): readonly Reading<string>[] {
  const named = sheets
    .flatMap((sheet) => textsAfter(sheet, LABEL))
    .filter((one) => !isLabel(one.value) && !isUnderHeads(one, sheets))
    .map((one) => ({ ...one, value: one.value.split(/\s[–—|-]\s|;|,\s/)[0]?.trim() ?? '' }))
    .filter(isNamed);
  const said = [...WITH, CERTIFIES]
    .flatMap((pattern) => extracted(flowText, pattern, plain))
    .map((one) => ({
      ...one,
      value: one.value.replace(/^(?:attestation|certificat)\s+(?:l[ae]\s|l['’])?/i, ''),
    }))
    .filter(isNamed);
  const trade = sheets.flatMap(tradeNames).filter(isNamed);
  // The largest or first line of a letterhead is who writes; what is under it says what the trade is.
  const [opening] = sheets[0]?.lines ?? [];
  const head = trade.filter(({ box }) => opening && box[1] <= opening.box[3]);
  if (named.length > 0) return named;
  if (said.length > 0) return said;
  const only = agreed(trade) ?? agreed(head);
  return only ? [only] : [];
}

/** Null where two are named. */
export const insurerOf = (sheets: readonly Sheet[], flowText: FlowText): Reading<string> | null =>
  agreed(insurerReadings(sheets, flowText));

/** The number of the contract, wherever it is named. */
export function policyOf(
  sheets: readonly Sheet[],
  flowText = flowTextOf(sheets),
): Reading<string> | null {
  const labelled = sheets
    .flatMap((sheet) => textsAfter(sheet, POLICY_LABEL))
    .filter(({ value }) => /\d{4}|\d[\d -]{4,}/.test(value) && !DAY.test(value))
    .map((one) => ({ ...one, value: one.value.split(/\s[–—|]\s|;|,\s/)[0]?.trim() ?? '' }));
  const isNumber = ({ value }: Reading<string>) => !DAY.test(value);
  const said = [...extracted(flowText, CONTRACT), ...extracted(flowText, UNDER_NUMBER)].filter(
    isNumber,
  );
  const lettered = extracted(flowText, LETTERED, plain);
  const bare = extracted(flowText, BARE_CONTRACT).filter(isNumber);
  const [all = []]: (readonly Reading<string>[])[] = [labelled, said, lettered, bare].filter(
    (some) => some.length > 0,
  );
  return agreed(all.map((one) => ({ ...one, value: one.value.replaceAll(/-\s+/g, '-') })));
}
