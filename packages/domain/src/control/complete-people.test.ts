import { describe, expect, it } from 'vitest';

import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import { birthsComplete, identityComplete, ribComplete } from './complete-people.ts';
import { documentOf, examinedOf } from './made-up-papers.ts';

const phrase = (words: string) => ({
  phrase: words,
  page: 1,
  box: [0, 0, 1, 1] as const,
  weight: 9,
});
const CLAIRE = { last_name: 'MARTIN', first_names: 'CLAIRE', expires_on: '2032-01-18' };
const card = (said: object, ...phrases: readonly string[]) =>
  documentOf(
    'DOC_IDENTITE',
    'CARTE_IDENTITE',
    { ...CLAIRE, ...said },
    { evidence: phrases.map(phrase) },
  );
const TITLE = 'carte nationale d’identité';
const both = card({ document_number: 'X4R017845' }, TITLE);

describe('an identity card', () => {
  const judged = (...documents: Parameters<typeof examinedOf>[1]) =>
    identityComplete(examinedOf('DOC_IDENTITE', documents));

  it('shows both its sides', () => expect(judged(both).outcome).toBe('passed'));

  it('without its back is incomplete', () => {
    expect(judged(card({}, TITLE))).toMatchObject({ outcome: 'failed', status: 'INCOMPLETE' });
  });

  it.each([
    ['only the back is there', card({ document_number: 'X4R017845' })],
    ['the lines were not read', card({}, TITLE, 'lignes lues par machine')],
    ['it is a residence permit', documentOf('DOC_IDENTITE', 'TITRE_DE_SEJOUR', CLAIRE)],
  ])('is for a person when %s', (_, document) => {
    expect(judged(document).outcome).toBe('undecided');
  });

  it('by OCR, may have lost its small lines', () => {
    const examined = examinedOf('DOC_IDENTITE', [card({}, TITLE)]);
    const files = examined.files.map((file) => ({
      ...file,
      pages: file.pages.map((page) => ({ ...page, source: 'OCR' as const })),
    }));
    expect(identityComplete({ ...examined, files }).outcome).toBe('undecided');
  });

  it('is asked of every seller; a passport is one page', () => {
    const passport = documentOf('DOC_IDENTITE', 'PASSEPORT', {
      ...CLAIRE,
      last_name: 'DUPONT',
      first_names: 'JEAN',
      document_number: '12AB34567',
    });
    const couple = { owners: ['Claire MARTIN', 'Jean DUPONT'] };
    expect(identityComplete(examinedOf('DOC_IDENTITE', [both, passport], couple)).outcome).toBe(
      'passed',
    );
    expect(identityComplete(examinedOf('DOC_IDENTITE', [both], couple))).toMatchObject({
      status: 'INCOMPLETE',
      expected: 'la pièce d’identité de Jean DUPONT',
    });
    const sci = { owners: ['SCI des Lilas'] };
    expect(identityComplete(examinedOf('DOC_IDENTITE', [both], sci)).outcome).toBe('undecided');
  });
});

it.each([
  [['copie intégrale d’acte de naissance'], 'passed'],
  [['acte de naissance', 'copie certifiée conforme'], 'passed'],
  [['extrait d’acte de naissance', 'copie certifiée conforme'], 'undecided'],
  [['acte de naissance'], 'undecided'],
])('a birth that says %o: %s', (phrases, outcome) => {
  const birth = documentOf('ACT_NAISSANCE', null, CLAIRE, { evidence: phrases.map(phrase) });
  expect(birthsComplete(examinedOf('ACT_NAISSANCE', [birth])).outcome).toBe(outcome);
});

it.each([
  ['FR76 3000 6000 0112 3456 7890 189', 'Claire MARTIN', 'passed'],
  ['FR76 3000 6000 0112 3456 7890 188', 'Claire MARTIN', 'undecided'],
  ['FR76 3000 6000 0112 3456 7890 189', 'Karim OLLIVAUD', 'undecided'],
])('account %s of %s: %s', (iban, holder, outcome) => {
  expect(ribComplete(examinedOf('RIB', [documentOf('RIB', null, { iban, holder })])).outcome).toBe(
    outcome,
  );
});

it.each([
  ['M. OU MME MARTIN CLAIRE', 'passed'],
  ['MME MARTIN CLAIRE', 'undecided'],
  ['M. OU MME OLLIVAUD KARIM', 'undecided'],
])('an account of %s, for a couple: %s', (holder, outcome) => {
  const account = documentOf('RIB', null, { iban: 'FR76 3000 6000 0112 3456 7890 189', holder });
  const couple = {
    owners: ['Claire MARTIN', 'Paul MARTIN'],
    situation: { ...EMPTY_SITUATION, seller: 'COUPLE' as const },
  };
  expect(ribComplete(examinedOf('RIB', [account], couple)).outcome).toBe(outcome);
});

it.each([
  ['M OU MME OLLIVAUD KARIM', 'COUPLE' as const, 'passed'],
  ['M OU MME OLLIVAUD KARIM', 'INDIVISION' as const, 'undecided'],
  ['M OU MME OLLIVAUD PAUL', 'COUPLE' as const, 'undecided'],
  ['INDIVISION OLLIVAUD KARIM ET MARTIN CLAIRE', 'INDIVISION' as const, 'passed'],
])('an account of %s, who have two surnames and sell as %s: %s', (holder, seller, outcome) => {
  const account = documentOf('RIB', null, { iban: 'FR76 3000 6000 0112 3456 7890 189', holder });
  const dossier = {
    owners: ['Karim OLLIVAUD', 'Claire MARTIN'],
    situation: { ...EMPTY_SITUATION, seller },
  };
  expect(ribComplete(examinedOf('RIB', [account], dossier)).outcome).toBe(outcome);
});
