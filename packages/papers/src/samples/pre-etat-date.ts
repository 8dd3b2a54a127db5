// A pré-état daté made from the same books as the papers it quotes.
import { balanceAt, callOf, exerciseOf, settlementOf, worksFundAt } from './accounts.ts';
import {
  fields,
  figures,
  heading,
  row,
  small,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { BASE, tantiemesOf } from './building.ts';
import { amount, euros, longDay, shareOf, shortDay } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { namedAs } from './people.ts';
import type { Sample } from './press.ts';
import { releveDeCompte } from './releve-de-compte.ts';
import { holdingTruth, lotWords, residence } from './syndic-paper.ts';

export const PED_LAYOUTS = ['band', 'registry'] as const;
export type PedLayout = (typeof PED_LAYOUTS)[number];

export function preEtatDate(home: Home, layout: PedLayout) {
  const { building, owner } = holdingOf(home);
  const { year } = home;
  const made_on = `${year}-10-20`;
  const [last, before] = [
    settlementOf(building, owner, year - 1),
    settlementOf(building, owner, year - 2),
  ];
  const balance = balanceAt(building, year - 1);
  const next = callOf(building, owner, year + 1, 1);
  const { balance: account } = releveDeCompte(home, 'columns', made_on).truth;
  const owed = Math.max(account, 0);
  const lot_fund = shareOf(worksFundAt(building, year - 1), tantiemesOf(owner), BASE);
  const advance = shareOf(balance.advances, tantiemesOf(owner), BASE);
  const source = (cents: number, from: string) => [euros(cents), from];
  return {
    look: layout,
    title: `Pré-état daté ${building.name}`,
    footer: 'Pré-état daté, établi d’après les documents cités',
    written_on: made_on,
    blocks: [
      title(
        'Pré-état daté',
        'Article L721-2 du code de la construction et de l’habitation. Mutation de lots de copropriété, information des parties',
      ),
      fields(
        [
          ...residence(building),
          ['Syndic', building.syndic.name],
          ['Vendeur', namedAs(owner.person)],
          ['Lots', `${lotWords(owner)}, ${tantiemesOf(owner)}/${BASE} tantièmes`],
          ['Établi le', longDay(made_on)],
        ],
        24,
      ),
      heading('Partie financière, situation du lot'),
      table(
        [words('Information', 2), words('Montant'), words('Source', 1)],
        [
          row(
            'I. Provisions exigibles restant dues',
            ...source(owed, `Relevé de compte au ${shortDay(made_on)}`),
          ),
          row(
            'II. Avances perçues (compte 1031), quote-part du lot',
            ...source(advance, `Annexe 1, 31/12/${year - 1}`),
          ),
          row(
            'III. Prochain appel, budget',
            ...source(next.current, `Budget ${year + 1}, procès-verbal ${year}`),
          ),
          row(
            'III. Prochain appel, fonds de travaux',
            ...source(next.works_fund, `Budget ${year + 1}, procès-verbal ${year}`),
          ),
          row(
            'Fonds de travaux attaché au lot',
            ...source(lot_fund, `Annexe 1, 31/12/${year - 1} (estimation)`),
          ),
        ],
      ),
      heading('Charges des deux derniers exercices'),
      table(
        [words('Exercice', 1), figures('Quote-part appelée'), figures('Quote-part réelle')],
        [
          row(String(year - 1), amount(last.called), amount(last.spent)),
          row(String(year - 2), amount(before.called), amount(before.spent)),
          total('Ensemble', amount(last.called + before.called), amount(last.spent + before.spent)),
        ],
      ),
      heading('Situation du syndicat'),
      table(
        [words('Information', 2), words('Montant'), words('Source', 1)],
        [
          row(
            'Impayés de charges dans la copropriété',
            ...source(balance.receivables, `Annexe 1, 31/12/${year - 1}`),
          ),
          row(
            'Dettes envers les fournisseurs',
            ...source(balance.suppliers, `Annexe 1, 31/12/${year - 1}`),
          ),
          row(
            'Budget prévisionnel en cours',
            ...source(exerciseOf(building, year).budget, `Procès-verbal ${year - 1}`),
          ),
          row(
            'Fonds de travaux du syndicat',
            ...source(balance.works_fund, `Annexe 1, 31/12/${year - 1}`),
          ),
        ],
      ),
      text(
        'Procédures en cours : néant, d’après le carnet d’entretien et le dernier procès-verbal.',
      ),
      small(
        'Ce document d’information est établi à partir des pièces remises ; il ne remplace pas l’état daté que seul le syndic délivre.',
      ),
    ],
    truth: {
      document_type: 'PRE_ETAT_DATE',
      ...holdingTruth(building, owner),
      made_on,
      tantiemes: tantiemesOf(owner),
      base: BASE,
      owed,
      charges: [last, before].map(({ year: of, called, spent }) => ({ year: of, called, spent })),
      unpaid_by_owners: balance.receivables,
      owed_to_suppliers: balance.suppliers,
      works_fund: balance.works_fund,
      lot_works_fund: lot_fund,
      lot_advance: advance,
    },
  } as const satisfies Sample;
}
