// A typst template and its data become a PDF, or a drawing for the screen. Quick (a few milliseconds) but synchronous: long
// batches belong in the worker.
import { join } from 'node:path';

import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { printed } from '@quitus/domain/text/printable';

import { bare, Fallback, FALLBACKS, folderOf } from './fallback-fonts.ts';
import { isFromTheRight } from './right-to-left.ts';

/** Spectral and Figtree, those of the site. */
const FONTS = ['@expo-google-fonts/figtree', '@expo-google-fonts/spectral'];

const compilerWith = (paths: readonly string[]): NodeCompiler =>
  NodeCompiler.create({
    workspace: join(import.meta.dirname, '..'),
    fontArgs: [{ fontPaths: [...FONTS.map(folderOf), ...paths] }],
  });

// Kept for good: typst does not give back what a compiler took. It opens a font at its first letter.
let own: NodeCompiler | undefined;
const ownFonts = (): NodeCompiler => (own ??= compilerWith([]));
let all: NodeCompiler | undefined;
const allFonts = (): NodeCompiler => (all ??= compilerWith(FALLBACKS.map(({ path }) => path)));

/** What is set in the place of a text. */
export type TextOf = (text: string) => string;

/** What the file is to be: fit for keeping, and from PDF/A-3 on with another file inside it. */
export type PdfForm = {
  standard: 'a-2b' | 'a-3b';
  /** Read by the template with `bytes(sys.inputs.attached)`, letter for letter. */
  attached?: string;
};

/** Compilations after which the compiler forgets what it kept. */
const KEPT = 10;

/**
 * `template` reads its data with `json(bytes(sys.inputs.data))` and must set the document's date:
 * PDF/A asks for it. The same template, data and date make the same bytes. Whatever characters the
 * data holds, they print: in other fonts where ours lack them, else as replacement characters.
 */
export function typeset(
  template: string,
  data: unknown,
  written_at: Date,
  textOf: TextOf = (text) => text,
  form: PdfForm = { standard: 'a-2b' },
): Uint8Array {
  const clean = cleanTexts(data, textOf);
  const write = (compiler: NodeCompiler, document: NodeTypstDocument) =>
    pdfOf(compiler, document, written_at, form);
  return settled(template, clean, { write, attached: form.attached, is_ours: true });
}

/** The same paper as one drawing of all its pages: typst does not say there which letters it lacks. */
export function typesetDrawing(template: string, data: unknown, textOf?: TextOf): string {
  const clean = cleanTexts(data, textOf);
  const write = (compiler: NodeCompiler, document: NodeTypstDocument) =>
    compiler.plainSvg(document);
  return settled(template, clean, { write, is_ours: isOurs(JSON.stringify(clean)) });
}

/** Seen by nobody, but a letter that a font may lack. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Whether our own fonts have all of a text. */
export const isOurs = (text: string): boolean => !UNSEEN.test(text) && bare(text) === text;

type Written<T> = {
  /** Null: the fonts lack some of the letters. */
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => T | null;
  attached?: string | undefined;
  /** Whether our own fonts are worth a try. */
  is_ours: boolean;
};

function settled<T>(template: string, clean: unknown, { is_ours, ...how }: Written<T>): T {
  // Such a text is never left to typst's own search of fonts, which crashes on some.
  const isEitherWay = isFromTheRight(JSON.stringify(clean));
  const first = isEitherWay || !is_ours ? null : set(ownFonts(), template, clean, how);
  if (first !== null) return first;
  const fallback = new Fallback();
  const turned = withTexts(clean, (text) => fallback.printed(text));
  const least =
    set(allFonts(), fallback.template(template, isEitherWay), turned, how) ??
    set(ownFonts(), template, withTexts(clean, bare), how);
  if (least === null) throw new Error('the template itself holds letters that no font has');
  return least;
}

/** The data with only what can be printed in its texts. */
export const cleanTexts = (data: unknown, textOf: TextOf = (text) => text): unknown =>
  withTexts(data, (text) => textOf(printed(text)));

const withTexts = (data: unknown, change: TextOf): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

/** Null: the fonts lack some of the letters, or one paragraph has hundreds of runs of them. */
function set<T>(
  compiler: NodeCompiler,
  template: string,
  data: unknown,
  { write, attached }: Omit<Written<T>, 'is_ours'>,
): T | null {
  const inputs = { data: JSON.stringify(data), ...(attached !== undefined && { attached }) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const failure = compiled.takeError();
  if (failure) {
    const said = JSON.stringify(compiler.fetchDiagnostics(failure));
    if (said.includes(TOO_MANY)) return null;
    throw new Error(`the template does not compile: ${said}`);
  }
  const document = compiled.result;
  const doubt = compiled.takeWarnings();
  if (doubt) settledOrThrow(compiler.fetchDiagnostics(doubt));
  if (!document) throw new Error('the template gave no document');
  try {
    return write(compiler, document);
  } finally {
    compiler.evictCache(KEPT);
  }
}

/** A paper whose pages typst could not settle has wrong page numbers: better none. */
export function settledOrThrow(warnings: unknown): void {
  const said = JSON.stringify(warnings) ?? '';
  if (said.includes(UNSETTLED)) throw new Error(`the template does not settle: ${said}`);
}

function pdfOf(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  written_at: Date,
  { standard }: PdfForm,
): Uint8Array | null {
  try {
    return compiler.pdf(document, {
      pdfStandard: standard,
      creationTimestamp: Math.floor(written_at.getTime() / 1000),
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes(LACKING)) return null;
    throw error;
  }
}

/** What typst says of a rule that matched five hundred times. */
const TOO_MANY = 'maximum grouping depth exceeded';
/** What typst says of pages that go on changing. */
const UNSETTLED = 'did not converge';
/** What typst says of a letter without a glyph, which PDF/A does not allow. */
const LACKING = 'could not be displayed with';
