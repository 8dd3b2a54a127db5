// A building has several contracts of insurance, each under its title: « Assurance dommages-ouvrage » over its own
// insurer, number and last day. What stands under such a title is not said of the building's own cover.
import { writtenLines } from '../../french/written.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';

const NUMBERED = String.raw`^(?:(?:\d{1,2}(?:\.\d{1,2})?|[a-z]|[ivx]{1,4})\s?[.):/-]+\s?)?`;
const OTHER_COVER = new RegExp(
  String.raw`${NUMBERED}(?:(?:assurances?|garanties?|contrats?|polices?)(?: d'assurance)? (?:de |des |de la )?)?(?:dommages?[ -]ouvrage|protection juridique|responsabilite civile|rc\b|ascenseurs?)`,
  'u',
);
const OPENING = new RegExp(
  String.raw`${NUMBERED}(?:assurances?|contrats?|travaux|diagnostics?|equipements?|entretien|syndic|multirisque|garanties?|interventions?|maintenance|sinistres?|programme|budget)\b`,
  'u',
);
/** In signs: what is longer is a sentence. */
const TITLE = 60;

/** One cell, which tells nothing of its own. */
const isTitle = ({ cells: [cell, ...others] }: SheetLine): boolean =>
  cell !== undefined &&
  others.length === 0 &&
  cell.text.length <= TITLE &&
  !/:\s*\S|\d{3}|[.;,]$/u.test(cell.text);
const opensPart = (line: SheetLine): boolean =>
  isTitle(line) &&
  (OPENING.test(line.folded) || line.cells[0]?.text === line.cells[0]?.text.toUpperCase());

export function withoutOtherCovers(sheet: Sheet): Sheet {
  let isOther = false;
  const lines = sheet.lines.filter((line) => {
    const names = isTitle(line) && OTHER_COVER.test(line.folded);
    if (names || opensPart(line)) isOther = names;
    return !isOther;
  });
  return lines.length === sheet.lines.length
    ? sheet
    : {
        ...sheet,
        lines,
        written: writtenLines(
          lines.map(({ line }) => line),
          sheet.height,
        ),
      };
}
