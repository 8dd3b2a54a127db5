// The number of an owner's account where offices set it otherwise: in brackets after a name, before one under
// its head, letters between two numbers, a code with nothing to say whose.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const account = (extracted: string): unknown =>
  typedFacts(
    `CABINET VERNEUIL – Syndic de copropriété
RELEVÉ DE COMPTE
${extracted}
Solde débiteur au 30/09/2026     210,40 €`,
    'CHARGES',
    'RELEVE_DE_COMPTE',
  )['account'];

describe('the number of an account', () => {
  it.each([
    ['has letters between two numbers', 'Compte : 14 BEL 022', '14 BEL 022'],
    [
      'stands in brackets after a name',
      'Compte de Mme Odile SAVARY (14 BEL 022) – lots 3, 4',
      '14 BEL 022',
    ],
    ['in brackets after the owner', 'Copropriétaire : M. SAVARY Paul (00317)', '00317'],
    [
      'is a code alone',
      'Code SAVAR0317 – LE CLOS VERT – 3 rue du Lac 74000 ANNECY – lots 3 et 4',
      'SAVAR0317',
    ],
    ['is told by an N without its sign', 'COPROPRIETAIRE N 77/0042', '77/0042'],
    ['is one of charges', 'Compte de charges n° 00317 – Mme SAVARY', '00317'],
    ['is a longer code', 'Code client : VERNEUIL0317', 'VERNEUIL0317'],
    [
      'stands before a name, under its head',
      'Immeuble                      Copropriétaire                   Lots\n0220 – 3 RUE DU LAC           00317 – Mme SAVARY Odile         3, 4',
      '00317',
    ],
  ])('%s', (_, extracted, expected) => {
    expect(account(extracted)).toBe(expected);
  });

  it.each([
    ['a day', 'Extrait de compte 12 MAI 2026'],
    ['two days', 'COMPTE 01 AU 31'],
    ['a lot', 'Copropriétaire : Mme SAVARY (LOT 112)'],
    ['a trade', 'Code APE 6832A'],
    ['a town', 'Code postal 74000'],
    [
      'a name alone under the head',
      'Copropriétaire                   Lots\nMme SAVARY Odile                 3, 4',
    ],
  ])('is not %s', (_, extracted) => {
    expect(account(extracted)).toBeUndefined();
  });
});
