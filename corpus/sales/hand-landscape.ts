import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// Sheets that lie down: a column to each kind of sum, the previous period beside the present one.
import { brief, dashed, slashed, table, thin } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.2pt/1.3 ${font}; padding: 10mm 12mm; .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin-bottom: 4mm } .k > div { border-left: 1mm solid ${ink}; padding-left: 3mm } h1 { font-size: 12pt; letter-spacing: .1mm; border-bottom: .4mm solid ${ink} } .z td, .z th { border: .15mm solid #777; padding: .8mm 1.5mm } .z th { background: #e9e9e9; font-weight: bold; text-align: center } .z td:nth-child(n+3) { text-align: right } .x td { font-weight: bold; background: #f4f4f4 } .f { position: absolute; bottom: 5mm; left: 12mm; font-size: 6.2pt; color: #555 }`;
const top = ({ syndic, building, owner, account, lots, base }: Scene, printed: string) =>
  `<div class="k"><div><b>${syndic.name}</b><br>${syndic.street}<br>${syndic.town}<br>${syndic.phone} / ${syndic.mail}</div><div><b>${building.name}</b><br>${building.street}<br>${building.town}<br>RNC ${building.rnc}</div><div>${[owner.name, ...owner.lines].join('<br>')}<br>Compte ${account} – Lot(s) ${lots.map(([lot]) => lot).join(' + ')} – Tantièmes ${lots.map(([, , part]) => part).join(' + ')} / ${base}<br>Tirage du ${dashed(printed)}</div></div>`;
const foot = ({ syndic }: Scene) => `<p class="f">${syndic.name} ${syndic.foot}</p>`;
const row = (kind: string) =>
  function rowOf({ lot, label, whole, base, part, quote }: Line) {
    return [kind, `${label} (lot ${lot})`, thin(quote), `${part} / ${base}`, thin(whole)];
  };
const HEADS = ['Nature', 'Désignation', 'Votre quote-part', 'Tantièmes / base', 'Montant syndicat'];
const totals = (label: string, amount: number) =>
  `<tr class="x"><td></td><td>${label}</td><td>${thin(amount)}</td><td></td><td></td></tr>`;

export const landscape = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(
      name,
      css(look),
      [
        `${top(scene, printed)}<h1>APPEL DE PROVISIONS ${call.title.toUpperCase()} – EXIGIBILITÉ ${dashed(call.due)}</h1>${table(
          HEADS,
          [
            ...call.budget.map(row('Budget')),
            totals('Total budget prévisionnel', quotesOf(call.budget)),
            ...call.fund.map(row('Art. 14-2-1')),
            ...call.works.map(row('Art. 14-2')),
            ...call.advance.map(row('Avance')),
            totals('Total appelé', totalOf(call)),
            totals(`Report du compte au ${slashed(printed)} (débiteur +, créditeur -)`, before),
            totals('Net à régler', Math.max(0, totalOf(call) + before)),
          ],
          'z',
        )}<p style="margin-top:3mm">Période du ${dashed(call.from)} au ${dashed(call.to)}. IBAN ${scene.iban}.${held === undefined ? '' : ` Avance permanente (1031) attachée à vos lots : ${thin(held)} €.`}</p>${note(text)}${foot(scene)}`,
      ],
      true,
    ),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const last = rows.at(-1)?.balance ?? 0;
    return sheetOf(
      name,
      css(look),
      [
        `${top(scene, at)}<h1>EXTRAIT DE COMPTE – MOUVEMENTS DU ${dashed(from)} AU ${dashed(at)}</h1>${table(
          [
            'Date',
            'Libellé de l’opération',
            'Solde progressif',
            'Vos règlements',
            'Sommes appelées',
          ],
          [
            ...rows.map(({ day, label, debit, credit, balance }) => [
              brief(day),
              label,
              balance < 0 ? `(${thin(-balance)})` : thin(balance),
              credit ? thin(credit) : '',
              debit ? thin(debit) : '',
            ]),
            `<tr class="x"><td></td><td>SOLDE ${last < 0 ? 'CRÉDITEUR' : last > 0 ? 'DÉBITEUR' : ''} AU ${dashed(at)}</td><td>${last < 0 ? `(${thin(-last)})` : thin(last)}</td><td></td><td></td></tr>`,
          ],
          'z',
        )}<p>Les soldes entre parenthèses sont en faveur du copropriétaire.${held === undefined ? '' : ` Avance permanente : ${thin(held)} € (non reprise ci-dessus).`}</p>${note(text)}${foot(scene)}`,
      ],
      true,
    );
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(
      name,
      css(look),
      [
        `${top(scene, sheet.printed)}<h1>ÉTAT INDIVIDUEL DE RÉPARTITION – EXERCICE DU ${dashed(from)} AU ${dashed(to)}</h1>${table(
          HEADS,
          [
            ...lines.map(row('Courant')),
            totals('Charges courantes réelles', real),
            totals('Provisions appelées au titre du budget', called),
            totals(
              real > called ? 'Insuffisance à votre débit' : 'Excédent à votre crédit',
              Math.abs(real - called),
            ),
            ...works.map(row('Travaux')),
            ...(works.length > 0
              ? [
                  totals('Travaux répartis', quotesOf(works)),
                  totals('Provisions travaux appelées', works_called),
                ]
              : []),
          ],
          'z',
        )}${note(sheet.note)}${foot(scene)}`,
      ],
      true,
    );
  },
});
