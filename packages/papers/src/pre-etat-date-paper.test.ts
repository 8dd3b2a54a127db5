import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement, StatementCheck } from '@quitus/domain/preetatdate/statement';
import { describe, expect, it } from 'vitest';

import { preEtatDatePaper, type PedPaperData } from './pre-etat-date-paper.ts';
import { preEtatDatePreview } from './pre-etat-date-preview.ts';
import { contentOf } from './pre-etat-date/content.ts';
import { madeUpEvidence, madeUpStatement } from './pre-etat-date/made-up-statement.ts';
import { preEtatDateApart, preEtatDatePreviewApart } from './printed-apart.ts';

const written_at = new Date('2026-11-15T10:04:00Z');
const EMPTY: Statement = {
  date: '2026-11-15',
  forms: [],
  fields: [],
  checks: [],
  sources: [],
  alerts: [],
  left_out: [],
};

const paper = (statement: Statement, others: Partial<PedPaperData> = {}): PedPaperData => ({
  statement,
  number: 'PED-2026-0023',
  issued_on: '2026-11-15',
  verify_url: 'https://quitus.example.fr/verifier/PED-2026-0023',
  drawn_up_by: 'QUITUS',
  specimen: false,
  main_address: '14 Rue du Marché 44000 Nantes',
  address_extra_line: null,
  ...others,
});
const said = (statement: Statement, others?: Partial<PedPaperData>) =>
  contentOf(paper(statement, others), written_at);

const summed = (statement: Statement, label: string) => {
  const { summary, total } = said(statement);
  return [...summary.flatMap(({ lines }) => lines), total].find((one) =>
    one.label.startsWith(label),
  );
};
const row = (statement: Statement, label: string) =>
  said(statement)
    .parts.flatMap(({ rows }) => rows)
    .find((one) => one.label === label);

const missing = (reference: FieldReference) =>
  ({ reference, state: 'MISSING', value: null, as_of: null, evidence: [] }) as const;
const drawnUp = (sources: Statement['sources']) =>
  said({ ...madeUpStatement(), sources }).drawn_up[0];
const SHARE = 'Part du fonds de travaux attachée aux lots vendus';
const ARREARS = 'Charges impayées des exercices antérieurs';

describe('the first page', () => {
  it('sums up what the statement tells, each amount with its paper and page', () => {
    expect(summed(madeUpStatement(), 'Travaux votés')).toEqual({
      label: 'Travaux votés non encore appelés',
      value: '1\u00A0027,20\u00A0€',
      lacks: false,
      sources: ['PV AG 2026, page\u00A07'],
    });
    expect(summed(madeUpStatement(), 'Avances et part')?.value).toBe('1\u00A0236,20\u00A0€');
  });

  it('tells files and the documents they contain, where they are not as many', () => {
    const [first, second] = madeUpStatement().sources;
    if (!first || !second) throw new Error('The made-up statement has no two sources.');
    expect(drawnUp([first, second])).toMatch(/à partir de 2 fichiers(?: vérifiés)?\.$/);
    expect(drawnUp([first, second, { ...second, label: 'Annexes' }])).toMatch(
      /à partir de 2 fichiers(?: vérifiés)? contenant 3 documents\.$/,
    );
  });

  it('gives no sum when one of its terms is not known, and no zero', () => {
    const statement = madeUpStatement([missing('COPRO-3-c')]);
    expect(summed(statement, 'Avances et part')).toMatchObject({
      value: 'Non communiqué',
      lacks: true,
      sources: ['À demander au syndic'],
    });
    expect(JSON.stringify(said(EMPTY).summary)).not.toMatch(/\d,\d\d/);
  });

  it('says which amounts are worked out, and which were called for want of real ones', () => {
    const statement = madeUpStatement([
      { reference: 'COPRO-3-c', estimate: true },
      missing('N1-BUDGET-REEL'),
    ]);
    expect(summed(statement, 'Part rattachée')?.label).toBe('Part rattachée au lot (estimation)');
    expect(summed(statement, 'Avances et part')?.label).toContain('(estimation)');
    expect(summed(statement, 'Budget prévisionnel, exercice 2025')).toMatchObject({
      label: 'Budget prévisionnel, exercice 2025 (appelé)',
      value: '1\u00A0640,00\u00A0€',
    });
  });
});

it('names the property as its dossier does where no paper does, and what is sold', () => {
  const address_extra_line = 'Bâtiment C';
  expect(said(EMPTY, { address_extra_line }).identity[0]?.value).toBe(
    '14 rue du Marché, 44000 Nantes, Bâtiment C',
  );
  const lots = { reference: 'LOTS', value: ['23', '24', '101'] } as const;
  expect(said(madeUpStatement([lots])).identity.slice(1, 4)).toEqual([
    { label: 'Lots vendus', value: 'n°\u00A023, 24 et 101', lacks: false },
    { label: 'Exercice en cours', value: '1er janvier au 31 décembre 2026', lacks: false },
    { label: 'Tantièmes généraux', value: '214 / 10\u00A0000', lacks: false },
  ]);
});

describe('papers that disagree', () => {
  const statement = madeUpStatement([
    {
      reference: 'I-A-2',
      state: 'CONTRADICTORY',
      value: null,
      evidence: [],
      candidates: [
        { value: 12_345, as_of: null, evidence: [madeUpEvidence('releve', 1)] },
        {
          value: 0,
          as_of: null,
          evidence: [madeUpEvidence('annexe', 4), madeUpEvidence('annexe', 2)],
        },
      ],
    },
  ]);

  it('are both printed with their pages, and neither is chosen', () => {
    expect(row(statement, ARREARS)).toMatchObject({
      value: 'Sources contradictoires',
      candidates: [
        { value: '123,45\u00A0€', sources: ['Relevé au 02/11/2026, page\u00A01'] },
        { value: '0,00\u00A0€', sources: ['Annexe 1 de 2025, pages\u00A02 et\u00A04'] },
      ],
    });
    expect(summed(statement, ARREARS)?.value).toBe('Sources contradictoires');
  });

  it('take the seal away', () => {
    expect(said(madeUpStatement()).seal).toContain('15.11.2026');
    expect(said(statement).seal).toBeNull();
    expect(said(EMPTY).seal).toBeNull();
  });
});

describe('a check', () => {
  const checksWith = (outcome: StatementCheck['outcome'], by_staff = false) => {
    const [check] = madeUpStatement().checks;
    if (!check) throw new Error('The made-up statement has no check.');
    const answer = {
      value: 0,
      as_of: null,
      by: 'Quitus',
      by_staff,
      in_bulk: false,
      at: '',
      seen: '',
    };
    const judged = check.references.map((reference) => ({
      reference,
      state: 'CONFIRMED' as const,
      answer: { reference, ...answer },
    }));
    return said({ ...madeUpStatement(judged), checks: [{ ...check, outcome }] });
  };

  it('is said to agree only where its figures do', () => {
    const words = (['PASSED', 'EXPLAINED', 'FAILED', 'UNDECIDED'] as const).map(
      (outcome) => checksWith(outcome).checks[0],
    );
    expect(words).toMatchObject([
      { outcome: 'Concordant', passed: true, failed: false },
      { outcome: 'Écart expliqué', passed: false, failed: false },
      { outcome: 'À vérifier', passed: false, failed: true },
      { outcome: 'Non vérifiable', passed: false, failed: false },
    ]);
  });

  it('that fails takes the seal away until the team has judged it', () => {
    expect(checksWith('EXPLAINED').seal).not.toBeNull();
    expect(checksWith('FAILED').seal).toBeNull();
    const { seal, checks } = checksWith('FAILED', true);
    expect(seal).not.toBeNull();
    expect(checks[0]).toMatchObject({ outcome: 'Écart vérifié', passed: false, failed: false });
  });
});

it('does not print what is still to be checked, whatever was proposed', () => {
  const proposed = { value: 99_999, as_of: null, evidence: [madeUpEvidence('annexe', 3)] };
  const statement = madeUpStatement([
    { reference: 'COPRO-3-c', state: 'TO_CHECK', value: 88_888, candidates: [proposed] },
  ]);
  expect(row(statement, SHARE)).toMatchObject({ value: 'À vérifier', lacks: true });
  expect(JSON.stringify(said(statement))).not.toMatch(/999,99|888,88/);
});

it('says « relu » of what was confirmed with its whole section, « confirmé » of the rest', () => {
  const statement = madeUpStatement();
  const standing = (in_bulk: boolean) => {
    const fields = statement.fields.map((field) => ({
      ...field,
      state: 'CONFIRMED' as const,
      answer: {
        reference: field.reference,
        value: field.value,
        as_of: null,
        by: 'Claire',
        by_staff: true,
        in_bulk,
        at: '2026-11-15T10:00:00Z',
        seen: '',
      },
    }));
    return row({ ...statement, fields }, SHARE)?.standing;
  };
  expect(standing(true)).toBe('relu, au 31 décembre 2025');
  expect(standing(false)).toBe('confirmé, au 31 décembre 2025');
  expect(said(statement).notice.join(' ')).toContain('Relu');
});

it('says of each field how well it is known, and for which day', () => {
  expect(row(madeUpStatement(), SHARE)?.standing).toBe('lu, au 31 décembre 2025');
  const unknown = { reference: 'COPRO-3-c', state: 'CONFIRMED', value: null } as const;
  expect(row(madeUpStatement([unknown]), SHARE)).toMatchObject({
    value: 'Non communiqué',
    standing: null,
  });
});

describe('what nobody could tell', () => {
  const answered = (by_staff: boolean, value: number | null) => {
    const answer = {
      reference: 'COPRO-3-c',
      value,
      as_of: null,
      by: '',
      at: '',
      seen: '',
    } as const;
    const field = { reference: 'COPRO-3-c', state: 'CONFIRMED', value, evidence: [] } as const;
    return row(
      madeUpStatement([{ ...field, answer: { ...answer, by_staff, in_bulk: false } }]),
      SHARE,
    );
  };

  it('is said in one way, wherever it lacks', () => {
    const rows = said(EMPTY).parts.flatMap((part) => part.rows);
    expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(['Non communiqué']));
    const unknown = { voted_on: null, resolution: null, total_cents: null, lot_cents: null };
    const works = { label: 'Toiture', ...unknown, called_cents: null, remaining_cents: null };
    expect(
      row(madeUpStatement([{ reference: 'VIE-TRAVAUX', value: [works] }]), 'Travaux votés')?.works,
    ).toEqual([['Toiture', ...Array.from({ length: 5 }, () => 'Non communiqué')]]);
  });

  it('names whom to ask, and is never said to be read', () => {
    expect(answered(true, null)).toMatchObject({
      value: 'Non communiqué',
      sources: ['À demander au syndic'],
    });
    expect(answered(false, null)?.sources).toEqual(['Inconnu du vendeur']);
    expect(answered(true, 12_00)?.sources).toEqual(['Relevé par Quitus']);
    expect(answered(false, 12_00)?.sources).toEqual(['Déclaration du vendeur']);
  });
});

it('prints the name and the address of the building as its field tells them', () => {
  const value = 'Villa Mercœur, 9 rue des Moulins, 44000 Nantes';
  expect(said(madeUpStatement([{ reference: 'IMMEUBLE', value }])).identity[0]?.value).toBe(value);
});

it('calls papers by short names, each by one of its own', () => {
  const sources = (...labels: string[]) => {
    const evidence = labels.map((label, index) => ({
      ...madeUpEvidence('pv', index + 1),
      file_id: label,
      label,
    }));
    return row(madeUpStatement([{ reference: 'COPRO-3-c', evidence }]), SHARE)?.sources;
  };
  const pv = 'Procès-verbal d’assemblée générale du';
  expect(sources(`${pv} 11/06/2023`, 'Décompte exercice clos le 31/12/2022')).toEqual([
    'PV AG 2023, page\u00A01',
    'Décompte 2022, page\u00A02',
  ]);
  expect(sources(`${pv} 11/06/2023`, `${pv} 02/09/2023`)).toEqual([
    `${pv} 11/06/2023, page\u00A01`,
    `${pv} 02/09/2023, page\u00A02`,
  ]);
  const three = ['Annexe 2 au 31/12/2022', 'Appel T3 2023', 'Relevé de compte au 05/11/2023'];
  expect(sources(...three)).toEqual(['Annexe 2 de 2022, page\u00A01', 'et 2 autres documents']);
});

it('bears neither seal nor code when the seller drew it up, and says so', () => {
  const { seal, verification, mention, notice } = said(madeUpStatement(), {
    drawn_up_by: 'SELLER',
  });
  expect({ seal, verification }).toEqual({ seal: null, verification: null });
  expect(mention).toBe('Établi par le vendeur, sans contrôle de Quitus');
  expect(notice[0]).toContain('sous sa seule responsabilité');
});

describe('the file', () => {
  const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

  it('is the same for the same statement, and another for another', () => {
    const [first, again] = [1, 2].map(() => preEtatDatePaper(paper(madeUpStatement()), written_at));
    expect(first).toEqual(again);
    const other = madeUpStatement([{ reference: 'PROVISION', value: 41_237 }]);
    expect(preEtatDatePaper(paper(other), written_at)).not.toEqual(first);
  });

  it('is the same when another process prints it, and so are the pages on the screen', async () => {
    const data = paper(madeUpStatement());
    const [pdf, pages] = await Promise.all([
      preEtatDateApart(data, written_at),
      preEtatDatePreviewApart(data, written_at),
    ]);
    expect(pdf.equals(preEtatDatePaper(data, written_at))).toBe(true);
    expect(pages).toEqual(preEtatDatePreview(data, written_at));
  });

  it('is tagged, in French, and says that it is a PDF/A-3a and a PDF/UA-1', () => {
    const pdf = latin(preEtatDatePaper(paper(madeUpStatement()), written_at));
    expect(pdf).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toContain('/Lang (fr)');
    expect(pdf).toContain('/S /TH');
    const [, start = ''] = /startxref\n(\d+)\n%%EOF/.exec(pdf) ?? [];
    expect(pdf.slice(Number(start), Number(start) + 4)).toBe('xref');
  });

  it('is printed with letters that our fonts lack, without tags', () => {
    const statement = madeUpStatement([{ reference: 'SYNDIC', value: 'Агентство Север' }]);
    const pdf = latin(preEtatDatePaper(paper(statement), written_at));
    expect(pdf).toContain('<pdfaid:conformance>B');
  });

  it('has its margin of sources only on pages that name one', () => {
    const isTinted = (page: string) => page.includes('#f6f5f1');
    const long = madeUpStatement();
    const sources = Array.from({ length: 5 }, () => long.sources).flat();
    const [first = '', ...others] = preEtatDatePreview(paper({ ...long, sources }), written_at);
    const last = others.at(-1) ?? '';
    expect([first, last].map(isTinted)).toEqual([true, false]);
  });

  it.each([
    ['an empty statement', EMPTY],
    [
      'long names, twelve lots and thirty papers',
      {
        ...madeUpStatement([
          { reference: 'VENDEUR', value: Array.from({ length: 6 }, () => 'x'.repeat(90)) },
          { reference: 'LOTS', value: Array.from({ length: 12 }, (_, lot) => `${100 + lot}`) },
        ]),
        sources: Array.from({ length: 30 }, () => madeUpStatement().sources)
          .flat()
          .slice(0, 30),
      },
    ],
  ])('has the pages of its preview, with %s', (_what, statement) => {
    const pages = latin(preEtatDatePaper(paper(statement), written_at)).match(/\/Type \/Page\b/g);
    const preview = preEtatDatePreview(paper(statement), written_at);
    expect(preview.length).toBe(pages?.length);
    for (const page of preview) expect(page).toMatch(/^<svg [^]*<\/svg>$/);
  });
});
