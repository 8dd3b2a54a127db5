// The letters that papers are printed with, from packages rather than from the machine: the same paper
// breaks its lines at the same words everywhere. A face stands for the one that a paper names, as wide.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Face = { folder: string; version: string; name: string; as_wide?: string };

function fromPackage(name: string, files: string): { folder: string; version: string } {
  const manifest = fileURLToPath(import.meta.resolve(`${name}/package.json`));
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { folder: join(dirname(manifest), files), version };
}
const fontsource = (name: string, asWide?: string): Face => ({
  ...fromPackage(`@fontsource/${name}`, 'files'),
  name: `${name}-latin`,
  ...(asWide && { as_wide: asWide }),
});
const dejavu = (name: string): Face => ({
  ...fromPackage('dejavu-fonts-ttf', 'ttf'),
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

/**
 * Asked for only by papers that use the face: a rule that carries its file would cost every paper megabytes.
 * The version is in the address, so that another version of a face is another paper.
 */
const LETTERS = 'http://letters.test';
export const LETTERS_ASKED = `${LETTERS}/**`;
const fileAt = new Map<string, string>();

function addressOf(file: string, version: string): string {
  const address = `${LETTERS}/${version}/${basename(file)}`;
  fileAt.set(address, file);
  return address;
}

/** The file of a face that a sheet asks for. */
export function letterFile(address: string): string {
  const file = fileAt.get(address);
  if (!file) throw new Error(`no face at ${address}`);
  return file;
}

const ruleOf = (family: string, style: string, address: string, asWide = '100%'): string =>
  `@font-face { font-family: '${family}'; ${style}; size-adjust: ${asWide}; src: url(${address}) }`;

/** Ticked boxes, arrows and the like come from DejaVu, which is first: a later rule of the same style is asked before. */
function rulesOf(family: string, { folder, version, name, as_wide }: Face): string {
  const signs = dejavu('Sans');
  const signsAt = addressOf(join(signs.folder, `${signs.name}.ttf`), signs.version);
  return STYLES.flatMap(([style, endings]) => {
    const file = endings.map((end) => join(folder, name + end)).find((path) => existsSync(path));
    if (!file) return [];
    return [
      ruleOf(family, style, signsAt),
      ruleOf(family, style, addressOf(file, version), as_wide),
    ];
  }).join('\n');
}

/** The faces that this HTML names, as `@font-face` rules. */
export const lettersOf = (html: string): string =>
  Object.entries(FACES)
    .filter(([family]) => html.includes(`'${family}'`))
    .map(([family, face]) => rulesOf(family, face))
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
