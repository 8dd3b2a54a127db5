// A PDF written to the disk object by object: however many pages, only one is ever held.
import { closeSync, openSync, writeSync } from 'node:fs';

import {
  PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
const OWNER_ONLY = 0o600;

export class PdfWriter {
  /** Makes objects; what it makes is only in the file once it is written. */
  readonly context = PDFContext.create();
  readonly #file: number;
  readonly #pages: PDFRef[] = [];
  readonly #offsets: (number | undefined)[] = [];
  readonly #tree = this.reserve();
  #length = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'wx', OWNER_ONLY);
    this.#append(HEADER);
  }

  get pages(): readonly PDFRef[] {
    return this.#pages;
  }

  /** A number for an object that others name before it is written. */
  reserve(): PDFRef {
    return this.context.nextRef();
  }

  write(ref: PDFRef, object: PDFObject): PDFRef {
    this.#offsets[ref.objectNumber] = this.#length;
    const body = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    this.#append(Buffer.from(`${ref.objectNumber} 0 obj\n`));
    this.#append(body);
    this.#append(Buffer.from('\nendobj\n'));
    return ref;
  }

  add(object: PDFObject): PDFRef {
    return this.write(this.reserve(), object);
  }

  addPage(page: PDFDict): PDFRef {
    page.set(PDFName.of('Type'), PDFName.of('Page'));
    page.set(PDFName.of('Parent'), this.#tree);
    const ref = this.add(page);
    this.#pages.push(ref);
    return ref;
  }

  /** `catalog`: what it says besides its pages. */
  finish(catalog: PDFDict, info: { title?: string } = {}): void {
    const { context } = this;
    const count = this.#pages.length;
    this.write(this.#tree, context.obj({ Type: 'Pages', Count: count, Kids: [...this.#pages] }));
    catalog.set(PDFName.of('Type'), PDFName.of('Catalog'));
    catalog.set(PDFName.of('Pages'), this.#tree);
    const root = this.add(catalog);
    const about = this.add(
      context.obj({
        Producer: PDFString.of('Quitus'),
        ...(info.title === undefined ? {} : { Title: PDFHexString.fromText(info.title) }),
      }),
    );
    this.#end(context.obj({ Size: this.#offsets.length, Root: root, Info: about }));
    closeSync(this.#file);
  }

  #end(trailer: PDFDict): void {
    const start = this.#length;
    const rows = Array.from(this.#offsets, (offset) =>
      offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`,
    );
    const table = `xref\n0 ${rows.length}\n${rows.join('')}`;
    this.#append(
      Buffer.from(`${table}trailer\n${trailer.toString()}\nstartxref\n${start}\n%%EOF\n`),
    );
  }

  #append(bytes: Buffer): void {
    for (let done = 0; done < bytes.length;) {
      done += writeSync(this.#file, bytes, done);
    }
    this.#length += bytes.length;
  }
}
