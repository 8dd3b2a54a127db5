// The sheet of the building twice, and its upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const lines = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([label, value]) => `<div class="ln"><span>${label}</span><b>${value}</b></div>`)
    .join('');

const strasbourg = paperOf(
  'fiche-synthetique-colonnes-strasbourg',
  `font: 8pt/1.35 'Nimbus Sans', sans-serif; .ln { display: flex; justify-content: space-between; gap: 3mm; border-bottom: .15mm dotted #888; padding: .5mm 0 } .ln b { text-align: right; white-space: nowrap } .two { columns: 2; column-gap: 8mm } h2 { font-size: 9pt; color: #b02a1a; text-transform: uppercase; margin: 3mm 0 1mm; break-after: avoid }`,
  [
    `<p><b style="font-size:12pt">GROUPE ALSAGEST</b> – Agence de Strasbourg-Neudorf – 8 route du Polygone, 67100 STRASBOURG</p><h1 style="font-size:14pt;text-align:center;margin:4mm 0">FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 modifiée – décret n° 2016-1822 du 21 décembre 2016</p><div class="two"><h2>I. Identification</h2>${lines(
      [
        ['Nom d’usage', 'LE QUAI DES TANNEURS'],
        ['Adresse', '5 quai des Tanneurs, 67000 STRASBOURG'],
        ['N° d’immatriculation au registre', 'AB3370281'],
        ['Date d’immatriculation', '11/10/2017'],
        ['Date de dernière mise à jour', '30/06/2026'],
        ['Date d’établissement du règlement', '14/09/1972'],
      ],
    )}<h2>II. Syndic</h2>${lines([
      ['Syndic professionnel', 'ALSAGEST SARL'],
      ['SIRET', '900 000 088 00041'],
      ['Mandat en cours', 'jusqu’au 30/06/2027'],
    ])}<h2>III. Organisation juridique</h2>${lines([
      ['Nature du syndicat', 'Principal'],
      ['Résidence-services', 'Non'],
      ['Syndicat coopératif', 'Non'],
    ])}<h2>IV. Caractéristiques techniques</h2>${lines([
      ['Nombre de bâtiments', '2'],
      ['Nombre total de lots', '412'],
      ['dont lots à usage d’habitation, commerces, bureaux', '171'],
      ['dont lots de stationnement', '118'],
      ['Période de construction', '1961 – 1974'],
      ['Étiquette énergie du DPE collectif', 'E'],
    ])}<h2>V. Équipements</h2>${lines([
      ['Chauffage', 'collectif'],
      ['Énergie', 'réseau urbain'],
      ['Nombre d’ascenseurs', '6'],
    ])}<h2>VI. Données financières</h2>${lines([
      ['Début de l’exercice clos', '01/01/2025'],
      ['Fin de l’exercice clos', '31/12/2025'],
      ['Comptes approuvés en AG le', '12/05/2026'],
      ['Charges pour opérations courantes', '336 412,08 €'],
      ['Charges pour travaux et op. exceptionnelles', '58 940,00 €'],
      ['Dettes fournisseurs, rémunérations et autres', '47 118,33 €'],
      ['Impayés (sommes restant dues par les copropriétaires)', '61 205,90 €'],
      ['Copropriétaires débiteurs de plus de 300 €', '23'],
      ['Fonds de travaux', '88 750,00 €'],
      ['Personnel employé par le syndicat', 'Oui : 1 concierge'],
    ])}</div>${foot('Fiche mise à disposition par le syndic dans les quinze jours de la demande – à défaut, pénalité de 15 € par jour de retard (décret n° 2019-503)')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('ALSAGEST SARL', 'GROUPE ALSAGEST', 'ALSAGEST'),
      building: 'LE QUAI DES TANNEURS',
      building_address: '5 quai des Tanneurs, 67000 STRASBOURG',
      rnc: 'AB3370281',
      updated_on: '2026-06-30',
      lots_count: 412,
      homes_count: 171,
      parking_count: 118,
      buildings_count: 2,
      build_period: '1961 – 1974',
      heating: either('collectif', 'collectif réseau urbain', 'collectif, réseau urbain'),
      lifts_count: 6,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-12',
      charges_courantes: 33641208,
      charges_travaux: 5894000,
      dette_fournisseurs: 4711833,
      impayes: 6120590,
      debtors_count: 23,
      fonds_travaux: 8875000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const roubaix = paperOf(
  'fiche-registre-imprimee-roubaix',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 10pt; border-bottom: .4mm solid #000091; color: #000091; margin: 4mm 0 1mm } td { border-bottom: .15mm solid #ddd; padding: .7mm 1mm } td:first-child { color: #555; width: 95mm }`,
  [
    `<p style="font-size:7.6pt">RÉPUBLIQUE FRANÇAISE – Registre national des copropriétés</p><h1 style="font-size:14pt;color:#000091">Fiche synthétique de la copropriété AG5-110-873</h1><p>générée à partir des données mises à jour le 08/07/2026</p><h2>Identification</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'RESIDENCE MOTTE-BOSSUT'],
        ['Adresse de référence', '40 boulevard leclerc 59100 Roubaix'],
        ['Adresse(s) complémentaire(s)', '2 rue du château 59100 Roubaix'],
        ['Date du règlement de copropriété', '03/02/1989'],
      ],
    )}<h2>Identité du représentant légal</h2>${table(
      [],
      [
        ['Représentant légal', 'AGENCE LEPERS-VANHOUTTE de SIRET 90000094100015'],
        ['Agissant dans le cadre', 'd’un mandat de syndic'],
        ['Adresse', '18 grand place 59100 Roubaix'],
      ],
    )}<h2>Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots', '54'],
        ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '26'],
        ['Nombre de lots à usage de stationnement', '20'],
        ['Nombre de bâtiments', '1'],
        ['Période de construction des bâtiments', 'Avant 1949'],
        ['Chauffage de la copropriété', 'collectif – chauffage gaz'],
        ['Nombre d’ascenseurs', '1'],
      ],
    )}<h2>Caractéristiques financières</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de fin de l’exercice clos', '31/12/2025'],
        ['Date de l’Assemblée Générale ayant approuvé les comptes', '21/05/2026'],
        ['Charges pour opérations courantes', '26 896 €'],
        ['Charges pour travaux et opérations exceptionnelles', '4 310 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '3 127 €'],
        ['Montant des sommes restant dues par les copropriétaires', '5 944 €'],
        [
          'Nombre de copropriétaires débiteurs dont la dette dépasse le seuil réglementaire (300 €)',
          '3',
        ],
        ['Montant du fonds de travaux', '9 861 €'],
        ['Présence de personnel(s) employé(s) par le syndicat', 'Non'],
      ],
    )}<p style="font-size:7.4pt;margin-top:3mm">Fiche délivrée par le teneur du registre, le 14/10/2026, sur la base des informations déclarées par le représentant légal. https://www.registre-coproprietes.example.fr</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE LEPERS-VANHOUTTE',
      building: 'RESIDENCE MOTTE-BOSSUT',
      building_address: '40 boulevard leclerc, 59100 Roubaix',
      rnc: 'AG5110873',
      updated_on: '2026-07-08',
      lots_count: 54,
      homes_count: 26,
      parking_count: 20,
      buildings_count: 1,
      build_period: 'Avant 1949',
      heating: either('collectif – chauffage gaz', 'collectif', 'collectif gaz', 'collectif, gaz'),
      lifts_count: 1,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-21',
      charges_courantes: 2689600,
      charges_travaux: 431000,
      dette_fournisseurs: 312700,
      impayes: 594400,
      debtors_count: 3,
      fonds_travaux: 986100,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const rennes = paperOf(
  'carnet-tableaux-rennes',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; h2 { font-size: 9.6pt; background: #333; color: #fff; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #888; padding: .7mm 1.2mm } th { background: #eee; font-weight: bold }`,
  [
    `<p style="display:flex;justify-content:space-between"><b>O.R.I. GESTION</b><span>27 quai Lamennais – 35000 RENNES</span></p><h1 style="font-size:14pt;text-align:center">CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p style="text-align:center">Mis à jour le 22/09/2026 – décret n° 2001-477 du 30 mai 2001</p><h2>1 – IDENTIFICATION</h2>${table(
      [],
      [
        ['Immeuble', 'LES HAUTS DE BRÉQUIGNY', 'N° registre', 'AD7718025'],
        ['Adresse', '10 square de la Mettrie, 35200 RENNES', 'Année', '1974'],
        ['Syndic', 'O.R.I. GESTION (depuis 2011)', 'Lots', '96'],
      ],
    )}<h2>2 – ASSURANCES</h2>${table(
      ['Garantie', 'Compagnie', 'Courtier', 'Police', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Armorique Assurances Exemple',
          'Cabinet Gicquel',
          'MRI-35-208844',
          '01/01/2027',
        ],
        ['Protection juridique', 'Juris Exemple', 'Cabinet Gicquel', 'PJ 551-20', '01/01/2027'],
      ],
    )}<h2>3 – CONTRATS D’ENTRETIEN</h2>${table(
      ['Objet', 'Titulaire', 'Échéance', 'Reconduction'],
      [
        ['Ascenseurs (2)', 'Ouest Élévateurs', '31/03/2028', 'tacite'],
        ['Chaufferie gaz P1-P2', 'Thermiques de Bretagne', '30/06/2027', 'tacite'],
        ['Extincteurs', 'Sécuri-Feu 35', '15/10/2026', 'annuelle'],
        ['Ménage', 'Net’Ille', '31/12/2026', 'tacite'],
        ['Espaces verts', 'Jardins de la Vilaine', '28/02/2027', 'tacite'],
      ],
    )}<h2>4 – TRAVAUX RÉALISÉS</h2>${table(
      ['Année', 'Nature', 'Entreprise', 'Montant TTC'],
      [
        ['2014', 'Réfection étanchéité terrasses', 'SMAC-Exemple', '112 480,00 €'],
        ['2018', 'Remplacement de la chaudière n° 2', 'Thermiques de Bretagne', '38 915,00 €'],
        ['2021', 'Mise en conformité ascenseurs', 'Ouest Élévateurs', '24 660,00 €'],
        ['2024', 'Remplacement des portes d’entrée', 'Métallerie Rennaise', '17 204,00 €'],
      ],
    )}<h2>5 – DIAGNOSTICS ET ÉTUDES</h2>${table(
      ['Nature', 'Date', 'Conclusion'],
      [
        ['DTA', '11/2004, m.à.j. 03/2013', 'Dalles de sol amiantées au sous-sol, bon état'],
        ['Plomb parties communes', 'sans objet', ''],
        ['PPPT', '14/01/2025', 'Adopté le 16/06/2026'],
      ],
    )}<h2>6 – TRAVAUX VOTÉS</h2><p>Ravalement des façades nord et ouest, AG du 16/06/2026, exécution 2026-2027.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'O.R.I. GESTION',
      building: 'LES HAUTS DE BRÉQUIGNY',
      building_address: '10 square de la Mettrie, 35200 RENNES',
      rnc: 'AD7718025',
      updated_on: '2026-09-22',
      insurer: 'Armorique Assurances Exemple',
      policy_number: 'MRI-35-208844',
      insured_until: '2027-01-01',
      lots_count: 96,
    },
    absent: ['owner', 'meeting_on', 'iban', 'lots'],
  },
);

export const FICHES_CARNETS = [strasbourg, roubaix, rennes];
