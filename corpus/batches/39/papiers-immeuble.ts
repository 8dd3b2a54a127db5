// Papers of buildings: sheets of the register, upkeep books, rules, a division in lots, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const quimper = paperOf(
  'fiche-registre-quimper-b39',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #000091 } h2 { font-size: 10pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3.5mm 0 1mm } td { padding: .7mm 1mm } td:first-child { width: 95mm; color: #444 } td:last-child { font-weight: bold } .ft { position: absolute; bottom: 8mm; font-size: 7pt }`,
  [
    `<p><b>RÉPUBLIQUE FRANÇAISE</b> – Registre national des copropriétés</p><h1>Fiche synthétique de la copropriété AE2-207-715</h1><p>(conforme au décret n° 2016-1822 du 21 décembre 2016)<br>Générée le 05/11/2026 à partir des données mises à jour le 02/10/2026</p><h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage', 'LE CLOS DE LOCMARIA'],
        ['Adresse principale', '3 allée de Locmaria 29000 QUIMPER'],
        ['Adresse complémentaire', '5 allée de Locmaria 29000 QUIMPER'],
        ['Date d’immatriculation', '14/12/2018'],
        ['Date du règlement de copropriété', '22/03/1994'],
      ],
    )}<h2>2. Représentant légal</h2>${table(
      [],
      [
        ['Nom du représentant légal', 'CABINET KERVELLA ET FILS'],
        ['SIRET', '90000038100012'],
        ['Nature du mandat', 'Mandat de syndic, fin prévue le 30/06/2027'],
      ],
    )}<h2>3. Organisation juridique</h2>${table(
      [],
      [
        ['Type de syndicat', 'Syndicat principal'],
        ['Structure de gestion', 'Coopérative : non'],
      ],
    )}<h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots', '74'],
        ['Nombre de lots à usage d’habitation, de bureaux ou de commerces', '31'],
        ['dont lots à usage d’habitation', '29'],
        ['Nombre de lots à usage de stationnement', '28'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction', 'de 1994 à 2000'],
      ],
    )}<h2>5. Équipements</h2>${table(
      [],
      [
        ['Type de chauffage', 'individuel'],
        ['Nombre d’ascenseurs', '2'],
      ],
    )}<h2>6. Caractéristiques financières (dernier exercice approuvé)</h2>${table(
      [],
      [
        ['Période de l’exercice', 'du 01/01/2025 au 31/12/2025'],
        ['Date de l’assemblée générale ayant approuvé les comptes', '19/06/2026'],
        ['Charges pour opérations courantes', '48 217 €'],
        ['Charges pour travaux et opérations exceptionnelles', '0 €'],
        ['Dettes fournisseurs', '5 930 €'],
        ['Montant des impayés', '4 118 €'],
        ['Nombre de copropriétaires débiteurs à plus de 300 €', '3'],
        ['Montant du fonds de travaux', '14 660 €'],
        ['Personnel employé par le syndicat', 'Non'],
      ],
    )}<p class="ft">Les données sont déclarées sous la responsabilité du représentant légal. – 1/1</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET KERVELLA ET FILS',
      building: 'LE CLOS DE LOCMARIA',
      building_address: either(
        '3 allée de Locmaria, 29000 QUIMPER',
        '3 et 5 allée de Locmaria, 29000 QUIMPER',
      ),
      rnc: 'AE2207715',
      updated_on: either('2026-10-02', '2026-11-05'),
      lots_count: 74,
      homes_count: 31,
      parking_count: 28,
      buildings_count: 2,
      build_period: 'de 1994 à 2000',
      heating: 'individuel',
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-19',
      charges_courantes: 4821700,
      charges_travaux: 0,
      dette_fournisseurs: 593000,
      impayes: 411800,
      debtors_count: 3,
      fonds_travaux: 1466000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const bayeux = paperOf(
  'fiche-syndic-bayeux-b39',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .g > div { border: .25mm solid #5b3a7d; padding: 2.5mm } b.h { color: #5b3a7d; display: block; margin-bottom: 1mm } h1 { font-size: 16pt; color: #5b3a7d }`,
  [
    `<p>BESSIN SYNDIC SAS – 28 rue Saint-Jean – 14400 BAYEUX</p><h1>Fiche synthétique de copropriété</h1><p>Article 8-2 de la loi du 10 juillet 1965 – dernière mise à jour : 30 septembre 2026</p><div class="g"><div><b class="h">IDENTIFICATION</b>LES TROIS CLOCHERS<br>7 rue Larcher<br>14400 BAYEUX<br>Immatriculation n° AF1150773<br>Règlement de copropriété du 12/10/1977</div><div><b class="h">SYNDIC</b>BESSIN SYNDIC SAS<br>28 rue Saint-Jean, 14400 BAYEUX<br>SIRET 900 000 634 00019<br>Syndic professionnel, mandat du 10/12/2025 au 09/12/2027</div><div><b class="h">ORGANISATION</b>Syndicat principal<br>Pas d’administration provisoire<br>Pas d’arrêté ni de procédure en cours</div><div><b class="h">CARACTÉRISTIQUES TECHNIQUES</b>Nombre total de lots : 46<br>Lots d’habitation, commerces et bureaux : 20<br>Lots de stationnement : 12<br>Nombre de bâtiments : 1<br>Période de construction : 1975-1993<br>Chauffage : collectif, gaz<br>Ascenseurs : 1</div><div><b class="h">FINANCES – exercice du 01/07/2024 au 30/06/2025</b>Comptes approuvés le 10/12/2025<br>Charges courantes : 16 660,50 €<br>Travaux et opérations exceptionnelles : 3 204,00 €<br>Dettes envers les fournisseurs : 2 811,17 €<br>Impayés : 1 905,40 €<br>Copropriétaires débiteurs de plus de 300 € : 2<br>Fonds de travaux : 7 320,00 €</div><div><b class="h">PERSONNEL</b>Aucun salarié du syndicat<br><br><b class="h">DIAGNOSTICS</b>DPE collectif réalisé le 14/03/2024<br>DTA tenu à jour</div></div><p style="margin-top:5mm;font-size:8pt">Le défaut de mise à disposition de cette fiche dans les quinze jours d’une demande est passible d’une pénalité financière à l’encontre du syndic.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'BESSIN SYNDIC SAS',
      building: 'LES TROIS CLOCHERS',
      building_address: '7 rue Larcher, 14400 BAYEUX',
      rnc: 'AF1150773',
      updated_on: '2026-09-30',
      lots_count: 46,
      homes_count: 20,
      parking_count: 12,
      buildings_count: 1,
      build_period: '1975-1993',
      heating: either('collectif, gaz', 'collectif'),
      lifts_count: 1,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-10',
      charges_courantes: 1666050,
      charges_travaux: 320400,
      dette_fournisseurs: 281117,
      impayes: 190540,
      debtors_count: 2,
      fonds_travaux: 732000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const brest = paperOf(
  'carnet-tableaux-brest-b39',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #14507a } h2 { font-size: 10pt; background: #14507a; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #9fb3c2 } th { background: #e6eef5 }`,
  [
    `<p>ARMOR GESTION IMMOBILIÈRE – 8 place de la Liberté – 29200 BREST</p><h1>CARNET D’ENTRETIEN</h1><p>établi en application du décret n° 2001-477 du 30 mai 2001 – mis à jour le 03/11/2026</p><h2>IDENTIFICATION DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Nom', 'LES HAUTS DE SIAM'],
        ['Adresse', '14 rue Louis Pasteur – 29200 BREST'],
        ['N° d’immatriculation', 'AB1294407'],
        ['Année d’achèvement', '1956 (reconstruction)'],
        ['Composition', '2 cages d’escalier, 50 copropriétaires, 112 lots'],
        ['Syndic en exercice', 'ARMOR GESTION IMMOBILIÈRE, désigné le 18/06/2026'],
      ],
    )}<h2>ASSURANCE DE L’IMMEUBLE</h2>${table(['Assureur', 'N° de police', 'Risques', 'Échéance'], [['Assurances de l’Iroise Exemple', 'MRI 29-774-1180', 'Multirisque, RC syndicat, PJ', '30/06/2027']])}<h2>CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Prestataire', 'N° contrat', 'Date d’effet', 'Échéance'],
      [
        ['Ascenseur cage A', 'Élévatech Ouest', 'EO-4417', '01/01/2022', '31/12/2026'],
        ['Ménage', 'Net’Armor', '—', '01/09/2019', 'tacite'],
        ['Extincteurs', 'Sécurité 29', 'SX-118', '15/03/2021', '14/03/2027'],
        ['Porte de garage', 'Fermetures du Léon', 'FL-0092', '01/04/2023', '31/03/2027'],
      ],
    )}<h2>TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2012', 'Ravalement façade rue', 'Façades Brestoises', '118 300 €'],
        ['2018', 'Réfection du réseau d’eaux usées', 'Plomberie du Ponant', '22 480 €'],
        ['2023', 'Modernisation de l’ascenseur cage A', 'Élévatech Ouest', '41 950 €'],
      ],
    )}<h2>DIAGNOSTICS ET ÉTUDES</h2><p>DTA du 11/04/2005, mis à jour le 22/01/2013 – DPE collectif du 18/10/2024 – Plan pluriannuel de travaux : projet présenté à l’assemblée du 18/06/2026, non adopté.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION IMMOBILIÈRE',
      building: 'LES HAUTS DE SIAM',
      building_address: '14 rue Louis Pasteur, 29200 BREST',
      rnc: 'AB1294407',
      updated_on: '2026-11-03',
      insurer: 'Assurances de l’Iroise Exemple',
      policy_number: 'MRI 29-774-1180',
      insured_until: '2027-06-30',
    },
    absent: ['owner', 'made_on', 'meeting_on', 'lots'],
  },
);

const morlaix = paperOf(
  'carnet-benevole-morlaix-b39',
  `font: 10.4pt/1.5 'Carlito', sans-serif; padding: 18mm; h2 { font-size: 11.5pt; text-decoration: underline }`,
  [
    `<h1 style="font-size:15pt">Carnet d’entretien – 8 venelle aux Prêtres, 29600 Morlaix</h1><p>Tenu par Loïc Calvez, syndic non professionnel. À jour au 1er septembre 2026.</p><h2>Assurance</h2><p>Mutuelle du Trégor Exemple, contrat n° 8812-IM-40, renouvelable chaque 1er janvier.</p><h2>Contrats</h2><p>Pas d’ascenseur, pas de chauffage collectif. Ménage : Mme Prigent (chèque emploi service). Ramonage : entreprise Bizien, une fois l’an.</p><h2>Gros travaux</h2><p>– 1987 : ardoises neuves côté rue<br>– 2003 : tableau électrique des communs<br>– 2016 : reprise des enduits à la chaux (aide de l’ABF)<br>– 2024 : remplacement des gouttières</p><h2>Diagnostics</h2><p>Plomb parties communes : 06/05/2008, positif sur les boiseries de l’escalier. Amiante : sans objet d’après le diagnostiqueur.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Loïc Calvez',
      building_address: '8 venelle aux Prêtres, 29600 Morlaix',
      updated_on: '2026-09-01',
      insurer: 'Mutuelle du Trégor Exemple',
      policy_number: '8812-IM-40',
    },
    absent: ['rnc', 'owner', 'insured_until', 'lots'],
  },
);

const lannion = paperOf(
  'reglement-dactylo-lannion-b39',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 32mm; p { text-align: justify } h2 { font-size: 10.6pt; text-align: center; text-decoration: underline } td, th { padding: .6mm 1.5mm; border: .15mm solid #000 }`,
  [
    `<p>Me Yves LE ROUX<br>Notaire à LANNION</p><p style="text-align:center;margin-top:12mm">REGLEMENT DE COPROPRIETE<br>ET ETAT DESCRIPTIF DE DIVISION<br>"RESIDENCE DE BRELEVENEZ"</p><p>L’AN MIL NEUF CENT SOIXANTE-QUATORZE,<br>Le DIX-SEPT OCTOBRE,</p>${paragraphs(['PARDEVANT Maître Yves LE ROUX, notaire à LANNION (Côtes-du-Nord), soussigné,', 'A COMPARU Monsieur Marcel GUÉGAN, entrepreneur, agissant en qualité de gérant de la Société Civile Immobilière "DE LA TRINITE", dont le siège est à LANNION,', 'LEQUEL, ès-qualités, a requis le notaire soussigné d’établir ainsi qu’il suit le règlement de copropriété et l’état descriptif de division de l’ensemble immobilier en cours d’édification à LANNION, 26 rue de la Trinité, figurant au cadastre section AK numéro 318 pour une contenance de trente et un ares six centiares.'])}`,
    `<h2>ETAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en soixante lots, les quotes-parts de parties communes étant exprimées en dix millièmes.</p>${table(
      ['Lot', 'Etage', 'Désignation', '10.000èmes'],
      [
        ['7', '1er', 'Appartement de trois pièces', '291'],
        ['8', '1er', 'Appartement de quatre pièces', '344'],
        ['9', '2ème', 'Appartement de trois pièces', '296'],
        ['51', 'Sous-sol', 'Garage', '22'],
        ['52', 'Sous-sol', 'Garage', '22'],
      ],
    )}<h2 style="margin-top:5mm">PARTIES COMMUNES - PARTIES PRIVATIVES</h2><p>Sont communes les parties affectées à l’usage ou à l’utilité de tous les copropriétaires : le sol, les fondations, les gros murs, la couverture, les escaliers, les canalisations d’usage commun.</p><p>Sont privatives les parties comprises dans chaque lot et réservées à l’usage exclusif de son propriétaire.</p><h2>DESTINATION</h2><p>L’immeuble est à usage exclusif d’habitation. Toute activité commerciale y est interdite.</p>`,
    `<h2>CHARGES</h2><p>Les charges générales sont supportées par les copropriétaires au prorata des dix millièmes attachés à leurs lots. Les charges de l’escalier sont réparties suivant le tableau annexé.</p><h2>ADMINISTRATION</h2><p>Le syndicat se réunit en assemblée générale au moins une fois l’an, dans les six mois de la clôture de l’exercice. Le syndic est nommé pour trois ans au plus.</p><p style="margin-top:10mm">DONT ACTE sur trois pages. Fait et passé à LANNION, en l’étude.</p><p>Publié au bureau des hypothèques de LANNION le 3 décembre 1974, volume 3412, numéro 27.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-10-17',
      notary: either('Maître Yves LE ROUX', 'Me Yves LE ROUX', 'Maître LE ROUX'),
      publication: either('3412 n° 27', 'volume 3412, numéro 27'),
      building: 'RESIDENCE DE BRELEVENEZ',
      building_address: either('26 rue de la Trinité, LANNION', '26 rue de la Trinité'),
      parcels: ['AK 318'],
      lot_shares: ['7:291/10000', '8:344/10000', '9:296/10000', '51:22/10000', '52:22/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const cherbourg = paperOf(
  'edd-geometre-cherbourg-b39',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; h2 { font-size: 10.6pt; text-align: center } td, th { border: .15mm solid #000; text-align: center; padding: .8mm }`,
  [
    `<p>100 418 02 – FD/LB</p><p><b>L’AN DEUX MILLE QUINZE, LE VINGT-NEUF JANVIER</b><br>À CHERBOURG-OCTEVILLE (Manche), en l’office notarial ci-après nommé,</p><p>Maître Florence DURET-LANGLOIS, notaire à CHERBOURG-OCTEVILLE,</p><p><b>A REÇU le présent acte contenant ÉTAT DESCRIPTIF DE DIVISION</b> à la requête de la société dénommée FONCIÈRE DES BASSINS, SARL, dont le siège est à CHERBOURG-OCTEVILLE (50100), 3 rue de l’Alma.</p><h2>DÉSIGNATION DE L’IMMEUBLE</h2><p>À CHERBOURG-OCTEVILLE (50100), 52 rue de l’Abbaye, un immeuble élevé sur cave d’un rez-de-chaussée et de deux étages. Cadastré section BC numéro 441, 52 rue de l’Abbaye, 00ha 02a 17ca.</p><h2>DIVISION EN LOTS</h2><p>L’immeuble est divisé en cinq lots, selon le projet dressé par la SELARL GÉO-COTENTIN, géomètre-expert, le 8 décembre 2014.</p>${table(
      ['N° du lot', 'Niveau', 'Nature', 'Quote-part du sol et des parties communes'],
      [
        ['1', 'RDC', 'Local commercial', '310 / 1 000'],
        ['2', '1er', 'Appartement', '285 / 1 000'],
        ['3', '2e', 'Appartement', '270 / 1 000'],
        ['4', 'Combles', 'Studio', '115 / 1 000'],
        ['5', 'Cave', 'Cave', '20 / 1 000'],
      ],
    )}<p style="margin-top:4mm">Le règlement de copropriété fera l’objet d’un acte séparé, avant la première vente de lot.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié au service de la publicité foncière de CHERBOURG 1 le 18 février 2015, volume 2015P, numéro 662.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2015-01-29',
      notary: either('Maître Florence DURET-LANGLOIS', 'Maître DURET-LANGLOIS'),
      building_address: '52 rue de l’Abbaye, 50100 CHERBOURG-OCTEVILLE',
      parcels: ['BC 441'],
      publication: either('2015P n° 662', 'volume 2015P, numéro 662'),
      lot_shares: ['1:310/1000', '2:285/1000', '3:270/1000', '4:115/1000', '5:20/1000'],
    },
    absent: ['rnc', 'price', 'modifies', 'syndic'],
  },
);

const fougeres = paperOf(
  'modificatif-lots-fougeres-b39',
  `font: 10.6pt/1.5 'P052', serif; padding: 18mm 22mm; h2 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>20240317<br>ACL/MR</p><p><b>L’AN DEUX MILLE VINGT-QUATRE,<br>LE ONZE SEPTEMBRE</b></p><p>À FOUGÈRES (Ille-et-Vilaine), 9 place Aristide Briand,</p><p><b>Maître Anne-Cécile LEMONNIER</b>, notaire associée,</p><p>À la requête du syndicat des copropriétaires de l’immeuble « LES JARDINS DU NANÇON », situé à FOUGÈRES (35300), 4 rue de la Pinterie, immatriculé sous le numéro AB5502631, a établi le présent <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b>.</p><h2>EXPOSÉ</h2><p>L’immeuble a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Jules PAUTREL, notaire à FOUGÈRES, le 7 mai 1981, publié au bureau des hypothèques de FOUGÈRES le 19 juin 1981, volume 2740 numéro 15.</p><p>Un premier modificatif a été reçu par Maître PAUTREL le 30 novembre 1989, publié le 12 janvier 1990, volume 3315 numéro 4.</p><h2>MODIFICATION</h2><p>Suivant décision de l’assemblée générale du 20 mars 2024, les lots 14 et 15 sont supprimés et réunis pour former le lot 44.</p>${table(
      ['Lot', 'Bâtiment', 'Nature', 'Anciens tantièmes', 'Nouveaux tantièmes'],
      [
        ['14', 'A', 'Studio', '121 / 10000', 'supprimé'],
        ['15', 'A', 'Appartement', '264 / 10000', 'supprimé'],
        ['44', 'A', 'Appartement', '–', '385 / 10000'],
      ],
    )}<p style="margin-top:4mm">Le présent acte sera publié au service de la publicité foncière de RENNES 2.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2024-09-11',
      notary: either('Maître Anne-Cécile LEMONNIER', 'Maître LEMONNIER'),
      modifies: either(['1981-05-07', '1989-11-30'], ['1981-05-07']),
      building: 'LES JARDINS DU NANÇON',
      building_address: '4 rue de la Pinterie, 35300 FOUGÈRES',
      rnc: 'AB5502631',
      lot_shares: either(['44:385/10000'], ['14:121/10000', '15:264/10000', '44:385/10000']),
    },
    absent: ['publication', 'price', 'parcels'],
  },
);

export const PAPIERS_IMMEUBLE = [quimper, bayeux, brest, morlaix, lannion, cherbourg, fougeres];
