// A statement of account with the entries that a sale needs, in one of two hands.
import {
  fields,
  figures,
  row,
  small,
  table,
  text,
  title,
  total,
  words,
} from '@quitus/papers/samples/blocks';
import { amount, euros, shortDay, sum } from '@quitus/papers/samples/figures';
import { type Home, holdingOf } from '@quitus/papers/samples/home';
import { namedAs } from '@quitus/papers/samples/people';
import type { Sample } from '@quitus/papers/samples/press';
import {
  lotWords,
  ownerAddress,
  residence,
  syndicFoot,
  syndicHead,
} from '@quitus/papers/samples/syndic-paper';

/** Positive: asked of the owner. */
export type Move = readonly [day: string, label: string, cents: number];

export function ledger(
  home: Home,
  moves: readonly Move[],
  as_of: string,
  { from = '2026-01-01', opening = 0, lettered = true } = {},
): Sample {
  const { building, owner } = holdingOf(home);
  const side = (cents: number): string =>
    cents === 0 ? amount(0) : `${amount(Math.abs(cents))} ${cents > 0 ? 'D' : 'C'}`;
  const ordered = moves.toSorted(([a], [b]) => a.localeCompare(b));
  const balances = ordered.map(
    (_, index) => opening + sum(ordered.slice(0, index + 1).map(([, , cents]) => cents)),
  );
  const balance = balances.at(-1) ?? opening;
  const debits = sum(ordered.map(([, , cents]) => Math.max(cents, 0)));
  const credits = sum(ordered.map(([, , cents]) => Math.max(-cents, 0)));
  return {
    look: lettered ? 'typewriter' : 'sober',
    title: `Relevé de compte ${building.name}`,
    footer: syndicFoot(building),
    written_on: as_of,
    blocks: [
      syndicHead(building, [`Édité le ${shortDay(as_of)}`]),
      ownerAddress(building, owner),
      title(
        'Relevé de compte copropriétaire',
        `du ${shortDay(from)} au ${shortDay(as_of)}, compte ${owner.account}`,
      ),
      fields(
        [...residence(building), ['Titulaire', namedAs(owner.person)], ['Lots', lotWords(owner)]],
        24,
      ),
      table(
        [words('Date'), words('Libellé', 1), figures('Débit'), figures('Crédit'), figures('Solde')],
        [
          row(shortDay(from), 'Solde antérieur', '', '', side(opening)),
          ...ordered.map(([day, label, cents], index) =>
            row(
              shortDay(day),
              label,
              cents > 0 ? amount(cents) : '',
              cents < 0 ? amount(-cents) : '',
              side(balances[index] ?? 0),
            ),
          ),
          total('', 'Total mouvements', amount(debits), amount(credits), side(balance)),
        ],
      ),
      text(
        balance === 0
          ? `**Votre compte est soldé au ${shortDay(as_of)} : ${euros(0)}**`
          : `**Solde ${balance > 0 ? 'débiteur en faveur du syndicat' : 'créditeur en votre faveur'} arrêté au ${shortDay(as_of)} : ${euros(Math.abs(balance))}**`,
      ),
      small('D : somme due par le copropriétaire. C : somme en sa faveur.'),
    ],
    truth: {},
  };
}
