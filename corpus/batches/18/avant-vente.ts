// A settlement told in a letter, and a statement that an office makes before a sale.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';

const REAL = 187322;
const CALLED = 180000;
const inLetter = paperOf(
  'decompte-courrier-saint-malo',
  `font: 11pt/1.55 'C059', serif; padding: 24mm 24mm`,
  [
    `<p>Malouine de Gérance<br>Syndic bénévole assisté – 2 chaussée du Sillon<br>35400 Saint-Malo</p><p style="margin-left:90mm">Madame Rozenn de KERSAUSON-BIHAN<br>16 rue d’Asfeld<br>35400 SAINT-MALO</p><p style="text-align:right">Saint-Malo, le 14 mai 2025</p><p><b>Objet : répartition des charges de l’année 2024 – Immeuble La Corsaire, 16 rue d’Asfeld, 35400 Saint-Malo – lots 2 et 14</b></p><p>Madame,</p><p>L’assemblée générale du 6 mai 2025 a approuvé les comptes de l’exercice allant du 1er janvier au 31 décembre 2024. Les dépenses de l’immeuble se sont élevées à 22 564,00 € ; votre quote-part, calculée sur 1 058 tantièmes rapportés au total de l’état de répartition, ressort à <b>${spaced(REAL)} €</b>.</p><p>Les quatre provisions qui vous ont été appelées au cours de cet exercice représentent <b>${spaced(CALLED)} €</b>. Il en résulte un complément à votre charge de <b>${spaced(REAL - CALLED)} €</b>, que nous porterons au débit de votre compte le 1er juin.</p><p>La part que vous pouvez réclamer à votre locataire, M. Oudin, au titre des charges récupérables est de 1 104,60 €. Le détail poste par poste est à votre disposition.</p><p>Veuillez croire, Madame, en nos sentiments les meilleurs.</p><p style="margin-left:90mm">Pour la Malouine de Gérance,<br>Armel Jouan</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Malouine de Gérance',
      building: either('La Corsaire', 'Immeuble La Corsaire'),
      building_address: '16 rue d’Asfeld, 35400 Saint-Malo',
      owner: 'Madame Rozenn de KERSAUSON-BIHAN',
      lots: ['2', '14'],
      tantiemes: 1058,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      charges_reelles: REAL,
      provisions: CALLED,
      difference: REAL - CALLED,
      recoverable: 110460,
    },
    absent: ['rnc', 'iban', 'base', 'fonds_travaux'],
  },
);

const beforeSale = paperOf(
  'ped-agence-cholet',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .box { border: .3mm solid #2c5f2d; margin-bottom: 3mm } .boxt { background: #2c5f2d; color: #fff; padding: 1mm 2mm; font-weight: bold } td { border-bottom: .15mm solid #bcd; } .f td:last-child { text-align: right; width: 32mm }`,
  [
    `<table><tr><td><b>MAUGES IMMOBILIER SYNDIC</b><br>6 place Travot, 49300 CHOLET</td><td style="text-align:right">Pré-état daté n° 2026-0318<br>Date : 07/09/2026<br>Coût : 180,00 € TTC à la charge du vendeur</td></tr></table><h1 style="font-size:14pt;text-align:center;color:#2c5f2d">PRÉ-ÉTAT DATÉ</h1>
    <div class="box"><div class="boxt">Identification</div>${table(
      [],
      [
        ['Copropriété', 'RÉSIDENCE DU BRETONNAIS – 12 bis rue du Paradis – 49300 CHOLET'],
        ['Immatriculation au registre', 'AF1902774'],
        [
          'Copropriétaire cédant',
          'Consorts MÉTAYER (Mme Jeanne MÉTAYER, M. Luc MÉTAYER, M. Rémi MÉTAYER)',
        ],
        ['Lots cédés', '15 – 39 – 66'],
        ['Acquéreur pressenti', 'non communiqué'],
      ],
    )}</div>
    <div class="box f"><div class="boxt">1 – Sommes dues au syndicat par le cédant</div>${table(
      [],
      [
        ['Provisions exigibles dans le budget prévisionnel (art. 14-1)', '311,07 €'],
        ['Provisions exigibles hors budget (art. 14-2)', '0,00 €'],
        ['Charges impayées sur les exercices antérieurs', '0,00 €'],
        ['Avances exigibles', '0,00 €'],
      ],
    )}</div>
    <div class="box f"><div class="boxt">2 – Sommes dues par le syndicat au cédant</div>${table(
      [],
      [
        ['Avances perçues (1031)', '146,00 €'],
        ['Provisions sur budget, trop-perçu', '0,00 €'],
      ],
    )}</div>
    <div class="box f"><div class="boxt">3 – Sommes à la charge de l’acquéreur</div>${table(
      [],
      [
        ['Reconstitution des avances', '146,00 €'],
        ['Provisions non encore exigibles du budget', '311,07 €'],
        ['Provisions non encore exigibles, travaux de façade (AG du 21/05/2026)', '1 284,50 €'],
      ],
    )}</div>
    <div class="box f"><div class="boxt">4 – Historique des charges des lots</div>${table(
      ['', 'Appelé', 'Réel'],
      [
        ['Exercice N-1 (2025)', '1 244,28 €', '1 301,90 €'],
        ['Exercice N-2 (2024)', '1 210,00 €', '1 188,36 €'],
      ],
    )}</div>
    <div class="box f"><div class="boxt">5 – Vie de la copropriété</div>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', '5 418,66 €'],
        ['Dette envers les fournisseurs', '2 907,13 €'],
        ['Fonds de travaux (solde global)', '18 226,40 €'],
        ['Procédures judiciaires', 'néant'],
        ['Emprunt collectif', 'néant'],
      ],
    )}</div>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'MAUGES IMMOBILIER SYNDIC',
      building: 'RÉSIDENCE DU BRETONNAIS',
      building_address: '12 bis rue du Paradis, 49300 CHOLET',
      rnc: 'AF1902774',
      owner: either(
        'Consorts MÉTAYER (Mme Jeanne MÉTAYER, M. Luc MÉTAYER, M. Rémi MÉTAYER)',
        'Consorts MÉTAYER',
      ),
      lots: ['15', '39', '66'],
      made_on: '2026-09-07',
      impayes: 541866,
      dette_fournisseurs: 290713,
      fonds_travaux: 1822640,
    },
    absent: ['iban', 'tantiemes', 'price'],
  },
);

export const AVANT_VENTE = [inLetter, beforeSale];
