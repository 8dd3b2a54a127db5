// A typst template and its data become a PDF. Quick (a few milliseconds) but synchronous: long
// batches belong in the worker.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Spectral and Figtree, those of the site. */
const FONTS = ['@expo-google-fonts/figtree', '@expo-google-fonts/spectral'];

let made: NodeCompiler | undefined;
const compiler = (): NodeCompiler =>
  (made ??= NodeCompiler.create({
    workspace: join(import.meta.dirname, '..'),
    fontArgs: [{ fontPaths: FONTS.map(folderOf) }],
  }));

/** Compilations after which the compiler forgets what it kept. */
const KEPT = 10;

/**
 * `template` reads its data with `json(bytes(sys.inputs.data))` and must set the document's date:
 * PDF/A asks for it. The same template, data and date make the same bytes.
 */
export function typeset(template: string, data: unknown, written_at: Date): Uint8Array {
  const source = { mainFileContent: template, inputs: { data: JSON.stringify(data) } };
  const compiled = compiler().compile(source);
  const failure = compiled.takeError();
  if (failure) {
    const said = compiler().fetchDiagnostics(failure);
    throw new Error(`the template does not compile: ${JSON.stringify(said)}`);
  }
  const document = compiled.result;
  if (!document) throw new Error('the template gave no document');
  const pdf = compiler().pdf(document, {
    pdfStandard: 'a-2b',
    creationTimestamp: Math.floor(written_at.getTime() / 1000),
  });
  compiler().evictCache(KEPT);
  return pdf;
}
