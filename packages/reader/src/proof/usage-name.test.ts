import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { usageNames } from './usage-name.ts';

const namesOn = (text: string) => usageNames([setPage(text)]).map(({ value }) => value);

it.each([
  ['under its label', '  NOM\n  VILADOMAT\n  Nom d’usage\n  ép. SERRAT\n', ['SERRAT']],
  ['beside it', '  Nom d’usage : DE LA TOUR\n', ['DE LA TOUR']],
  ['beside another column', '  Nom d’usage          Sexe\n  SERRAT               F\n', ['SERRAT']],
])('the name somebody goes by, %s', (_, text, names) => expect(namesOn(text)).toEqual(names));

it.each([
  ['nothing stands under it', '  NOM\n  VILADOMAT\n  Nom d’usage\n'],
  ['another label does', '  Nom d’usage\n  Taille\n  1,62 m\n'],
  ['there is no label', '  NOM\n  VILADOMAT\n'],
])('nobody goes by another where %s', (_, text) => expect(namesOn(text)).toEqual([]));
