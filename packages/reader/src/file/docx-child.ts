// Run by guarded-child.ts: the text of a Word document, set as a PDF. `output path`.
import { writeFileSync } from 'node:fs';

import { MAX_PAGES } from '@quitus/domain/documents/file-rules';
import { typeset } from '@quitus/papers/typeset';

import { refusalOf, sayAnswer, sayReady } from './child-answer.ts';
import { docxBlocks } from './docx-blocks.ts';
import { openPdf } from './pdf-document.ts';
import { RefusedFile } from './refused-file.ts';
import { xmlEvents } from './xml-events.ts';
import { zipEntries } from './zip-entries.ts';

const BODY = 'word/document.xml';
const MAX_XML_BYTES = 20 * 1024 * 1024;
/** Three hundred full pages. */
const MAX_LETTERS = 1_500_000;
const ANY_DATE = new Date('2000-01-01T00:00:00Z');
const OWNER_ONLY = 0o600;

const NOTICE =
  'Texte de ce document Word, sans ses images ni sa mise en page. Le fichier d’origine reste à votre disposition.';

const TEMPLATE = `#let d = json(bytes(sys.inputs.data))
#set document(date: datetime(year: 2000, month: 1, day: 1))
#set page(paper: "a4", margin: 2.2cm, numbering: "1")
#set text(font: "Figtree", size: 10.5pt, lang: "fr")
#set par(leading: 0.65em, spacing: 0.9em)
#set table(stroke: 0.5pt + luma(190), inset: 5pt)
#text(size: 9pt, fill: luma(90), d.notice)
#line(length: 100%, stroke: 0.5pt + luma(190))
#for b in d.blocks {
  if b.kind == "TITLE" { heading(level: b.level, b.text) }
  else if b.kind == "ITEM" { list(b.text) }
  else if b.kind == "TABLE" {
    table(columns: b.columns, ..b.rows.map(row => row + ("",) * (b.columns - row.len())).flatten())
  } else { par(b.text) }
}`;

async function body(path: string): Promise<string> {
  for await (const entry of zipEntries(path, 'DOCX')) {
    if (entry.path !== BODY) continue;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of entry.content) {
      bytes += chunk.length;
      if (bytes > MAX_XML_BYTES) throw new RefusedFile('TOO_MANY_PAGES');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
  throw new RefusedFile('CORRUPT_FILE');
}

async function writeText(output: string, path: string): Promise<number> {
  const blocks = docxBlocks(xmlEvents(await body(path)));
  if (JSON.stringify(blocks).length > MAX_LETTERS) throw new RefusedFile('TOO_MANY_PAGES');
  const content = typeset(TEMPLATE, { notice: NOTICE, blocks }, ANY_DATE);
  const { pdfium, document } = await openPdf(content);
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages > MAX_PAGES) throw new RefusedFile('TOO_MANY_PAGES');
  writeFileSync(output, content, { flag: 'wx', mode: OWNER_ONLY });
  return pages;
}

sayReady();
const [output = '', path = ''] = process.argv.slice(2);
const verdict = await writeText(output, path).then(
  (pages) => ({ pages }),
  (error) => ({ refusal: refusalOf(error) }),
);
sayAnswer(JSON.stringify(verdict));
process.exit(0);
