// The year's real charges of one owner, against what was called.
import { KEY_LABELS, keysOf, meetingDay, settlementOf } from './accounts.ts';
import {
  box,
  fields,
  figures,
  row,
  section,
  small,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { amount, euros, grouped, shortDay, sum } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { namedAs } from './people.ts';
import type { Look, Sample } from './press.ts';
import {
  holdingTruth,
  lotWords,
  ownerAddress,
  residence,
  syndicFoot,
  syndicHead,
} from './syndic-paper.ts';

export const SETTLEMENT_LAYOUTS = ['by-key', 'flat'] as const;
export type SettlementLayout = (typeof SETTLEMENT_LAYOUTS)[number];

const LOOK_OF: Record<SettlementLayout, Look> = { 'by-key': 'sober', flat: 'academic' };

export function decompteIndividuel(home: Home, layout: SettlementLayout, year = home.year - 1) {
  const { building, owner } = holdingOf(home);
  const settlement = settlementOf(building, owner, year);
  const owes = settlement.difference > 0;
  const byKey = layout === 'by-key';
  const cols = byKey
    ? [
        words('Clé et poste', 1),
        figures('Dépenses'),
        figures('Base'),
        figures('Vos tantièmes'),
        figures('Votre quote-part'),
        figures('Dont récupérable'),
      ]
    : [
        words('Compte'),
        words('Nature de la dépense', 1),
        figures('Dépenses'),
        figures('Votre quote-part'),
      ];
  const rows = byKey
    ? keysOf(building).flatMap((key) => {
        const lines = settlement.lines.filter((line) => line.key === key);
        return [
          section(KEY_LABELS[key]),
          ...lines.map((line) =>
            row(
              line.label,
              amount(line.spent),
              grouped(line.base),
              grouped(line.part),
              amount(line.quote),
              line.recoverable ? amount(line.quote) : '',
            ),
          ),
          total(
            `Total ${KEY_LABELS[key].toLowerCase()}`,
            amount(sum(lines.map(({ spent }) => spent))),
            '',
            '',
            amount(sum(lines.map(({ quote }) => quote))),
            '',
          ),
        ];
      })
    : settlement.lines.map((line) =>
        row(line.account, line.label, amount(line.spent, 'dotted'), amount(line.quote, 'dotted')),
      );
  return {
    look: LOOK_OF[layout],
    title: `Décompte de charges ${year} ${building.name}`,
    footer: syndicFoot(building),
    written_on: meetingDay(year + 1),
    blocks: [
      syndicHead(building, [`Édité le ${shortDay(meetingDay(year + 1))}`]),
      ownerAddress(building, owner),
      title(
        byKey ? 'Décompte individuel de charges' : 'État individuel de répartition des comptes',
        `Exercice du 01/01/${year} au 31/12/${year}`,
      ),
      fields(
        [
          ...residence(building),
          ['Copropriétaire', namedAs(owner.person)],
          ['Lots', lotWords(owner)],
        ],
        24,
      ),
      table(cols, [
        ...rows,
        ...(byKey ? [] : [total('', 'Total', '', amount(settlement.spent, 'dotted'))]),
      ]),
      box(
        fields(
          [
            ['Total de votre quote-part', euros(settlement.spent)],
            ['Provisions appelées', euros(settlement.called)],
            [
              owes ? 'Solde à votre charge' : 'Solde en votre faveur',
              `**${euros(Math.abs(settlement.difference))}**`,
            ],
            ['Dont charges récupérables', euros(settlement.recoverable)],
          ],
          50,
        ),
      ),
      text(
        `Ce décompte définitif fait suite à l’approbation des comptes par l’assemblée générale du ${shortDay(meetingDay(year + 1))}. Il n’est pas un appel de fonds.`,
      ),
      small(
        'La contribution à chaque dépense se calcule en multipliant la dépense par vos tantièmes, divisés par la base de la clé.',
      ),
    ],
    truth: {
      document_type: 'CHARGES',
      ...holdingTruth(building, owner),
      exercise: { from: `${year}-01-01`, to: `${year}-12-31` },
      spent: settlement.spent,
      called: settlement.called,
      difference: settlement.difference,
      recoverable: settlement.recoverable,
      lines: settlement.lines,
    },
  } as const satisfies Sample;
}
