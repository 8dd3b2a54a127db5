import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { pageLabel } from './page-label.ts';
import { pageText } from './page-text.ts';

const labelOf = (text: string) => pageLabel(pageText(typedPage(text)));

describe('the place of a page', () => {
  it.each([
    ['Dossier 24-118   Page 8 / 11', { number: 8, of: 11 }],
    ['Rapport\nPage 2 sur 5\nSuite', { number: 2, of: 5 }],
    ['Appel de fonds\n- 1/2 -', { number: 1, of: 2 }],
    ['Ravalement, appel\n4/4\nTotal   368,00', null],
    ['Page 12 / 3', null],
    ['Le lot 12 et les 345/10000', null],
  ])('« %s »', (text, label) => expect(labelOf(text)).toEqual(label));
});
