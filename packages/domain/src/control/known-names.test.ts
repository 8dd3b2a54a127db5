import { describe, expect, it } from 'vitest';

import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import { isOfDeceased, ownNames } from './known-names.ts';
import { DOSSIER, documentOf, examinedOf } from './made-up-papers.ts';
import { rightOwner } from './right-owner.ts';

const SPOUSES = ['Julien CASTAING', 'Nadia CASTAING'];
const bought = (...buyers: readonly string[]) =>
  documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { buyers });

describe('a wife', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'goes by the name she bought in',
      ['Julien Marc CASTAING', 'Nadia BELKACEM'],
      ['Nadia BELKACEM'],
    ],
    ['is nobody who bought without him', ['Nadia BELKACEM'], []],
    ['is nobody of another first name', ['Julien CASTAING', 'Samia BELKACEM'], []],
  ])('%s', (_, buyers, names) => {
    const { dossier, others } = examinedOf('DOC_IDENTITE', [], { owners: SPOUSES }, [
      bought(...buyers),
    ]);
    expect(ownNames('Nadia CASTAING', { dossier, others })).toEqual(names);
  });
});

it.each([
  ['Nadia', 'CASTAING', ['Nadia BELKACEM']],
  ['Samia', 'CASTAING', []],
  ['Nadia', 'ROCHE', []],
])('a card of %s BELKACEM, who goes by %s, knows her by %o', (first_names, usage_name, names) => {
  const card = documentOf('DOC_IDENTITE', 'CARTE_IDENTITE', {
    last_name: 'BELKACEM',
    first_names,
    usage_name,
  });
  const { dossier, others } = examinedOf('TITRE_PROP', [], { owners: SPOUSES }, [card]);
  expect(ownNames('Nadia CASTAING', { dossier, others })).toEqual(names);
});

it.each<[string, readonly string[], string | undefined, string]>([
  ['by the name she goes by', ['Madame Nadia Anne BELKACEM'], 'CASTAING', 'passed'],
  ['by no name of ours', ['Madame Nadia Anne BELKACEM'], undefined, 'undecided'],
  ['by another first name', ['Madame Samia BELKACEM'], 'CASTAING', 'undecided'],
  ['of two', ['Madame Nadia BELKACEM', 'Monsieur Jean ROCHE'], 'CASTAING', 'undecided'],
])('a deed names its buyer %s', (_, buyers, usage_name, outcome) => {
  const deed = documentOf('TITRE_PROP', 'ACTE_DE_VENTE', {
    buyers,
    ...(usage_name !== undefined && { usage_name }),
  });
  const examined = examinedOf('TITRE_PROP', [deed], { owners: ['Nadia CASTAING'] });
  expect(rightOwner(examined).outcome).toBe(outcome);
});

const ANNE = { last_name: 'ROCHE', first_names: 'Anne, Lise', usage_name: 'MARTIN' };

describe('a deed in a name of birth', () => {
  it.each<[string, readonly string[], object, readonly string[], string]>([
    [
      'that a verified card tells',
      ['Mademoiselle Anne Lise ROCHE'],
      ANNE,
      ['Anne MARTIN'],
      'passed',
    ],
    ['of a sister', ['Mademoiselle Lise ROCHE'], ANNE, ['Anne MARTIN'], 'failed'],
    [
      'of a card of somebody else',
      ['Mademoiselle Anne Lise ROCHE'],
      { ...ANNE, usage_name: 'PETIT' },
      ['Anne MARTIN'],
      'undecided',
    ],
    [
      'of one seller of two',
      ['Mademoiselle Anne Lise ROCHE'],
      ANNE,
      ['Anne MARTIN', 'Paul MARTIN'],
      'undecided',
    ],
  ])('%s', (_, buyers, said, owners, outcome) => {
    const card = documentOf('DOC_IDENTITE', 'CARTE_IDENTITE', said);
    const deed = documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { buyers });
    const examined = examinedOf('TITRE_PROP', [deed], { owners }, [card]);
    expect(rightOwner(examined).outcome).toBe(outcome);
  });
});

describe('whom they inherit from', () => {
  const tax = (owner: string, seller: 'SUCCESSION' | 'SEUL', lots: readonly string[]) => {
    const examined = examinedOf(
      'TAX_FONCIERE',
      [documentOf('TAX_FONCIERE', null, { owner })],
      { owners: ['Claire MARTIN'], situation: { ...EMPTY_SITUATION, seller } },
      [documentOf('CHARGES', 'APPEL_DE_FONDS', { owner: 'M MARTIN ROGER', lots })],
    );
    const [paper] = examined.papers;
    return paper && isOfDeceased(paper, examined);
  };
  it.each<[string, string, 'SUCCESSION' | 'SEUL', readonly string[], boolean]>([
    [
      'is named by the calls of our lots',
      'M MARTIN ROGER ALBERT',
      'SUCCESSION',
      DOSSIER.lots,
      true,
    ],
    ['is nobody where nobody died', 'M MARTIN ROGER ALBERT', 'SEUL', DOSSIER.lots, false],
    ['is not named by the calls of others', 'M MARTIN ROGER', 'SUCCESSION', ['3'], false],
    ['is no other relative', 'M MARTIN ALBERT', 'SUCCESSION', DOSSIER.lots, false],
    ['is no stranger', 'M PETIT ROGER', 'SUCCESSION', DOSSIER.lots, false],
  ])('%s', (_, owner, seller, lots, expected) => expect(tax(owner, seller, lots)).toBe(expected));
});
