import { expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { withoutLeaders } from './leaders.ts';

const textOf = (text: string) =>
  withoutLeaders(typedPage(text))
    .words.map((word) => word.text)
    .join(' ');

it('dots that lead to a value are left out, and a line to write on is kept', () => {
  expect(textOf('POLICE ............ IM-26-0093317')).toBe('POLICE IM-26-0093317');
  expect(textOf('Signature ............')).toBe('Signature ............');
  expect(textOf('Fait à ... le 3 mars')).toBe('Fait à ... le 3 mars');
});
