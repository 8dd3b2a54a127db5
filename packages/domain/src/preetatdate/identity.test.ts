import { expect, it } from 'vitest';

import { ACCOUNT, CALL, fieldOf, inputOf, MINUTES, paperWith } from './made-up-sale.ts';

it('the building has the name that papers of two kinds give it', () => {
  const [call, minutes] = [
    paperWith(CALL, { building: 'RESIDENCE LES TILLEULS' }),
    paperWith(MINUTES, { building: 'Résidence Les Tilleuls' }),
  ];
  expect(fieldOf([call, minutes], 'IMMEUBLE')?.value).toBe(
    'Résidence Les Tilleuls, 12 rue du Test, 69003 Lyon',
  );
  expect(fieldOf([call, MINUTES], 'IMMEUBLE')?.value).toBe('12 rue du Test, 69003 Lyon');
  const other = paperWith(ACCOUNT, { building: 'Les Érables' });
  const others = [other, paperWith(minutes, { building: 'Les Érables' })];
  expect(fieldOf([call, minutes, ...others], 'IMMEUBLE')?.value).toBe('12 rue du Test, 69003 Lyon');
});

it('the building has its postal address, and its name as the papers write it', () => {
  const { dossier } = inputOf([]);
  const main_address = '12 Rue du Test 69003 Lyon. 69, Rhône, Auvergne-Rhône-Alpes';
  const papers = [CALL, MINUTES].map((one) => paperWith(one, { building: 'Villa Mercœur' }));
  expect(fieldOf(papers, 'IMMEUBLE', { dossier: { ...dossier, main_address } })?.value).toBe(
    'Villa Mercœur, 12 rue du Test, 69003 Lyon',
  );
});
