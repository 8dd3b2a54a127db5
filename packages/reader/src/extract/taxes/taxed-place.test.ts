import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPage } from '../../../test/typed-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { taxedPlaces } from './taxed-place.ts';

it.each([
  ['NANCY — 9 RUE DES QUATRE-TILLEULS — propriétés bâties', ['9 RUE DES QUATRE-TILLEULS, NANCY']],
  [
    'Département 68 – commune 224 MULHOUSE – propriété : 23 RUE DES GRAVEURS',
    ['23 RUE DES GRAVEURS, MULHOUSE'],
  ],
  ['Propriétés bâties   Commune   Intercommunalité', []],
  ['9 RUE DES VIGNES — 3 RUE HAUTE — NANCY — propriétés bâties', []],
])('what is taxed: « %s »', (text, places) => {
  expect(taxedPlaces(sheetOf(typedPage(text))).map(({ value }) => value)).toEqual(places);
});

it.each([
  [
    'Adresse du bien : 5 RUE DU BAC, 59000 LILLE – bât. A, niv. 04, lot 14',
    '5 RUE DU BAC, 59000 LILLE',
  ],
  [
    'Propriété : 5 RUE DU BAC – 59000 LILLE – invariant 037 0211846 K',
    '5 RUE DU BAC – 59000 LILLE',
  ],
  [
    'Adresse du bien : 5 RUE DU BAC Bât. B, 3e étage, cave, 59000 LILLE',
    '5 RUE DU BAC, 59000 LILLE',
  ],
  ['Adresse du bien : 5 RUE DU BAC – 2 locaux', '5 RUE DU BAC'],
])('is where it is, and none of what it is: %s', (line, address) => {
  const facts = typedFacts(`AVIS D'IMPÔT 2026\nTAXES FONCIÈRES\n${line}`, 'TAX_FONCIERE');
  expect(facts['property_address']).toBe(address);
});

it.each([
  ['ROUX PAUL JEAN ; BLANC ANNE MARIE (propriétaires)', 'M ROUX PAUL OU MME ROUX ANNE'],
  ['BLANC ANNE MARIE, propriétaire, usage ROUX', 'M ROUX PAUL OU MME ROUX ANNE'],
  ['BLANC ANNE MARIE', 'BLANC ANNE MARIE'],
])('is sent to all of its debtors: %s', (debtors, owner) => {
  const facts = typedFacts(
    `AVIS D'IMPÔT 2026
TAXES FONCIÈRES
Débiteurs légaux : ${debtors}

                                        M ROUX PAUL OU MME ROUX ANNE
                                        5 RUE DU BAC
                                        59000 LILLE`,
    'TAX_FONCIERE',
  );
  expect(facts['owner']).toBe(owner);
});

it('tells a number of five parts by its label alone', () => {
  const facts = typedFacts(
    `AVIS D'IMPÔT 2026
TAXES FONCIÈRES
Numéro fiscal : 14 87 2206518 33
Référence de l'avis : 26 87 0419927 08`,
    'TAX_FONCIERE',
  );
  expect(facts['tax_number']).toBe('1487220651833');
});
