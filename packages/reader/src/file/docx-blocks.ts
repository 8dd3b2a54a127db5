// The text of a Word document: its titles, paragraphs, lists and tables, without their looks.
import { attribute, type XmlEvent } from './xml-events.ts';

export type DocxBlock =
  | { kind: 'TITLE'; level: number; text: string }
  | { kind: 'TEXT' | 'ITEM'; text: string }
  | { kind: 'TABLE'; columns: number; rows: string[][] };

type Paragraph = { text: string; level: number | null; item: boolean };

/** The same thing again, for programs that do not know the first one. */
const TWICE = 'Fallback';
const BREAKS: Record<string, string> = {
  tab: '\u2003',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
};
const PICTURES = ['drawing', 'pict', 'object'];
/** « Heading1 », « Titre2 » ; « Title » and « Titre » alone are above them. */
const TITLE_STYLE = /^(?:heading|titre|title|berschrift)\s?(\d)?$/i;

export function docxBlocks(events: Iterable<XmlEvent>): DocxBlock[] {
  const blocks: DocxBlock[] = [];
  /** Paragraphs hold text boxes, which hold paragraphs. */
  const paragraphs: Paragraph[] = [];
  const open: string[] = [];
  let tables = 0;
  let rows: string[][] = [];

  const within = (name: string) => open.includes(name);
  const inTable = () => tables > 0;
  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.text += text;
  };
  const endParagraph = () => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    if (inTable()) writeCell(rows, paragraph.text);
    else if (paragraph.text.trim() !== '') blocks.push(blockOf(paragraph));
  };
  const endTable = () => {
    tables -= 1;
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    if (tables > 0 || columns === 0) return;
    blocks.push({ kind: 'TABLE', columns, rows });
    rows = [];
  };

  const onOpen = (name: string, attributes: string) => {
    const paragraph = paragraphs.at(-1);
    if (name === 'p') paragraphs.push({ text: '', level: null, item: false });
    else if (name === 'tbl') tables += 1;
    // A table in a cell: its text goes into that cell.
    else if (name === 'tr' && tables === 1) rows.push([]);
    else if (name === 'tc' && tables === 1) rows.at(-1)?.push('');
    else if (name === 'pStyle' && paragraph) paragraph.level = levelOf(attributes);
    else if (name === 'numPr' && paragraph) paragraph.item = true;
    else if (PICTURES.includes(name)) write(' [image] ');
    else if (!within('pPr')) write(BREAKS[name] ?? '');
  };
  const onClose = (name: string) => {
    if (name === 'p') endParagraph();
    else if (name === 'tbl') endTable();
  };

  for (const event of events) {
    if (event.kind === 'TEXT') {
      if (open.at(-1) === 't' && !within(TWICE)) write(event.text);
      continue;
    }
    if (event.kind === 'CLOSE' && open.includes(event.name))
      open.splice(open.lastIndexOf(event.name));
    if (!within(TWICE)) {
      if (event.kind === 'OPEN') onOpen(event.name, event.attributes);
      else onClose(event.name);
    }
    if (event.kind === 'OPEN') open.push(event.name);
  }
  return blocks;
}

const levelOf = (attributes: string): number | null => {
  const style = TITLE_STYLE.exec(attribute(attributes, 'val') ?? '');
  return style ? Math.min(3, Number(style[1] ?? 1)) : null;
};

const blockOf = ({ text, level, item }: Paragraph): DocxBlock => {
  if (level !== null) return { kind: 'TITLE', level, text };
  return { kind: item ? 'ITEM' : 'TEXT', text };
};

function writeCell(rows: readonly string[][], text: string) {
  const row = rows.at(-1);
  const cell = row?.pop();
  if (row && cell !== undefined) row.push(cell === '' ? text : `${cell}\n${text}`);
}
