// The first page of a download: what is in it, where it comes from, and how to check every piece.
import { frenchDay, parisDay, parisMoment } from '@quitus/domain/documents/calendar';
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '@quitus/domain/documents/document-type';
import { folderTitle } from '@quitus/domain/documents/download';
import type { FileOrigin } from '@quitus/domain/documents/file-state';

import { LOOK, paperOf, sha256Lines, weightWords } from './paper-look.ts';
import { type TextOf, typeset } from './typeset.ts';

export type IndexedPiece = {
  category: DocumentCategory;
  name: string;
  /** Where it is in the zip. */
  path: string;
  pages: number | null;
  size: number;
  sha256: string;
  /** Of the file before the watermark, when there is one. */
  original_sha256: string | null;
  origin: FileOrigin;
  added_at: Date;
};

export type DossierIndex = {
  main_address: string;
  address_extra_line: string | null;
  given_to: string;
  given_by: string;
  pieces: readonly IndexedPiece[];
};

const ORIGINS: Record<FileOrigin, string> = {
  UPLOADED_BY_USER: 'Déposé dans le dossier',
  UPLOADED_BY_ADMIN: 'Ajouté par Quitus',
  SCRAPED: 'Récupéré par le robot',
};

const TEMPLATE = String.raw`${LOOK}
#head(d.written)
#title[Index du dossier]
#v(8pt)
#property()
#v(12pt)
#strong-line
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 14pt, inset: (y: 4pt),
  fact("Remis à", d.given_to), fact("Par", d.given_by), fact("Contenu", d.summary))
#v(2pt)
#thin-line
#v(4pt)
#small[L’empreinte SHA-256 identifie un fichier à l’octet près. Pour la recalculer : « certutil -hashfile » sous Windows, « shasum -a 256 » sous macOS, « sha256sum » sous Linux.]

#for g in d.groups {
  group(g.title)
  for p in g.pieces {
    block(width: 100%, breakable: false, spacing: 12pt, grid(
      columns: (1fr, 145pt), column-gutter: 16pt,
      stack(spacing: 5pt,
        text(size: 10.5pt, weight: 500, typed(fits: 30, p.name)),
        small(p.facts),
        small(p.origin),
        text(size: 7.5pt, fill: encre-3, hyphenate: false, typed(fits: 40, p.path)),
      ),
      stack(spacing: 4pt,
        text(size: 7.5pt, fill: encre-3, p.sha_label),
        ..p.sha.map(line => mono(line)),
        ..if p.original == none { () } else {
          (8pt, text(size: 7.5pt, fill: encre-3, "Original, sans filigrane"), ..p.original.map(line => mono(line)))
        },
      ),
    ))
  }
}
`;

/** The same index written at the same moment has the same bytes. */
export function dossierIndex(index: DossierIndex, written_at: Date, textOf?: TextOf): Uint8Array {
  const { given_to, given_by, pieces } = index;
  const groups = DOCUMENT_CATEGORIES.flatMap((category) => {
    const inside = pieces.filter((piece) => piece.category === category);
    const [first] = inside;
    return first ? [{ title: folderTitle(first.path), pieces: inside.map(pieceLines) }] : [];
  });
  const weight = weightWords(pieces.reduce((sum, { size }) => sum + size, 0));
  const data = {
    paper: paperOf('Index du dossier', index, written_at),
    written: `Établi le ${parisMoment(written_at)}`,
    given_to,
    given_by,
    summary: `${pieces.length} ${pieces.length > 1 ? 'pièces' : 'pièce'}, ${weight}`,
    groups,
  };
  return typeset(TEMPLATE, data, written_at, textOf);
}

function pieceLines(piece: IndexedPiece) {
  const { pages, size, sha256, original_sha256, origin, added_at, path } = piece;
  const length = pages === null ? [] : [`${pages} ${pages > 1 ? 'pages' : 'page'}`];
  return {
    name: piece.name,
    path,
    facts: [...length, weightWords(size)].join(', '),
    origin: `${ORIGINS[origin]} le ${frenchDay(parisDay(added_at))}`,
    sha_label: original_sha256 === null ? 'SHA-256' : 'SHA-256, avec filigrane',
    sha: sha256Lines(sha256),
    original: original_sha256 === null ? null : sha256Lines(original_sha256),
  };
}
