// Pages of one PDF written into another, with what they are drawn from and nothing else.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

import { sayAlive } from './child-answer.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** What draws a page. Annotations, actions and private data of other programs have other names. */
const PAGE_KEYS = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'];

/** Never part of a drawing: whoever refers to one of these hides something. */
const FORBIDDEN_TYPES = ['Action', 'Annot', 'Catalog', 'EmbeddedFile', 'Filespec', 'Page', 'Pages'];
const FORBIDDEN_ACTIONS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR'];

/** What other programs hang on a drawing; in a stream no resource can have such a name. */
const HUNG_KEYS = ['AF', 'Length', 'Metadata', 'OPI', 'PieceInfo', 'StructParent', 'StructParents'];

const names = (list: readonly string[]) => new Set<unknown>(list.map((name) => PDFName.of(name)));
const types = names(FORBIDDEN_TYPES);
const actions = names(FORBIDDEN_ACTIONS);
const hung = names(HUNG_KEYS);
const [TYPE, ACTION] = [PDFName.of('Type'), PDFName.of('S')];

/** `wanted`: pages from 1. */
export function copyPages(
  source: PDFDocument,
  writer: PdfWriter,
  wanted: (page: number) => boolean,
): PDFRef[] {
  const copied = new Map<PDFRef, PDFRef>();
  const waiting: PDFRef[] = [];

  const copy = (object: PDFObject): PDFObject => {
    if (object instanceof PDFRef) return copyOf(object);
    if (object instanceof PDFArray) return writer.context.obj(object.asArray().map(copy));
    if (object instanceof PDFDict)
      return isForbidden(object) ? PDFNull : copyEntries(object.entries());
    if (object instanceof PDFRawStream) {
      if (isForbidden(object.dict)) return PDFNull;
      const kept = object.dict.entries().filter(([key]) => !hung.has(key));
      return PDFRawStream.of(copyEntries(kept), object.contents);
    }
    return object;
  };
  const copyOf = (ref: PDFRef): PDFRef => {
    const known = copied.get(ref);
    if (known) return known;
    const reserved = writer.reserve();
    copied.set(ref, reserved);
    waiting.push(ref);
    return reserved;
  };
  const copyEntries = (entries: readonly [PDFName, PDFObject][]): PDFDict => {
    const made = PDFDict.withContext(writer.context);
    for (const [key, value] of entries) made.set(key, copy(value));
    return made;
  };
  const writeWaiting = () => {
    for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
      writer.write(copyOf(ref), copy(source.context.lookup(ref) ?? PDFNull));
    }
  };

  const pages = source.getPages().filter((_, index) => wanted(index + 1));
  return pages.map(({ node }) => {
    const page = PDFDict.withContext(writer.context);
    for (const name of PAGE_KEYS) {
      const value = node.get(PDFName.of(name));
      if (value) page.set(PDFName.of(name), copy(value));
    }
    const ref = writer.addPage(page);
    writeWaiting();
    sayAlive();
    return ref;
  });
}

const isForbidden = (dict: PDFDict): boolean =>
  types.has(dict.get(TYPE)) || actions.has(dict.get(ACTION));
