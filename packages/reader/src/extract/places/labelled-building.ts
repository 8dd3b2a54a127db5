// What labels call a building: « Copropriété : LE MÔLE », « Nom » in the part of a form that is about it, the head of
// a column, and « SDC 9 RUE HAUTE », whose street is its name.
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox } from '../../french/written.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { textsAfter } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';
import { plainAddress } from './agreed-address.ts';
import { isLabel, nameIn } from './building-name.ts';
import { ONLY_CODE } from './place-labels.ts';

/** What a label names may hold the address too, and whatever follows. */
export function fromLabels(sheet: Sheet): Reading<string>[] {
  const label =
    /(?:nom d'usage,? (?:s'il y a lieu,? )?de la |nom de la |la )?copropriete(?: horizontale)?|imm\.?(?=\s?:)|nom d'usage(?: (?:de (?:la residence|l'immeuble)|du syndicat(?: des? coproprietaires)?))?|syndicat(?! des? )|nom (?:de l'immeuble|de la residence|du syndicat(?: des? coproprietaires)?)|designation de (?:l'immeuble|la copropriete)|denomination(?: de (?:la copropriete|l'immeuble))?|(?:le )?syndicat des? coproprietaires|sdc|immeuble|residence|ensemble immobilier|assemblee generale (?:ordinaire |extraordinaire |annuelle |mixte |speciale )?(?:des coproprietaires )?(?:de|du)(?: la residence| l'immeuble| syndicat)?(?=\s?:)/;
  return textsAfter(sheet, label)
    .filter((one) => !isOfSyndic(sheet, one))
    .flatMap((one) => {
      const [address] = findAddresses(one.written);
      const start = address ? (one.written.starts[address.from] ?? 0) : one.value.length;
      const [piece = '', next = ''] = one.value
        .slice(0, start)
        .split(/\s+[–—-]\s+|\s*[|·•;,]\s*/)
        .filter((part) => part.trim() !== '');
      const code = /^:?\s?\d+$/.test(piece.trim());
      const said = code ? next || textBeside(sheet, one.box) : piece;
      const named = nameIn(/^(?:L['’]|L[ea]s? )\p{Lu}/u.test(said) ? `Copropriété ${said}` : said);
      return named ? [{ value: named.name, raw: one.raw, box: one.box, page: one.page }] : [];
    });
}

/** « Dénomination de la   LE MÔLE » over « copropriété »: a label that its column breaks, beside its value. */
export const besideWrapped = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((label, at) => {
      const value = cells[at + 1];
      const under = value && HANGS.test(fold(label.text)) ? cellUnder(sheet, label) : null;
      const isOwn =
        under &&
        Math.abs(under.box[0] - label.box[0]) < sheet.height / 2 &&
        OF_ITSELF.test(`${fold(label.text)} ${fold(under.text)}`);
      // Where its name is broken too, the rest of it stands beside the rest of the label.
      const rest =
        isOwn &&
        value &&
        sheet.lines
          .find((line) => line.cells.includes(under))
          ?.cells.find(({ box }) => Math.abs(box[0] - value.box[0]) < sheet.height / 2);
      const name = isOwn
        ? nameIn(`Copropriété ${value?.text ?? ''}${rest ? ` ${rest.text}` : ''}`)?.name
        : undefined;
      return name && value
        ? [{ value: name, raw: value.text, box: value.box, page: sheet.page }]
        : [];
    }),
  );
const HANGS = /^(?:denomination|nom)(?: d'usage)?(?:,? s'il y a lieu,?)?(?: de(?: la)?)?$/;

/** « IMMEUBLE : 0093    LE PARC FAURIEL »: the name stands in a cell of its own. */
const textBeside = ({ lines, height }: Sheet, box: Reading<string>['box']): string =>
  lines
    .filter((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1)
    .flatMap(({ cells }) => cells)
    .find(
      ({ text, box: next }) =>
        next[0] >= box[2] && next[0] - box[2] < NEXT * height && /^\p{Lu}/u.test(text),
    )?.text ?? '';
/** In heights of a line. */
const NEXT = 4;

/** « IMM. 118 » and « LES ACACIAS », set apart over the street: the number and the name of one building. */
export const besideCode = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((code, at) => {
      const next = cells[at + 1];
      const isNear = next !== undefined && next.box[0] - code.box[2] < NEXT * sheet.height;
      const name =
        isNear && ONLY_CODE.test(fold(code.text).trim())
          ? nameIn(`${code.text.trim()} ${next.text}`)?.name
          : undefined;
      return next && name ? [{ value: name, raw: next.text, box: next.box, page: sheet.page }] : [];
    }),
  );

/** « Dénomination », in the part of a form that is about the syndic. */
const isOfSyndic = ({ lines }: Sheet, { box, raw }: Reading<string>): boolean => {
  const at = lines.findIndex((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1);
  const label = lines[at]?.folded ?? '';
  if (!/^(?:[\divx.)-]{1,4}\s)?(?:denomination|nom)\b/.test(label) || raw === '') return false;
  if (OF_ITSELF.test(label)) return false;
  const title = lines
    .slice(Math.max(0, at - 6), at)
    .findLast(({ folded }) => /\b(?:syndic|syndicat|copropriete|immeuble|assureur)\b/.test(folded));
  return /\b(?:syndic|assureur)\b/.test(title?.folded ?? '');
};

/** « Nom de la copropriété », whatever the title over it is about besides. */
const OF_ITSELF =
  /^(?:[\divx.)-]{1,4}\s)?(?:denomination|nom)(?: d'usage)?(?:,? s'il y a lieu,?)? de (?:la (?:copropriete|residence)|l'(?:immeuble|ensemble))\b/;

/** « Nom » in the part of a form that is about the building. */
export const inItsPart = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }, row) => {
    const [label, value, ...others] = cells;
    if (!label || !value || others.length > 0 || !/^nom\s?:?$/.test(fold(label.text))) return [];
    const title = sheet.lines
      .slice(Math.max(0, row - 3), row)
      .findLast((line) => line.cells.length === 1);
    const isOwn =
      /\b(?:immeuble|copropriete|residence|batiment)\b|^(?:[\divx]{1,3}\s?[.)-]\s*)?identification$/.test(
        title?.folded ?? '',
      ) && !/\b(?:syndic|assur|gardien|proprietaire|conseil)/.test(title?.folded ?? '');
    const name = isOwn ? nameIn(value.text)?.name : null;
    return name ? [{ value: name, raw: value.text, box: value.box, page: sheet.page }] : [];
  });

/** In cells: a row of heads, not a label and its value. */
const MIN_HEADS = 3;

/** « Le syndic », beside it: the heads of two cards. */
const CARD_HEAD =
  /^(?:le |la |votre |vos |l')?(?:syndic|gestionnaire|coproprietaires?|proprietaires?|destinataire|references?|adresse(?: (?:de reference|postale|de la copropriete|de l'immeuble|principale))?|(?:n° |numero )?(?:d')?immatriculation|date (?:d'immatriculation|du reglement(?: de copropriete)?)|rnc)\s*:?$/;

/** « Copropriété » as the head of a column. */
export const underHeads = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const isHead =
        cells.length >= MIN_HEADS ||
        cells.some((other) => other !== cell && CARD_HEAD.test(fold(other.text)));
      const under = isHead && isLabel(cell.text) ? cellUnder(sheet, cell) : null;
      const name = under ? nameIn(under.text)?.name : null;
      return under && name
        ? [{ value: name, raw: under.text, box: under.box, page: sheet.page }]
        : [];
    }),
  );

/** « SDC 9 RUE HAUTE – 9 rue Haute, 44000 NANTES »: a street is no name, unless the paper tells it as one and the address besides. */
const BY_STREET =
  /(?<![\p{L}])(?:copropri[eé]t[eé]|syndicat\s+des?\s+copropri[eé]taires|sdc|nom\sd'usage)\s*:?\s+(?<street>\d{1,4}(?:\s?(?:bis|ter))?,?\s+\p{L}[^,;:()\n\t|"–—]{4,50}?)(?:\s*[,;\n\t|(]\s*|\s+[–—-]\s+)(?=\d)/giu;

export function byStreet({ written, page }: Sheet): Reading<string>[] {
  return [...plain(written.text).matchAll(BY_STREET)].flatMap((match) => {
    const street = match.groups?.['street'] ?? '';
    const rest = plainAddress(written.text.slice(match.index + match[0].length));
    if (!rest.startsWith(`${plainAddress(street)} `)) return [];
    const start = match.index + match[0].indexOf(street);
    const value = written.text.slice(start, start + street.length).trim();
    const one = found(written, start, value.length, value);
    return [{ value, raw: one.raw, box: foundBox(written, one), page }];
  });
}
