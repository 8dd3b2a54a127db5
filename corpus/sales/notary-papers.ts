// What the notary or the owner adds: an extract of the deed, of the règlement, the measured area.
import type { Paper } from '../paper.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { inFull, slashed, table } from './writing.ts';

export type Deed = {
  date: string;
  in_words: string;
  notary: string;
  seller: string;
  buyers: readonly string[];
  /** As the deed has them, which may not be as the calls have them. */
  lots: readonly (readonly [lot: string, words: string, part: string])[];
  base: string;
  area?: string;
  rcp: string;
};
const DEED = `font: 10.4pt/1.6 'Nimbus Roman', serif; padding: 20mm 24mm; text-align: justify; h1 { font-size: 12pt; text-align: center; margin: 4mm 0 }`;

export function deed(name: string, { building }: Scene, it: Deed): Paper {
  return sheetOf(name, DEED, [
    `<p style="text-align:center"><b>COPIE AUTHENTIQUE (extrait)</b></p><p>L’AN ${it.in_words},<br>A ${building.town.replace(/^\d+ /, '').toUpperCase()}, en l’Office notarial ci-après nommé,<br>${it.notary}, notaire soussigné, A REÇU le présent acte contenant</p><h1>VENTE DE LOTS DE COPROPRIÉTÉ</h1><p><b>VENDEUR</b> : ${it.seller}.</p><p><b>ACQUÉREUR</b> : ${it.buyers.join(' et ')}.</p><h1>DÉSIGNATION</h1><p>Dans un ensemble immobilier soumis au statut de la copropriété, dénommé ${building.name}, situé à ${building.town}, ${building.street}, figurant au cadastre section BK numéro 214, contenance 00 ha 18 a 42 ca :</p>${it.lots.map(([lot, words, part]) => `<p><b>LOT NUMÉRO ${lot}</b> : ${words}.<br>Et les ${part}/${it.base}èmes des parties communes générales.</p>`).join('')}${it.area ? `<p>SUPERFICIE (loi Carrez) : le vendeur déclare que la superficie privative des lots soumis à la loi est de ${it.area} m².</p>` : ''}<p>RÈGLEMENT DE COPROPRIÉTÉ : l’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu le ${inFull(it.rcp)}, publié au service de la publicité foncière.</p><p>Le présent acte a été signé le ${inFull(it.date)}.</p>`,
  ]);
}

export type Measured = {
  date: string;
  firm: string;
  lot: string;
  rooms: readonly (readonly [room: string, area: string])[];
  total: string;
  outside: readonly (readonly [room: string, area: string])[];
};
export function carrez(name: string, { building, owner }: Scene, it: Measured): Paper {
  return sheetOf(
    name,
    `font: 9.6pt/1.4 'Carlito', sans-serif; h1 { font-size: 15pt; color: #2a6f2a } td, th { border: .15mm solid #999 } td:nth-child(n+2) { text-align: right } .r { font-size: 12pt; border: .5mm solid #2a6f2a; padding: 3mm; margin: 4mm 0 }`,
    [
      `<p>${it.firm}</p><h1>Attestation de superficie privative – loi Carrez</h1><p>Loi n° 96-1107 du 18 décembre 1996, décret n° 97-532 du 23 mai 1997</p><p>Bien : ${building.street}, ${building.town} – lot n° ${it.lot}<br>Propriétaire : ${owner.name}<br>Date du relevé : ${slashed(it.date)}</p>${table(['Pièce', 'Superficie Carrez (m²)'], it.rooms)}<div class="r">Superficie privative totale : <b>${it.total} m²</b></div>${table(['Hors Carrez', 'Surface au sol (m²)'], it.outside)}<p>Fait pour valoir ce que de droit.</p>`,
    ],
  );
}

export type Rules = {
  date: string;
  notary: string;
  base: string;
  rows: readonly (readonly [lot: string, what: string, floor: string, part: string])[];
  extra: string;
};
export function rcp(name: string, { building }: Scene, it: Rules): Paper {
  return sheetOf(
    name,
    `font: 10pt/1.5 'Nimbus Mono PS', monospace; padding: 20mm 22mm; h1 { font-size: 12pt; text-align: center } td, th { border: .15mm solid #444; font-size: 9pt }`,
    [
      `<h1>RÈGLEMENT DE COPROPRIÉTÉ<br>ET ÉTAT DESCRIPTIF DE DIVISION</h1><p>Immeuble sis à ${building.town}, ${building.street}</p><p>Acte reçu par ${it.notary}, le ${inFull(it.date)}. (Extrait : pages 1, 14 et 15.)</p><p>TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION</p>${table(['Lot', 'Nature', 'Étage', `Quote-part ${it.base}èmes`], it.rows)}<p style="margin-top:4mm">${it.extra}</p>`,
    ],
  );
}
