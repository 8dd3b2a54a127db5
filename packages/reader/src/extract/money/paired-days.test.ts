import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

const made = (line: string) =>
  ruledFacts(
    `PRÉ-ÉTAT DATÉ
Copropriété | LES ORMEAUX, 4 rue des Lilas, 87000 LIMOGES
${line}`,
    'PRE_ETAT_DATE',
  )['made_on'];

describe('two days under two labels', () => {
  it.each([
    ['Date de la demande – date d’établissement | 02/03/2027 – 09/03/2027'],
    ['Demandé le / délivré le : 02/03/2027 / 09/03/2027'],
    ['Date d’établissement et date de la demande | 09/03/2027 et 02/03/2027'],
  ])('have each their own in « %s »', (line) => {
    expect(made(line)).toBe('2027-03-09');
  });

  it('are no pair where a day is missing', () => {
    expect(made('Date de la demande – date d’établissement | 02/03/2027')).not.toBe('2027-03-09');
  });
});
