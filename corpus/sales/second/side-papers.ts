// Papers that the syndic does not print: the area, the deed, the upkeep book, and two that mislead.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { inFull, paragraphs, slashed, spaced, table } from '../writing.ts';
import type { Scene } from './building.ts';

const CSS = `.pg { padding: 20mm 22mm; font: 11px/1.6 'Liberation Serif', serif; } h1 { font-size: 15px; text-align: center; } h2 { font-size: 12px; } table { width: 100%; border-collapse: collapse; } td, th { border: 1px solid #777; padding: 3px 7px; text-align: left; }`;
const page = (name: string, inside: string): Paper =>
  sheetOf(name, CSS, [`<div class="pg">${inside}</div>`]);

export const area = (
  name: string,
  { building, owner }: Scene,
  told: {
    date: string;
    lot: string;
    rooms: readonly (readonly [string, string])[];
    total: string;
    floor: string;
  },
): Paper =>
  page(
    name,
    `<h1>CERTIFICAT DE SUPERFICIE PRIVATIVE</h1><p>Loi n° 96-1107 du 18 décembre 1996, dite « loi Carrez », et décret n° 97-532 du 23 mai 1997</p><p>Bien : ${building.street}, ${building.town}, lot n° ${told.lot}. Propriétaire : ${owner.name}. Visite du ${slashed(told.date)}.</p>${table(['Pièce', 'Superficie (m²)'], told.rooms)}<p>Surface au sol totale : ${told.floor} m²</p><p><b>Superficie privative totale du lot : ${told.total} m²</b></p>`,
  );

export const deed = (
  name: string,
  { building, owner }: Scene,
  told: {
    date: string;
    rcp: string;
    notary: string;
    lots: readonly (readonly [number: string, nature: string, held: string])[];
  },
): Paper =>
  page(
    name,
    `<h1>ATTESTATION DE PROPRIÉTÉ</h1>${paragraphs([
      `Maître ${told.notary}, notaire, atteste que par acte reçu en son étude le ${inFull(told.date)}, il a été vendu au profit de ${owner.name} les biens et droits immobiliers ci-après désignés, dans un ensemble immobilier situé à ${building.town}, ${building.street}.`,
      `L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété reçu le ${inFull(told.rcp)}.`,
    ])}<h2>DÉSIGNATION</h2>${told.lots.map(([number, nature, held]) => `<p>LOT NUMÉRO ${number} : ${nature}, et les ${held} des parties communes générales.</p>`).join('')}`,
  );

export const upkeep = (
  name: string,
  { building, syndic }: Scene,
  told: {
    printed: string;
    insurance: string;
    contracts: readonly (readonly string[])[];
    works: readonly (readonly string[])[];
    more: readonly string[];
  },
): Paper =>
  page(
    name,
    `<h1>CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p>Décret n° 2001-477 du 30 mai 2001 – édition du ${slashed(told.printed)}</p><p>${building.name}, ${building.street}, ${building.town}. Syndic : ${syndic.name}.</p><h2>Assurance</h2><p>${told.insurance}</p><h2>Contrats d’entretien et de maintenance</h2>${table(['Objet', 'Prestataire', 'Échéance'], told.contracts)}<h2>Travaux importants</h2>${table(['Année', 'Nature', 'Entreprise'], told.works)}${paragraphs(told.more)}`,
  );

/** A schedule agreed with a debtor: what was owed the day that it was signed. */
export const paymentPlan = (
  name: string,
  { syndic, owner, building }: Scene,
  told: { date: string; owed: number; monthly: number; months: number; first: string },
): Paper =>
  page(
    name,
    `<p>${syndic.name}<br>${syndic.street}, ${syndic.town}</p><h1>PROTOCOLE D’APUREMENT</h1>${paragraphs(
      [
        `Entre le syndicat des copropriétaires ${building.name}, représenté par son syndic, et ${owner.name}.`,
        `À la date du ${inFull(told.date)}, le copropriétaire reconnaît devoir la somme de ${spaced(told.owed)} €.`,
        `Il s’engage à verser ${told.months} mensualités de ${spaced(told.monthly)} €, la première le ${inFull(told.first)}, en sus des appels de fonds courants, qui restent payables à leur échéance.`,
        'Le défaut d’une mensualité rend la totalité immédiatement exigible. Le présent accord ne suspend pas l’exigibilité des sommes dues.',
      ],
    )}`,
  );

/** The bank's side of the calls: twelve sums, none of which is a call. */
export const directDebits = (
  name: string,
  { syndic, owner }: Scene,
  told: { year: string; debits: readonly { day: string; cents: number }[] },
): Paper =>
  page(
    name,
    `<p>${syndic.name}</p><h1>ÉCHÉANCIER DE PRÉLÈVEMENT ${told.year}</h1><p>${owner.name}, référence ${owner.ref}. Vous avez choisi le prélèvement mensuel de vos appels de fonds trimestriels.</p>${table(
      ['Date du prélèvement', 'Montant (€)'],
      told.debits.map(({ day, cents }) => [slashed(day), spaced(cents)]),
    )}<p>Le présent échéancier ne modifie pas la date d’exigibilité des appels.</p>`,
  );
