// A paper as an HTML file: its sheets, with marks where each fact is printed. README.md tells the format.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';

import { attributeOf, classesOf, type Element, elementsOf, textOf } from './html-elements.ts';
import { type Complain, truthsIn } from './paper-truths.ts';
import type { Paper } from './paper.ts';

/** `slot`: the one that somebody put the file into. */
export type PaperFile = { paper: Paper; slot: DocumentType | null };

const SHEET_RULE = /^\s*\.sheet \{(?<css>[^]*)\}\s*$/;
const MARK = 'fact-mark';

/** `complain` hears what the file says that nobody can understand; that part is left out. */
export function paperFile(name: string, html: string, complain: Complain = refuse): PaperFile {
  const say: Complain = (fault) => complain(`${name}: ${fault}`);
  const elements = elementsOf(html);
  const sheets = elements.filter(
    (one) => one.tagName === 'section' && classesOf(one).includes('sheet'),
  );
  if (sheets.length === 0) say('no <section class="sheet">');
  const marks = elements.filter((one) => attributeOf(one, 'data-fact') !== null);
  const css = elements.some(linksToSheet) ? SHEET_RULE.exec(styleIn(elements)) : null;
  return {
    paper: {
      name,
      css: css?.groups?.['css'] ?? '',
      pages: sheets.map((sheet) => withoutMarks(html, sheet, marks)),
      ...(sheets.some((sheet) => classesOf(sheet).includes('lying')) && { landscape: true }),
      documents: truthsIn(elements, say),
      ...(!css && { html }),
    },
    slot: slotIn(elements, say),
  };
}

function refuse(fault: string): never {
  throw new Error(fault);
}

function slotIn(elements: readonly Element[], complain: Complain): DocumentType | null {
  const root = elements.find(({ tagName }) => tagName === 'html');
  const slot = root ? attributeOf(root, 'data-slot') : null;
  if (!slot || slot === 'none') return null;
  const known = DOCUMENT_TYPES.find((type) => type === slot);
  if (!known) complain(`${slot} is no slot`);
  return known ?? null;
}

const linksToSheet = (element: Element): boolean =>
  element.tagName === 'link' && attributeOf(element, 'href') === '../sheet.css';

const styleIn = (elements: readonly Element[]): string =>
  elements
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('\n');

/** What stands between the tags of a sheet, letter for letter. */
function withoutMarks(html: string, sheet: Element, marks: readonly Element[]): string {
  const place = sheet.sourceCodeLocation;
  const [start, end] = [place?.startTag?.endOffset ?? 0, place?.endTag?.startOffset ?? html.length];
  const cuts = marks
    .flatMap(tagsOf)
    .filter(({ from, to }) => from >= start && to <= end)
    .toSorted((a, b) => a.from - b.from);
  let kept = '';
  let at = start;
  for (const { from, to } of cuts) {
    kept += html.slice(at, from);
    at = to;
  }
  return kept + html.slice(at, end);
}

type Piece = { from: number; to: number };

/** What a mark added to the HTML: both its tags, or two attributes, each after a space, of an element that was there. */
function tagsOf(mark: Element): Piece[] {
  const place = mark.sourceCodeLocation;
  if (!place) return [];
  if (mark.tagName === MARK)
    return [place.startTag, place.endTag].flatMap((tag) =>
      tag ? [{ from: tag.startOffset, to: tag.endOffset }] : [],
    );
  return ['data-fact', 'data-value'].flatMap((name) => {
    const found = place.attrs?.[name];
    return found ? [{ from: found.startOffset - 1, to: found.endOffset }] : [];
  });
}
