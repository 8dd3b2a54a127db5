import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// A large network's software: a section to each kind of call, a subtotal to each lot, dotted thousands.
import { dotted, inFull, pointed, slashed, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.4pt/1.3 ${font}; padding: 11mm 13mm; .brand { color: ${ink}; font-size: 19pt; font-weight: bold; letter-spacing: -.3mm } .top { display: grid; grid-template-columns: 85mm 1fr; gap: 14mm } .bx { border: .3mm solid ${ink}; border-radius: 1.5mm; padding: 2mm 3mm; margin: 4mm 0 } h2 { font-size: 9.6pt; background: ${ink}; color: #fff; padding: 1mm 2mm; margin: 3mm 0 0 } .s td, .s th { padding: .6mm 1.5mm; border-bottom: .1mm dotted #888 } .s th { font-size: 7.2pt; color: #555 } .s td:nth-child(n+2), .s th:nth-child(n+2) { text-align: right } .lot td { background: #eee; font-style: italic } .tt { display: flex; justify-content: space-between; font-weight: bold; padding: 1mm 2mm; border: .2mm solid ${ink} } .mv td:nth-child(3), .mv th:nth-child(3) { text-align: right } .mv th { background: #eee } .f { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 6.2pt; color: #666 }`;
const top = ({ syndic, building, owner, account, lots }: Scene, title: string, printed: string) =>
  `<div class="top"><div><div class="brand">${syndic.name}</div>${syndic.street}<br>${syndic.town}<br>${syndic.phone} · ${syndic.mail}<br>Gestionnaire : ${syndic.manager}</div><div style="padding-top:18mm;font-size:10pt">${[owner.name, ...owner.lines].join('<br>')}<br><br>Édité le ${pointed(printed)}</div></div><div class="bx"><b>${title}</b><br>${building.name} – ${building.street}, ${building.town} – immat. ${building.rnc}<br>Réf. ${account} – vos lots : ${lots.map(([lot]) => lot.padStart(4, '0')).join(' · ')}</div>`;
const foot = ({ syndic }: Scene) => `<p class="f">${syndic.name} – ${syndic.foot}</p>`;

const rowsOf = (lines: readonly Line[]) => {
  const lots = [...new Set(lines.map(({ lot }) => lot))];
  return lots.flatMap((lot) => {
    const its = lines.filter((line) => line.lot === lot);
    return [
      `<tr class="lot"><td colspan="5">Lot ${lot.padStart(4, '0')}</td></tr>`,
      ...its.map(({ code, label, quote, part, base, whole }) => [
        `${code} ${label}`,
        part,
        base,
        dotted(whole),
        dotted(quote),
      ]),
    ];
  });
};
const section = (title: string, lines: readonly Line[], total: string) =>
  lines.length === 0
    ? ''
    : `<h2>${title}</h2>${table(['Clé', 'Vos tant.', 'Tant. clé', 'À répartir', 'Votre part €'], rowsOf(lines), 's')}<div class="tt"><span>${total}</span><span>${dotted(quotesOf(lines))}</span></div>`;

export const sections = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `${top(scene, `AVIS D’ÉCHÉANCE – ${call.title}`, printed)}${section(`Appel : CHARGES COURANTES – du ${pointed(call.from)} au ${pointed(call.to)}`, call.budget, 'Total appel Copropriétaire')}${section('Appel : FONDS DE TRAVAUX', call.fund, 'Total appel Copropriétaire')}${section('Appel : TRAVAUX HORS BUDGET', call.works, 'Total appel Copropriétaire')}${section('Appel : AVANCES', call.advance, 'Total appel Copropriétaire')}
      <h2>Situation de votre compte</h2>${table(
        [],
        [
          ['Solde précédent (débit + / crédit -)', '', '', '', dotted(before)],
          ['Total des appels ci-dessus', '', '', '', dotted(totalOf(call))],
          [`<b>NOUVEAU SOLDE</b>`, '', '', '', `<b>${dotted(before + totalOf(call))}</b>`],
        ],
        's',
      )}<p style="margin-top:3mm">À régler pour le <b>${inFull(call.due)}</b>${before + totalOf(call) > 0 ? '' : ' : aucun règlement n’est attendu'}. IBAN du syndicat : ${scene.iban}</p>${held === undefined ? '' : `<p>Avances permanentes en dépôt au syndicat (cpte 1031) : ${dotted(held)} €</p>`}${note(text)}${foot(scene)}`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const balance = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `${top(scene, `SITUATION DE COMPTE du ${pointed(from)} au ${pointed(at)}`, at)}${table(
        ['Date', 'Opération', 'Montant'],
        rows.map(({ day, label, debit = 0, credit = 0 }) => [
          pointed(day),
          label,
          dotted(debit - credit),
        ]),
        'mv',
      )}<div class="tt" style="margin-top:2mm"><span>SOLDE AU ${pointed(at)} ${balance > 0 ? '(en faveur du syndicat)' : balance < 0 ? '(en votre faveur)' : ''}</span><span>${dotted(balance)} €</span></div><p style="font-size:7.4pt">Convention : les sommes appelées sont positives, vos règlements et avoirs sont précédés du signe moins.</p>${held === undefined ? '' : `<p>Hors solde : avance permanente ${dotted(held)} €</p>`}${note(text)}${foot(scene)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `${top(scene, `RÉPARTITION INDIVIDUELLE – exercice ${slashed(from)} - ${slashed(to)}`, sheet.printed)}${section('CHARGES COURANTES (dépenses réelles)', lines, 'Total charges du copropriétaire')}${section('TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES', works, 'Total travaux du copropriétaire')}
      <h2>Récapitulatif</h2>${table(
        ['', 'Provisions', 'Dépenses', 'Écart', ''],
        [
          ['Opérations courantes', dotted(called), dotted(real), dotted(real - called), ''],
          [
            'Travaux',
            dotted(works_called),
            dotted(quotesOf(works)),
            dotted(quotesOf(works) - works_called),
            '',
          ],
        ],
        's',
      )}<p style="font-size:7.4pt">Écart négatif : somme portée au crédit de votre compte après approbation.</p>${note(sheet.note)}${foot(scene)}`,
    ]);
  },
});
