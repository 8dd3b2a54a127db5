import { describe, expect, it } from 'vitest';

import { consistent } from './consistent.ts';
import { documentOf, examinedOf, factOf } from './made-up-papers.ts';

type Said = Parameters<typeof documentOf>[2];
const call = (said: Said) => documentOf('CHARGES', 'APPEL_DE_FONDS', said);

describe('the figures of a paper', () => {
  it.each<[string, Parameters<typeof documentOf>[1], Said, string]>([
    [
      'add up',
      'APPEL_DE_FONDS',
      { courantes: 28_760, travaux: 36_800, fonds_travaux: 1316, total: 66_876 },
      'passed',
    ],
    [
      'do not',
      'APPEL_DE_FONDS',
      { courantes: 28_760, travaux: 36_800, total: 66_876 },
      'undecided',
    ],
    ['tell a total alone', 'APPEL_DE_FONDS', { total: 66_876 }, 'passed'],
    [
      'make a balance',
      'RELEVE_DE_COMPTE',
      { total_debit: 500, total_credit: 200, balance: 300 },
      'passed',
    ],
    [
      'make another',
      'RELEVE_DE_COMPTE',
      { total_debit: 500, total_credit: 200, balance: 200 },
      'undecided',
    ],
    [
      'settle a year',
      'DECOMPTE',
      { charges_reelles: 900, provisions: 1000, difference: -100 },
      'passed',
    ],
    [
      'settle it the wrong way',
      'DECOMPTE',
      { charges_reelles: 900, provisions: 1000, difference: 100 },
      'undecided',
    ],
  ])('%s: %s %o', (_, sub_kind, said, outcome) => {
    const document = documentOf('CHARGES', sub_kind, said);
    expect(consistent(examinedOf('CHARGES', [document])).outcome).toBe(outcome);
  });
});

describe('two readings', () => {
  const judged = (...facts: readonly ReturnType<typeof factOf>[]) =>
    consistent(examinedOf('CHARGES', [documentOf('CHARGES', null, {}, { facts })]));

  it('of one amount or day contradict each other', () => {
    const finding = judged(factOf('total', 100), factOf('total', 200));
    expect(finding).toMatchObject({ outcome: 'undecided', seen: [{ page: 1 }, { page: 1 }] });
    expect(finding.sentence.replaceAll('\u00a0', ' ')).toBe(
      'Deux valeurs différentes ont été lues : Montant de l’appel, appel de fonds, « 100 » (page 1) et « 200 » (page 1).',
    );
    expect(judged(factOf('due_on', '2026-10-01'), factOf('due_on', '2026-01-10')).outcome).toBe(
      'undecided',
    );
  });
});

describe('beside the papers already verified', () => {
  it.each<[string, Said, Said, string]>([
    [
      'the same',
      { rnc: 'AC1234567', syndic: 'HORIZON', lots: ['17'] },
      { rnc: 'AC1-234-567', syndic: 'Horizon', lots: ['17', '58'] },
      'passed',
    ],
    ['another number', { rnc: 'AC1234567' }, { rnc: 'AB7654321' }, 'undecided'],
    ['another syndic', { syndic: 'Horizon' }, { syndic: 'Belle Rive' }, 'undecided'],
    ['other lots of a neighbour', { lots: ['3'] }, { lots: ['17', '58'] }, 'passed'],
    ['another owner', { owner: 'Karim OLLIVAUD' }, { owner: 'Claire MARTIN' }, 'undecided'],
    ['the same owner', { owner: 'MARTIN CLAIRE' }, { owner: 'Mme Claire MARTIN' }, 'passed'],
    ['nothing in common to compare', { owner: 'Karim OLLIVAUD' }, { rnc: 'AC1234567' }, 'passed'],
  ])('%s: %o, %o', (_, ours, theirs, outcome) => {
    const other = documentOf('CV_AG', null, theirs);
    expect(consistent(examinedOf('CHARGES', [call(ours)], {}, [other])).outcome).toBe(outcome);
  });

  it('other lots than those of the home', () => {
    const deed = documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { lots: ['17', '58'] });
    const beside = (lots: readonly string[]) =>
      consistent(examinedOf('CHARGES', [call({ lots })], {}, [deed])).outcome;
    expect(beside(['3'])).toBe('undecided');
    expect(beside(['58'])).toBe('passed');
  });

  it.each([
    [58_90, 64_20, 'undecided'],
    [63_00, 64_20, 'passed'],
  ])('an area of %d measured beside %d in the deed: %s', (measured, bought, outcome) => {
    const certificate = documentOf('CERT_CARREZ', 'CARREZ', { surface_carrez: measured });
    const deed = documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { surface_carrez: bought });
    const beside = (papers: readonly (typeof deed)[], others: readonly (typeof deed)[]) =>
      consistent(examinedOf('CERT_CARREZ', papers, {}, others)).outcome;
    expect(beside([certificate], [deed])).toBe(outcome);
    expect(beside([deed], [certificate])).toBe(outcome);
  });

  it('a convocation may name the lots of whoever received it', () => {
    const convocation = documentOf('CV_AG', null, { lots: ['3'] });
    const other = documentOf('CHARGES', 'APPEL_DE_FONDS', { lots: ['17', '58'] });
    expect(consistent(examinedOf('CV_AG', [convocation], {}, [other])).outcome).toBe('passed');
  });

  it('old minutes may bear the name of the syndic before', () => {
    const minutes = documentOf('PV_AG', null, { syndic: 'Belle Rive' });
    const other = documentOf('FICHE_SYN', null, { syndic: 'Horizon' });
    expect(consistent(examinedOf('PV_AG', [minutes], {}, [other])).outcome).toBe('passed');
  });
});
