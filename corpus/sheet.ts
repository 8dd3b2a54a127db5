// Papers as one HTML document, a section to a sheet of A4.
import { lettersOf } from './letters.ts';
import type { Paper } from './paper.ts';

const BASE = `
@page { size: A4; margin: 0 }
@page lying { size: A4 landscape; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 9.5pt/1.35 'Nimbus Sans', sans-serif; color: #111 }
.sheet { width: 210mm; height: 296.5mm; padding: 14mm 15mm; overflow: hidden; position: relative; break-after: page; background: #fff }
.sheet:last-child { break-after: auto }
.sheet.lying { width: 297mm; height: 209.5mm; page: lying }
table { border-collapse: collapse; width: 100% }
td, th { padding: 1mm 1.5mm; text-align: left; vertical-align: top; font-weight: inherit }
h1, h2, h3, p { margin: 0 0 2mm }
`;

export function sheetsOf(papers: readonly Paper[]): string {
  const styles = [...new Set(papers)].map(({ name, css }) => `.${name} { ${css} }`).join('\n');
  const sections = papers.flatMap(({ name, pages, landscape }) =>
    pages.map(
      (page) => `<section class="sheet ${landscape ? 'lying ' : ''}${name}">${page}</section>`,
    ),
  );
  const css = `${BASE}${styles}`;
  const body = sections.join('\n');
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${lettersOf(css + body)}${css}</style><body>${body}</body></html>`;
}
