import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Ordinals } from './Ordinals.tsx';

afterEach(cleanup);

it.each([
  [
    'Valable du 1er mai au 4e trimestre.',
    'Valable du 1<sup>er</sup> mai au 4<sup>e</sup> trimestre.',
  ],
  ['1re page', '1<sup>re</sup> page'],
  ['Rien à élever, lot 12 et 5ème étage', 'Rien à élever, lot 12 et 5ème étage'],
  ['', ''],
])('raises the letters of « %s »', (words, html) => {
  const { container } = render(<Ordinals>{words}</Ordinals>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(words);
});
