// Papers as one HTML document, a section to a sheet of A4.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lettersOf, namedLetters } from './letters.ts';
import type { Paper } from './paper.ts';

const BASE = `\n${readFileSync(join(import.meta.dirname, 'papers', 'sheet.css'), 'utf8')}`;

/** Whatever a file of its own says of its sheets: they are A4, one to a page. */
const ALONE = `
@page { size: A4; margin: 0 }
body { margin: 0 !important; padding: 0 !important; background: none !important }
.sheet { width: 210mm !important; height: 296.5mm !important; min-height: 0 !important; margin: 0 !important; break-before: auto !important; break-after: page !important; box-shadow: none !important }
.sheet:last-of-type { break-after: auto !important }
.sheet.lying { width: 297mm !important; height: 209.5mm !important }
`;

function sheetsAlone(html: string): string {
  const first = `<style>${lettersOf(BASE + html)}${namedLetters(html)}${BASE}</style>`;
  return html
    .replace(/<\/head>|<body\b/i, (tag) => `<style>${ALONE}</style>${tag}`)
    .replace(/<head(?:\s[^>]*)?>/i, (tag) => `${tag}${first}`);
}

export function sheetsOf(papers: readonly Paper[]): string {
  const [only, ...others] = papers;
  if (only?.html !== undefined && others.length === 0) return sheetsAlone(only.html);
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
