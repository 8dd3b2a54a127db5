// Borée, to the owner: one block by lot, only quotes, a recapitulation; the account in a single signed column.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { dotted, pointed, sum } from '../writing.ts';
import type { Scene } from './building.ts';
import type { OwnerHand } from './house.ts';
import { calledOf, type Line, quoteOf, realOf, totalOf } from './ledger.ts';

const CSS = `
  .pg { padding: 16mm 18mm; font: 10.4px/1.5 'Liberation Serif', 'Times New Roman', serif; }
  .c { text-align: center; } .r { text-align: right; }
  h1 { font-size: 15px; font-weight: 400; letter-spacing: 2px; text-align: center; border-top: 1px solid; border-bottom: 1px solid; padding: 5px; margin: 14px 0; }
  h2 { font-size: 11.4px; margin: 12px 0 2px; font-style: italic; }
  .d { display: flex; justify-content: space-between; padding: 1px 0; }
  .d i { flex: 1; border-bottom: 1px dotted #777; margin: 0 6px 3px; }
  .t { font-weight: 700; margin-top: 3px; }
  .box { border: 1px solid; padding: 8px 12px; margin: 12px 0 0 30%; }
  table { width: 100%; border-collapse: collapse; } td, th { padding: 1.5px 5px; text-align: right; font-size: 9.4px; }
  th { border-bottom: 1px solid; font-style: italic; font-weight: 400; } td:first-child, th:first-child { text-align: left; }
  .s td { border-top: 1px solid; font-weight: 700; } p { margin: 5px 0; }`;
export const boreePage = (name: string, pages: readonly string[]): Paper =>
  sheetOf(
    name,
    CSS,
    pages.map((inside) => `<div class="pg">${inside}</div>`),
  );
export const boreeHead = ({ syndic, building, rnc }: Scene): string =>
  `<div class="c"><b>${syndic.name}</b><br>${syndic.street} – ${syndic.town}<br>${syndic.phone} – ${syndic.mail}</div><p>Résidence ${building.name}, ${building.street}, ${building.town} (n° d’immatriculation ${rnc})</p>`;
export const dots = (label: string, cents: number, name = ''): string =>
  `<div class="d ${name}"><span>${label}</span><i></i><span>${dotted(cents)}</span></div>`;

const address = ({ owner }: Scene): string =>
  `<div style="margin-left:58%">${owner.name}<br>${owner.street}<br>${owner.town}</div><p>Votre référence : ${owner.ref}</p>`;
const LETTERS = { budget: 'Budget', fund: 'Fonds', works: 'Travaux', advance: 'Avance' };

function byLot(scene: Scene, lines: readonly Line[]): string {
  return scene.lots
    .map(({ number, nature }) => {
      const own = lines.filter(({ lot }) => lot === number);
      return `<h2>Lot ${number} – ${nature}</h2>${own.map(({ key, label, held, quote }) => dots(`${label} – ${held} / ${key.base}`, quote)).join('')}${dots(`Total du lot ${number}`, quoteOf(own), 't')}`;
    })
    .join('');
}

export const BOREE_OWNER: OwnerHand = {
  call: (name, scene, call, { before, held, note }) => {
    const kinds = [...new Set(call.lines.map(({ part }) => part))];
    return boreePage(name, [
      `${boreeHead(scene)}${address(scene)}<h1>Avis d’échéance – ${call.title}</h1><p>Le ${pointed(call.printed)}. Somme exigible au ${pointed(call.due)} pour la période ${pointed(call.from)} – ${pointed(call.to)}.</p>${byLot(scene, call.lines)}<h2>Récapitulation</h2>${kinds.map((kind) => dots(LETTERS[kind], quoteOf(call.lines, kind))).join('')}${dots('Total de l’échéance', totalOf(call), 't')}<div class="box">${dots('Situation de votre compte avant cet avis', before)}${dots('À régler', totalOf(call) + before, 't')}</div>${held === undefined ? '' : `<p>Avances : votre avance de réserve s’élève à ${dotted(held)} euros.</p>`}<p>${note ?? ''}</p>`,
    ]);
  },
  account: (name, scene, { from, at, before, entries }) => {
    const balance = before + sum(entries.map(({ debit = 0, credit = 0 }) => debit - credit));
    const signed = entries.map(
      ({ day, label, debit = 0, credit = 0 }) =>
        `<tr><td>${pointed(day)} &nbsp; ${label}</td><td>${debit > credit ? '+' : '–'} ${dotted(Math.abs(debit - credit))}</td></tr>`,
    );
    return boreePage(name, [
      `${boreeHead(scene)}${address(scene)}<h1>Extrait de votre compte</h1><p>Du ${pointed(from)} au ${pointed(at)}. Le signe + marque ce qui vous est appelé, le signe – ce que vous avez réglé ou qui vous revient.</p><table><thead><tr><th>Écritures</th><th>Euros</th></tr></thead><tbody><tr><td>Solde reporté</td><td>${before < 0 ? '–' : '+'} ${dotted(Math.abs(before))}</td></tr>${signed.join('')}<tr class="s"><td>${balance > 0 ? 'Vous devez' : 'Nous vous devons'} au ${pointed(at)}</td><td>${dotted(Math.abs(balance))}</td></tr></tbody></table>`,
    ]);
  },
  settlement: (name, scene, one) => {
    const gap = realOf(one) - calledOf(one);
    return boreePage(name, [
      `${boreeHead(scene)}${address(scene)}<h1>Arrêté annuel de vos charges</h1><p>Exercice ${pointed(one.from)} – ${pointed(one.to)}, établi le ${pointed(one.printed)}.</p>${byLot(scene, one.lines)}${one.meters.map(({ label, used, quote }) => dots(`${label}, ${used} m³`, quote)).join('')}<h2>Comparaison</h2>${dots('Charges réelles de l’exercice', realOf(one), 't')}${one.provisions.map(({ label, cents }) => dots(label, cents)).join('')}${dots('Total des provisions', calledOf(one), 't')}${dots(gap > 0 ? 'Reste à votre charge' : 'Vous revient', Math.abs(gap), 't')}${one.works.length === 0 ? '' : `<h2>Hors budget</h2>${one.works.map(({ label, called, real }) => `${dots(`${label} – appelé`, called)}${dots(`${label} – coût définitif`, real)}`).join('')}`}`,
    ]);
  },
};
