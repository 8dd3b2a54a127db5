// Équerre, to the owner: a matrix with the year's budget first and the recoverable share last; landscape settlement.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { dashed, plain, sum, table } from '../writing.ts';
import type { Scene } from './building.ts';
import { cells, type OwnerHand, wide } from './house.ts';
import { calledOf, type Line, realOf, totalOf } from './ledger.ts';

const CSS = `
  .pg { padding: 11mm 12mm; font: 9.4px/1.35 'Liberation Sans Narrow', 'Arial Narrow', 'Liberation Sans', sans-serif; }
  .h { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8px; border: 1px solid #000; padding: 6px; }
  h1 { font-size: 13px; margin: 12px 0 4px; text-decoration: underline; } h2 { font-size: 10.4px; margin: 9px 0 2px; }
  table { width: 100%; border-collapse: collapse; margin: 4px 0; } td, th { border: 1px solid #000; padding: 1.8px 4px; text-align: right; }
  th { font-weight: 400; font-size: 8.2px; text-align: center; background: #ddd; } td:first-child { text-align: left; }
  .u td { background: #f0f0f0; font-weight: 700; } .v td { border-left: 0; border-right: 0; } p { margin: 4px 0; }
  .a td:nth-child(2) { text-align: left; }
  .stub { border-top: 1px dashed #000; margin-top: 22px; padding-top: 8px; display: flex; justify-content: space-between; }`;
export const equerrePage = (name: string, pages: readonly string[], landscape = false): Paper =>
  sheetOf(
    name,
    CSS,
    pages.map((inside) => `<div class="pg">${inside}</div>`),
    landscape,
  );
export const equerreHead = ({ syndic, building, rnc, owner }: Scene, mine: boolean): string =>
  `<div class="h"><div><b>${syndic.name}</b><br>${syndic.street}<br>${syndic.town}<br>${syndic.phone}</div><div>SDC ${building.name}<br>${building.street}<br>${building.town}<br>Immat. ${rnc}</div><div>${mine ? `${owner.name}<br>${owner.street}<br>${owner.town}<br>Réf. ${owner.ref}` : 'Document destiné à tous les copropriétaires'}</div></div>`;

/** A tenant owes about four fifths of the running costs, nothing of the rest. */
const recoverable = ({ part, quote }: Line): number =>
  part === 'budget' ? Math.round(quote * 0.78) : 0;
const lotsOf = ({ lots }: Scene): string =>
  lots.map(({ number, nature }) => `${number} – ${nature}`).join(' ; ');

export const equerreOwner = (count: number): OwnerHand => ({
  call: (name, scene, call, { before, held, note }) =>
    equerrePage(name, [
      `${equerreHead(scene, true)}<h1>Appel de charges : ${call.title}</h1><p>Lots : ${lotsOf(scene)}</p><p>Émis le ${dashed(call.printed)}. Date d’exigibilité : ${dashed(call.due)}.</p>${table(
        [
          'Postes à répartir',
          'Total annuel',
          'Total de l’appel',
          'Base',
          'Tantièmes',
          'Quote-part',
          'dont locatif',
        ],
        [
          ...call.lines.map((line) =>
            cells([
              line.label,
              line.part === 'works' || line.part === 'advance' ? '' : plain(line.total * count),
              plain(line.total),
              String(line.key.base),
              String(line.held),
              plain(line.quote),
              plain(recoverable(line)),
            ]),
          ),
          cells(
            [
              'Total',
              '',
              '',
              '',
              '',
              plain(totalOf(call)),
              plain(sum(call.lines.map(recoverable))),
            ],
            'u',
          ),
        ],
      )}<p>Solde de votre compte au ${dashed(call.printed)} : ${plain(Math.abs(before))} ${before > 0 ? 'débiteur' : before < 0 ? 'créditeur' : ''}</p>${held === undefined ? '' : `<p>Fonds de roulement (avance permanente) versé : ${plain(held)}</p>`}<p>${note ?? ''}</p><div class="stub"><span>Talon à joindre – réf. ${scene.owner.ref}</span><span>Échéance ${dashed(call.due)}</span><b>${plain(Math.max(0, totalOf(call) + before))} EUR</b></div>`,
    ]),
  account: (name, scene, { from, at, before, entries }) => {
    let balance = before;
    return equerrePage(name, [
      `${equerreHead(scene, true)}<h1>Situation de compte au ${dashed(at)}</h1><p>Lots : ${lotsOf(scene)}. Historique depuis le ${dashed(from)}.</p>${table(
        ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde débiteur', 'Solde créditeur'],
        [
          cells([
            dashed(from),
            'Solde à nouveau',
            '',
            '',
            before > 0 ? plain(before) : '',
            before < 0 ? plain(-before) : '',
          ]),
          ...entries.map(({ day, label, debit, credit }) => {
            balance += (debit ?? 0) - (credit ?? 0);
            return cells([
              dashed(day),
              label,
              debit === undefined ? '' : plain(debit),
              credit === undefined ? '' : plain(credit),
              balance > 0 ? plain(balance) : '',
              balance < 0 ? plain(-balance) : '',
            ]);
          }),
        ],
        'a',
      )}<p><b>Solde ${balance > 0 ? 'débiteur' : balance < 0 ? 'créditeur' : 'nul'} : ${plain(Math.abs(balance))} EUR</b></p>`,
    ]);
  },
  settlement: (name, scene, one) => {
    const gap = realOf(one) - calledOf(one);
    return equerrePage(
      name,
      [
        `${equerreHead(scene, true)}<h1>Décompte définitif de charges, exercice ${dashed(one.from)} / ${dashed(one.to)}</h1><p>Lots : ${lotsOf(scene)}. Imprimé le ${dashed(one.printed)}.</p>${table(
          ['Postes', 'Total immeuble', 'Base', 'Tantièmes', 'Quote-part', 'dont locatif'],
          [
            ...one.lines.map((line) =>
              cells([
                line.label,
                plain(line.total),
                String(line.key.base),
                String(line.held),
                plain(line.quote),
                plain(recoverable(line)),
              ]),
            ),
            ...one.meters.map(({ label, before, after, used, quote }) =>
              cells([
                `${label} – ancien ${before}, nouveau ${after}`,
                '',
                'm³',
                used,
                plain(quote),
                plain(quote),
              ]),
            ),
            cells(['Charges de l’exercice', '', '', '', plain(realOf(one)), ''], 'u'),
            ...one.provisions.map(({ label, cents }) =>
              wide([
                [4, label],
                [1, plain(cents)],
                [1, ''],
              ]),
            ),
            cells(['Provisions à déduire', '', '', '', plain(calledOf(one)), ''], 'u'),
            cells(
              [
                gap > 0 ? 'Solde dû' : 'Solde en votre faveur',
                '',
                '',
                '',
                plain(Math.abs(gap)),
                '',
              ],
              'u',
            ),
          ],
        )}${one.works.map(({ label, called, real }) => `<p>Travaux hors budget (${label}) : appelé ${plain(called)}, dépensé ${plain(real)}.</p>`).join('')}`,
      ],
      true,
    );
  },
});
