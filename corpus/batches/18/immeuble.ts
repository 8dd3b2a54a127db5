// Papers of the building: two sheets of the register, an upkeep book, a works plan.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const sheet = paperOf(
  'fiche-tableau-lorient',
  `font: 8.6pt 'Nimbus Sans', sans-serif; padding: 12mm; h2 { font-size: 9.4pt; margin: 3mm 0 1mm; color: #14532d } td { border: .2mm solid #9bb8a5; padding: .9mm 1.5mm } td:first-child { width: 110mm; background: #f3f9f5 }`,
  [
    `<p style="font-size:7.6pt">MORBIHAN GESTION – un cabinet du Groupe Armor Pierre – 11 rue Hoche – 56000 VANNES</p><h1 style="font-size:14pt;color:#14532d">FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ</h1><p>(article 8-2 de la loi n° 65-557 du 10 juillet 1965, décret n° 2016-1822 du 21 décembre 2016) – Date de délivrance : 02/02/2026</p>
    <h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage du syndicat de copropriétaires', 'LE BOIS DU CHÂTEAU'],
        ['Adresse du syndicat', '5 rue de Larmor, 56100 LORIENT'],
        ['Numéro d’immatriculation', 'AC6 118 205'],
        ['Date de dernière mise à jour des données', '28/08/2025'],
        ['Date d’établissement du règlement de copropriété', '14/03/1969'],
        ['N° SIRET du syndicat', '900 001 905 00011'],
      ],
    )}<h2>2. Syndic</h2>${table(
      [],
      [
        ['Nom et prénom ou raison sociale', 'MORBIHAN GESTION'],
        ['Numéro d’immatriculation SIRET', '900 001 774 00038'],
        ['Adresse', '11 rue Hoche, 56000 VANNES'],
        ['Cadre d’intervention', 'Mandat de syndic professionnel'],
      ],
    )}<h2>3. Organisation juridique</h2>${table(
      [],
      [
        ['Nature du syndicat', 'Principal'],
        ['Spécificités', 'sans objet'],
      ],
    )}
    <h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots', '96'],
        ['dont lots à usage d’habitation, de commerces et de bureaux', '32'],
        ['dont lots à usage de stationnement', '30'],
        ['Nombre de bâtiments', '1'],
        ['Période de construction', 'de 1961 à 1974'],
        ['Type de chauffage / énergie', 'collectif / gaz'],
        ['Nombre d’ascenseurs', '2'],
      ],
    )}<h2>5. Données financières (exercice du 01/01/2024 au 31/12/2024)</h2>${table(
      [],
      [
        ['Date de l’AG d’approbation des comptes', '12/06/2025'],
        ['Montant des charges courantes', '48 210 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '3 640 €'],
        ['Dettes fournisseurs, rémunérations et autres', '9 515 €'],
        ['Impayés de charges : sommes restant dues par les copropriétaires', '9 033 €'],
        ['Nombre de copropriétaires débiteurs (dette > 300 €)', '6'],
        ['Montant du fonds de travaux', '15 000 €'],
        ['Personnel du syndicat', 'non'],
      ],
    )}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'MORBIHAN GESTION',
      building: 'LE BOIS DU CHÂTEAU',
      building_address: '5 rue de Larmor, 56100 LORIENT',
      rnc: 'AC6118205',
      updated_on: '2025-08-28',
      lots_count: 96,
      homes_count: 32,
      parking_count: 30,
      buildings_count: 1,
      build_period: 'de 1961 à 1974',
      heating: either('collectif / gaz', 'collectif', 'collectif gaz', 'collectif, gaz'),
      lifts_count: 2,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      approved_on: '2025-06-12',
      charges_courantes: 4821000,
      charges_travaux: 364000,
      dette_fournisseurs: 951500,
      impayes: 903300,
      debtors_count: 6,
      fonds_travaux: 1500000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const cards = paperOf(
  'fiche-vignettes-les-herbiers',
  `font: 9pt/1.35 'URW Gothic', sans-serif; padding: 12mm; .g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm } .c { border: .25mm solid #b9a; border-radius: 2mm; padding: 2.5mm; text-align: center } .c b { display: block; font-size: 12pt; color: #723; } .c small { font-size: 7pt } h2 { font-size: 11pt; color: #723; margin: 5mm 0 2mm }`,
  [
    `<h1 style="font-size:15pt;color:#723">Fiche synthétique</h1><p>Copropriété <b>Le Clos des Alouettes</b> – 27 rue de l’Église, 85500 LES HERBIERS<br>N° registre : AF5402219 – données actualisées le 9 juillet 2024<br>Syndic : <b>BOCAGE GESTION</b>, 2 place du Minage, 85500 Les Herbiers, mandat en cours</p><h2>L’immeuble</h2><div class="g"><div class="c"><b>44</b><small>lots au total</small></div><div class="c"><b>20</b><small>lots d’habitation, bureaux ou commerces</small></div><div class="c"><b>22</b><small>lots de stationnement</small></div><div class="c"><b>2</b><small>bâtiments</small></div><div class="c"><b>à compter de 2011</b><small>période de construction</small></div><div class="c"><b>individuel</b><small>chauffage</small></div><div class="c"><b>0</b><small>ascenseur</small></div></div><h2>Les finances – exercice du 1er janvier 2023 au 31 décembre 2023</h2><div class="g"><div class="c"><b>4 avril 2024</b><small>approbation des comptes</small></div><div class="c"><b>17 420,00 €</b><small>charges pour opérations courantes</small></div><div class="c"><b>0,00 €</b><small>charges pour travaux et opérations exceptionnelles</small></div><div class="c"><b>1 218,44 €</b><small>dettes fournisseurs</small></div><div class="c"><b>2 061,90 €</b><small>impayés des copropriétaires</small></div><div class="c"><b>3</b><small>copropriétaires débiteurs de plus de 300 €</small></div><div class="c"><b>6 533,00 €</b><small>fonds de travaux</small></div></div><p style="margin-top:6mm;font-size:7.6pt">Document établi par le syndic et tenu à la disposition des copropriétaires (article 8-2 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'BOCAGE GESTION',
      building: 'Le Clos des Alouettes',
      building_address: '27 rue de l’Église, 85500 LES HERBIERS',
      rnc: 'AF5402219',
      updated_on: '2024-07-09',
      lots_count: 44,
      homes_count: 20,
      parking_count: 22,
      buildings_count: 2,
      build_period: 'à compter de 2011',
      heating: 'individuel',
      lifts_count: 0,
      exercice_from: '2023-01-01',
      exercice_to: '2023-12-31',
      approved_on: '2024-04-04',
      charges_courantes: 1742000,
      charges_travaux: 0,
      dette_fournisseurs: 121844,
      impayes: 206190,
      debtors_count: 3,
      fonds_travaux: 653300,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-lignes-fort-de-france',
  `font: 8.8pt 'Nimbus Sans', sans-serif; padding: 12mm; h2 { font-size: 9.6pt; background: #ddd; padding: 1mm; margin: 4mm 0 1mm } td, th { border-bottom: .15mm solid #777; padding: .8mm } th { font-weight: bold }`,
  [
    `<p><b>CARAÏBE SYNDIC</b> – Immeuble Les Flamboyants, zone de Dillon, 97200 FORT-DE-FRANCE</p><h1 style="font-size:14pt">CARNET D’ENTRETIEN</h1><p>Immeuble : LES ALIZES – RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE<br>N° d’immatriculation : AD7715530 – Mise à jour du 30/06/2026</p><h2>I. INFORMATIONS GÉNÉRALES</h2>${table(
      [],
      [
        ['Syndic en exercice', 'CARAÏBE SYNDIC, depuis le 24/05/2019'],
        ['Année de construction', '1987'],
        ['Composition', '2 bâtiments, 64 appartements, 70 parkings'],
      ],
    )}<h2>II. CONTRATS D’ASSURANCE</h2>${table(
      ['Type', 'Compagnie', 'N° de police', 'Échéance'],
      [
        [
          'Multirisque immeuble, catastrophes naturelles',
          'Antilles Prévoyance Exemple',
          '972 MRI 40081',
          '31/12/2026',
        ],
      ],
    )}<h2>III. CONTRATS DE MAINTENANCE</h2>${table(
      ['Objet', 'Prestataire', 'Date d’effet', 'Terme'],
      [
        ['Ascenseurs 1 et 2', 'Karukera Élévateurs', '01/03/2022', '28/02/2027'],
        ['Surpresseur, citerne', 'Hydro Madinina', '15/01/2024', 'reconduction annuelle'],
        ['Dératisation', 'Tropic 3D', '01/07/2025', '30/06/2026'],
      ],
    )}<h2>IV. TRAVAUX EFFECTUÉS</h2>${table(
      ['Date', 'Travaux', 'Entreprise', 'Montant'],
      [
        ['11/2018', 'Réfection étanchéité bât. 1', 'Toits Caraïbes', '61.200,00'],
        ['06/2021', 'Mise en conformité paratonnerre', 'Élec Péléenne', '4.890,00'],
        ['02/2025', 'Traitement des aciers en façade', 'BTP Schoelcher', '38.415,00'],
      ],
    )}<h2>V. ÉCHÉANCIER PLURIANNUEL</h2><p>Étanchéité du bâtiment 2 à prévoir en 2028. Étude parasismique : en attente de vote.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'CARAÏBE SYNDIC',
      building: 'LES ALIZES',
      building_address: either(
        'RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE',
        'RUE DES HIBISCUS, 97200 FORT-DE-FRANCE',
      ),
      rnc: 'AD7715530',
      updated_on: '2026-06-30',
      insurer: 'Antilles Prévoyance Exemple',
      policy_number: '972 MRI 40081',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const plan = paperOf(
  'pppt-synthese-dijon',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 17pt; color: #244f6b } td, th { border: .2mm solid #8ab; padding: 1.2mm } th { background: #e2edf4; font-weight: bold } td:nth-child(n+3) { text-align: right }`,
  [
    `<p>Bureau d’études THERM’OUCHE – ingénierie du bâtiment – 21160 MARSANNAY-LA-CÔTE</p><h1>Projet de plan pluriannuel de travaux</h1><p>Article 14-2 de la loi n° 65-557 du 10 juillet 1965 – rapport du 12 janvier 2026</p><p>Copropriété Les Jardins de Darcy, 11 rue Devosge, 21000 DIJON – syndic : Régie Ducale – immatriculation AB1174630</p><p>Le présent projet liste les travaux nécessaires à la sauvegarde de l’immeuble, à la préservation de la santé et de la sécurité des occupants et à la réalisation d’économies d’énergie sur les dix prochaines années.</p>${table(
      ['Travaux', 'Priorité', 'Année', 'Estimation TTC', 'Gain énergétique'],
      [
        ['Remplacement de la chaudière collective', '1', '2027', '68 000 €', '9 %'],
        ['Isolation des planchers bas', '1', '2028', '24 500 €', '6 %'],
        ['Réfection de la couverture ardoise', '2', '2030', '92 300 €', '4 %'],
        ['Isolation thermique des façades sur cour', '3', '2033', '187 000 €', '22 %'],
      ],
    )}<p style="margin-top:4mm">Étiquette énergétique actuelle : E. Étiquette après travaux : C. Ce projet devra être soumis au vote de l’assemblée générale à la majorité de l’article 25.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'Les Jardins de Darcy',
      building_address: '11 rue Devosge, 21000 DIJON',
      rnc: 'AB1174630',
      syndic: 'Régie Ducale',
      made_on: '2026-01-12',
    },
    absent: ['meeting_on', 'energy', 'dpe_number', 'owner'],
  },
);

export const IMMEUBLE = [sheet, cards, book, plan];
