import { describe, expect, it } from 'vitest';

import { holdingFrom, withHolding } from './holding-from.ts';
import { documentOf, DOSSIER, fileOf } from './made-up-papers.ts';

const deed = documentOf('TITRE_PROP', null, { buyers: ['Claire MARTIN'], lots: ['0017', '58'] });
const call = (said: Parameters<typeof documentOf>[2]) =>
  fileOf(documentOf('CHARGES', 'APPEL_DE_FONDS', said));

describe('what verified papers tell of the property', () => {
  it('is what they agree on', () => {
    const files = [
      fileOf(deed),
      call({ rnc: 'AC1-234-567', owner: 'MARTIN CLAIRE', lots: ['17', '58'] }),
    ];
    expect(holdingFrom(files)).toEqual({
      rnc_number: 'AC1234567',
      lots: ['17', '58'],
      owners: ['Claire MARTIN'],
    });
  });

  it('comes from the deed where a report tells fewer lots', () => {
    expect(holdingFrom([call({ lots: ['17'] }), fileOf(deed)]).lots).toEqual(['17', '58']);
  });

  it('is nothing where they differ', () => {
    const files = [
      call({ rnc: 'AC1234567', owner: 'Claire MARTIN', lots: ['17'] }),
      call({ rnc: 'AB7654321', owner: 'Karim OLLIVAUD', lots: ['3'] }),
    ];
    expect(holdingFrom(files)).toEqual({ rnc_number: null, lots: [], owners: [] });
    expect(holdingFrom([])).toEqual({ rnc_number: null, lots: [], owners: [] });
  });

  it('comes after what the dossier says', () => {
    const known = { rnc_number: 'AB7654321', lots: ['3'], owners: ['Karim OLLIVAUD'] };
    expect(withHolding(DOSSIER, known)).toEqual(DOSSIER);
    const silent = { ...DOSSIER, rnc_number: null, lots: [], owners: [] };
    expect(withHolding(silent, known)).toMatchObject(known);
  });
});
