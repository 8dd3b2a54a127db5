import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import { type Hand, type Look, note } from './hand.ts';
import { sheetOf } from './sale.ts';
// An old cabinet that writes letters: sentences around a small table, what is owed in brackets, like a bank.
import { inFull, plain, table } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 10pt/1.45 ${font}; padding: 16mm 20mm; .c { text-align: center; color: ${ink}; border-bottom: .5mm double ${ink}; padding-bottom: 2mm } .c b { font-size: 15pt; letter-spacing: .6mm } .who { margin: 9mm 0 5mm 88mm } .a td, .a th { padding: .7mm 1.5mm; font-size: 9pt } .a th { font-style: italic; border-bottom: .2mm solid #333 } .a td:last-child, .a th:last-child { text-align: right; white-space: nowrap } .a .t td { border-top: .2mm solid #333; font-weight: bold } .f { position: absolute; bottom: 8mm; left: 20mm; right: 20mm; text-align: center; font-size: 7pt; color: ${ink} }`;
const top = ({ syndic, owner }: Scene, printed: string) =>
  `<div class="c"><b>${syndic.name}</b><br>Administrateurs de biens – ${syndic.street} – ${syndic.town}<br>${syndic.phone} – ${syndic.mail}</div><div class="who">${[owner.name, ...owner.lines].join('<br>')}<br><br>${syndic.town.replace(/^\d+ /, '')}, le ${inFull(printed)}</div>`;
const about = ({ building, account, lots, base }: Scene) =>
  `<p><u>N/Réf.</u> : ${account} – ${building.name}, ${building.street}, ${building.town} (immatriculation ${building.rnc})<br><u>Vos lots</u> : ${lots.map(([lot, nature, part]) => `n° ${lot}, ${nature}, ${part}/${base}èmes`).join(' ; ')}</p>`;
const foot = ({ syndic }: Scene) => `<p class="f">${syndic.name} – ${syndic.foot}</p>`;
const end = ({ syndic }: Scene) =>
  `<p style="margin-top:4mm">Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments dévoués.</p><p style="margin-left:90mm">${syndic.manager}</p>`;
const row = ({ lot, label, whole, base, part, quote }: Line) => [
  `${label}, lot ${lot} : ${plain(whole)} × ${part}/${base}`,
  plain(quote),
];
const bold = (label: string, amount: string) =>
  `<tr class="t"><td>${label}</td><td>${amount}</td></tr>`;
const part = (title: string, lines: readonly Line[]) =>
  lines.length === 0 ? [] : [...lines.map(row), bold(title, plain(quotesOf(lines)))];
/** The bank's way: a debt of the owner is in brackets. */
const bank = (owed: number) => (owed > 0 ? `(${plain(owed)})` : plain(-owed));

export const letter = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note: text }) =>
    sheetOf(name, css(look), [
      `${top(scene, printed)}${about(scene)}<p>Madame, Monsieur,</p><p>Nous vous prions de trouver ci-dessous l’appel de provisions <b>${call.title}</b>, couvrant la période du ${inFull(call.from)} au ${inFull(call.to)}, exigible le <b>${inFull(call.due)}</b> :</p>${table(
        ['', 'Euros'],
        [
          ...part('Provision sur le budget prévisionnel', call.budget),
          ...part('Cotisation au fonds de travaux', call.fund),
          ...part('Provisions pour travaux', call.works),
          ...part('Avances', call.advance),
          bold('Ensemble', plain(totalOf(call))),
        ],
        'a',
      )}<p>${before === 0 ? 'Votre compte était soldé avant le présent appel.' : before > 0 ? `Avant le présent appel, votre compte présentait un solde débiteur de ${plain(before)} €, qui s’y ajoute : nous vous saurions gré de nous régler ${plain(before + totalOf(call))} €.` : `Il sera tenu compte de votre solde créditeur de ${plain(-before)} €.`}${held === undefined ? '' : ` Nous détenons par ailleurs votre avance permanente de ${plain(held)} €.`}</p>${note(text)}<p>Règlement : IBAN ${scene.iban}.</p>${end(scene)}${foot(scene)}`,
    ]),
  releve: (name, scene, entries, { from, at, held, note: text }) => {
    const rows = running(entries);
    const last = rows.at(-1)?.balance ?? 0;
    return sheetOf(name, css(look), [
      `${top(scene, at)}${about(scene)}<p>Madame, Monsieur,</p><p>Comme suite à votre demande, voici la situation de votre compte du ${inFull(from)} à ce jour :</p>${table(
        ['Date', 'Opération', 'Mouvement', 'Position'],
        rows.map(({ day, label, debit = 0, credit = 0, balance }) => [
          inFull(day),
          label,
          bank(debit - credit),
          bank(balance),
        ]),
        'a',
      )}<p style="margin-top:4mm">À ce jour, ${inFull(at)}, ${last > 0 ? `vous restez redevable envers le syndicat de <b>${plain(last)} €</b>` : last < 0 ? `vous disposez d’un solde créditeur de <b>${plain(-last)} €</b>` : 'votre compte est soldé'}. Les sommes entre parenthèses sont à votre charge.${held === undefined ? '' : ` Votre avance permanente, de ${plain(held)} €, n’est pas comprise dans cette position.`}</p>${note(text)}${end(scene)}${foot(scene)}`,
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, sheet) => {
    const real = quotesOf(lines);
    return sheetOf(name, css(look), [
      `${top(scene, sheet.printed)}${about(scene)}<p>Madame, Monsieur,</p><p>Les comptes de l’exercice du ${inFull(from)} au ${inFull(to)} étant arrêtés, votre part dans les dépenses s’établit ainsi :</p>${table(
        ['', 'Euros'],
        [
          ...part('Votre quote-part des charges réelles', lines),
          bold('Provisions qui vous ont été appelées', plain(called)),
          bold(
            real > called ? 'Reste à votre charge' : 'Excédent à votre crédit',
            plain(Math.abs(real - called)),
          ),
          ...part('Votre quote-part des travaux', works),
          ...(works.length > 0 ? [bold('Provisions travaux appelées', plain(works_called))] : []),
        ],
        'a',
      )}${note(sheet.note)}${end(scene)}${foot(scene)}`,
    ]);
  },
});
