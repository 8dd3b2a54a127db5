import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// A sheet with its coupon on top: sums in boxes, then the detail; the account has a column for each side of the balance.
import { inFull, pointed, spaced, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 9pt/1.35 ${font}; padding: 10mm 14mm; .cp { border: .3mm dashed ${ink}; padding: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm } .cp div { border: .2mm solid #999; padding: 1.5mm } .cp small, .n { color: #666; font-size: 7pt } .cp b { font-size: 11pt } .w { display: flex; justify-content: space-between; margin: 6mm 0 } h1 { font-size: 13pt; color: ${ink}; text-align: center } table { margin-top: 2mm } th { font-size: 7.4pt; background: ${ink}; color: #fff } td, th { border: .12mm solid #bbb } .q td:nth-child(n+3) { text-align: right } .q .t td { font-weight: bold; background: #f1f1f1 }`;
const box = (label: string, value: string) =>
  `<div><small>${label}</small><br><b>${value}</b></div>`;
const euros = (cents: number) => `${spaced(cents)} EUR`;
const who = ({ syndic, building, owner, lots, base }: Scene) =>
  `<div class="w"><div><b>${syndic.name}</b><br>${syndic.street}<br>${syndic.town}<br>Tél. ${syndic.phone}<br><br><b>${building.name}</b><br>${building.street} – ${building.town}<br>Immat. RNC : ${building.rnc}</div><div style="font-size:10pt">${[owner.name, ...owner.lines].join('<br>')}</div></div><p>${lots.map(([lot, nature, part]) => `Lot ${lot} : ${nature}, ${part} tantièmes sur ${base}`).join(' — ')}</p>`;
const row = ({ lot, label, part, base, quote, whole }: Line) => [
  `L${lot}`,
  label,
  `${part}/${base}`,
  spaced(whole),
  spaced(quote),
];
const total = (label: string, amount: number) =>
  `<tr class="t"><td></td><td>${label}</td><td></td><td></td><td>${spaced(amount)}</td></tr>`;
const HEADS = ['Lot', 'Nature', 'Tant./base', 'Dépense commune', 'Votre part'];

export const coupon = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `<div class="cp">${box('Référence à rappeler', scene.account)}${box('À payer avant le', pointed(call.due))}${box('Montant', euros(Math.max(0, totalOf(call) + before)))}</div><p class="n">Talon à joindre à votre règlement – IBAN ${scene.iban}</p>${who(scene)}<h1>${call.title}</h1><p>Établi le ${inFull(printed)} pour la période du ${pointed(call.from)} au ${pointed(call.to)}.</p>${table(
        HEADS,
        [
          total(
            before > 0
              ? 'Solde antérieur (à votre débit)'
              : before < 0
                ? 'Solde antérieur (à votre crédit)'
                : 'Solde antérieur',
            Math.abs(before),
          ),
          ...call.budget.map(row),
          total('Provision budget', quotesOf(call.budget)),
          ...call.fund.map(row),
          ...call.works.map(row),
          ...call.advance.map(row),
          total('Total appelé ce trimestre', totalOf(call)),
        ],
        'q',
      )}${held === undefined ? '' : `<p class="n" style="margin-top:3mm">Avance permanente versée : ${euros(held)}</p>`}${note(text)}<p class="n">${scene.syndic.foot}</p>`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const last = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `<div class="cp">${box('Compte', scene.account)}${box('Arrêté au', pointed(at))}${box(last > 0 ? 'Vous devez' : last < 0 ? 'Nous vous devons' : 'Solde', euros(Math.abs(last)))}</div>${who(scene)}<h1>Relevé de compte</h1><p>Opérations du ${pointed(from)} au ${pointed(at)}</p>${table(
        ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde débiteur', 'Solde créditeur'],
        rows.map(({ day, label, debit, credit, balance }) => [
          pointed(day),
          label,
          debit ? spaced(debit) : '',
          credit ? spaced(credit) : '',
          balance >= 0 ? spaced(balance) : '',
          balance < 0 ? spaced(-balance) : '',
        ]),
        'q',
      )}${held === undefined ? '' : `<p class="n">Avance permanente versée, hors solde : ${euros(held)}</p>`}${note(text)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `<div class="cp">${box('Exercice', `${pointed(from)} – ${pointed(to)}`)}${box('Provisions appelées', euros(called))}${box(real > called ? 'Reste à payer' : 'À vous rembourser', euros(Math.abs(real - called)))}</div>${who(scene)}<h1>Arrêté annuel de vos charges</h1><p>Édition du ${inFull(sheet.printed)}</p>${table(
        HEADS,
        [
          ...lines.map(row),
          total('Vos charges réelles', real),
          ...works.map(row),
          ...(works.length > 0
            ? [total('Vos travaux', quotesOf(works)), total('Travaux appelés', works_called)]
            : []),
        ],
        'q',
      )}${note(sheet.note)}`,
    ]);
  },
});
