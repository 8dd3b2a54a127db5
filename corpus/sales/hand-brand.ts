import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// A brand's leaflet: the sum to pay first, with what was owed before in it; the year's budget beside each call.
import { inFull, slashed, spaced, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.6pt/1.4 ${font}; padding: 0 0 0 46mm; .side { position: absolute; left: 0; top: 0; bottom: 0; width: 40mm; background: ${ink}; color: #fff; padding: 12mm 5mm; font-size: 7.6pt } .side b { display: block; font-size: 13pt; margin-bottom: 4mm } .in { padding: 12mm 12mm 0 0 } .pay { background: #f3f3f3; border-left: 2mm solid ${ink}; padding: 4mm; margin: 5mm 0; display: flex; justify-content: space-between; align-items: center } .pay b { font-size: 18pt } h2 { font-size: 10.5pt; color: ${ink}; margin: 4mm 0 1mm } .q th { font-size: 7pt; text-transform: uppercase; color: #777; border-bottom: .3mm solid ${ink} } .q td:nth-child(n+2), .q th:nth-child(n+2) { text-align: right } .q .s td { font-weight: bold; border-top: .2mm solid #999 }`;
const side = ({ syndic, building, account, lots }: Scene) =>
  `<div class="side"><b>${syndic.name}</b>Agence<br>${syndic.street}<br>${syndic.town}<br>${syndic.phone}<br><span style="font-size:6.4pt">${syndic.mail}</span><br><br>Votre interlocuteur<br>${syndic.manager}<br><br>Votre copropriété<br>${building.name}<br>${building.street}<br>${building.town}<br>N° ${building.rnc}<br><br>Votre référence<br>${account}<br><br>Vos lots<br>${lots.map(([lot, nature]) => `${lot} – ${nature}`).join('<br>')}<br><br><span style="font-size:5.8pt">${syndic.foot}</span></div>`;
const who = ({ owner }: Scene, printed: string) =>
  `<p style="margin-left:62mm;font-size:9.6pt">${[owner.name, ...owner.lines].join('<br>')}</p><p style="color:#777">Document émis le ${slashed(printed)}</p>`;
const share = ({ lots, base }: Scene) =>
  `${lots.reduce((all, [, , part]) => all + part, 0)}/${base}`;
const row =
  (times: number) =>
  ({ lot, label, whole, base, part, quote }: Line) => [
    `${label} · lot ${lot}`,
    times === 0 ? '' : spaced(whole * times),
    spaced(whole),
    `${part}/${base}`,
    spaced(quote),
  ];
const subtotal = (label: string, amount: number) =>
  `<tr class="s"><td>${label}</td><td></td><td></td><td></td><td>${spaced(amount)}</td></tr>`;

export const brand = (look: Look, perYear = 4): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `${side(scene)}<div class="in">${who(scene, printed)}<div class="pay"><span>Montant à régler au plus tard le<br>${inFull(call.due)}</span><b>${spaced(Math.max(0, totalOf(call) + before))} €</b></div><h2>D’où vient ce montant ?</h2>${table(
        [],
        [
          [
            `Votre solde au ${slashed(printed)}`,
            before < 0
              ? `${spaced(-before)} € en votre faveur`
              : before > 0
                ? `${spaced(before)} € restant dus`
                : '0,00 €',
          ],
          [`Votre appel ${call.title}`, `${spaced(totalOf(call))} €`],
        ],
        'q',
      )}<h2>Détail de l’appel, du ${slashed(call.from)} au ${slashed(call.to)}</h2>${table(
        ['Poste', 'Budget annuel', 'Période', 'Vos tantièmes', 'Votre part'],
        [
          ...call.budget.map(row(perYear)),
          subtotal('Charges courantes', quotesOf(call.budget)),
          ...call.fund.map(row(perYear)),
          ...call.works.map(row(0)),
          ...call.advance.map(row(0)),
          subtotal('Total de l’appel', totalOf(call)),
        ],
        'q',
      )}<p style="margin-top:3mm">Tantièmes généraux de vos lots : ${share(scene)}.${held === undefined ? '' : ` Fonds de roulement (avance permanente) constitué : ${spaced(held)} €.`}</p>${note(text)}<p>IBAN du syndicat des copropriétaires : ${scene.iban}</p></div>`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const last = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `${side(scene)}<div class="in">${who(scene, at)}<h2>Compte individuel arrêté au ${inFull(at)}</h2><p>Mouvements depuis le ${slashed(from)}</p>${table(
        ['Date – libellé', 'Crédit', 'Débit', 'Solde'],
        rows.map(({ day, label, debit, credit, balance }) => [
          `${slashed(day)} – ${label}`,
          credit ? spaced(credit) : '',
          debit ? spaced(debit) : '',
          `${spaced(Math.abs(balance))}${balance > 0 ? ' DB' : balance < 0 ? ' CR' : ''}`,
        ]),
        'q',
      )}<div class="pay"><span>${last > 0 ? 'Solde débiteur' : last < 0 ? 'Solde créditeur' : 'Solde'}</span><b>${spaced(Math.abs(last))} €</b></div>${held === undefined ? '' : `<p>Fonds de roulement constitué, hors solde : ${spaced(held)} €</p>`}${note(text)}</div>`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `${side(scene)}<div class="in">${who(scene, sheet.printed)}<h2>Relevé individuel des charges – exercice ${slashed(from)} – ${slashed(to)}</h2><div class="pay"><span>${real > called ? 'Complément dû' : 'Avoir'}</span><b>${spaced(Math.abs(real - called))} €</b></div>${table(
        ['Dépense', '', 'Syndicat', 'Vos tantièmes', 'Votre part'],
        [
          ...lines.map(row(0)),
          subtotal('Vos dépenses réelles', real),
          subtotal('Vos provisions appelées', called),
          ...works.map(row(0)),
          ...(works.length > 0
            ? [
                subtotal('Travaux, réel', quotesOf(works)),
                subtotal('Travaux, appelé', works_called),
              ]
            : []),
        ],
        'q',
      )}${note(sheet.note)}</div>`,
    ]);
  },
});
