// What must hold whatever a dossier says about itself.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOCUMENT_STATUSES } from '../documents/status.ts';
import { attentionOf, standingOf } from './attention.ts';
import { checklist, type Need, shownDocumentTypes } from './checklist.ts';
import { PORTFOLIO_TYPES, type PortfolioType } from './portfolio-type.ts';
import { progressOf, type Slot, verifiedCount } from './progress.ts';
import { nextQuestion } from './questions.ts';
import {
  BUILD_PERIODS,
  buildPeriodOf,
  EMPTY_SITUATION,
  GAS_AGES,
  isAnswered,
  LOT_KINDS,
  SELLER_SITUATIONS,
  SEWERS,
  type Situation,
  SITUATION_FIELDS,
} from './situation.ts';

const yesNo = fc.constantFrom(true, false, null);
const answers: fc.Arbitrary<Situation> = fc.record({
  build_year: fc.option(fc.oneof(fc.integer({ min: 1850, max: 2026 }), fc.constant(1997))),
  build_period: fc.constantFrom(...BUILD_PERIODS, null),
  lot_kinds: fc.option(fc.subarray([...LOT_KINDS])),
  surface_m2: fc.option(fc.integer({ min: 1, max: 200 })),
  rented: yesNo,
  furnished: yesNo,
  gas_over_15_years: fc.constantFrom(...GAS_AGES, null),
  electricity_over_15_years: yesNo,
  sewer: fc.constantFrom(...SEWERS, null),
  pool: yesNo,
  works_under_10_years: yesNo,
  heating_maintenance: yesNo,
  in_copropriete_or_asl: yesNo,
  termite_zone: yesNo,
  noise_zone: yesNo,
  dry_rot_zone: yesNo,
  wood_heating: yesNo,
  seller: fc.constantFrom(...SELLER_SITUATIONS, null),
  planned_signing_date: fc.constant(null),
});
/** A period that contradicts the year would be a second opinion, not something left unsaid. */
const situation = answers.map((given) => ({
  ...given,
  build_period:
    given.build_period && (buildPeriodOf({ ...given, build_period: null }) ?? given.build_period),
}));
const portfolioType = fc.constantFrom(...PORTFOLIO_TYPES);
const field = fc.constantFrom(...SITUATION_FIELDS);

const slotsOf = (portfolio_type: PortfolioType): fc.Arbitrary<Slot[]> =>
  fc.tuple(
    ...shownDocumentTypes(portfolio_type).map((document_type) =>
      fc.record({
        document_type: fc.constant(document_type),
        status: fc.constantFrom(...DOCUMENT_STATUSES),
        waived_at: fc.constantFrom(null, null, '2026-11-15T10:00:00Z'),
      }),
    ),
  );
const dossier = portfolioType.chain((portfolio_type) =>
  fc.record({
    portfolio_type: fc.constant(portfolio_type),
    known: situation,
    slots: slotsOf(portfolio_type),
  }),
);

/** Needs of the documents and of their pieces, by name. */
function needsIn(portfolio_type: PortfolioType, known: Situation): Map<string, Need> {
  const items = checklist(portfolio_type, known);
  return new Map(
    items.flatMap(({ document_type, need, pieces }) => [
      [document_type, need] as const,
      ...pieces.map((piece) => [`${document_type}.${piece.code}`, piece.need] as const),
    ]),
  );
}

describe('a list', () => {
  it('always shows the same documents, in the same order', () => {
    fc.assert(
      fc.property(portfolioType, situation, (type, known) => {
        const types = checklist(type, known).map(({ document_type }) => document_type);
        expect(types).toEqual(shownDocumentTypes(type));
      }),
    );
  });

  it('gives every line a reason, and a question only to what is open', () => {
    fc.assert(
      fc.property(portfolioType, situation, (type, known) => {
        const lines = checklist(type, known).flatMap((item) => [item, ...item.pieces]);
        for (const { need, reason, question } of lines) {
          expect(reason).toMatch(/\.$/);
          expect(reason).not.toMatch(/'| [:;?!]/);
          expect(question === null || need === 'TO_SPECIFY').toBe(true);
          expect(question === null || !isAnswered(known, question)).toBe(true);
        }
      }),
    );
  });

  it('leaves no document open without the question that decides it', () => {
    fc.assert(
      fc.property(portfolioType, situation, (type, known) => {
        const stuck = checklist(type, known).filter(
          ({ need, question }) => need === 'TO_SPECIFY' && question === null,
        );
        expect(stuck).toEqual([]);
      }),
    );
  });
});

describe('ignorance', () => {
  it('never rules a document out, nor makes a needed one optional', () => {
    fc.assert(
      fc.property(portfolioType, situation, field, (type, known, forgotten) => {
        const before = needsIn(type, known);
        const after = needsIn(type, { ...known, [forgotten]: null });
        const dropped = [...after].filter(([name, need]) => {
          const was = before.get(name);
          const ruledOut = need === 'NOT_APPLICABLE' && was !== undefined && was !== need;
          const eased = need === 'OPTIONAL' && (was === 'REQUIRED' || was === 'CONDITIONAL');
          return ruledOut || eased;
        });
        expect(dropped).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('of everything rules nothing out', () => {
    for (const type of PORTFOLIO_TYPES) {
      const needs = checklist(type, EMPTY_SITUATION).map(({ need }) => need);
      expect(needs).not.toContain('NOT_APPLICABLE');
    }
  });
});

it('answering question after question ends, with no document left open', () => {
  fc.assert(
    fc.property(portfolioType, situation, (type, given) => {
      const complete: Situation = {
        ...given,
        build_year: given.build_year ?? 1970,
        build_period: given.build_period ?? 'BEFORE_1949',
        lot_kinds: given.lot_kinds?.length ? given.lot_kinds : ['LOGEMENT'],
        gas_over_15_years: given.gas_over_15_years ?? 'OVER',
        sewer: given.sewer ?? 'COLLECTIF',
        seller: given.seller ?? 'SCI',
      };
      let known = EMPTY_SITUATION;
      for (const _ of SITUATION_FIELDS) {
        const asked = nextQuestion(type, known, []);
        if (asked === null) break;
        known = { ...known, [asked]: complete[asked] ?? true };
      }
      expect(nextQuestion(type, known, [])).toBeNull();
      expect(checklist(type, known).filter(({ need }) => need === 'TO_SPECIFY')).toEqual([]);
    }),
  );
});

describe('a dossier', () => {
  it('never has more verified documents than documents', () => {
    fc.assert(
      fc.property(dossier, ({ portfolio_type, known, slots }) => {
        const { verified, total } = progressOf(portfolio_type, known, slots);
        expect(verified).toBeLessThanOrEqual(total);
        expect(verified).toBeLessThanOrEqual(verifiedCount(slots));
      }),
    );
  });

  it('says the same in its chip and in its filter', () => {
    fc.assert(
      fc.property(dossier, ({ portfolio_type, known, slots }) => {
        const standing = standingOf(portfolio_type, known, slots);
        const { code, tone, label } = attentionOf(portfolio_type, known, slots);
        expect(label).not.toMatch(/^0/);
        expect(code === 'TO_START').toBe(standing === 'TO_START');
        expect(tone === 'blocked' || tone === 'to-complete' ? standing : 'TO_DO').toBe('TO_DO');
        expect(code === 'IN_ORDER').toBe(standing === 'IN_ORDER');
      }),
    );
  });

  it('is in order exactly when all that it counts is verified, and nothing waits for somebody', () => {
    fc.assert(
      fc.property(dossier, ({ portfolio_type, known, slots }) => {
        const { verified, total } = progressOf(portfolio_type, known, slots);
        const standing = standingOf(portfolio_type, known, slots);
        expect(standing === 'IN_ORDER').toBe(
          total > 0 && verified === total && standing !== 'TO_DO',
        );
      }),
    );
  });

  it('never has more left to do because of a file that arrives, or is verified', () => {
    fc.assert(
      fc.property(dossier, fc.nat(), ({ portfolio_type, known, slots }, at) => {
        const left = (all: readonly Slot[]) => {
          const { verified, total } = progressOf(portfolio_type, known, all);
          return total - verified;
        };
        const empty = slots.map((slot): Slot => ({ ...slot, status: 'A_AJOUTER' }));
        for (const status of ['NEW_A_VERIFIER', 'VERIFIED'] as const) {
          const next = empty.map((slot, index) =>
            index === at % empty.length ? { ...slot, status } : slot,
          );
          expect(left(next)).toBeLessThanOrEqual(left(empty));
        }
      }),
    );
  });

  it('counts every verified document that was not set aside', () => {
    fc.assert(
      fc.property(dossier, ({ portfolio_type, known, slots }) => {
        const kept = slots.filter(({ waived_at }) => waived_at === null);
        expect(progressOf(portfolio_type, known, slots).verified).toBe(verifiedCount(kept));
      }),
    );
  });
});
