// The files of a download, each in its folder under a name that says what it is.
import { CATEGORY_OF, type DocumentCategory } from '@quitus/domain/documents/document-type';
import { readableName, uniqueNames } from '@quitus/domain/documents/download';
import { categoryFolder } from '@quitus/domain/portfolios/category-label';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';

import { contentKey } from '../../adapters/storage/content.ts';
import { inOrder, type SortedFile } from '../documents/door.ts';
import type { WatermarkedCopy } from './watermarked-copies.queries.ts';

/** What is read in place of the file, when its pages bear a text. */
export type Copies = ReadonlyMap<string, WatermarkedCopy>;

export type Piece = {
  file: SortedFile;
  category: DocumentCategory;
  /** In the zip, folder included. */
  path: string;
  /** What it is called there, without its extension. */
  name: string;
  key: string;
  size: number;
  crc32: number | null;
  sha256: string;
  pages: number | null;
  /** Its pages bear a text: it is a PDF, whatever the file was. */
  marked: boolean;
};

/** `marked`: those that must not leave without their text. */
export function piecesOf(
  files: readonly SortedFile[],
  portfolio_type: PortfolioType,
  marked: readonly string[],
  copies: Copies,
): Piece[] {
  for (const { id } of files)
    if (marked.includes(id) !== copies.has(id))
      throw new Error(`${id} has no watermark, or one too many`);
  const folders = Map.groupBy(inOrder(files), (file) => CATEGORY_OF[file.document_type]);
  return [...folders].flatMap(([category, inside]) => {
    const names = uniqueNames(
      inside.map((file) => (copies.has(file.id) ? readableName(file, 'pdf') : readableName(file))),
    );
    return inside.map((file, index) => {
      const name = names[index] ?? file.name;
      const { key, size, crc32, sha256, pages } = copies.get(file.id) ?? plain(file);
      return {
        file,
        category,
        path: `${categoryFolder(category, portfolio_type)}/${name}`,
        name: name.replace(/\.[^.]+$/, ''),
        key,
        size,
        crc32,
        sha256,
        pages,
        marked: copies.has(file.id),
      };
    });
  });
}

const plain = (file: SortedFile) => ({
  ...file,
  key: contentKey(file.portfolio_uid, file.sha256),
});
