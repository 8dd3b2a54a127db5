import { describe, expect, it } from 'vitest';

import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import { DOSSIER, documentOf, examinedOf, factOf } from './made-up-papers.ts';
import { rightOwner } from './right-owner.ts';

type Said = Parameters<typeof documentOf>[2];

const call = (said: Said, dossier = {}) =>
  rightOwner(examinedOf('CHARGES', [documentOf('CHARGES', 'APPEL_DE_FONDS', said)], dossier));

const HEIRS = { situation: { ...EMPTY_SITUATION, seller: 'SUCCESSION' as const } };
const COUPLE = { situation: { ...EMPTY_SITUATION, seller: 'COUPLE' as const } };

describe('the owner on a paper', () => {
  it.each<[string, Said, object, string]>([
    ['is the seller', { owner: 'Mme MARTIN Claire' }, {}, 'passed'],
    ['is a stranger to somebody who sells alone', { owner: 'Karim OLLIVAUD' }, {}, 'failed'],
    ['is a stranger, for other lots', { owner: 'Karim OLLIVAUD', lots: ['3'] }, COUPLE, 'failed'],
    ['may be the other half of a couple', { owner: 'Karim OLLIVAUD' }, COUPLE, 'undecided'],
    ['is a stranger, for our lots', { owner: 'Karim OLLIVAUD', lots: ['17'] }, {}, 'undecided'],
    ['is of the family', { owner: 'Paul MARTIN' }, {}, 'undecided'],
    ['is unknown to the dossier', { owner: 'Claire MARTIN' }, { owners: [] }, 'undecided'],
    ['is the household, for our lots', { owner: 'M. ou Mme MARTIN', lots: ['17'] }, {}, 'passed'],
    ['is the indivision, for our lots', { owner: 'Indivision MARTIN', lots: ['17'] }, {}, 'passed'],
    ['is the household, for no lot', { owner: 'M. ou Mme MARTIN' }, {}, 'undecided'],
    [
      'is the household of two sellers',
      { owner: 'Indivision MARTIN' },
      { owners: ['Claire MARTIN', 'Paul MARTIN'] },
      'passed',
    ],
    [
      'is the surnames of all sellers',
      { owner: 'Indivision MARTIN - PETIT' },
      { owners: ['Claire MARTIN', 'Paul PETIT'] },
      'passed',
    ],
    [
      'is the surnames of all sellers, in turn',
      { owner: 'M. PETIT et Mme MARTIN' },
      { owners: ['Claire MARTIN', 'Paul PETIT'] },
      'passed',
    ],
    [
      'is a surname of ours and another',
      { owner: 'Indivision MARTIN - ROCHE' },
      { owners: ['Claire MARTIN', 'Paul PETIT'] },
      'undecided',
    ],
    [
      'is the surnames of two sellers of three',
      { owner: 'Indivision MARTIN - PETIT' },
      { owners: ['Claire MARTIN', 'Paul PETIT', 'Jean ROCHE'] },
      'undecided',
    ],
    [
      'is the succession of their kin',
      { owner: 'Succession MARTIN Roger' },
      { owners: ['Claire MARTIN', 'Paul MARTIN'] },
      'passed',
    ],
    [
      'is who they inherit from, for our lots',
      { owner: 'M. Roger MARTIN', lots: ['17'] },
      HEIRS,
      'passed',
    ],
    ['is who they inherit from, for no lot', { owner: 'M. Roger MARTIN' }, HEIRS, 'undecided'],
    ['is a stranger to the heirs', { owner: 'M. Roger PETIT', lots: ['17'] }, HEIRS, 'undecided'],
    ['is another household', { owner: 'M. ou Mme MARTINET', lots: ['17'] }, {}, 'undecided'],
    ['is a relative, for our lots', { owner: 'M. Paul MARTIN', lots: ['17'] }, {}, 'undecided'],
    ['is a name alone, for our lots', { owner: 'MARTIN', lots: ['17'] }, {}, 'undecided'],
    ['is not told, nor the lots', {}, {}, 'undecided'],
    ['is not told, for our lots', { lots: ['17', '58'] }, {}, 'passed'],
  ])('%s', (_, said, dossier, outcome) => {
    expect(call(said, dossier).outcome).toBe(outcome);
  });

  it('that the dossier does not name is asked for, with what the paper says', () => {
    const nobody = { owners: [] };
    expect(call({ owner: 'Claire MARTIN' }, nobody)).toMatchObject({
      lacks: [{ field: 'owners', read: ['Claire MARTIN'] }],
    });
    const card = documentOf('DOC_IDENTITE', 'CARTE_IDENTITE', {
      last_name: 'MARTIN',
      first_names: 'CLAIRE, ANNE',
    });
    expect(rightOwner(examinedOf('DOC_IDENTITE', [card], nobody))).toMatchObject({
      lacks: [{ field: 'owners', read: ['CLAIRE MARTIN'] }],
    });
    const unnamed = [
      documentOf('DIAGNOSTICS', 'DPE', { lots: ['17'] }),
      documentOf('DIAGNOSTICS', 'ERP', { lots: ['17', '58'] }),
    ];
    expect(rightOwner(examinedOf('DIAGNOSTICS', unnamed, { lots: [] }))).toMatchObject({
      lacks: [{ field: 'lots', read: ['17', '58'] }],
    });
  });

  it('is another: who sells tells whether that may be', () => {
    const unstated = { situation: EMPTY_SITUATION };
    expect(call({ owner: 'Karim OLLIVAUD' }, unstated)).toMatchObject({
      outcome: 'undecided',
      lacks: [{ field: 'seller', read: [] }],
    });
    expect(call({ owner: 'Karim OLLIVAUD' }, COUPLE)).not.toHaveProperty('lacks');
  });

  it('bought by the deed; who sold it is nobody', () => {
    const deed = (said: Said, dossier = {}) =>
      rightOwner(
        examinedOf('TITRE_PROP', [documentOf('TITRE_PROP', 'ACTE_DE_VENTE', said)], dossier),
      );
    expect(deed({ buyers: ['Claire MARTIN'], sellers: ['Karim OLLIVAUD'] }).outcome).toBe('passed');
    expect(deed({ buyers: ['Karim OLLIVAUD'], sellers: ['Claire MARTIN'] }).outcome).toBe('failed');
    const two = { owners: [...DOSSIER.owners, 'Jean DUPONT'] };
    expect(deed({ buyers: ['Claire MARTIN'] }, two).outcome).toBe('undecided');
    expect(deed({ buyers: ['Claire MARTIN', 'Jean DUPONT'] }, two).outcome).toBe('passed');
    expect(deed({ lots: ['17', '58'] }).outcome).toBe('undecided');
    const couple = { owners: ['Claire MARTIN', 'Paul MARTIN'] };
    expect(deed({ buyers: ['Paul MARTIN', 'Claire PETIT'] }, couple).outcome).toBe('passed');
    expect(deed({ buyers: ['Paul MARTIN', 'Anne PETIT'] }, couple).outcome).toBe('undecided');
    expect(deed({ buyers: ['Paul PETIT', 'Claire PETIT'] }, couple).outcome).not.toBe('passed');
  });

  it('is told by the fields of an identity paper', () => {
    const card = (said: Said) =>
      rightOwner(examinedOf('DOC_IDENTITE', [documentOf('DOC_IDENTITE', 'CARTE_IDENTITE', said)]));
    expect(card({ last_name: 'MARTIN', first_names: 'CLAIRE, ANNE' }).outcome).toBe('passed');
    expect(card({ last_name: 'MARTIN', first_names: 'ANNE' }).outcome).toBe('undecided');
    expect(card({ last_name: 'MARTIN' }).outcome).toBe('undecided');
  });

  it('needs no name for a house at its own address', () => {
    const dpe = examinedOf('DIAGNOSTICS', [documentOf('DIAGNOSTICS', 'DPE')], {
      portfolio_type: 'HOUSE_SALE_PORTFOLIO',
    });
    expect(rightOwner(dpe).outcome).toBe('passed');
  });

  it('is for a person when two names stand in turn', () => {
    const facts = [factOf('owner', 'Claire MARTIN'), factOf('owner', 'Karim OLLIVAUD')];
    const document = documentOf('CHARGES', 'APPEL_DE_FONDS', {}, { facts });
    expect(rightOwner(examinedOf('CHARGES', [document])).outcome).toBe('undecided');
  });
});

describe('a household of two surnames', () => {
  const COUPLE_OF_TWO = { ...COUPLE, owners: ['Paul OLLIVAUD', 'Claire MARTIN'] };
  const deed = documentOf('TITRE_PROP', 'ACTE_DE_VENTE', {
    buyers: ['Monsieur Paul Jean OLLIVAUD', 'Madame Claire MARTIN'],
  });
  const insured = (owner: string, others: readonly (typeof deed)[]) =>
    rightOwner(
      examinedOf(
        'ASSURANCES_DU_LOGEMENT',
        [documentOf('ASSURANCES_DU_LOGEMENT', null, { owner })],
        COUPLE_OF_TWO,
        others,
      ),
    ).outcome;
  it('goes by his, as the deed calls him', () => {
    expect(insured('Monsieur et Madame OLLIVAUD', [deed])).toBe('passed');
    expect(insured('Monsieur et Madame OLLIVAUD', [])).toBe('undecided');
  });
  it('by hers are her parents', () =>
    expect(insured('Monsieur et Madame MARTIN', [deed])).toBe('undecided'));
});
