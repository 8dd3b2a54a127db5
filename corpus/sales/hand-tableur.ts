import { quotesOf, running, share, totalOf } from './books.ts';
import type { Hand } from './hand.ts';
import { sheetOf } from './sale.ts';
// A volunteer's spreadsheet: every owner in the table, one row of them yellow, words as they come.
import { brief, plain, slashed, sum, table } from './writing.ts';

const CSS = `font: 9.4pt 'Carlito', sans-serif; td, th { border: .15mm solid #aaa; padding: .8mm 1.5mm } th { background: #d9e2f3; font-weight: bold } .n td:nth-child(n+2) { text-align: right } .mine td { background: #fff2a8; font-weight: bold } h1 { font-size: 12.5pt } p { margin: 3mm 0 }`;
export type Neighbour = readonly [name: string, part: number];

export const tableur = (neighbours: readonly Neighbour[], mine: string): Hand => {
  const all = (whole: number, funds: number, base: number) =>
    neighbours.map(([name, part]) => {
      const [running_, fund] = [share(whole, part, base), share(funds, part, base)];
      const cells = [name, part, plain(running_), plain(fund), plain(running_ + fund)];
      return name === mine
        ? `<tr class="mine">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
        : cells;
    });
  return {
    appel: (name, scene, call, { before, held, note }) => {
      const whole = sum(call.budget.map((line) => line.whole));
      const funds = sum(call.fund.map((line) => line.whole));
      return sheetOf(name, CSS, [
        `<h1>Copro ${scene.building.name} – ${scene.building.street}, ${scene.building.town}</h1><p>Syndic bénévole : ${scene.syndic.manager}, ${scene.syndic.street}, ${scene.syndic.mail}</p><p><b>Appel ${call.title}</b> du ${brief(call.from)} au ${brief(call.to)} – à payer le ${slashed(call.due)}</p>${table(
          ['Copropriétaire', `${scene.base}èmes`, 'Charges', 'Fonds trvx', 'Total'],
          [
            ...all(whole, funds, scene.base),
            ['TOTAL COPRO', scene.base, plain(whole), plain(funds), plain(whole + funds)],
          ],
          'n',
        )}${call.works.map(({ label, whole: works, quote }) => `<p>En plus : ${label}, ${plain(works)} € pour tout le monde, soit <b>${plain(quote)} €</b> pour ${scene.owner.name}.</p>`).join('')}<p>Feuille de <b>${scene.owner.name}</b> (lot ${scene.lots.map(([lot]) => lot).join(' et ')}). ${before === 0 ? 'Rien en retard, merci !' : before > 0 ? `Il restait ${plain(before)} € d’avant.` : `Il y avait ${plain(-before)} € d’avance sur ton compte.`} À virer : <b>${plain(totalOf(call) + before)} €</b>.</p>${held === undefined ? '' : `<p>Rappel : chacun a laissé une avance dans la caisse, la tienne est de ${plain(held)} €.</p>`}${note ? `<p>${note}</p>` : ''}`,
      ]);
    },
    releve: (name, scene, entries, { at, held, note }) => {
      const rows = running(entries);
      const last = rows.at(-1)?.balance ?? 0;
      return sheetOf(name, CSS, [
        `<h1>Compte de ${scene.owner.name} – lot ${scene.lots.map(([lot]) => lot).join(' et ')} – ${scene.building.street} ${scene.building.town}</h1><p>Relevé de compte copropriétaire fait le ${slashed(at)} par ${scene.syndic.manager} (syndic bénévole)</p>${table(
          ['Quand', 'Quoi', 'Appelé', 'Payé', 'Reste dû (- = avance)'],
          rows.map(({ day, label, debit, credit, balance }) => [
            brief(day),
            label,
            debit ? plain(debit) : '',
            credit ? plain(credit) : '',
            plain(balance),
          ]),
        )}<p>Au ${slashed(at)} : ${last > 0 ? `reste à payer ${plain(last)} €` : last < 0 ? `${plain(-last)} € en avance` : 'à jour, solde 0,00'}.${held === undefined ? '' : ` Avance dans la caisse commune : ${plain(held)} € (à rendre à la vente).`}</p>${note ? `<p>${note}</p>` : ''}`,
      ]);
    },
    decompte: (name, scene, { from, to, lines, called }, { note }) => {
      const real = quotesOf(lines);
      return sheetOf(name, CSS, [
        `<h1>Régul des charges du ${slashed(from)} au ${slashed(to)} – ${scene.building.street} ${scene.building.town}</h1><p>Décompte de ${scene.owner.name}</p>${table(
          ['Dépense', 'Total copro', `Part ${scene.base}èmes`, 'Part'],
          [
            ...lines.map((line) => [line.label, plain(line.whole), line.part, plain(line.quote)]),
            [
              '<b>Total réel</b>',
              plain(sum(lines.map((line) => line.whole))),
              '',
              `<b>${plain(real)}</b>`,
            ],
            ['Appelé dans l’année', '', '', plain(called)],
            [
              real > called ? 'À payer en plus' : 'À rendre',
              '',
              '',
              plain(Math.abs(real - called)),
            ],
          ],
          'n',
        )}${note ? `<p>${note}</p>` : ''}`,
      ]);
    },
  };
};
