// Atlas: a software house that prints in a blue grid. What every paper of it shares.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { thin } from '../writing.ts';
import type { Scene } from './building.ts';

export type AtlasLook = { ink: string; font: string; reversed: boolean; landscape: boolean };

const css = ({ ink, font }: AtlasLook) => `
  .pg { padding: 13mm 14mm; font: 9.6px/1.38 ${font}; color: #222; }
  .top { display: flex; justify-content: space-between; border-bottom: 2px solid ${ink}; padding-bottom: 8px; }
  .brand { font-size: 16px; font-weight: 700; color: ${ink}; }
  .to { margin: 16px 0 12px 55%; line-height: 1.5; }
  h1 { font-size: 14px; color: #fff; background: ${ink}; padding: 5px 9px; margin: 10px 0; }
  h2 { font-size: 11px; color: ${ink}; margin: 11px 0 3px; }
  table { width: 100%; border-collapse: collapse; margin: 6px 0; }
  th { background: #eef; font-weight: 600; text-align: left; padding: 3px 4px; border: 1px solid #aab; font-size: 8.4px; }
  td { border: 1px solid #ccd; padding: 2px 4px; }
  td:not(:first-child), .n { text-align: right; }
  .two td:nth-child(4), .l td:nth-child(2), .e td:nth-child(2) { text-align: left; }
  .s td { font-weight: 700; background: #f4f4fa; }
  .pay { margin: 12px 0 0 45%; border: 2px solid ${ink}; padding: 8px; }
  .pay p { display: flex; justify-content: space-between; margin: 2px 0; }
  small { color: #666; font-size: 7.6px; } p { margin: 4px 0; }`;

export const top = ({ syndic, building, rnc }: Scene): string =>
  `<div class="top"><div><span class="brand">${syndic.name}</span><br>${syndic.street}, ${syndic.town}<br><small>Tél. ${syndic.phone} – ${syndic.mail}</small></div><div class="n">Immeuble <b>${building.name}</b><br>${building.street}<br>${building.town}<br><small>Registre : ${rnc}</small></div></div>`;
export const to = ({ owner, lots }: Scene): string =>
  `<div class="to">${owner.name}<br>${owner.street}<br>${owner.town}</div><p>Compte n° ${owner.ref} – Lot(s) : ${lots.map(({ number, nature }) => `${number} (${nature})`).join(', ')}</p>`;
const page = (inside: string): string => `<div class="pg">${inside}</div>`;
export const row = (label: string, cents: number): string =>
  `<p><span>${label}</span><b>${thin(cents)} €</b></p>`;

export const paperOf =
  (look: AtlasLook) =>
  (name: string, pages: readonly string[], landscape = false): Paper =>
    sheetOf(name, css(look), pages.map(page), landscape);
