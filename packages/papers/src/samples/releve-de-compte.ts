import { addDays } from '@quitus/domain/documents/calendar';

// An owner's account with the syndicat: calls, payments, the year's settlement, the balance.
import { callOf, meetingDay, QUARTERS, quarterStart, settlementOf } from './accounts.ts';
import { fields, figures, row, small, table, text, title, total, words } from './blocks.ts';
import { amount, dottedDay, euros, shortDay } from './figures.ts';
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

/** Signed by a letter (D: the owner owes); or two balances in columns, another wording. */
export const STATEMENT_LAYOUTS = ['lettered', 'columns'] as const;
export type StatementLayout = (typeof STATEMENT_LAYOUTS)[number];

const LOOK_OF: Record<StatementLayout, Look> = { lettered: 'typewriter', columns: 'registry' };

type Entry = { day: string; label: string; debit: number; credit: number; balance: number };

/** Every call but the last is paid within two weeks. */
function entriesOf(home: Home, as_of: string): Entry[] {
  const { building, owner } = holdingOf(home);
  const { year } = home;
  const calls = QUARTERS.map((quarter) => ({
    day: quarterStart(year, quarter),
    quarter,
    total: callOf(building, owner, year, quarter).total,
  })).filter(({ day }) => day <= as_of);
  const settled = settlementOf(building, owner, year - 1).difference;
  const moves = [
    ...calls.flatMap(({ day, quarter, total: asked }, index) => [
      {
        day,
        label: `Appel de fonds ${quarter}${quarter === 1 ? 'er' : 'e'} trim. ${year}`,
        debit: asked,
        credit: 0,
      },
      ...(index === calls.length - 1
        ? []
        : [{ day: addDays(day, 12), label: 'Votre virement', debit: 0, credit: asked }]),
    ]),
    {
      day: addDays(meetingDay(year), 9),
      label: `Régularisation exercice ${year - 1}`,
      debit: Math.max(settled, 0),
      credit: Math.max(-settled, 0),
    },
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let balance = 0;
  return moves
    .filter(({ day }) => day <= as_of)
    .map((move) => {
      balance += move.debit - move.credit;
      return { ...move, balance };
    });
}

const lettered = (balance: number): string =>
  balance === 0 ? amount(0) : `${amount(Math.abs(balance))} ${balance > 0 ? 'D' : 'C'}`;
const orEmpty = (cents: number): string => (cents === 0 ? '' : amount(cents));

export function releveDeCompte(home: Home, layout: StatementLayout, as_of = `${home.year}-11-05`) {
  const { building, owner } = holdingOf(home);
  const entries = entriesOf(home, as_of);
  const balance = entries.at(-1)?.balance ?? 0;
  const from = `${home.year}-01-01`;
  const debits = entries.reduce((sum, { debit }) => sum + debit, 0);
  const credits = entries.reduce((sum, { credit }) => sum + credit, 0);
  const owes = balance > 0;
  const old = layout === 'lettered';
  const day = old ? shortDay : dottedDay;
  return {
    look: LOOK_OF[layout],
    title: `Relevé de compte ${building.name}`,
    footer: syndicFoot(building),
    written_on: as_of,
    blocks: [
      syndicHead(building, [`Édité le ${shortDay(as_of)}`]),
      ownerAddress(building, owner),
      title(
        old ? 'Relevé de compte copropriétaire' : 'Situation de compte',
        `du ${day(from)} au ${day(as_of)}, compte ${owner.account}`,
      ),
      fields(
        [...residence(building), ['Titulaire', namedAs(owner.person)], ['Lots', lotWords(owner)]],
        24,
      ),
      table(
        old
          ? [
              words('Date'),
              words('Libellé', 1),
              figures('Débit'),
              figures('Crédit'),
              figures('Solde'),
            ]
          : [
              words('Date'),
              words('Libellé de l’opération', 1),
              figures('Débit'),
              figures('Crédit'),
              figures('Solde débiteur'),
              figures('Solde créditeur'),
            ],
        [
          row(
            day(from),
            old ? 'Solde antérieur' : 'À nouveau',
            '',
            '',
            ...(old ? [amount(0)] : [amount(0), '']),
          ),
          ...entries.map((entry) =>
            row(
              day(entry.day),
              entry.label,
              orEmpty(entry.debit),
              orEmpty(entry.credit),
              ...(old
                ? [lettered(entry.balance)]
                : [orEmpty(Math.max(entry.balance, 0)), orEmpty(Math.max(-entry.balance, 0))]),
            ),
          ),
          total(
            '',
            'Total mouvements',
            amount(debits),
            amount(credits),
            ...(old
              ? [lettered(balance)]
              : [orEmpty(Math.max(balance, 0)), orEmpty(Math.max(-balance, 0))]),
          ),
        ],
      ),
      text(
        `**Solde ${owes ? 'débiteur en faveur du syndicat' : 'créditeur en votre faveur'} arrêté au ${shortDay(as_of)} : ${euros(Math.abs(balance))}**`,
      ),
      small(
        'D : somme due par le copropriétaire. C : somme en sa faveur. Sous réserve des encaissements en cours.',
      ),
    ],
    truth: {
      document_type: 'CHARGES',
      ...holdingTruth(building, owner),
      as_of,
      account: owner.account,
      /** Positive: the owner owes it. */
      balance,
      entries,
    },
  } as const satisfies Sample;
}
