// Two upkeep books and a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { FOOT, foot, pairs } from './outils.ts';

const book = paperOf(
  'carnet-logiciel-saint-nazaire',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; ${FOOT} h1 { font-size: 14pt; text-align: center } h2 { background: #ddd; font-size: 9.4pt; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #777; padding: .6mm 1.4mm } th { font-weight: bold }`,
  [
    `<p>C.G.I. ESTUAIRE – 86 avenue de la République – 44600 SAINT-NAZAIRE</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">(décret n° 2001-477 du 30 mai 2001) – édité le 05/11/2026</p>${pairs(
      [
        ['Immeuble', 'L’ALBATROS (code 0061)'],
        ['Adresse', '31 boulevard Albert 1er – 44600 SAINT-NAZAIRE'],
        ['Immatriculation', 'AA6730185'],
        ['Syndic en exercice', 'C.G.I. ESTUAIRE, depuis le 01/04/2009'],
        ['Année de construction', '1973 – 4 escaliers – 96 logements'],
      ],
    )}
    <h2>CONTRATS D’ASSURANCE</h2>${table(
      ['Nature', 'Compagnie / courtier', 'N° contrat', 'Date d’effet', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Mutuelle du Littoral Exemple – Cab. Hervé',
          '5 118 204 / M',
          '01/01/2022',
          '31/12/2026',
        ],
        ['Dommages-ouvrage (façades)', 'SMAB Exemple', 'DO 2019-7741', '12/03/2019', '12/03/2029'],
      ],
    )}
    <h2>CONTRATS DE MAINTENANCE</h2>${table(
      ['Équipement', 'Prestataire', 'Réf.', 'Effet', 'Reconduction'],
      [
        ['Ascenseurs (4)', 'LIFTOUEST', 'C-44102', '01/07/2018', 'Tacite, 3 ans'],
        ['VMC', 'AÉRO BRIÈRE', 'V-118', '01/10/2020', 'Tacite, 1 an'],
        ['Extincteurs', 'SÉCU-ATLANTIQUE', '3318', '15/02/2023', 'Tacite, 1 an'],
        ['Portes de garage', 'FERMETURES DU BRIVET', 'PG-07', '01/01/2024', 'Tacite, 1 an'],
      ],
    )}
    <h2>TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Date', 'Nature', 'Entreprise', 'Montant TTC', 'DO'],
      [
        ['06/2019', 'Ravalement avec isolation', 'RAVAL’OUEST', '412 806,00 €', 'Oui'],
        ['11/2021', 'Réfection étanchéité terrasses', 'ÉTANCHE LOIRE', '68 114,20 €', 'Non'],
        [
          '03/2025',
          'Changement des colonnes EU/EV esc. 2',
          'PLOMBERIE DU PORT',
          '24 990,00 €',
          'Non',
        ],
      ],
    )}
    <h2>DIAGNOSTICS</h2>${table(
      ['Objet', 'Date', 'Cabinet', 'Observations'],
      [
        ['DTA', '18/11/2005', 'EXPERT’IM', 'Dalles de sol, évaluation n° 1'],
        ['DPE collectif', '22/09/2024', 'EXPERT’IM', 'Étiquette D'],
        ['DTG', '–', '–', 'Refusé AG 2023'],
      ],
    )}
    <h2>ÉCHÉANCIER DES TRAVAUX DÉCIDÉS</h2><p>Néant au jour de l’édition. PPPT adopté le 24/09/2026.</p>${foot('C.G.I. ESTUAIRE – S.A.R.L. au capital de 15 245 € – R.C.S. Saint-Nazaire 916 118 402')}`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'C.G.I. ESTUAIRE',
      building: 'L’ALBATROS',
      building_address: '31 boulevard Albert 1er, 44600 SAINT-NAZAIRE',
      rnc: 'AA6730185',
      updated_on: '2026-11-05',
      insurer: either('Mutuelle du Littoral Exemple', 'Mutuelle du Littoral Exemple – Cab. Hervé'),
      policy_number: '5 118 204 / M',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const ped = paperOf(
  'ped-rempli-laval',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 9.6pt; background: #e8e8e8; padding: 1mm; margin: 3mm 0 1mm } td { border: .15mm solid #888; padding: .8mm 1.5mm } td:last-child { text-align: right; width: 48mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center;font-size:8pt">Informations financières prévues à l’article L. 721-2, II, 2° du code de la construction et de l’habitation – modèle du Conseil supérieur du notariat – complété par le vendeur</p>${pairs(
      [
        ['Copropriété', 'RESIDENCE DU VIEUX PONT'],
        ['Adresse', '23 rue de Rivière, 53000 LAVAL'],
        ['Syndic', 'AGENCE DU MAINE SYNDIC'],
        ['Copropriétaire cédant', 'INDIVISION POUTEAU-LEMONNIER'],
        ['Lots vendus', '11 et 29'],
        ['Établi le', '9 novembre 2026'],
      ],
    )}
    <h2>1 – Sommes restant dues au syndicat par le vendeur</h2>${pairs([
      ['Provisions exigibles (budget prévisionnel)', '385,40 €'],
      ['Cotisation au fonds de travaux exigible', '19,27 €'],
      ['Régularisation d’eau froide', '47,14 €'],
      ['Provisions exigibles pour travaux', '0,00 €'],
    ])}<h2>2 – Sommes que le syndicat pourrait devoir au vendeur</h2>${pairs([
      ['Avances (art. 45-1 du décret)', '96,00 €'],
      ['Solde créditeur sur exercice antérieur', '0,00 €'],
    ])}<h2>3 – Sommes à la charge de l’acquéreur</h2>${pairs([
      ['Avance de trésorerie à reconstituer', '96,00 €'],
      ['Provisions non encore exigibles (trimestre)', '385,40 €'],
    ])}<h2>4 – État global des impayés et dettes au 31/12/2025</h2>${pairs([
      ['Impayés de charges au sein de la copropriété', '5 206,18 €'],
      ['Dette vis-à-vis des fournisseurs', '3 944,00 €'],
      ['Fonds de travaux : part rattachée aux lots', '211,97 €'],
    ])}<h2>5 – Charges des deux derniers exercices</h2>${pairs([
      ['2025 : appelé au titre du budget / réel', '1 541,60 € / 1 498,22 €'],
      ['2024 : appelé au titre du budget / réel', '1 502,00 € / 1 611,05 €'],
    ])}<p style="margin-top:4mm;font-size:8pt">Procédures en cours : aucune à la connaissance du vendeur. Ce document, établi d’après les pièces remises par le syndic, n’a pas la valeur de l’état daté (art. 5 du décret du 17 mars 1967).</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE DU MAINE SYNDIC',
      building: 'RESIDENCE DU VIEUX PONT',
      building_address: '23 rue de Rivière, 53000 LAVAL',
      owner: 'INDIVISION POUTEAU-LEMONNIER',
      lots: ['11', '29'],
      made_on: '2026-11-09',
      impayes: 520618,
      dette_fournisseurs: 394400,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

const letterBook = paperOf(
  'carnet-lettre-niort',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm; h2 { font-size: 11pt; font-style: italic; margin: 3mm 0 1mm }`,
  [
    `<p style="text-align:center"><b>ÉTUDE IMMOBILIÈRE RIVAULT &amp; ASSOCIÉS</b><br>5, rue du Rabot, 79000 NIORT</p><h1 style="font-size:15pt;text-align:center">Carnet d’entretien de l’immeuble « Les Tanneurs »</h1><p style="text-align:center">14 quai de Cronstadt, 79000 Niort – à jour au 1er juillet 2026</p><h2>Désignation</h2>${paragraphs(['Ancienne tannerie transformée en douze logements en 1987 ; deux corps de bâtiment sur cour, chauffage collectif au gaz. Le mandat du syndic expire le 30 juin 2028.'])}<h2>Assurance</h2>${paragraphs(['Police multirisque n° 79-40211-B souscrite auprès de la Mutuelle des Marais Exemple, échéance annuelle le 1er mars.'])}<h2>Entretien courant</h2>${paragraphs(['Chaufferie : Sèvre Thermique, contrat P2 du 15 septembre 2022. Interphone et porte cochère : Niort Courants Faibles, contrat du 1er février 2020. Toiture : visite annuelle de M. Bodin, couvreur.'])}<h2>Travaux accomplis</h2>${paragraphs(['2011, réfection de la couverture du bâtiment sur rue (Bodin, 31.400 €). 2019, remplacement de la chaudière (Sèvre Thermique, 27.850 €). 2025, désembouage et équilibrage du réseau (Sèvre Thermique, 6.120 €).'])}<h2>Études et diagnostics</h2>${paragraphs(['Repérage amiante des parties communes : 4 avril 2006, absence. Diagnostic de performance énergétique collectif : 12 mai 2025, classe E.'])}`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('ÉTUDE IMMOBILIÈRE RIVAULT & ASSOCIÉS', 'RIVAULT & ASSOCIÉS'),
      building: 'Les Tanneurs',
      building_address: '14 quai de Cronstadt, 79000 Niort',
      updated_on: '2026-07-01',
      insurer: 'Mutuelle des Marais Exemple',
      policy_number: '79-40211-B',
    },
    absent: ['rnc', 'owner', 'lots', 'insured_until', 'made_on'],
  },
);

export const CARNETS_ETATS = [book, letterBook, ped];
