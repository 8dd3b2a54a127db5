// A typst template and its data become a PDF. Quick (a few milliseconds) but synchronous: long
// batches belong in the worker.
import { join } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
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
  // Such a text is never left to typst's own search of fonts, which crashes on some.
  const isEitherWay = isFromTheRight(JSON.stringify(clean));
  const pdf = isEitherWay ? null : set(ownFonts(), template, clean, written_at, form);
  if (pdf) return pdf;
  const fallback = new Fallback();
  const turned = withTexts(clean, (text) => fallback.printed(text));
  const least =
    set(allFonts(), fallback.template(template, isEitherWay), turned, written_at, form) ??
    set(ownFonts(), template, withTexts(clean, bare), written_at, form);
  if (!least) throw new Error('the template itself holds letters that no font has');
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
function set(
  compiler: NodeCompiler,
  template: string,
  data: unknown,
  written_at: Date,
  { standard, attached }: PdfForm,
): Uint8Array | null {
  const inputs = { data: JSON.stringify(data), ...(attached !== undefined && { attached }) };
  const source = { mainFileContent: template, inputs };
  const compiled = compiler.compile(source);
  const failure = compiled.takeError();
  if (failure) {
    const said = JSON.stringify(compiler.fetchDiagnostics(failure));
    if (said.includes(TOO_MANY)) return null;
    throw new Error(`the template does not compile: ${said}`);
  }
  const document = compiled.result;
  if (!document) throw new Error('the template gave no document');
  try {
    return compiler.pdf(document, {
      pdfStandard: standard,
      creationTimestamp: Math.floor(written_at.getTime() / 1000),
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes(LACKING)) return null;
    throw error;
  } finally {
    compiler.evictCache(KEPT);
  }
}

/** What typst says of a rule that matched five hundred times. */
const TOO_MANY = 'maximum grouping depth exceeded';
/** What typst says of a letter without a glyph, which PDF/A does not allow. */
const LACKING = 'could not be displayed with';
