// The letters that papers are printed with, from packages rather than from the machine: the same paper
// breaks its lines at the same words everywhere. A face stands for the one that a paper names, as wide.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Face = { folder: string; name: string; as_wide?: string };

const folderOf = (manifest: string): string =>
  dirname(fileURLToPath(import.meta.resolve(manifest)));
const fontsource = (name: string, asWide?: string): Face => ({
  folder: join(folderOf(`@fontsource/${name}/package.json`), 'files'),
  name: `${name}-latin`,
  ...(asWide && { as_wide: asWide }),
});
const dejavu = (name: string): Face => ({
  folder: join(folderOf('dejavu-fonts-ttf/package.json'), 'ttf'),
  name: `DejaVu${name}`,
});

const FACES: Record<string, Face> = {
  'Nimbus Sans': fontsource('arimo'),
  'Nimbus Sans Narrow': fontsource('archivo-narrow'),
  'Nimbus Roman': fontsource('tinos'),
  'Nimbus Mono PS': fontsource('cousine'),
  'URW Gothic': fontsource('questrial'),
  'URW Bookman': fontsource('gelasio', '112%'),
  P052: fontsource('gelasio', '98%'),
  C059: fontsource('gelasio', '105%'),
  Z003: fontsource('gelasio'),
  Carlito: fontsource('carlito'),
  'DejaVu Sans': dejavu('Sans'),
  'DejaVu Sans Condensed': dejavu('SansCondensed'),
  'DejaVu Sans Mono': dejavu('SansMono'),
  'DejaVu Serif': dejavu('Serif'),
  'DejaVu Serif Condensed': dejavu('SerifCondensed'),
};
/** How each package names its files. */
const STYLES: readonly [style: string, endings: readonly string[]][] = [
  ['font-weight: 400; font-style: normal', ['-400-normal.woff2', '.ttf']],
  ['font-weight: 700; font-style: normal', ['-700-normal.woff2', '-Bold.ttf']],
  ['font-weight: 400; font-style: italic', ['-400-italic.woff2', '-Oblique.ttf', '-Italic.ttf']],
  [
    'font-weight: 700; font-style: italic',
    ['-700-italic.woff2', '-BoldOblique.ttf', '-BoldItalic.ttf'],
  ],
];

const ruleOf = (family: string, style: string, file: string, asWide = '100%'): string =>
  `@font-face { font-family: '${family}'; ${style}; size-adjust: ${asWide}; src: url(data:font/${extname(file).slice(1)};base64,${readFileSync(file).toString('base64')}) }`;

/** Ticked boxes, arrows and the like come from DejaVu, which is first: a later rule of the same style is asked before. */
function rulesOf(family: string, { folder, name, as_wide }: Face): string {
  const signs = join(FACES['DejaVu Sans']?.folder ?? '', 'DejaVuSans.ttf');
  return STYLES.flatMap(([style, endings]) => {
    const file = endings.map((end) => join(folder, name + end)).find((path) => existsSync(path));
    return file ? [ruleOf(family, style, signs), ruleOf(family, style, file, as_wide)] : [];
  }).join('\n');
}

const written = new Map<string, string>();

/** The faces that this HTML names, as `@font-face` rules. */
export const lettersOf = (html: string): string =>
  Object.entries(FACES)
    .filter(([family]) => html.includes(`'${family}'`))
    .map(([family, face]) => {
      const rules = written.get(family) ?? rulesOf(family, face);
      written.set(family, rules);
      return rules;
    })
    .join('\n');

/** Faces of other machines, and ours that are as wide. */
const AS_WIDE: Record<string, string> = {
  Arial: 'Nimbus Sans',
  Helvetica: 'Nimbus Sans',
  'Times New Roman': 'Nimbus Roman',
  Times: 'Nimbus Roman',
  Georgia: 'C059',
  'Courier New': 'Nimbus Mono PS',
  Courier: 'Nimbus Mono PS',
  Calibri: 'Carlito',
  Verdana: 'DejaVu Sans',
};

/** For papers of authors who name the faces of their own machine. */
export const namedLetters = (html: string): string =>
  Object.entries(AS_WIDE)
    .filter(([family]) => html.includes(family))
    .map(([family, ours]) => {
      const face = FACES[ours];
      return face ? rulesOf(family, face) : '';
    })
    .join('\n');
