import { describe, expect, it } from 'vitest';

import { convocationComplete } from './complete-convocation.ts';
import { minutesComplete } from './complete-minutes.ts';
import { documentOf, examinedOf, factOf } from './made-up-papers.ts';

const convocation = documentOf('CV_AG', null, {
  meeting_on: '2026-06-11',
  approved_to: '2025-12-31',
});
const annexe = (sub_kind: 'ANNEXE_1' | 'ANNEXE_2' | 'ANNEXE_3' | 'ANNEXE_4' | 'ANNEXE_5') =>
  documentOf('CV_AG', sub_kind, { closed_on: '2025-12-31' });
const annexes = [
  annexe('ANNEXE_1'),
  annexe('ANNEXE_2'),
  annexe('ANNEXE_3'),
  annexe('ANNEXE_4'),
  annexe('ANNEXE_5'),
] as const;

describe('a convocation', () => {
  it('comes with its five annexes', () => {
    expect(convocationComplete(examinedOf('CV_AG', [convocation, ...annexes])).outcome).toBe(
      'passed',
    );
  });

  it('without any of them misses its accounts, unless it is long', () => {
    expect(convocationComplete(examinedOf('CV_AG', [convocation]))).toMatchObject({
      outcome: 'failed',
      status: 'MISSING_ANNEXES_COMPTABLES',
    });
    const pages = Array.from({ length: 30 }, (_, index) => index + 1);
    const long = examinedOf('CV_AG', [{ ...convocation, pages }]);
    expect(convocationComplete(long).outcome).toBe('undecided');
  });

  it('needs annexes 4 and 5 only for works, and none is left out in between', () => {
    const balance = { closed_on: '2025-12-31', total_bilan: 1_000_00 };
    const year = documentOf('CV_AG', 'ANNEXE_2', {
      closed_on: '2025-12-31',
      charges_courantes: 500_00,
    });
    const first = (rest = {}) => documentOf('CV_AG', 'ANNEXE_1', { ...balance, ...rest });
    const judged = (...papers: readonly (typeof year)[]) =>
      convocationComplete(examinedOf('CV_AG', [convocation, ...papers])).outcome;
    expect(judged(first(), year)).toBe('passed');
    expect(judged(first({ solde_travaux: 0 }), year)).toBe('passed');
    expect(judged(first({ solde_travaux: 200_00 }), year)).toBe('undecided');
    expect(judged(first({ provisions_travaux: 200_00 }), year)).toBe('undecided');
    expect(judged(first())).toBe('undecided');
    expect(judged(year)).toBe('undecided');
    expect(judged(first(), { ...year, sub_kind: 'ANNEXE_3' })).toBe('undecided');
    expect(judged(first(), year, documentOf('CV_AG', 'ANNEXE_4', {}))).toBe('undecided');
    // Works that are all under way have the fifth alone.
    const third = documentOf('CV_AG', 'ANNEXE_3', {});
    const fifth = documentOf('CV_AG', 'ANNEXE_5', {});
    expect(judged(first({ solde_travaux: 200_00 }), year, third, fifth)).toBe('passed');
    expect(judged(first({ solde_travaux: 200_00 }), year, fifth)).toBe('undecided');
    // Both sides of the sheet were read, and hold no works.
    const sheet = (works: number) =>
      documentOf('CV_AG', 'ANNEXE_1', {
        closed_on: '2025-12-31',
        provisions_travaux: 0,
        solde_travaux: works,
      });
    expect(judged(sheet(0), year)).toBe('passed');
    expect(judged(sheet(200_00), year)).toBe('undecided');
  });

  it('needs no fourth annexe where the fifth tells all works of the year', () => {
    const [first, year, third] = annexes;
    const judged = (cost: number, done: number, proof: 'PROVEN' | 'READ') => {
      const fifth = documentOf('CV_AG', 'ANNEXE_5', { closed_on: '2025-12-31' });
      const facts = [factOf('travaux_realises', done, 'made up', proof)];
      const told = { ...year, facts: [...year.facts, factOf('charges_travaux', cost)] };
      const papers = [convocation, first, told, third, { ...fifth, facts }];
      return convocationComplete(examinedOf('CV_AG', papers)).outcome;
    };
    expect(judged(288_000, 288_000, 'PROVEN')).toBe('passed');
    expect(judged(288_000, 260_000, 'PROVEN')).toBe('undecided');
    expect(judged(288_000, 288_000, 'READ')).toBe('undecided');
  });

  it('whose pages do not count themselves may be cut after the second annexe', () => {
    const told = { closed_on: '2025-12-31', total_bilan: 1_000_00, charges_courantes: 500_00 };
    const two = [documentOf('CV_AG', 'ANNEXE_1', told), documentOf('CV_AG', 'ANNEXE_2', told)];
    const three_annexes = [...two, documentOf('CV_AG', 'ANNEXE_3', {})];
    const judged = (papers: readonly (typeof convocation)[]) =>
      convocationComplete(unnumbered(examinedOf('CV_AG', [convocation, ...papers]))).outcome;
    expect(judged(two)).toBe('undecided');
    expect(judged(three_annexes)).toBe('passed');
  });

  it('of a small syndicat needs none, where verified papers show it', () => {
    const beside = (...others: readonly (typeof convocation)[]) =>
      convocationComplete(examinedOf('CV_AG', [convocation], {}, others)).outcome;
    expect(beside(documentOf('FICHE_SYN', null, { homes_count: 5 }))).toBe('passed');
    expect(beside(documentOf('FICHE_SYN', null, { homes_count: 6 }))).toBe('failed');
    const budgets = (...cents: readonly number[]) =>
      cents.map((budget, index) =>
        documentOf('PV_AG', null, { budget, meeting_on: `${2024 + index}-05-12` }),
      );
    expect(beside(...budgets(14_000_00, 14_500_00, 15_200_00))).toBe('passed');
    expect(beside(...budgets(14_000_00, 14_500_00, 18_200_00))).toBe('failed');
    expect(beside(...budgets(9_000_00, 9_500_00))).toBe('failed');
    const same = documentOf('PV_AG', null, { budget: 9_000_00, meeting_on: '2025-05-12' });
    expect(beside(same, same, same)).toBe('failed');
  });

  it('itself is missing when only accounts came', () => {
    expect(convocationComplete(examinedOf('CV_AG', annexes))).toMatchObject({
      status: 'MISSING_LAST_CONVOCATION',
    });
  });

  it('is for a person with some annexes, or those of another year', () => {
    const some = examinedOf('CV_AG', [convocation, ...annexes.slice(0, 3)]);
    expect(convocationComplete(some).sentence).toContain('4 et 5');
    const other = documentOf('CV_AG', 'ANNEXE_1', { closed_on: '2024-12-31' });
    const mixed = examinedOf('CV_AG', [convocation, other, ...annexes.slice(1)]);
    expect(convocationComplete(mixed).outcome).toBe('undecided');
    const silent = (meeting_on: string) =>
      examinedOf('CV_AG', [documentOf('CV_AG', null, { meeting_on }), ...annexes]);
    expect(convocationComplete(silent('2026-06-11')).outcome).toBe('passed');
    expect(convocationComplete(silent('2027-06-11')).outcome).toBe('undecided');
    expect(convocationComplete(silent('2025-06-11')).outcome).toBe('undecided');
  });
});

const minutesOf = (year: number, said = {}) =>
  documentOf('PV_AG', null, {
    meeting_on: `${year}-06-11`,
    approved_to: `${year - 1}-12-31`,
    resolutions: ['1. Bureau', '2. Comptes'],
    resolutions_adopted: ['1'],
    resolutions_rejected: ['2'],
    ...said,
  });
/** As they are where pages do not number themselves. */
const unnumbered = (examined: ReturnType<typeof examinedOf>) => ({
  ...examined,
  files: examined.files.map((file) => ({
    ...file,
    pages: file.pages.map((page) => ({ ...page, label: null })),
  })),
});
const three = [2026, 2025, 2024].map((year) => minutesOf(year));

describe('minutes', () => {
  it('of three years are needed to sell, the last to do the rest', () => {
    expect(minutesComplete(examinedOf('PV_AG', three)).outcome).toBe('passed');
    expect(minutesComplete(examinedOf('PV_AG', three.slice(0, 2)))).toMatchObject({
      status: 'INCOMPLETE',
      sentence: 'Assemblées du 11 juin 2025 et 11 juin 2026.',
    });
    const rental = { portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO' } as const;
    expect(minutesComplete(examinedOf('PV_AG', three.slice(0, 1), rental)).outcome).toBe('passed');
  });

  it('that stop before their last page are refused, those without an end are for a person', () => {
    const cut = { ...minutesOf(2026), bounds: { opens: true, closes: false, runs: true } };
    const examined = examinedOf('PV_AG', [cut, ...three.slice(1)]);
    expect(minutesComplete(unnumbered(examined))).toMatchObject({
      outcome: 'undecided',
      sentence: expect.stringContaining('Nous n’avons pas reconnu la fin de ce document'),
    });
    const [first, ...rest] = examined.files;
    if (!first) throw new Error('no file');
    const pages = first.pages.map((page) => ({ ...page, label: { number: 1, of: 3 } }));
    const files = [{ ...first, pages }, ...rest];
    expect(minutesComplete({ ...examined, files })).toMatchObject({
      status: 'INCOMPLETE',
      sentence: 'Le procès-verbal d’assemblée générale du 11 juin 2026 s’arrête à la page 1 sur 3.',
    });
    const seen = pages.map((page) => ({ ...page, source: 'OCR' as const }));
    expect(
      minutesComplete({ ...examined, files: [{ ...first, pages: seen }, ...rest] }).outcome,
    ).toBe('undecided');
  });

  it('twice the same are once', () => {
    const twice = [minutesOf(2026), minutesOf(2026), minutesOf(2025)];
    expect(minutesComplete(examinedOf('PV_AG', twice)).outcome).toBe('failed');
  });

  it('of the assembly that the convocation called are missing', () => {
    const examined = examinedOf(
      'PV_AG',
      [2025, 2024, 2023].map((year) => minutesOf(year)),
      {},
      [convocation],
    );
    expect(minutesComplete(examined)).toMatchObject({
      status: 'INCOMPLETE',
      expected: 'le procès-verbal de l’assemblée du 11 juin 2026',
    });
  });

  it.each([
    ['a year is missing in between', [minutesOf(2026), minutesOf(2025), minutesOf(2023)]],
    ['a newer assembly is likely', [minutesOf(2025), minutesOf(2024), minutesOf(2023)]],
    ['a day is not known', [...three.slice(1), documentOf('PV_AG', null)]],
    [
      'a resolution is missing',
      [...three.slice(1), minutesOf(2026, { resolutions: ['1. A', '3. B'] })],
    ],
    ['a vote is missing', [...three.slice(1), minutesOf(2026, { resolutions_rejected: [] })]],
    ['no vote was read', [...three.slice(1), minutesOf(2026, { resolutions_adopted: [] })]],
  ])('are for a person when %s', (_, documents) => {
    const examined = unnumbered(examinedOf('PV_AG', documents));
    expect(minutesComplete(examined).outcome).toBe('undecided');
  });

  it.each<[string, object]>([
    ['titles were not read', { resolutions: [] }],
    [
      'the last point is only talked about',
      { resolutions: ['1. Bureau', '2. Comptes', '3. Questions diverses'] },
    ],
  ])('without page numbers are whole though %s', (_, said) => {
    const examined = examinedOf('PV_AG', [...three.slice(1), minutesOf(2026, said)]);
    expect(minutesComplete(unnumbered(examined)).outcome).toBe('passed');
  });

  it('whose pages are all there by their numbers are whole, whatever was read of them', () => {
    const odd = minutesOf(2026, { resolutions: ['A. Bureau'], resolutions_rejected: [] });
    const examined = examinedOf('PV_AG', [...three.slice(1), odd]);
    expect(minutesComplete(examined).outcome).toBe('passed');
    const paged = (number: number) => ({
      ...examined,
      files: examined.files.map((file) => ({
        ...file,
        pages: file.pages.map((page) => ({ ...page, label: { number, of: null } })),
      })),
    });
    expect(minutesComplete(paged(1)).outcome).toBe('undecided');
  });

  it('of a new building may be fewer', () => {
    const built = { situation: { ...examinedOf('PV_AG', []).dossier.situation, build_year: 2024 } };
    expect(minutesComplete(examinedOf('PV_AG', three.slice(0, 2), built)).outcome).toBe(
      'undecided',
    );
  });
});
