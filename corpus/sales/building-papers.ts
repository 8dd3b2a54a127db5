// The building's own papers: the synthetic sheet in two looks, and the maintenance book.
import type { Paper } from '../paper.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { inFull, slashed, spaced, table } from './writing.ts';

export type Fiche = {
  updated: string;
  rcp: string;
  lots: number;
  main_lots: number;
  closed: string;
  current: number;
  works: number;
  suppliers: number;
  unpaid: number;
  debtors: number;
  fund: number;
  heating: string;
  lifts: number;
  mandate_end: string;
  built: string;
};

export function ficheOfficial(name: string, scene: Scene, fiche: Fiche): Paper {
  const { building, syndic } = scene;
  return sheetOf(
    name,
    `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #000091; color: #fff; padding: 1mm 2mm; margin: 4mm 0 0 } td { border: .15mm solid #aaa } td:first-child { width: 105mm; background: #f5f5fe }`,
    [
      `<h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">prévue par l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 – Registre national des copropriétés</p><h2>1. Identification</h2>${table(
        [],
        [
          ['Numéro d’immatriculation', building.rnc],
          ['Date de la dernière mise à jour', slashed(fiche.updated)],
          ['Nom d’usage', building.name],
          ['Adresse de référence', `${building.street}, ${building.town}`],
          ['Date du règlement de copropriété', slashed(fiche.rcp)],
        ],
      )}<h2>2. Représentant légal</h2>${table(
        [],
        [
          ['Syndic professionnel / bénévole', syndic.name],
          ['Adresse', `${syndic.street}, ${syndic.town}`],
          ['Date de fin de mandat', slashed(fiche.mandate_end)],
        ],
      )}<h2>3. Organisation juridique et caractéristiques techniques</h2>${table(
        [],
        [
          ['Nature du syndicat', 'Syndicat principal'],
          ['Nombre total de lots', fiche.lots],
          ['dont lots à usage d’habitation, de bureaux ou de commerces', fiche.main_lots],
          ['Période de construction', fiche.built],
          ['Type de chauffage', fiche.heating],
          ['Nombre d’ascenseurs', fiche.lifts],
        ],
      )}<h2>4. Caractéristiques financières</h2>${table(
        [],
        [
          [
            'Date de clôture du dernier exercice dont les comptes ont été approuvés',
            slashed(fiche.closed),
          ],
          ['Montant des charges pour opérations courantes', `${spaced(fiche.current)} €`],
          [
            'Montant des charges pour travaux et opérations exceptionnelles',
            `${spaced(fiche.works)} €`,
          ],
          [
            'Montant des dettes fournisseurs, rémunérations et autres',
            `${spaced(fiche.suppliers)} €`,
          ],
          ['Montant des sommes restant dues par les copropriétaires', `${spaced(fiche.unpaid)} €`],
          ['Nombre de copropriétaires débiteurs de plus de 300 €', fiche.debtors],
          ['Montant du fonds de travaux', `${spaced(fiche.fund)} €`],
        ],
      )}`,
    ],
  );
}

export function ficheHouse(name: string, scene: Scene, fiche: Fiche): Paper {
  const { building, syndic } = scene;
  const line = (label: string, value: string | number) => `<p>${label} : <b>${value}</b></p>`;
  return sheetOf(
    name,
    `font: 10pt/1.35 'URW Gothic', sans-serif; padding: 14mm 18mm; p { margin: 0 0 1.2mm } h2 { font-size: 11pt; margin: 5mm 0 2mm; border-bottom: .3mm solid #777 }`,
    [
      `<p style="font-size:16pt">Fiche synthétique de copropriété</p><p>${syndic.name}, ${syndic.street}, ${syndic.town} – à jour au ${inFull(fiche.updated)}</p><h2>La copropriété</h2>${line('Immeuble', `${building.name}, ${building.street}, ${building.town}`)}${line('Immatriculation', building.rnc)}${line('Règlement de copropriété', `acte du ${inFull(fiche.rcp)}`)}${line('Lots', `${fiche.lots}, dont ${fiche.main_lots} principaux`)}${line('Construction', fiche.built)}${line('Chauffage', fiche.heating)}${line('Ascenseurs', fiche.lifts)}<h2>Les comptes (dernier exercice approuvé, clos le ${inFull(fiche.closed)})</h2>${line('Charges courantes', `${spaced(fiche.current)} €`)}${line('Travaux et opérations exceptionnelles', `${spaced(fiche.works)} €`)}${line('Dettes fournisseurs, rémunérations et autres', `${spaced(fiche.suppliers)} €`)}${line('Sommes restant dues par les copropriétaires', `${spaced(fiche.unpaid)} €`)}${line('Copropriétaires débiteurs de plus de 300 €', fiche.debtors)}${line('Fonds de travaux', `${spaced(fiche.fund)} €`)}<h2>Le syndic</h2>${line('Mandat jusqu’au', inFull(fiche.mandate_end))}`,
    ],
  );
}

export type Carnet = {
  printed: string;
  insurance: string;
  contracts: readonly (readonly [what: string, firm: string, until: string])[];
  works: readonly (readonly [year: string, what: string, firm: string])[];
  extra: readonly string[];
};

export function carnet(name: string, scene: Scene, book: Carnet): Paper {
  const { building, syndic } = scene;
  return sheetOf(
    name,
    `font: 9.2pt/1.4 'DejaVu Serif Condensed', serif; h1 { font-size: 15pt } h2 { font-size: 10.5pt; margin: 5mm 0 1mm } td, th { border: .15mm solid #777 } th { background: #eee }`,
    [
      `<h1>CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p>Décret n° 2001-477 du 30 mai 2001 – édition du ${slashed(book.printed)}</p><p>${building.name}, ${building.street}, ${building.town}<br>Identité du syndic en exercice : ${syndic.name}, ${syndic.street}, ${syndic.town}</p><h2>Assurance de l’immeuble</h2><p>${book.insurance}</p><h2>Contrats d’entretien et de maintenance</h2>${table(['Objet', 'Entreprise', 'Échéance'], book.contracts)}<h2>Travaux importants</h2>${table(['Année', 'Nature', 'Entreprise'], book.works)}<h2>Divers</h2>${book.extra.map((text) => `<p>${text}</p>`).join('')}`,
    ],
  );
}
