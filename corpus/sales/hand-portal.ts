import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// A young syndic's website, printed by its reader: cards, dot decimals, the latest entry first.
import { english, inFull, slashed, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 9.2pt/1.4 ${font}; padding: 8mm 12mm; .br { font-size: 7pt; color: #555; display: flex; justify-content: space-between } .nav { background: ${ink}; color: #fff; padding: 3mm; margin: 3mm 0 4mm } .card { border: .25mm solid #ccd; border-radius: 2mm; padding: 3mm 4mm; margin-top: 4mm } .row { display: flex; justify-content: space-between; gap: 6mm; border-bottom: .15mm solid #e3e3ee; padding: 1mm 0 } .sm { font-size: 7.8pt; color: #666 } .big { font-size: 17pt; color: ${ink}; font-weight: bold } td:last-child, th:last-child { text-align: right } th { color: #666; font-size: 8pt } td { border-bottom: .15mm solid #e3e3ee }`;
const bar = ({ syndic }: Scene, at: string, what: string) =>
  `<div class="br"><span>${slashed(at)} 09:17</span><span>${what} – ${syndic.name}</span></div><div class="nav"><b>${syndic.name}</b> &nbsp; Tableau de bord &nbsp; Mes lots &nbsp; Finances &nbsp; Documents &nbsp; AG</div>`;
const where = ({ building, owner, lots, base, account }: Scene) =>
  `<div class="card"><b>${owner.name}</b> <span class="sm">compte ${account}</span><p class="sm">${building.name} · ${building.street}, ${building.town} · immatriculation ${building.rnc}</p>${lots.map(([lot, nature, part]) => `<div class="row"><span>Lot ${lot} · ${nature}</span><span>${part} / ${base} tantièmes généraux</span></div>`).join('')}</div>`;
const row = (label: string, amount: number) =>
  `<div class="row"><span>${label}</span><span>${english(amount)} €</span></div>`;
const lineRow = ({ lot, label, part, base, quote }: Line) =>
  row(`${label} <span class="sm">lot ${lot} – ${part}/${base}</span>`, quote);
const end = ({ syndic }: Scene) =>
  `<p class="sm" style="margin-top:5mm">${syndic.name} · ${syndic.street}, ${syndic.town} · ${syndic.mail} · ${syndic.foot}</p><div class="br" style="position:absolute;bottom:4mm;left:12mm;right:12mm"><span>https://espace.${syndic.mail.split('@')[1]}/finances</span><span>1/1</span></div>`;

export const portal = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `${bar(scene, printed, 'Appel de fonds')}${where(scene)}<div class="card"><span class="sm">Reste à payer, solde précédent inclus</span><div class="big">${english(totalOf(call) + before)} €</div><p class="sm">Émis le ${inFull(printed)} · date d’exigibilité : ${inFull(call.due)}</p></div><div class="card"><b>${call.title}</b> <span class="sm">${slashed(call.from)} → ${slashed(call.to)}</span>${call.budget.map(lineRow).join('')}${row('<b>Provisions sur budget</b>', quotesOf(call.budget))}${[...call.fund, ...call.works, ...call.advance].map(lineRow).join('')}${row('<b>Total de cet appel</b>', totalOf(call))}${row('Solde avant cet appel', before)}</div>${held === undefined ? '' : `<div class="card">${row('Avance de trésorerie versée (remboursée à la vente)', held)}</div>`}${note(text)}${end(scene)}`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const balance = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `${bar(scene, at, 'Mon compte')}${where(scene)}<div class="card"><span class="sm">Solde du compte au ${inFull(at)}</span><div class="big">${balance > 0 ? `${english(balance)} € à régler` : balance < 0 ? `${english(-balance)} € en votre faveur` : '0.00 €, vous êtes à jour'}</div></div><div class="card"><b>Historique de compte depuis le ${slashed(from)}</b> <span class="sm">du plus récent au plus ancien</span>${table(
        ['Date', 'Libellé', 'Sens', 'Montant'],
        rows
          .toReversed()
          .map(({ day, label, debit = 0, credit = 0 }) => [
            slashed(day),
            label,
            debit > 0 ? 'débit' : credit > 0 ? 'crédit' : '–',
            `${english(debit + credit)} €`,
          ]),
      )}</div>${held === undefined ? '' : `<div class="card">${row('Avance de trésorerie versée (hors solde)', held)}</div>`}${note(text)}${end(scene)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `${bar(scene, sheet.printed, 'Régularisation annuelle')}${where(scene)}<div class="card"><b>Régularisation des charges</b> <span class="sm">exercice du ${slashed(from)} au ${slashed(to)}</span>${row('Provisions appelées sur le budget', called)}${row('Votre part des dépenses réelles', real)}${row(`<b>${real > called ? 'Complément à payer' : 'Trop-versé à vous rendre'}</b>`, Math.abs(real - called))}</div><div class="card"><b>Détail de vos dépenses réelles</b>${lines.map(lineRow).join('')}${row('<b>Total</b>', real)}</div>${works.length === 0 ? '' : `<div class="card"><b>Travaux hors budget</b>${works.map(lineRow).join('')}${row('Appelé', works_called)}${row('<b>Réel</b>', quotesOf(works))}</div>`}${note(sheet.note)}${end(scene)}`,
    ]);
  },
});
