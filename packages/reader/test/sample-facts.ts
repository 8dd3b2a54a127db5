import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';
import { exerciseOf } from '@quitus/papers/samples/accounts';
import { ANNEX_HEADS } from '@quitus/papers/samples/annexes-comptables';
import { appelDeFonds, CALL_LAYOUTS } from '@quitus/papers/samples/appel-de-fonds';
import { createBuilding } from '@quitus/papers/samples/building';
// What a reader should find in the sample papers of a copropriété: facts by name, from the truth that
// each sample carries. Whatever else is found counts as wrong.
import { annexes, convocation, CONVOCATION_LAYOUTS } from '@quitus/papers/samples/convocation';
import { decompteIndividuel, SETTLEMENT_LAYOUTS } from '@quitus/papers/samples/decompte-individuel';
import { ficheSynthetique, SUMMARY_LAYOUTS } from '@quitus/papers/samples/fiche-synthetique';
import { amount, grouped, sum } from '@quitus/papers/samples/figures';
import { createHome, type Home, holdingOf } from '@quitus/papers/samples/home';
import type { Sample } from '@quitus/papers/samples/press';
import { MINUTES_LAYOUTS, procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { releveDeCompte, STATEMENT_LAYOUTS } from '@quitus/papers/samples/releve-de-compte';

export type Expected = Partial<Record<FactName, Fact['value']>>;
export type ExpectedPaper = {
  paper: string;
  layout: string;
  type: DocumentType;
  sub_kind: SubKind | null;
  sample: Sample;
  expected: Expected;
};

const address = { street: '14 Rue du Marché', postcode: '44000', city: 'Nantes' };

function homeOf(seed: string, flats: number, has_lift: boolean): Home {
  const building = createBuilding({
    seed,
    year: 2026,
    address,
    built_year: 1936,
    flats,
    annex: 'Cave',
    has_lift,
  });
  const wish = { seed: `${seed}/home`, address, built_year: 1936, year: 2026, surface: 6240 };
  return createHome({ ...wish, lot: { building, number: flats - 3 } });
}

export const LARGE_BUILDING = homeOf('premier', 26, true);
export const SMALL_BUILDING = homeOf('second', 8, false);

type Holding = {
  syndic: string;
  building: string;
  address: string;
  rnc: string;
  owner: string;
  lots: readonly number[];
};

const buildingOf = (truth: Omit<Holding, 'owner' | 'lots'>): Expected => ({
  syndic: truth.syndic,
  building: truth.building,
  building_address: truth.address,
  rnc: truth.rnc,
});
const holdingIn = (truth: Holding): Expected => ({
  ...buildingOf(truth),
  owner: truth.owner,
  lots: truth.lots.map(String),
});

type Keyed = { label: string; part: number; base: number; total: number; quote: number };

/** Each line as it was worked out; the keys by name, the first line of each. Under the head of a section, a lone key has none. */
function keysIn(lines: readonly Keyed[], isSectioned = false): Expected {
  const [first] = lines;
  const shares = [...new Set(lines.map(({ part, base }) => `${part}/${base}`))];
  const named = shares.map((share) => {
    const line = lines.find(({ part, base }) => `${part}/${base}` === share);
    return `${line?.label ?? ''} : ${share}`;
  });
  return {
    tantiemes: first?.part ?? 0,
    base: first?.base ?? 0,
    key_lines: lines.map(
      ({ label, quote, total, part, base }) =>
        `${label} : ${amount(quote)} = ${amount(total)} × ${grouped(part)} ÷ ${grouped(base)}`,
    ),
    ...(!(isSectioned && named.length === 1) && { tantiemes_by_cle: named }),
  };
}

const calls = (home: Home): ExpectedPaper[] =>
  CALL_LAYOUTS.map((layout) => {
    const sample = appelDeFonds(home, layout);
    const { truth } = sample;
    return {
      paper: 'appel de fonds',
      layout,
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      sample,
      expected: {
        ...holdingIn(truth),
        period_from: truth.period.from,
        period_to: truth.period.to,
        due_on: truth.due_on,
        account: truth.reference,
        total: truth.total,
        to_pay: truth.total,
        courantes: truth.current,
        fonds_travaux: truth.works_fund,
        travaux: truth.works,
        solde_anterieur: truth.previous_balance,
        ...(truth.recoverable === null ? {} : { recoverable: truth.recoverable }),
        ...keysIn(truth.lines, layout === 'sections'),
        iban: truth.iban,
      },
    };
  });

const statements = (home: Home): ExpectedPaper[] =>
  STATEMENT_LAYOUTS.map((layout) => {
    const sample = releveDeCompte(home, layout);
    const { truth } = sample;
    return {
      paper: 'relevé de compte',
      layout,
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      sample,
      expected: {
        ...holdingIn(truth),
        period_from: `${home.year}-01-01`,
        period_to: truth.as_of,
        as_of: truth.as_of,
        account: truth.account,
        solde_anterieur: 0,
        balance: truth.balance,
        total_debit: sum(truth.entries.map(({ debit }) => debit)),
        total_credit: sum(truth.entries.map(({ credit }) => credit)),
        entries: truth.entries.map(
          ({ day, label, debit, credit }) => `${day} ${debit - credit} ${label}`,
        ),
      },
    };
  });

type SettledLine = ReturnType<typeof decompteIndividuel>['truth']['lines'][number];

/** Under the lines of each key: « Total charges générales ». */
const sumsByKey = (lines: readonly SettledLine[]): Keyed[] =>
  [...Map.groupBy(lines, ({ key }) => key)].map(([key, own]) => ({
    label: KEYS[key].toLowerCase(),
    part: own[0]?.part ?? 0,
    base: own[0]?.base ?? 0,
    total: sum(own.map(({ spent }) => spent)),
    quote: sum(own.map(({ quote }) => quote)),
  }));

const settlements = (home: Home): ExpectedPaper[] =>
  SETTLEMENT_LAYOUTS.map((layout) => {
    const sample = decompteIndividuel(home, layout);
    const { truth } = sample;
    return {
      paper: 'décompte',
      layout,
      type: 'CHARGES',
      sub_kind: 'DECOMPTE',
      sample,
      expected: {
        ...holdingIn(truth),
        exercice_from: truth.exercise.from,
        exercice_to: truth.exercise.to,
        charges_reelles: truth.spent,
        provisions: truth.called,
        difference: truth.difference,
        recoverable: truth.recoverable,
        ...(layout === 'by-key' ? keysIn(sumsByKey(truth.lines)) : {}),
      },
    };
  });

type Annexes = ReturnType<typeof annexes>['truth']['annexes'];
const KEYS = { GENERALES: 'Charges générales', ASCENSEUR: 'Charges d’ascenseur' } as const;

function annexesIn(home: Home, truth: Annexes): Expected {
  const { balance, open_works } = truth;
  const works = (name: keyof (typeof open_works)[number]) =>
    sum(open_works.map((one) => Number(one[name])));
  const [exercice_from, exercice_to] = yearOf(home.year - 1);
  return {
    closed_on: truth.closed_on,
    exercice_from,
    exercice_to,
    creances_exigibles: balance.owed_by_owners,
    creances_douteuses: balance.doubtful,
    impayes: truth.unpaid_by_owners,
    excedents_verses: balance.overpaid,
    dette_fournisseurs: truth.owed_to_suppliers,
    avances_tresorerie: balance.advances,
    fonds_travaux: truth.works_fund,
    solde_travaux: balance.waiting,
    // Under the balance sheet: « Emprunts : montant restant dû : néant ».
    emprunts: 0,
    fonds_places: balance.works_fund,
    banques: balance.bank,
    total_bilan: balance.total,
    charges_courantes: truth.spent,
    charges_courantes_precedentes: exerciseOf(holdingOf(home).building, home.year - 2).spent,
    budget_clos: truth.budgets[0]?.amount ?? 0,
    budget_en_cours: truth.budgets[1]?.amount ?? 0,
    budget_a_voter: truth.budgets[2]?.amount ?? 0,
    charges_travaux: truth.works_spent,
    // Of one key alone the charges are those of the year.
    ...(truth.by_key.length > 1 && {
      charges_by_cle: truth.by_key.map(({ key, spent }) => `${KEYS[key]} : ${amount(spent)}`),
      budget_en_cours_by_cle: truth.by_key.map(
        ({ key, budgets }) => `${KEYS[key]} : ${amount(budgets[0] ?? 0)}`,
      ),
      budget_a_voter_by_cle: truth.by_key.map(
        ({ key, budgets }) => `${KEYS[key]} : ${amount(budgets[1] ?? 0)}`,
      ),
    }),
    travaux_clos: ['Remplacement de la porte d’entrée et du contrôle d’accès'],
    travaux_en_cours: open_works.map(({ label }) => label),
    travaux_votes: works('voted'),
    travaux_payes: works('paid'),
    travaux_realises: works('done'),
    travaux_appeles: works('called'),
    travaux_a_recevoir: works('to_call'),
  };
}

const accounts = (home: Home): ExpectedPaper[] =>
  ANNEX_HEADS.map((layout) => {
    const sample = annexes(home, layout);
    const { truth } = sample;
    return {
      paper: 'annexes',
      layout,
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      sample,
      expected: {
        ...buildingOf({ ...truth, address: '14 Rue du Marché, 44000 Nantes' }),
        ...annexesIn(home, truth.annexes),
      },
    };
  });

const yearOf = (year: number) => [`${year}-01-01`, `${year}-12-31`] as const;

/** Of the year before last too: works were voted then. */
const minutes = (home: Home): ExpectedPaper[] =>
  [home.year, home.year - 1].flatMap((year) =>
    MINUTES_LAYOUTS.map((layout) => {
      const sample = procesVerbal(home, layout, year);
      const { truth } = sample;
      const numbers = (adopted: boolean) =>
        truth.resolutions.filter((one) => one.adopted === adopted).map((one) => String(one.number));
      const [approved_from, approved_to] = yearOf(truth.approves);
      const [budget_from, budget_to] = yearOf(truth.budget.year);
      const about = (words: string) => truth.resolutions.find(({ subject }) => subject === words);
      const [works, fund] = [
        about(truth.works?.label ?? ''),
        about('Cotisation au fonds de travaux'),
      ];
      return {
        paper: 'procès-verbal',
        layout: `${layout} ${year}`,
        type: 'PV_AG',
        sub_kind: null,
        sample,
        expected: {
          ...buildingOf(truth),
          meeting_on: truth.meeting_on,
          tantiemes_present: truth.present_tantiemes,
          base: 10_000,
          resolutions: truth.resolutions.map(({ number, subject }) => `${number}. ${subject}`),
          resolutions_adopted: numbers(true),
          resolutions_rejected: numbers(false),
          quitus: true,
          approved_from,
          approved_to,
          budget: truth.budget.amount,
          budget_from,
          budget_to,
          ...(fund?.adopted ? { cotisation_fonds_travaux: truth.works_fund } : {}),
          mandate_from: `${year}-07-01`,
          mandate_to: `${year + 1}-06-30`,
          ...(truth.works && works
            ? {
                works_adopted: [`${works.number}. ${works.subject}`],
                works_adopted_total: truth.works.total,
                works_terms: [`${works.number} ${truth.works.total} clé charges générales`],
              }
            : {}),
        },
      };
    }),
  );

const convocations = (home: Home): ExpectedPaper[] =>
  CONVOCATION_LAYOUTS.map((layout) => {
    const sample = convocation(home, layout);
    const { truth } = sample;
    const minutesOf = procesVerbal(home, 'prose').truth;
    const [approved_from, approved_to] = yearOf(truth.approves);
    const [budget_from, budget_to] = yearOf(home.year + 1);
    return {
      paper: 'convocation',
      layout,
      type: 'CV_AG',
      sub_kind: null,
      sample,
      expected: {
        ...holdingIn(truth),
        meeting_on: truth.meeting_on,
        sent_on: truth.sent_on,
        resolutions: truth.subjects.map((subject, index) => `${index + 1}. ${subject}`),
        approved_from,
        approved_to,
        budget_a_voter: minutesOf.budget.amount,
        budget_from,
        budget_to,
        cotisation_fonds_travaux: minutesOf.works_fund,
        mandate_from: `${home.year}-07-01`,
        mandate_to: `${home.year + 1}-06-30`,
        ...(truth.annexes ? annexesIn(home, truth.annexes) : {}),
      },
    };
  });

const summaries = (home: Home): ExpectedPaper[] =>
  SUMMARY_LAYOUTS.map((layout) => {
    const sample = ficheSynthetique(home, layout);
    const { truth } = sample;
    const { building } = holdingOf(home);
    const [exercice_from, exercice_to] = yearOf(home.year - 1);
    return {
      paper: 'fiche synthétique',
      layout,
      type: 'FICHE_SYN',
      sub_kind: null,
      sample,
      expected: {
        ...buildingOf(truth),
        updated_on: truth.updated_on,
        approved_on: procesVerbal(home, 'prose').truth.meeting_on,
        exercice_from,
        exercice_to,
        lots_count: truth.lots,
        homes_count: building.owners.length,
        parking_count: 0,
        buildings_count: 1,
        lifts_count: building.has_lift ? 1 : 0,
        debtors_count: Math.max(1, Math.round(building.owners.length / 12)),
        build_period: truth.build_period,
        heating: building.heating,
        charges_courantes: truth.spent,
        charges_travaux: truth.works_spent,
        dette_fournisseurs: truth.owed_to_suppliers,
        impayes: truth.unpaid_by_owners,
        fonds_travaux: truth.works_fund,
      },
    };
  });

export const PAPERS: readonly ((home: Home) => ExpectedPaper[])[] = [
  calls,
  statements,
  settlements,
  accounts,
  minutes,
  convocations,
  summaries,
];
