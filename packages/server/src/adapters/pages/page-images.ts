// Pictures of pages, to read and to recognise: drawn together, kept beside the file they come from.
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { fail } from '@quitus/api/errors';
import { PAGE_PICTURES, type PagePicture } from '@quitus/domain/documents/page-picture';
import type { renderPage } from '@quitus/reader/file/render';
import sharp from 'sharp';

import { contentKey } from '../storage/content.ts';
import type { Storage } from '../storage/storage.ts';
import { copyHashed } from './plain-copy.ts';
import { inPrivateFolder } from './private-folder.ts';
import { openReadable } from './readable-copy.ts';

/** Wide enough to read on a large screen, and to tell one document from another in a list. */
const WIDTHS: Record<PagePicture, number> = { page: 1200, thumb: 360 };

type Shown = { portfolio_uid: string; sha256: string; format: string | null; pages: number | null };

/** A text burnt into the pictures that one share link shows. */
export type Mark = { share_id: string; text: string };

export type WantedPage = { file: Shown; page: number; mark?: Mark | undefined };

function pictureKey({ file, page, mark }: WantedPage, picture: PagePicture): string {
  const marked = mark ? `-mark-${mark.share_id}` : '';
  return `${contentKey(file.portfolio_uid, file.sha256)}${marked}-${picture}-${page}`;
}

type Drawing = { storage: Storage; files: { renderPage: typeof renderPage } };

/** Where its picture is kept, drawn now if it never was; a page that the file has not is not found. */
export async function pageImage(
  from: Drawing,
  wanted: WantedPage,
  picture: PagePicture,
): Promise<{ key: string }> {
  if (wanted.page > (wanted.file.pages ?? 0)) return fail('NOT_FOUND');
  const key = pictureKey(wanted, picture);
  const kept = await from.storage.stat(key);
  if (!kept && !(await drawPage(from, wanted))) return fail('NOT_FOUND');
  return { key };
}

const drawing = new Map<string, Promise<boolean>>();

/** False: it cannot be drawn. Whoever asks meanwhile waits for the same drawing. */
export function drawPage(from: Drawing, wanted: WantedPage): Promise<boolean> {
  const key = pictureKey(wanted, 'page');
  const begun = drawing.get(key);
  if (begun) return begun;
  const drawn = draw(from, wanted).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function draw({ storage, files }: Drawing, wanted: WantedPage): Promise<boolean> {
  const { file, page, mark } = wanted;
  const drawn = await inPrivateFolder(async (folder) => {
    const { path } = await copyHashed(await openReadable(storage, file), join(folder, 'document'));
    const text = mark && { watermark: mark.text };
    return files.renderPage(path, { page, width: WIDTHS.page, ...text });
  });
  if ('refusal' in drawn) return false;
  const thumb = sharp(drawn.webp).resize({ width: WIDTHS.thumb, withoutEnlargement: true });
  const pictures = { page: drawn.webp, thumb: await thumb.webp().toBuffer() };
  for (const picture of PAGE_PICTURES)
    await storage.put(pictureKey(wanted, picture), Readable.from([pictures[picture]]));
  return true;
}
