// Delta, to the owner: cards and few words; the account in two columns without any running balance.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { inFull, slashed, spaced, sum } from '../writing.ts';
import type { Scene } from './building.ts';
import { grouped, type OwnerHand } from './house.ts';
import { calledOf, type Line, type Part, quoteOf, realOf, totalOf } from './ledger.ts';

const CSS = `
  .pg { padding: 12mm 15mm; font: 10px/1.45 'DejaVu Sans', Verdana, sans-serif; color: #24303a; }
  .bar { background: #0f766e; color: #fff; padding: 9px 12px; border-radius: 5px; display: flex; justify-content: space-between; }
  .card { border: 1px solid #cfd8dc; border-radius: 6px; padding: 9px 12px; margin: 10px 0; }
  .card h2 { font-size: 10.6px; margin: 0 0 5px; color: #0f766e; text-transform: uppercase; }
  .k { display: grid; grid-template-columns: 1fr auto; gap: 2px 14px; } .k b { text-align: right; }
  .big { font-size: 18px; font-weight: 700; } h1 { font-size: 16px; margin: 14px 0 4px; }
  table { width: 100%; border-collapse: collapse; font-size: 9px; } td, th { padding: 2.6px 5px; border-bottom: 1px solid #e3e8ea; text-align: right; vertical-align: top; }
  td:first-child, th:first-child { text-align: left; } .j td:nth-child(2), .j th:nth-child(2) { text-align: left; }
  .s td { font-weight: 700; background: #eef6f5; } small { color: #68757d; font-size: 8px; } p { margin: 4px 0; }`;
export const deltaPage = (name: string, pages: readonly string[], landscape = false): Paper =>
  sheetOf(
    name,
    CSS,
    pages.map((inside) => `<div class="pg">${inside}</div>`),
    landscape,
  );
export const deltaBar = ({ syndic, building }: Scene): string =>
  `<div class="bar"><b>${syndic.name}</b><span>${building.name} · ${building.street} · ${building.town}</span></div>`;

const card = (title: string, lines: readonly (readonly [string, string])[]): string =>
  `<div class="card"><h2>${title}</h2><div class="k">${lines.map(([label, value]) => `<span>${label}</span><b>${value}</b>`).join('')}</div></div>`;
const who = ({ owner, lots, rnc }: Scene): string =>
  `<p>${owner.name} · ${owner.street}, ${owner.town}<br><small>Client ${owner.ref} · ${lots.map(({ number, nature }) => `lot ${number} ${nature}`).join(' · ')} · RNC ${rnc}</small></p>`;
const euros = (cents: number): string => `${spaced(cents)} €`;
const CARDS: readonly (readonly [Part, string])[] = [
  ['budget', 'Charges courantes (budget prévisionnel)'],
  ['fund', 'Épargne travaux (fonds de travaux)'],
  ['works', 'Travaux votés'],
  ['advance', 'Avance'],
];
const quoted = ({ label, key, total, held, quote }: Line): readonly [string, string] => [
  `${label} <small>${spaced(total)} × ${grouped(held)}/${grouped(key.base)}</small>`,
  euros(quote),
];

export const DELTA_OWNER: OwnerHand = {
  call: (name, scene, call, { before, held, note }) =>
    deltaPage(name, [
      `${deltaBar(scene)}<h1>Votre appel de fonds – ${call.title}</h1>${who(scene)}<div class="card"><span class="big">${euros(totalOf(call))}</span><br>exigible le ${inFull(call.due)} <small>(période du ${slashed(call.from)} au ${slashed(call.to)}, document du ${slashed(call.printed)})</small></div>${CARDS.flatMap(
        ([part, title]) => {
          const lines = call.lines.filter((line) => line.part === part);
          if (lines.length === 0) return [];
          return [card(title, [...lines.map(quoted), ['Sous-total', euros(quoteOf(lines))]])];
        },
      ).join('')}${card('Où en est votre compte', [
        [before < 0 ? 'Avoir avant cet appel' : 'Solde antérieur', euros(Math.abs(before))],
        ['Ce qu’il vous reste à verser', euros(Math.max(0, totalOf(call) + before))],
        ...(held === undefined
          ? []
          : ([['Votre avance permanente (remboursable à la vente)', euros(held)]] as const)),
      ])}<p>${note ?? ''}</p>`,
    ]),
  account: (name, scene, { from, at, before, entries }) => {
    const debit = sum(entries.map((one) => one.debit ?? 0)) + Math.max(0, before);
    const credit = sum(entries.map((one) => one.credit ?? 0)) + Math.max(0, -before);
    return deltaPage(name, [
      `${deltaBar(scene)}<h1>Mon compte de copropriétaire</h1>${who(scene)}<p>Opérations du ${slashed(from)} au ${slashed(at)}</p><table class="j"><thead><tr><th>Date</th><th>Libellé</th><th>Au débit</th><th>Au crédit</th></tr></thead><tbody><tr><td>${slashed(from)}</td><td>Report</td><td>${before > 0 ? spaced(before) : ''}</td><td>${before < 0 ? spaced(-before) : ''}</td></tr>${entries
        .map(
          ({ day, label, debit: out, credit: into }) =>
            `<tr><td>${slashed(day)}</td><td>${label}</td><td>${out === undefined ? '' : spaced(out)}</td><td>${into === undefined ? '' : spaced(into)}</td></tr>`,
        )
        .join(
          '',
        )}<tr class="s"><td></td><td>Totaux</td><td>${spaced(debit)}</td><td>${spaced(credit)}</td></tr></tbody></table><small>Situation au ${slashed(at)}. La différence des totaux est le solde du compte.</small>`,
    ]);
  },
  settlement: (name, scene, one) => {
    const gap = realOf(one) - calledOf(one);
    return deltaPage(name, [
      `${deltaBar(scene)}<h1>Le bilan de vos charges, ${slashed(one.from)} – ${slashed(one.to)}</h1>${who(scene)}<small>Régularisation éditée le ${slashed(one.printed)}</small>${card(
        gap > 0 ? 'À payer' : 'À votre crédit',
        [
          ['Dépenses réelles à votre quote-part', euros(realOf(one))],
          ['Provisions qui vous ont été appelées', euros(calledOf(one))],
          ['Différence', euros(Math.abs(gap))],
        ],
      )}${card('Dépenses, par clé', [...one.lines.map(quoted), ...one.meters.map(({ label, before, after, used, quote }) => [`${label} <small>relevé ${before} → ${after} = ${used} m³</small>`, euros(quote)] as const)])}${card(
        'Provisions',
        one.provisions.map(({ label, cents }) => [label, euros(cents)] as const),
      )}${
        one.works.length === 0
          ? ''
          : card(
              'Travaux hors budget',
              one.works.flatMap(({ label, called, real }) => [
                [`${label} : appelé`, euros(called)] as const,
                [`${label} : réel`, euros(real)] as const,
              ]),
            )
      }`,
    ]);
  },
};
