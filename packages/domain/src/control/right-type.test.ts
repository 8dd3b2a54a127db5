import { describe, expect, it } from 'vitest';

import { papersOf } from './examined.ts';
import { documentOf, examinedOf, fileOf } from './made-up-papers.ts';
import { rightType } from './right-type.ts';

const call = documentOf('CHARGES', 'APPEL_DE_FONDS');
const minutes = documentOf('PV_AG', null);

describe('the type of a paper', () => {
  it('is the one of the slot', () => {
    expect(rightType(examinedOf('CHARGES', [call])).outcome).toBe('passed');
    const card = documentOf('DOC_IDENTITE', 'CARTE_IDENTITE');
    expect(rightType(examinedOf('DOC_IDENTITE_ACQUEREURS', [card])).outcome).toBe('passed');
    expect(rightType(examinedOf('CV_AG', [documentOf('CV_AG', 'ANNEXE_3')])).outcome).toBe(
      'passed',
    );
  });

  it('is clearly another', () => {
    expect(rightType(examinedOf('CV_AG', [minutes]))).toMatchObject({
      outcome: 'failed',
      status: 'REJECTED',
      expected: 'la convocation d’assemblée générale du 14 rue du Marché, 44000 Nantes',
    });
    expect(rightType(examinedOf('RIB', [minutes]))).toMatchObject({
      expected: 'le RIB de Claire MARTIN',
    });
  });

  it.each([
    ['it is not sure', 'CV_AG', { ...minutes, answered: false }],
    ['it is hardly ahead', 'CV_AG', { ...minutes, margin: 5 }],
    ['nothing was recognised', 'CV_AG', documentOf(null, null, {}, { answered: false })],
    ['it is a report of the same family', 'DIAGNOSTICS', documentOf('CERT_CARREZ', 'CARREZ')],
    ['the slot takes whatever is left', 'OTHER_PROPERTY_DOCS', minutes],
    ['it is whatever is left', 'CHARGES', documentOf('OTHER_PROPERTY_DOCS', null)],
    ['accounts may lie in either slot', 'CHARGES', documentOf('CV_AG', 'ANNEXE_1')],
  ] as const)('is for a person when %s', (_, slot, document) => {
    expect(rightType(examinedOf(slot, [document])).outcome).toBe('undecided');
  });

  it('is for a person when a file holds another paper, or a page that no paper claims', () => {
    const mixed = {
      ...examinedOf('CHARGES', []),
      files: [fileOf(call, { ...minutes, pages: [2] })],
    };
    const finding = rightType({ ...mixed, papers: papersOf(mixed.files) });
    expect(finding).toMatchObject({ outcome: 'undecided' });
    expect(finding.sentence).toContain('procès-verbal');
    const torn = fileOf({ ...call, pages: [2] });
    const loose = { ...mixed, files: [torn], papers: papersOf([torn]) };
    expect(rightType(loose).outcome).toBe('undecided');
    expect(rightType({ ...mixed, files: [], papers: [] }).outcome).toBe('undecided');
  });

  it('lets a draft account lie inside a convocation', () => {
    const convocation = documentOf('CV_AG', null, {}, { pages: [1, 2] });
    const file = fileOf(convocation, documentOf('CHARGES', 'DECOMPTE', {}, { pages: [2] }));
    const examined = { ...examinedOf('CV_AG', []), files: [file], papers: papersOf([file]) };
    expect(rightType(examined).outcome).toBe('passed');
  });
});
