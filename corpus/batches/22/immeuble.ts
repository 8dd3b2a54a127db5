// What is kept of a building: two register sheets, a maintenance book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { right } from './commun.ts';

const sheet = paperOf(
  'fiche-registre-charleville',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 9.6pt; border-left: 1.5mm solid #000091; padding-left: 2mm; margin: 3.5mm 0 1mm } .l { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm } .l div { border-bottom: .1mm solid #ccc; padding: .7mm 0 } .l b { display: block; font-weight: normal; color: #555; font-size: 7pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><span>REGISTRE NATIONAL DES COPROPRIÉTÉS<br><small>tenu par l’Anah</small></span>${right('AF4-416-230')}</div><h1>Fiche synthétique de la copropriété</h1><p>Générée le 15/07/2026 à partir des données déclarées le 30/06/2026 par le représentant légal (arrêté du 10 octobre 2016 – informations sous la responsabilité du déclarant)</p>
    <h2>Identification</h2><div class="l"><div><b>Nom d’usage</b>LA HOUILLÈRE 2</div><div><b>Adresse de référence</b>4 à 10 rue du Petit-Bois 08000 CHARLEVILLE-MÉZIÈRES</div><div><b>Adresse(s) complémentaire(s)</b>1 square du Terne</div><div><b>Date d’immatriculation</b>14/02/2018</div><div><b>Date du règlement de copropriété</b>09/11/2006</div><div><b>N° SIRET du syndicat</b>900 000 417 00012</div></div>
    <h2>Représentant légal et organisation juridique</h2><div class="l"><div><b>Type</b>Syndic professionnel</div><div><b>Raison sociale</b>ARDENNE FOYER HABITAT</div><div><b>Adresse</b>1 cours des Forges 08000 CHARLEVILLE-MÉZIÈRES</div><div><b>Fin du mandat</b>31/12/2027</div><div><b>Type de syndicat</b>Principal</div><div><b>Spécificité</b>Aucune (ni coopératif, ni résidence-service)</div></div>
    <h2>Caractéristiques techniques</h2><div class="l"><div><b>Nombre total de lots</b>216</div><div><b>Nombre de lots à usage d’habitation, de commerces et de bureaux</b>72</div><div><b>Nombre de lots à usage d’habitation</b>72</div><div><b>Nombre de lots de stationnement</b>72</div><div><b>Nombre de bâtiments</b>2</div><div><b>Période de construction</b>De 1975 à 1993</div><div><b>Chauffage</b>Collectif – réseau de chaleur</div><div><b>Nombre d’ascenseurs</b>0</div></div>
    <h2>Caractéristiques financières</h2><div class="l"><div><b>Début de l’exercice clos</b>01/01/2025</div><div><b>Fin de l’exercice clos</b>31/12/2025</div><div><b>Date d’approbation des comptes</b>28/05/2026</div><div><b>Charges pour opérations courantes</b>97 318 €</div><div><b>Charges pour travaux et opérations exceptionnelles</b>12 046 €</div><div><b>Dettes fournisseurs, rémunérations et autres</b>18 770 €</div><div><b>Sommes restant dues par les copropriétaires</b>23 905 €</div><div><b>Nombre de copropriétaires débiteurs de plus de 300 €</b>9</div><div><b>Fonds de travaux</b>31 260 €</div><div><b>Personnel employé par le syndicat</b>Non</div></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARDENNE FOYER HABITAT',
      building: 'LA HOUILLÈRE 2',
      building_address: '4 à 10 rue du Petit-Bois, 08000 CHARLEVILLE-MÉZIÈRES',
      rnc: 'AF4416230',
      updated_on: either('2026-06-30', '2026-07-15'),
      lots_count: 216,
      homes_count: 72,
      parking_count: 72,
      buildings_count: 2,
      lifts_count: 0,
      build_period: 'De 1975 à 1993',
      heating: either('Collectif – réseau de chaleur', 'Collectif', 'Collectif réseau de chaleur'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-28',
      charges_courantes: 9731800,
      charges_travaux: 1204600,
      dette_fournisseurs: 1877000,
      impayes: 2390500,
      debtors_count: 9,
      fonds_travaux: 3126000,
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const house = paperOf(
  'fiche-maison-ajaccio',
  `font: 9.8pt/1.4 'URW Bookman', serif; padding: 14mm 16mm; td { border: .2mm solid #777; padding: 1.2mm 2mm } td:first-child { width: 62mm; background: #f2efe6 }`,
  [
    `<p style="text-align:center"><b>Cabinet Don-Jacques SANTARELLI</b><br>7 cours de la Citadelle-Neuve – 20000 AJACCIO</p><p style="text-align:center;font-size:13pt"><b>FICHE SYNTHÉTIQUE</b><br><small>article 8-2 de la loi du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016</small></p>${table(
      [],
      [
        ['Copropriété', 'L’AMIRAUTÉ, 19 boulevard des Sanguinaires-Hautes, 20000 AJACCIO'],
        ['Registre', 'AB8802215, immatriculée le 3 mars 2018'],
        ['Syndic', 'Cabinet Don-Jacques SANTARELLI, mandat du 12/06/2025 au 11/06/2028'],
        ['Règlement de copropriété', 'Acte du 4 mai 1969'],
        [
          'Lots',
          '58 lots, dont 27 à usage d’habitation, de bureaux ou de commerces et 14 stationnements',
        ],
        ['Bâtiments', '1 bâtiment de 9 niveaux, construit entre 1961 et 1974'],
        ['Équipements', 'Chauffage individuel électrique. Ascenseurs : 2'],
        [
          'Exercice comptable',
          'du 1er octobre 2024 au 30 septembre 2025, comptes approuvés le 22 janvier 2026',
        ],
        ['Charges courantes', '54 216,80 €'],
        ['Charges exceptionnelles (travaux)', '115 900,00 €'],
        [
          'Impayés des copropriétaires',
          '14 602,33 €, dont 5 copropriétaires débiteurs de plus de 300 €',
        ],
        ['Dettes envers les fournisseurs', '21 044,10 €'],
        ['Fonds de travaux', '16 480,00 €'],
        ['Gardien', 'Oui, 1 (catégorie B)'],
      ],
    )}<p style="margin-top:5mm">Mise à jour le 2 février 2026. Le syndic tient cette fiche à la disposition des copropriétaires ; le défaut de transmission dans les quinze jours entraîne une pénalité de 15 € par jour de retard, imputable sur sa rémunération forfaitaire.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Don-Jacques SANTARELLI',
      building: 'L’AMIRAUTÉ',
      building_address: '19 boulevard des Sanguinaires-Hautes, 20000 AJACCIO',
      rnc: 'AB8802215',
      updated_on: '2026-02-02',
      lots_count: 58,
      homes_count: 27,
      parking_count: 14,
      buildings_count: 1,
      lifts_count: 2,
      build_period: either(
        'entre 1961 et 1974',
        '1961 et 1974',
        'construit entre 1961 et 1974',
        'De 1961 à 1974',
      ),
      heating: either('individuel électrique', 'individuel', 'Chauffage individuel électrique'),
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-01-22',
      charges_courantes: 5421680,
      charges_travaux: 11590000,
      impayes: 1460233,
      debtors_count: 5,
      dette_fournisseurs: 2104410,
      fonds_travaux: 1648000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-classeur-chaumont',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h2 { font-size: 9.4pt; background: #222; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #777; padding: .8mm 1.2mm } th { font-weight: bold; background: #eee }`,
  [
    `<table><tr><td style="border:0"><b>Étude VOILLEQUIN Immobilier</b><br>3 rue du Viaduc-Bas 52000 CHAUMONT</td><td style="border:0">${right('CARNET D’ENTRETIEN<br>mis à jour le 14 septembre 2026')}</td></tr></table><p style="font-size:11pt"><b>TOUR BARLE</b> – 16 avenue des Trois-Moulins, 52000 CHAUMONT</p><p>Référence 0108 – immatriculation AC1175580 – 1 bâtiment, R+11, 44 logements, 18 boxes, construit en 1968</p>
    <h2>1. SYNDIC EN EXERCICE</h2><p>Étude VOILLEQUIN Immobilier, désignée par l’assemblée du 13/11/2025 jusqu’au 12/11/2026</p>
    <h2>2. CONTRATS D’ASSURANCE EN COURS</h2>${table(['Nature', 'Compagnie', 'Courtier', 'Police n°', 'Effet', 'Échéance'], [['Multirisque immeuble', 'La Marnaise Exemple', 'Cab. Thiébaut', 'IMM 52-004-118', '01/01/2022', '31/12/2026']])}
    <h2>3. CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Entreprise', 'Date', 'Durée', 'Reconduction'],
      [
        ['Ascenseurs duplex', 'Liftest', '01/06/2020', '4 ans', 'tacite'],
        ['VMC', 'Air Est Service', '15/03/2023', '1 an', 'tacite'],
        ['Désinsectisation', '3D Haute-Marne', '02/01/2019', '1 an', 'tacite'],
        ['Porte basculante', 'Auto-Portes 52', '11/10/2021', '3 ans', 'expresse'],
        ['Nettoyage', 'Sté Net 52', '01/09/2018', '1 an', 'tacite'],
      ],
    )}
    <h2>4. TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Coût TTC', 'Dommages-ouvrage'],
      [
        ['1999', 'Réfection étanchéité toiture', 'Soprex', '312 000 F', '-'],
        [
          '2009',
          'Isolation par l’extérieur façades N et E',
          'Iso-Champagne',
          '268 400 €',
          'AlbinGat Exemple 09-1187',
        ],
        ['2016', 'Modernisation des deux ascenseurs', 'Liftest', '91 750 €', '-'],
        ['2022', 'Remplacement colonnes EU', 'Plomberie Marnaise', '57 310 €', '-'],
      ],
    )}
    <h2>5. DIAGNOSTICS</h2>${table(
      ['Diagnostic', 'Date', 'Cabinet', 'Observation'],
      [
        ['DTA', '18/10/2004', 'Socotrex', 'mise à jour 06/2013'],
        ['DPE collectif', '22/11/2024', 'Diag 52', 'classe D'],
        ['DTG', 'néant', '', ''],
      ],
    )}
    <h2>6. ÉCHÉANCIER DU PROGRAMME PLURIANNUEL DE TRAVAUX</h2><p>Projet de PPT présenté le 13/11/2025, non adopté. Ravalement façades S et O envisagé en 2028 (estimation 190 000 €).</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Étude VOILLEQUIN Immobilier',
      building: 'TOUR BARLE',
      building_address: '16 avenue des Trois-Moulins, 52000 CHAUMONT',
      rnc: 'AC1175580',
      updated_on: '2026-09-14',
      insurer: 'La Marnaise Exemple',
      policy_number: 'IMM 52-004-118',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'meeting_on', 'works_adopted', 'valid_until'],
  },
);

export const IMMEUBLE = [sheet, house, book];
