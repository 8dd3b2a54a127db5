// Two upkeep books and a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { pairs } from './outils.ts';

const book = paperOf(
  'carnet-bandes-nimes',
  `font: 8.4pt 'Carlito', sans-serif; padding: 12mm; h2 { background: #0f766e; color: #fff; font-size: 9.6pt; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #9cc; padding: .9mm 1.2mm } th { background: #eaf6f3; font-weight: bold }`,
  [
    `<p><b>Domelys Nîmes Feuchères</b>, 14 avenue Feuchères, 30000 NÎMES</p><h1 style="font-size:15pt;color:#0f766e">Carnet d’entretien de l’immeuble</h1><p>CLOS DES MICOCOULIERS – 5 impasse Séguier – 30000 NÎMES – immatriculation AD8806412<br>Décret n° 2001-477 du 30 mai 2001 – mis à jour le 9 janvier 2026 – règlement du 3 mars 1991 – 2 bâtiments, 58 lots</p><h2>Contrat d’assurance de l’immeuble</h2>${table(['Assureur', 'N° de police', 'Nature', 'Échéance'], [['Mutuelle du Gard Exemple', 'MRI 30-77154-B', 'Multirisque immeuble', '01/07/2026']])}<h2>Contrats d’entretien et de maintenance</h2>${table(
      ['Équipement', 'Prestataire', 'N° contrat', 'Début', 'Fin / échéance'],
      [
        ['Ascenseur bât. A', 'Élévia Sud', 'EL-4471', '01/01/2022', '31/12/2026'],
        ['VMC', 'Ventil’Oc', '22-118', '15/03/2022', 'tacite'],
        ['Portail automatique', 'Portagard', 'P 301', '01/09/2023', 'tacite'],
      ],
    )}<h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC', 'Garantie'],
      [
        ['2016', 'Ravalement des façades', 'Façades Cévenoles', '88 410 €', 'décennale 2026'],
        [
          '2019',
          'Réfection de la toiture du bâtiment B',
          'Charpentes Alès',
          '46 205 €',
          'décennale 2029',
        ],
        ['2023', 'Remplacement du portail', 'Portagard', '9 870 €', 'biennale'],
      ],
    )}<h2>Diagnostics des parties communes</h2>${table(
      ['Nature', 'Date', 'Organisme'],
      [
        ['DTA', '11/10/2006', 'Sud Contrôle'],
        ['DPE collectif', '20/05/2025', 'Thermic 30'],
        ['DTG', 'non réalisé', ''],
      ],
    )}<h2>Programme de travaux</h2><p>Aucun programme pluriannuel adopté à ce jour ; mise en concurrence à l’ordre du jour de l’assemblée 2026.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('Domelys Nîmes Feuchères', 'Domelys'),
      building: 'CLOS DES MICOCOULIERS',
      building_address: '5 impasse Séguier, 30000 NÎMES',
      rnc: 'AD8806412',
      updated_on: '2026-01-09',
      insurer: 'Mutuelle du Gard Exemple',
      policy_number: 'MRI 30-77154-B',
      insured_until: '2026-07-01',
    },
    absent: ['meeting_on', 'owner', 'price', 'balance'],
  },
);

const bookSmall = paperOf(
  'carnet-fiche-frejus',
  `font: 9.6pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm; .g td { border: .2mm solid #666 } .g td:first-child { width: 62mm; background: #f2f2f2 }`,
  [
    `<p style="text-align:center">HEXACOPRO VAR – agence de Fréjus, 88 avenue de Verdun, 83600 FRÉJUS</p><h1 style="font-size:15pt;text-align:center;border:.4mm solid #000;padding:2mm">CARNET D’ENTRETIEN</h1>${pairs(
      [
        ['Immeuble', 'LES ARÈNES II'],
        ['Situation', '27 rue Henri Vadon, 83600 FRÉJUS'],
        ['Syndic en exercice', 'HEXACOPRO VAR, élu le 17/10/2024'],
        [
          'Assurance multirisque',
          'Compagnie Estérel Exemple, police n° 6 104 882, à effet du 01/01/2025, échéance 01/01/2026',
        ],
        ['Assurance dommages-ouvrage en cours', 'aucune'],
        ['Contrat ascenseur', 'sans objet'],
        ['Contrat extincteurs', 'Sécufeu 83, renouvelable chaque 1er avril'],
        [
          'Travaux effectués',
          '2012 : peinture des façades ; 2018 : remplacement des colonnes d’eau ; 2022 : étanchéité de l’auvent',
        ],
        ['Échéancier des travaux votés', '2026 : mise aux normes de la serrurerie'],
        ['Études techniques', 'Audit de structure, cabinet Maures Ingénierie, 2017'],
        ['Dernière actualisation', '12.09.2025'],
      ],
      'g',
    )}<p style="margin-top:6mm;font-size:8pt">Document tenu par le syndic en application de l’article 18 de la loi n° 65-557 du 10 juillet 1965.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'HEXACOPRO VAR',
      building: 'LES ARÈNES II',
      building_address: '27 rue Henri Vadon, 83600 FRÉJUS',
      updated_on: '2025-09-12',
      insurer: either('Compagnie Estérel Exemple', 'Estérel Exemple'),
      policy_number: '6 104 882',
      insured_until: '2026-01-01',
    },
    absent: ['rnc', 'meeting_on', 'owner', 'lots'],
  },
);

const beforeSale = paperOf(
  'ped-cadres-toulouse',
  `font: 8.6pt 'Nimbus Sans', sans-serif; padding: 12mm 13mm; h1 { background: #10312b; color: #fff; padding: 2mm 3mm; font-size: 14pt } h2 { background: #d7e5e1; padding: 1mm 2mm; font-size: 9pt; margin: 3mm 0 0 } td { border: .2mm solid #9ab; padding: .9mm 1.4mm } td:last-child { text-align: right; width: 36mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p>Altéria Gestion Occitanie – 2 place Dupuy, 31000 Toulouse – délivré le 23/02/2026 à la demande de Mme Ngoc-Anh TRAN ép. PUECH, copropriétaire cédant<br>Copropriété Carré Saint-Cyprien, 76 allées Charles-de-Fitte, 31300 Toulouse – AE3318540<br>Lots cédés : 55 (T2) et 140 (cellier) – 204/10 000</p><h2>I – SITUATION DU COPROPRIÉTAIRE CÉDANT</h2>${pairs(
      [
        ['Provisions exigibles non versées, budget prévisionnel', '508,68'],
        ['Provisions exigibles non versées, travaux hors budget', '188,44'],
        ['Cotisations au fonds de travaux exigibles', '20,61'],
        ['Autres sommes devenues exigibles du fait de la vente', '380,00'],
        ['Avance de trésorerie à rembourser au cédant', '244,80'],
      ],
    )}<h2>II – À LA CHARGE DE L’ACQUÉREUR</h2>${pairs([
      ['Reconstitution de l’avance de trésorerie', '244,80'],
      ['Prochaine provision trimestrielle (01/04/2026)', '529,29'],
    ])}<h2>III – CHARGES DES LOTS</h2>${pairs([
      ['Budget courant N-1 (2025) appelé / réel', '2 034,72 / 1 987,11'],
      ['Budget courant N-2 (2024) appelé / réel', '1 996,40 / 2 051,30'],
      ['Hors budget N-1 appelé / réel', '376,88 / 0,00'],
    ])}<h2>IV – SITUATION GLOBALE DU SYNDICAT AU 31/12/2025</h2>${pairs([
      ['Impayés de charges au sein de la copropriété', '12 744,90'],
      ['Dette du syndicat vis-à-vis des fournisseurs', '8 051,16'],
      ['Fonds de travaux : solde du compte 105', '27 630,00'],
      ['Fonds de travaux : quote-part rattachée aux lots', '563,65'],
      ['Procédures en cours', 'néant'],
    ])}<p style="margin-top:4mm;font-size:7.2pt">Prestation facturée 240,00 € TTC. Le présent document n’est pas l’état daté de l’article 5 du décret du 17 mars 1967, qui sera établi à la demande du notaire. Altéria Gestion, SA au capital de 1 000 000 €, 900 633 207 RCS Toulouse.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('Altéria Gestion Occitanie', 'Altéria Gestion'),
      building: 'Carré Saint-Cyprien',
      building_address: '76 allées Charles-de-Fitte, 31300 Toulouse',
      rnc: 'AE3318540',
      owner: 'Mme Ngoc-Anh TRAN ép. PUECH',
      lots: ['55', '140'],
      tantiemes: 204,
      base: 10000,
      made_on: '2026-02-23',
      impayes: 1274490,
      dette_fournisseurs: 805116,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const CARNETS_PRE_ETAT = [book, bookSmall, beforeSale];
