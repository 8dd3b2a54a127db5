// The same templates as typeset.ts, as a tagged PDF/A-3a: by the typst of the web, which writes tags
// where the one that runs natively does not yet. It takes a second to start, and keeps some memory of every
// paper: it belongs in a process that prints one and ends (printed-apart.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

import { archived } from './archive-standard.ts';
import { folderOf } from './fallback-fonts.ts';
import { cleanTexts, isOurs, settledOrThrow, type TextOf, typeset } from './typeset.ts';

const MAIN = '/main.typ';
/** How the compiler calls what it is asked for. */
const [PAGES, PDF, WHOLE_DIAGNOSTICS] = [0, 1, 3];

const google = (family: string, styles: readonly string[]): string[] =>
  styles.map((style) =>
    join(folderOf(`@expo-google-fonts/${family.toLowerCase()}`), `${style}/${family}_${style}.ttf`),
  );
const FONTS = [
  ...google('Figtree', ['400Regular', '500Medium', '600SemiBold']),
  ...google('Spectral', ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold']),
  join(folderOf('dejavu-fonts-ttf'), 'ttf/DejaVuSansMono.ttf'),
];

const program = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
initSync({ module: readFileSync(program) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const path of FONTS) await builder.add_raw_font(readFileSync(path));
const compiler = await builder.build();

/**
 * As `typeset`: the same inputs make the same bytes, and every text prints. One that needs letters of
 * other fonts is left to it, and makes a PDF/A-3b without tags.
 */
export function typesetTagged(
  template: string,
  data: unknown,
  written_at: Date,
  textOf?: TextOf,
): Uint8Array {
  const clean = JSON.stringify(cleanTexts(data, textOf));
  if (!isOurs(clean)) return typeset(template, data, written_at, textOf, { standard: 'a-3b' });
  compiler.add_source(MAIN, template);
  const world = compiler.snapshot(null, MAIN, [['data', clean]]);
  try {
    const { hasError, diagnostics }: { hasError: boolean; diagnostics: unknown } = world.compile(
      PAGES,
      WHOLE_DIAGNOSTICS,
    );
    if (hasError) throw new Error(`the template does not compile: ${JSON.stringify(diagnostics)}`);
    settledOrThrow(diagnostics);
    const { result }: { result: Uint8Array } = world.get_artifact(PDF, WHOLE_DIAGNOSTICS);
    return archived(result);
  } finally {
    world.free();
    compiler.reset();
  }
}
