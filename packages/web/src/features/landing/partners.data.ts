/*
 * Put here the real partners, each with their written agreement. Those marked `sample` are nobody's: they are
 * shown as examples, and left out in production.
 */

/** Drawn in a square of 24, with a stroke. */
export const PARTNER_MARKS = {
  arch: 'M4 21V11a8 8 0 0 1 16 0v10M9 21v-9a3 3 0 0 1 6 0v9M2 21h20',
  roof: 'M2 12 12 4l10 8M5 10v11h14V10M10 21v-6h4v6',
  columns: 'M3 9 12 4l9 5zM5 9v9m4.7-9v9m4.6-9v9M19 9v9M3 21h18M4 18h16',
  key: 'M14 8.5a4.5 4.5 0 1 0-4 4.5l2 2h2.5v2.5H17V20h4v-3.5l-7.2-6.9',
  window: 'M4 3h16v18H4zM12 3v18M4 9h16M4 15h16',
  stairs: 'M3 21v-4.5h4.5V12H12V7.5h4.5V3H21v18z',
} as const;

export type PartnerMark = keyof typeof PARTNER_MARKS;

interface Partner {
  name: string;
  /** No such agency. */
  sample?: true;
  mark: PartnerMark;
  /** The lettering of the placeholder, so that the rows do not look like a list. */
  face: 'plain' | 'bold' | 'serif' | 'spaced' | 'spaced-serif';
}

export const PARTNER_ROWS: readonly (readonly Partner[])[] = [
  [
    { sample: true, name: 'Agence partenaire 01', mark: 'arch', face: 'bold' },
    { sample: true, name: 'AGENCE 02', mark: 'columns', face: 'spaced-serif' },
    { sample: true, name: 'agence·03', mark: 'roof', face: 'plain' },
    { sample: true, name: 'Réseau 04', mark: 'key', face: 'serif' },
    { sample: true, name: 'ÉTUDE 05', mark: 'window', face: 'spaced' },
    { sample: true, name: 'Agence 06', mark: 'stairs', face: 'serif' },
  ],
  [
    { sample: true, name: 'Cabinet 07', mark: 'roof', face: 'bold' },
    { sample: true, name: 'AGENCE 08', mark: 'window', face: 'spaced-serif' },
    { sample: true, name: 'Agence partenaire 09', mark: 'key', face: 'plain' },
    { sample: true, name: 'ÉTUDE 10', mark: 'columns', face: 'spaced' },
    { sample: true, name: 'Réseau 11', mark: 'stairs', face: 'serif' },
    { sample: true, name: 'agence·12', mark: 'arch', face: 'plain' },
  ],
];
