// How every mail looks, by day and by night. The day stands on each element, for readers that drop style
// sheets; the night is in the sheet, under the same names.
import { html, Html } from '../../html.ts';

export const COLOURS = {
  page: { paints: 'background-color', day: '#ecebe5', night: '#0f141e' },
  card: { paints: 'background-color', day: '#ffffff', night: '#171e2b' },
  line: { paints: 'background-color', day: '#dedcd3', night: '#2b3547' },
  button: { paints: 'background-color', day: '#1d3b84', night: '#b9c9f4' },
  label: { paints: 'color', day: '#ffffff', night: '#0f141e' },
  ink: { paints: 'color', day: '#161d2f', night: '#efece4' },
  faint: { paints: 'color', day: '#434b5f', night: '#bcc2ce' },
  link: { paints: 'color', day: '#1d3b84', night: '#b9c9f4' },
  tick: { paints: 'color', day: '#1b6747', night: '#7fd3a6' },
} as const;

export type Colour = keyof typeof COLOURS;

export const SERIF = "Spectral, Georgia, 'Times New Roman', serif";
export const SANS = 'Figtree, Arial, Helvetica, sans-serif';

/** The two attributes of a tag that is painted. */
export const look = (colour: Colour, style: string, ...names: string[]): Html =>
  html`class="${[colour, ...names].join(' ')}"
  style="${COLOURS[colour].paints}:${COLOURS[colour].day};${style}"`;

const night = (within: string, paints?: string): string =>
  Object.entries(COLOURS)
    .filter(([, colour]) => paints === undefined || colour.paints === paints)
    .map(([name, colour]) => `${within}.${name}{${colour.paints}:${colour.night} !important}`)
    .join('');

export const SHEET = new Html(
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.frame{padding:16px 8px !important}.sheet{padding:28px 20px !important}.title{font-size:28px !important;line-height:35px !important}}',
    `@media (prefers-color-scheme:dark){${night('')}}`,
    // Outlook on the web has a night of its own, and says so by these attributes.
    night('[data-ogsc] ', 'color'),
    night('[data-ogsb] ', 'background-color'),
  ].join(''),
);

/** The mark in letters and borders: there is no picture to load, block or invert. */
export const mark = (): Html =>
  html`<span
      aria-hidden="true"
      ${look(
        'ink',
        `display:inline-block;vertical-align:middle;width:20px;height:20px;border:3px solid;border-right-color:transparent;border-radius:50%;font:700 25px/17px Arial,sans-serif;text-align:left;text-indent:3px;white-space:nowrap`,
      )}
      ><span ${look('tick', 'display:inline-block')}>✓</span></span
    ><span
      ${look(
        'ink',
        `display:inline-block;vertical-align:middle;padding-left:12px;font:500 27px/32px ${SERIF};letter-spacing:-0.5px`,
      )}
      >Quitus</span
    >`;

/** On white by day and by night: a logo may be dark ink on nothing. Without pictures, a name. */
export const logo = (url: string, name: string): Html =>
  html`<img
    src="${url}"
    alt="${name}"
    height="60"
    style="display:block;width:auto;height:auto;max-width:100%;max-height:60px;padding:8px;border-radius:8px;background-color:#ffffff;color:${COLOURS.ink.day};font:500 20px/28px ${SERIF}"
  />`;
