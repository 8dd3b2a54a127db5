import { describe, expect, it } from 'vitest';

import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import { complete } from './complete.ts';
import { documentOf, examinedOf } from './made-up-papers.ts';

const book = documentOf(
  'CARNET_ENTRETIEN',
  null,
  { syndic: 'Horizon', updated_on: '2026-07-06' },
  { pages: [1, 2] },
);

describe('the pages of a paper', () => {
  const examined = examinedOf('CARNET_ENTRETIEN', [book]);
  const BOUNDED = { opens: true, closes: true, runs: true };
  const numbered = (
    labels: readonly ({ number: number; of: number | null } | null)[],
    bounds = BOUNDED,
  ) => ({
    ...examined,
    papers: examined.papers.map((paper) => ({ ...paper, bounds })),
    files: examined.files.map((file) => ({
      ...file,
      pages: file.pages.map((page, index) => ({ ...page, label: labels[index] ?? null })),
    })),
  });

  it('are all there by their numbers', () => expect(complete(examined).outcome).toBe('passed'));

  it.each([
    [
      'one is missing',
      [
        { number: 1, of: 3 },
        { number: 3, of: 3 },
      ],
    ],
    ['it goes on after « page 1 / 1 »', [{ number: 1, of: 1 }, null]],
    [
      'one of a running number is missing',
      [
        { number: 1, of: null },
        { number: 3, of: null },
      ],
    ],
  ])('are for a person when %s', (_, labels) => {
    expect(complete(numbered(labels)).outcome).toBe('undecided');
  });

  it('need no number where both ends are there', () => {
    expect(complete(numbered([null, null])).outcome).toBe('passed');
    const running = [
      { number: 1, of: null },
      { number: 2, of: null },
    ];
    expect(complete(numbered(running)).outcome).toBe('passed');
  });

  it('that follow each other may hold articles that leap', () => {
    const leaping = { ...BOUNDED, runs: false };
    const [first, second] = [
      { number: 1, of: null },
      { number: 2, of: null },
    ];
    expect(complete(numbered([first, second], leaping)).outcome).toBe('passed');
    expect(complete(numbered([first, null], leaping)).outcome).toBe('undecided');
  });

  it.each([{ opens: false }, { closes: false }, { runs: false }])(
    'are for a person without numbers and with %o',
    (lost) => {
      expect(complete(numbered([null, null], { ...BOUNDED, ...lost })).outcome).toBe('undecided');
    },
  );
});

it('what is looked for in a paper must have been read', () => {
  const { sentence, outcome } = complete(
    examinedOf('CERT_CARREZ', [documentOf('CERT_CARREZ', 'CARREZ', { made_on: '2025-09-16' })]),
  );
  expect(outcome).toBe('undecided');
  expect(sentence).toContain('Superficie privative');
});

it.each([
  ['nothing is registered', 0, 'passed'],
  ['what is registered may be listed overleaf', 1, 'undecided'],
])('an answer of one page about mortgages: %s', (_, charges_registered, outcome) => {
  const answer = documentOf(
    'ETAT_HYPOTHECAIRE',
    null,
    { certified_on: '2026-10-28', charges_registered },
    { bounds: { opens: true, closes: false, runs: true } },
  );
  const examined = examinedOf('ETAT_HYPOTHECAIRE', [answer]);
  const files = examined.files.map((file) => ({
    ...file,
    pages: file.pages.map((page) => ({ ...page, label: null })),
  }));
  expect(complete({ ...examined, files }).outcome).toBe(outcome);
});

describe('the rules of a building', () => {
  const rules = documentOf('RCP_EDD', 'RCP', { deed_on: '1955-03-14' });
  const amendment = (modifies: readonly string[]) =>
    documentOf('RCP_EDD', 'MODIFICATIF', { deed_on: '1964-06-21', modifies });
  const judged = (...documents: Parameters<typeof examinedOf>[1]) =>
    complete(examinedOf('RCP_EDD', documents));

  it('come with the acts that are cited', () => {
    expect(judged(rules).outcome).toBe('passed');
    expect(judged(rules, amendment(['1955-03-14'])).outcome).toBe('passed');
    expect(judged(rules, amendment(['1955-03-14', '1960-01-02']))).toMatchObject({
      status: 'INCOMPLETE',
      expected: 'l’acte du 2 janvier 1960, en plus de ceux déjà déposés',
      missing: 'l’acte du 2 janvier 1960',
    });
    expect(judged(amendment(['1955-03-14']))).toMatchObject({ status: 'INCOMPLETE' });
    expect(judged(documentOf('RCP_EDD', 'EDD')).outcome).toBe('undecided');
  });
});

describe('the diagnostics', () => {
  const of = (...kinds: readonly Parameters<typeof documentOf>[1][]) =>
    kinds.map((kind) => documentOf('DIAGNOSTICS', kind, { dpe_number: '2544E2916229W' }));
  const known = {
    ...EMPTY_SITUATION,
    build_year: 2005,
    gas_over_15_years: 'NO_GAS' as const,
    electricity_over_15_years: false,
  };
  const ANSWERED = {
    ...known,
    termite_zone: false,
    noise_zone: false,
    dry_rot_zone: false,
    wood_heating: false,
  };
  const rental = { portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO' as const, situation: known };

  it('of a sale are accepted once the seller has answered', () => {
    const sale = { situation: ANSWERED };
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'ERP'), sale)).outcome).toBe('passed');
  });

  it('are those that the situation asks for', () => {
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'ERP', 'BRUIT'), rental)).outcome).toBe(
      'passed',
    );
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'BRUIT'), rental))).toMatchObject({
      status: 'INCOMPLETE',
      sentence: 'Il manque\u00a0: État des risques.',
      expected: 'l’état des risques, en plus des diagnostics déjà déposés',
      missing: 'l’état des risques',
    });
  });

  it('are for a person when a zone or an answer is open, or one hides in a bundle', () => {
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'ERP'), rental))).toMatchObject({
      outcome: 'undecided',
      lacks: [{ field: 'noise_zone', read: [] }],
    });
    const noisy = { ...rental, situation: { ...known, noise_zone: true } };
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'ERP'), noisy)).outcome).toBe('undecided');
    // Which towns ask for a certificate nobody can answer: it is said who looks it up.
    const stove = { situation: { ...ANSWERED, wood_heating: true } };
    expect(complete(examinedOf('DIAGNOSTICS', of('DPE', 'ERP'), stove))).toMatchObject({
      outcome: 'undecided',
      sentence: expect.stringMatching(/^L’équipe regarde si .*Chauffage au bois/),
    });
    const bundle = of('DDT', 'DPE', 'BRUIT');
    expect(complete(examinedOf('DIAGNOSTICS', bundle, rental)).outcome).toBe('undecided');
    const unknown = { ...rental, situation: { ...known, build_year: null } };
    const all = of('DPE', 'ERP', 'BRUIT');
    expect(complete(examinedOf('DIAGNOSTICS', all, unknown))).toMatchObject({
      outcome: 'undecided',
      lacks: [{ field: 'build_period', read: [] }],
    });
  });

  it('of energy have a number', () => {
    const unnumbered = [documentOf('DIAGNOSTICS', 'DPE'), ...of('ERP', 'BRUIT')];
    expect(complete(examinedOf('DIAGNOSTICS', unnumbered, rental)).sentence).toContain('ADEME');
  });
});
