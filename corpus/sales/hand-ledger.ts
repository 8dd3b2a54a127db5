import { balanceOf, type Line, quotesOf, type Scene, share, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// An accountant's software: the year's share and what was called of it before the present call; the account in
// journal entries, without a running balance; the settlement with what is recoverable and what is deductible.
import { dashed, plain, slashed, sum, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.4pt/1.35 ${font}; padding: 12mm; .b { border: .3mm solid ${ink}; padding: 2mm 3mm; margin-bottom: 4mm } .d { display: flex; justify-content: space-between; gap: 8mm } h1 { font-size: 11.5pt; background: #e5e7eb; padding: 1.5mm 2mm; border-left: 2mm solid ${ink} } .l th { font-weight: bold; border-bottom: .3mm solid ${ink}; text-align: right; font-size: 7.4pt } .l th:nth-child(-n+2) { text-align: left } .l td:nth-child(n+3) { text-align: right } .l .t td { font-weight: bold; border-top: .3mm solid ${ink} } .f { position: absolute; bottom: 6mm; left: 12mm; font-size: 6.4pt; color: #555 }`;
const top = ({ syndic, building, owner, account, lots, base }: Scene, printed: string) =>
  `<div class="d"><div class="b"><b>${syndic.name}</b><br>${syndic.street}<br>${syndic.town}<br>${syndic.phone}</div><div style="padding-top:14mm;font-size:9.6pt">${[owner.name, ...owner.lines].join('<br>')}</div></div><div class="b">Syndicat : ${building.name}, ${building.street}, ${building.town} – ${building.rnc} &nbsp;|&nbsp; Compte 450${account} &nbsp;|&nbsp; Lots ${lots.map(([lot, , part]) => `${lot} (${part}/${base})`).join(' ; ')} &nbsp;|&nbsp; Éd. ${dashed(printed)}</div>`;
const foot = ({ syndic }: Scene) =>
  `<p class="f">${syndic.name} ${syndic.foot} – ${syndic.mail}</p>`;
const bold = (cells: readonly string[]) =>
  `<tr class="t">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** Quarters gone in the calendar year before that day. */
const goneAt = (from: string): number => Math.floor((Number(from.slice(5, 7)) - 1) / 3);

export const ledger = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) => {
    const gone = goneAt(call.from);
    const yearly = (account: string, lines: readonly Line[]) =>
      lines.map(({ lot, label, quote }) => [
        account,
        `${label} – lot ${lot}`,
        plain(quote * 4),
        plain(quote * gone),
        plain(quote),
        plain(quote * (3 - gone)),
      ]);
    const once = (account: string, lines: readonly Line[]) =>
      lines.map(({ lot, label, quote }) => [
        account,
        `${label} – lot ${lot}`,
        '',
        '',
        plain(quote),
        '',
      ]);
    return sheetOf(name, css(look), [
      `${top(scene, printed)}<h1>Appel de provisions ${call.title} – exigible le ${slashed(call.due)}</h1><p>Du ${slashed(call.from)} au ${slashed(call.to)}</p>${table(
        ['Cpte', 'Libellé', 'Part annuelle', 'Déjà appelé', 'Présent appel', 'Reste à appeler'],
        [
          ...yearly('701', call.budget),
          bold([
            '',
            'Budget prévisionnel',
            plain(quotesOf(call.budget) * 4),
            plain(quotesOf(call.budget) * gone),
            plain(quotesOf(call.budget)),
            plain(quotesOf(call.budget) * (3 - gone)),
          ]),
          ...yearly('105', call.fund),
          ...once('702', call.works),
          ...once('1031', call.advance),
          bold(['', 'TOTAL', '', '', plain(totalOf(call)), '']),
        ],
        'l',
      )}<p style="margin-top:4mm">Position de votre compte avant le présent appel : ${before === 0 ? 'soldé' : `${plain(Math.abs(before))} ${before > 0 ? 'au débit' : 'au crédit'}`}. Net : <b>${plain(totalOf(call) + before)} EUR</b>. Règlement sur IBAN ${scene.iban}.</p>${held === undefined ? '' : `<p>Cpte 1031 – avance de trésorerie détenue à ce jour pour vos lots : ${plain(held)} EUR</p>`}${note(text)}${foot(scene)}`,
    ]);
  },
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const balance = balanceOf(entries);
    const debit = sum(entries.map((entry) => entry.debit ?? 0));
    const credit = sum(entries.map((entry) => entry.credit ?? 0));
    return sheetOf(name, css(look), [
      `${top(scene, at)}<h1>Grand livre copropriétaire – du ${slashed(from)} au ${slashed(at)}</h1><p>Relevé de compte 450${scene.account}</p>${table(
        ['Date', 'Libellé', 'Jnl', 'Pièce', 'Débit', 'Crédit'],
        [
          ...entries.map((entry, index) => [
            dashed(entry.day),
            entry.label,
            entry.credit ? 'BQ' : 'AF',
            String(1040 + index * 7),
            entry.debit ? plain(entry.debit) : '',
            entry.credit ? plain(entry.credit) : '',
          ]),
          bold(['', 'Totaux des mouvements', '', '', plain(debit), plain(credit)]),
          bold([
            '',
            `Solde ${balance > 0 ? 'débiteur' : balance < 0 ? 'créditeur' : ''} au ${slashed(at)}`,
            '',
            '',
            balance > 0 ? plain(balance) : '',
            balance < 0 ? plain(-balance) : balance === 0 ? '0,00' : '',
          ]),
        ],
        'l',
      )}${held === undefined ? '' : `<p style="margin-top:3mm">Cpte 1031 – avance de trésorerie (hors solde) : ${plain(held)} EUR</p>`}${note(text)}${foot(scene)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    const row = ({ lot, label, whole, part, base, quote, locatif }: Line) => [
      lot,
      `${label} (${part}/${base})`,
      plain(whole),
      plain(quote),
      plain(locatif),
      plain(share(quote, 72, 100)),
    ];
    return sheetOf(name, css(look), [
      `${top(scene, sheet.printed)}<h1>Relevé individuel de charges – exercice clos le ${slashed(to)}</h1><p>Exercice du ${slashed(from)} au ${slashed(to)}</p>${table(
        ['Lot', 'Clé', 'Total à répartir', 'Quote-part', 'dont récupérable', 'dont déductible'],
        [
          ...lines.map(row),
          bold(['', 'Charges courantes de l’exercice', '', plain(real), '', '']),
          bold(['', 'Provisions appelées', '', plain(called), '', '']),
          bold([
            '',
            real > called ? 'Solde débiteur' : 'Solde créditeur',
            '',
            plain(Math.abs(real - called)),
            '',
            '',
          ]),
          ...works.map(row),
          ...(works.length > 0
            ? [bold(['', 'Travaux : provisions appelées', '', plain(works_called), '', ''])]
            : []),
        ],
        'l',
      )}${note(sheet.note)}${foot(scene)}`,
    ]);
  },
});
