// A name at the head of a page that its web or mail address bears out: « Exemplo Nantes » and « contact@exemplo.fr ».
import { fold } from '../../french/fold.ts';
import { writtenText } from '../../french/written.ts';
import { buildingOf } from '../places/building.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellReading, nameOf, OF_TRADE, saysTitle } from './firm-names.ts';
import { writerOf } from './mailboxes.ts';
import { isOtherTrade } from './other-trades.ts';

/** Of the height of a page. */
const HEAD = 0.17;
/** In signs: shorter ones are initials, and many have the same. */
const MIN_DOMAIN = 5;

const ADDRESS = /(?:@|www\.|https?:\/\/)(?<host>[a-z\d](?:[a-z\d.-]*[a-z\d])?)/g;
/** Everybody has mail there, or pays or looks something up there. */
const ANYBODY =
  /^(?:gmail|orange|wanadoo|sfr|neuf|hotmail|outlook|laposte|yahoo|icloud|proton|protonmail|numericable|bbox|impots|gouv|service-public|legifrance|syndic|copropriete|extranet|client|clients|espace|example)$/;
/** The form of a firm is often left out of its address. */
const FORM = /\b(?:cabinet|agence|groupe|regie|etude|sarl|sasu?|eurl|snc|sa|et|&)\b/g;

/** « À : contact@exemplo.fr », at the head of a mail: whose address it is gets the paper. */
const MAILED_TO = /(?<=^|\n)\s*(?:a|cc|cci|to|pour|destinataires?)\s?:[^\n]*/g;

export const letters = (text: string): string => text.replaceAll(/[^a-z\d]+/g, '');

export const domainsOf = ({ written }: Sheet): ReadonlySet<string> =>
  new Set(
    [...fold(written.text).replaceAll(MAILED_TO, ' ').matchAll(ADDRESS)]
      .flatMap(({ groups }) => (groups?.['host'] ?? '').split('.').slice(0, -1))
      .filter((domain) => !ANYBODY.test(domain))
      .map(letters)
      .filter((domain) => domain.length >= MIN_DOMAIN),
  );

/** The whole name or its first words, run together: « exemplo-nantes », « exemplo ». */
export function isBorneOut(name: string, domains: ReadonlySet<string>): boolean {
  const [whole, bare] = [name, name.replaceAll(FORM, ' ')].map((text) =>
    text.split(/\s+/).filter((word) => letters(word) !== ''),
  );
  return [whole, bare].some((words = []) =>
    words.some((_, end) => domains.has(letters(words.slice(0, end + 1).join('')))),
  );
}

/** « De : AG COPRO SUD <ag@coprosud.fr> »: the words of the sender that make its address, up to the last. */
const mailedFrom = (sheet: Sheet, domains: ReadonlySet<string>): Reading<string>[] =>
  sheet.lines.slice(0, MAIL_HEAD).flatMap(({ cells: [cell] }) => {
    const sender = /^(?:De|From|Exp[eé]diteur)\s?:\s(?<name>[^<@]{3,60}?)\s*[<(]?\S+@/u.exec(
      cell?.text ?? '',
    )?.groups?.['name'];
    const words = (sender ?? '').split(' ');
    const from = words.findIndex((_, at) => domains.has(letters(fold(words.slice(at).join('')))));
    const value = from === -1 ? '' : words.slice(from).join(' ');
    return cell && value !== ''
      ? nameOf({
          value,
          raw: cell.text,
          box: cell.box,
          page: sheet.page,
          written: writtenText(value),
        })
      : [];
  });
/** In lines. */
const MAIL_HEAD = 4;

/** « Cabinet Roux <compta@roux.fr> » over « À : »: its form or its trade says that it is a firm. */
function mailedByFirm(sheet: Sheet): Reading<string>[] {
  const writer = writerOf(sheet);
  const name = fold(writer?.name ?? '');
  const isFirm =
    OPENS_FIRM.test(name) || (OF_TRADE.test(name) && !saysTitle(name) && !isOtherTrade(name));
  if (!writer || !isFirm) return [];
  const { cell, name: value } = writer;
  const { text: raw, box } = cell;
  return nameOf({ value, raw, box, page: sheet.page, written: writtenText(value) });
}
const OPENS_FIRM = /^(?:cabinet|agence|regie|etude|sarl|sas|groupe) /;

export function webNamed(sheet: Sheet): Reading<string>[] {
  const domains = domainsOf(sheet);
  if (domains.size === 0) return [];
  const senders = [...mailedFrom(sheet, domains), ...mailedByFirm(sheet)];
  if (senders.length > 0) return senders;
  const buildings = buildingOf(sheet).names.map(({ value }) => letters(fold(value)));
  return sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * HEAD)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => nameOf(cellReading(sheet, cell)))
    .filter(({ value }) => {
      const name = fold(value);
      return (
        isBorneOut(name, domains) &&
        !/[\d@]|www/.test(name) &&
        !saysTitle(name) &&
        !isOtherTrade(name) &&
        !BUILDING_NAME.test(name) &&
        !buildings.some((one) => one.includes(letters(name)))
      );
    });
}
