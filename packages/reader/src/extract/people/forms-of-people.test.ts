// Births extracted in several languages, accounts beside another field.
import { expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

it('an extract in several languages has days of three numbers', async () => {
  const found = await factValues(
    typstTable({
      columns: '(1fr, 4fr, 4fr)',
      rows: [
        ['4', 'Date et lieu de naissance', '07 03 1984 ESSAIVILLE'],
        ['5', 'Nom', 'MODÈLE'],
        ['6', 'Prénoms', 'Luc Paul'],
        ['11', 'Date de délivrance, signature, sceau', '14 09 2026'],
      ],
    }),
    'ACT_NAISSANCE',
    null,
  );
  expect(found).toMatchObject({
    born_on: '1984-03-07',
    born_at: 'ESSAIVILLE',
    delivered_on: '2026-09-14',
  });
});

it('a child that is born in this town is named after it', async () => {
  const found = await factValues(
    'Le deux mars mil neuf cent soixante-dix est né en la maternité de cette ville Luc Paul, du sexe masculin, de Jean MODÈLE, et de Anne ESSAI, son épouse.',
    'ACT_NAISSANCE',
    null,
  );
  expect(found).toMatchObject({ first_names: 'Luc Paul', last_name: 'MODÈLE' });
});

it('a label in capitals is not cut at its last word', async () => {
  const found = await factValues(
    'INTITULE DU COMPTE : MLLE MODELE ANNE #h(1cm) DOMICILIATION : ESSAIVILLE',
    'RIB',
    null,
  );
  expect(found).toMatchObject({ holder: 'MLLE MODELE ANNE' });
});
