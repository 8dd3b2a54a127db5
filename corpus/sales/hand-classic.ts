import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// A cabinet's software of always: one table, a « locatif » column, the account in debit, credit and D or C.
import { brief, debitCredit, inFull, slashed, spaced, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.8pt/1.35 ${font}; .h { display: flex; justify-content: space-between } .logo { font-size: 15pt; font-weight: bold; color: ${ink} } .who { margin: 8mm 0 6mm 100mm; font-size: 10pt } .ref td { border: .2mm solid ${ink}; font-size: 8pt } h1 { font-size: 13pt; color: ${ink}; margin: 5mm 0 1mm } .g th { background: ${ink}; color: #fff } .g td { border-bottom: .15mm solid #bbb } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .r td:nth-child(n+3), .r th:nth-child(n+3) { text-align: right } .r th { border-bottom: .4mm solid ${ink}; font-weight: bold } .b td { font-weight: bold } .t { width: 96mm; margin: 4mm 0 0 auto } .t td:last-child { text-align: right } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.4pt; text-align: center; color: #555 }`;

const head = ({ syndic, building, owner, account, lots, base }: Scene, printed: string): string =>
  `<div class="h"><div><div class="logo">${syndic.name}</div>Syndic de copropriétés · Gérance<br>${syndic.street} – ${syndic.town}<br>Tél. ${syndic.phone} – ${syndic.mail}</div><div style="text-align:right">Le ${slashed(printed)}<br>Votre gestionnaire : ${syndic.manager}</div></div><div class="who">${[owner.name, ...owner.lines].join('<br>')}</div><table class="ref"><tr><td>Immeuble</td><td>${building.name}<br>${building.street} ${building.town}</td><td>Immatriculation</td><td>${building.rnc}</td></tr><tr><td>Cpte copropriétaire</td><td>${account}</td><td>Lots</td><td>${lots.map(([lot, nature, part]) => `${lot} (${nature}, ${part}/${spaced(base * 100).slice(0, -3)})`).join(', ')}</td></tr></table>`;
const foot = ({ syndic }: Scene) => `<p class="f">${syndic.name} – ${syndic.foot}</p>`;
const row = ({ lot, label, whole, base, part, quote, locatif }: Line) => [
  lot,
  label,
  spaced(whole),
  base,
  part,
  spaced(quote),
  spaced(locatif),
];
const bold = (label: string, amount: number, rent?: number) =>
  `<tr class="b"><td></td><td>${label}</td><td></td><td></td><td></td><td>${spaced(amount)}</td><td>${rent === undefined ? '' : spaced(rent)}</td></tr>`;
const HEADS = ['Lot', 'Poste à répartir', 'Total', 'Base', 'Tantièmes', 'Quote-part', 'Locatif'];

export const classic = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `${head(scene, printed)}<h1>APPEL DE FONDS – ${call.title}</h1><p>Période du ${slashed(call.from)} au ${slashed(call.to)} – Exigible le ${slashed(call.due)}</p>${table(
        HEADS,
        [
          ...call.budget.map(row),
          bold('Sous-total charges courantes', quotesOf(call.budget)),
          ...[...call.fund, ...call.works, ...call.advance].map(row),
          bold('MONTANT DE L’APPEL DE FONDS', totalOf(call)),
        ],
        'g',
      )}${table(
        [],
        [
          ['Solde antérieur', debitCredit(before)],
          ['Montant du présent appel', spaced(totalOf(call))],
          `<tr class="b"><td>TOTAL À PAYER AVANT LE ${slashed(call.due)}</td><td>${spaced(totalOf(call) + before)} €</td></tr>`,
        ],
        't',
      )}${held === undefined ? '' : `<p>Pour mémoire – avance de trésorerie permanente versée au titre de vos lots : ${spaced(held)} €</p>`}${note(text)}<p style="margin-top:5mm">Virement : IBAN ${scene.iban}, référence ${scene.account}.</p><p style="font-size:7.4pt">Art. 14-1 de la loi du 10 juillet 1965 : la provision est exigible le premier jour de chaque période fixée par l’assemblée générale.</p>${foot(scene)}`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const balance = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `${head(scene, at)}<h1>RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p>Du ${slashed(from)} au ${slashed(at)} – compte ${scene.account}</p>${table(
        ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
        rows.map((entry) => [
          brief(entry.day),
          entry.label,
          entry.debit ? spaced(entry.debit) : '',
          entry.credit ? spaced(entry.credit) : '',
          debitCredit(entry.balance),
        ]),
        'r',
      )}<p style="margin-top:5mm;font-size:11pt"><b>Solde ${balance > 0 ? 'débiteur' : balance < 0 ? 'créditeur' : 'nul'} au ${slashed(at)} : ${spaced(Math.abs(balance))} €</b></p>${held === undefined ? '' : `<p>Avance de trésorerie (1031) : ${spaced(held)} €, non comprise dans le solde.</p>`}<p>D : vous devez au syndicat – C : le syndicat vous doit.</p>${note(text)}${foot(scene)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called }, { printed, note: text }) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `${head(scene, printed)}<h1>DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p>Exercice du ${slashed(from)} au ${slashed(to)} – arrêté le ${inFull(to)}</p>${table(
        HEADS.with(1, 'Dépenses de l’exercice'),
        [
          ...lines.map(row),
          bold('TOTAL DE VOS CHARGES RÉELLES', real),
          ...works.map(row),
          ...(works.length > 0 ? [bold('TOTAL TRAVAUX', quotesOf(works))] : []),
        ],
        'g',
      )}${table(
        [],
        [
          ['Vos charges courantes de l’exercice', spaced(real)],
          ['Provisions appelées sur budget', spaced(called)],
          `<tr class="b"><td>${real > called ? 'SOLDE À VOTRE CHARGE' : 'SOLDE EN VOTRE FAVEUR'}</td><td>${spaced(Math.abs(real - called))} €</td></tr>`,
        ],
        't',
      )}${note(text)}${foot(scene)}`,
    ]);
  },
});
