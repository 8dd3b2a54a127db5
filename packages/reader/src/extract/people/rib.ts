// A bank's statement of identity: whose account, and its number, which its check digits prove.
import { fold, plain } from '../../french/fold.ts';
import { findBics } from '../../french/identifiers.ts';
import { foundBox } from '../../french/written.ts';
import { boxAround } from '../../page/box.ts';
import { ibansOf } from '../figures/ibans.ts';
import { goesOnIn } from '../sheet/blocks.ts';
import { NO_VALUE } from '../sheet/label-words.data.ts';
import { textsAfter, under } from '../sheet/labelled.ts';
import { labelsInLine } from '../sheet/labels-in-line.ts';
import { distinct, factsOf, type Reading, readWords } from '../sheet/reading.ts';
import { agreedOrRefused, type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';

const RULE = 'rib';

/** « LNTNFRR1 » has no check digit: after the country, OCR cannot tell a 1 from an I nor a 0 from an O. */
const isLegible = ({ source }: Sheet['page'], bic: string): boolean =>
  source === 'TEXT' || !/[01IO]/.test(bic.slice(6));

const namedBics = ({ written, page }: Sheet): Reading<string>[] =>
  findBics(written).map((one) => ({
    value: one.value,
    raw: one.raw,
    box: foundBox(written, one),
    page,
  }));

const BIC_LABEL = /(?:code )?(?:b\.?i\.?c\b\.?|swift\b)/;
const A_BIC = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
const asBic = (text: string): string | null => {
  const bare = text.replaceAll(/\s/g, '');
  return A_BIC.test(bare) ? bare : null;
};

/** Alone in its cell, of the country of the account; a word of eight capitals, « CHIFFRES », is one only with a mark. */
const loneBics = (sheet: Sheet): Reading<string>[] => {
  const countries = ibansOf(sheet).map(({ value }) => value.slice(0, 2));
  const isNamed = sheet.lines.some(({ folded }) => /\b(?:b\.?i\.?c|swift)\b/.test(folded));
  return isNamed
    ? sheet.lines.flatMap(({ cells }) =>
        cells.flatMap((cell) => {
          const value = asBic(cell.text);
          return value && countries.includes(value.slice(4, 6)) && /\d|XXX$/.test(value.slice(6))
            ? [readWords(value, cell.text, cell.words, sheet.page)]
            : [];
        }),
      )
    : [];
};

/** After its name, under it, over it, or alone on the sheet where it can be nothing else. */
const bicsOf = (sheet: Sheet): Reading<string>[] => {
  const ways = [
    () => namedBics(sheet),
    () => under(sheet, BIC_LABEL, asBic),
    () => overName(sheet, BIC_LABEL, asBic),
    () => loneBics(sheet),
  ];
  const isOfAccount = ofCountry(ibansOf(sheet).map(({ value }) => value.slice(0, 2)));
  const found = ways
    .map((way) => way().filter(({ value }) => isOfAccount(value)))
    .find((all) => all.length > 0);
  return (found ?? []).filter(({ value }) => isLegible(sheet.page, value));
};

/** « POMMIERS », in the name of whoever has the account, would be Irish: a bank is of the country of its accounts. */
const ofCountry =
  (countries: readonly string[]) =>
  (bic: string): boolean =>
    countries.length === 0 ||
    [...countries, ...(countries.includes('FR') ? OVERSEAS : [])].includes(bic.slice(4, 6));
/** Their accounts are French, their banks may have letters of their own. */
const OVERSEAS = ['RE', 'GP', 'MQ', 'GF', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'MC'];

const HOLDER =
  /(?:noms?(?:,? (?:et )?prenoms?)? (?:et adresse )?(?:du |des )?)?titulaires?(?:\(s\))?(?: du compte)?|intitule(?: du compte)?|(?:(?:ce |le )?compte [\p{L} ]{0,20})?(?:ouvert )?au nom de|(?:account )?(?:owner|holder)/u;
/** Where no word names the holder. */
const CLIENT = /(?:nom d[ue] )?(?:client|beneficiaire)|noms?(?: et prenoms?)?/;
/** « Titulaire du compte (Account Owner) ». */
const HEAD = new RegExp(
  String.raw`(?:${HOLDER.source}|${CLIENT.source})(?: ?[(/] ?(?:account )?(?:owner|holder)s?\)?)?`,
  'u',
);
const TITLED =
  /^(?:m\.?|mr\.?|mme\.?|mlle|monsieur|madame)\s(?:(?:ou|et)\s(?:m\.?|mr\.?|mme\.?|mlle|monsieur|madame)\s)?(?!(?:ou|et)\s)/;
/** « SCI DU PORT 12 »: only a company has a number in its name. */
const COMPANY =
  /^(?:la )?(?:sci|s\.c\.i\.|sarl|sasu?|eurl|snc|sdc) [\p{L}\d][\p{L}\d'&.-]*(?: [\p{L}\d][\p{L}\d'&.-]*){0,5}$/iu;
const isName = (text: string): boolean =>
  (/^\p{Lu}[^\d:]{3,}$/u.test(text) || COMPANY.test(plain(text))) &&
  !NO_VALUE.test(fold(text)) &&
  !/\b(?:banque|credit|caisse|agence|guichet|domiciliation|rue|avenue)\b/.test(fold(text));

/** The one under it too, where it starts with a title: accounts of two have two lines. */
function withSecond(sheet: Sheet, one: Reading<string>): Reading<string> {
  const second = TITLED.test(fold(one.value)) ? goesOnIn(sheet, one.box) : null;
  if (
    !second ||
    !isName(second.text) ||
    !TITLED.test(fold(second.text).replace(/^(?:ou|et)\s/, ''))
  )
    return one;
  return {
    ...one,
    value: `${one.value} ${second.text}`,
    raw: `${one.raw} ${second.text}`,
    box: boxAround([one.box, second.box]),
  };
}

const ONLY_TITLES =
  /^(?:m\.?|mr\.?|mme\.?|mlle|monsieur|madame)(?:\s?(?:ou|et)\s?(?:m\.?|mr\.?|mme\.?|mlle|monsieur|madame))?$/;

/** « M OU MME » over « DURAND PAUL »: titles alone are nobody, whoever is under them is. */
function underTitles(sheet: Sheet, one: Reading<string>): Reading<string>[] {
  if (!ONLY_TITLES.test(fold(one.value))) return [one];
  const name = goesOnIn(sheet, one.box);
  if (!name || !isName(name.text)) return [];
  const titles = one.value.replace(/(?<=\s(?:OU|ET|ou|et))(?=[Mm])/u, ' ');
  return [
    {
      ...one,
      value: `${titles} ${name.text}`,
      raw: `${one.raw} ${name.text}`,
      box: boxAround([one.box, name.box]),
    },
  ];
}

/** A mark, or the next field of the same line. */
const ENDS_NAME =
  /\s[–—|-]\s|,\s|\s+(?:(?:code|numéro|n°)\s+)?(?:domiciliation|agence|banque|guichet|adresse|compte|iban|bic|devise|clé|rib)(?:\s+\p{L}+)?\s*:/iu;

/** Beside the label, or under it. */
function holders(sheet: Sheet): Reading<string>[] {
  const named = (label: RegExp) =>
    textsAfter(sheet, label)
      .map((one) => ({ ...one, value: (one.value.split(ENDS_NAME)[0] ?? '').trim() }))
      .filter(({ value }) => isName(value));
  const held = named(HOLDER);
  const beside = held.length > 0 ? held : named(CLIENT);
  const found =
    beside.length > 0 ? beside : under(sheet, HEAD, (text) => (isName(text) ? text : null));
  return (found.length > 0 ? found : titledLines(sheet))
    .flatMap((one) => underTitles(sheet, one))
    .map((one) => withSecond(sheet, one));
}

/** Without a label, the one line that a title opens, over an address: advisers have titles too. */
function titledLines(sheet: Sheet): Reading<string>[] {
  const titled = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(
      ({ text, box }) =>
        isName(text) &&
        TITLED.test(fold(text)) &&
        text.split(' ').length <= MAX_NAME &&
        /^(?:\d|m\.?\s|mme)/.test(fold(goesOnIn(sheet, box)?.text ?? '')),
    );
  const estates = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => isName(text) && ESTATE.test(plain(text)));
  const [only, ...others] = titled.length > 0 ? titled : estates;
  return only && others.length === 0
    ? [readWords(only.text, only.text, only.words, sheet.page)]
    : [];
}
/** In words. */
const MAX_NAME = 7;
/** No bank is one: where nobody else is named, it holds the account. */
const ESTATE =
  /^(?:SCI|S\.C\.I\.|INDIVISION|Indivision|SUCCESSION|Succession) \p{Lu}[\p{L}'&-]*(?: [\p{Lu}\d][\p{L}'&-]*){0,4}$/u;

export function rib(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsInLine);
  return [
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
    ...factsOf('bic', RULE, distinct(sheets.flatMap(bicsOf))),
    ...agreedOrRefused('holder', RULE, sheets.flatMap(holders)),
  ];
}
