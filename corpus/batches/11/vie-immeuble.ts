// The building's own papers: two summary sheets, the upkeep book, and the statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const sheet = paperOf(
  'fiche-synthetique-quimper',
  `font: 8.9pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; text-align: center } h2 { font-size: 9.6pt; background: #dfe9e8; padding: 1mm 2mm; margin: 3mm 0 0 } td { border: .2mm solid #9bb5b2; width: 50% }`,
  [
    `<p><b>ARMOR GESTION</b> – 2 place Terre-au-Duc – 29000 QUIMPER</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>Établie conformément à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et au décret n° 2016-1822 du 21 décembre 2016. Date de la dernière mise à jour : 22/05/2026</p><h2>1. Identification de la copropriété</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'RÉSIDENCE KERVIR'],
        ['Adresse de la copropriété', '12 rue des Korrigans, 29000 QUIMPER'],
        ['Numéro d’immatriculation au registre national', 'AC3718204'],
        ['Date d’établissement du règlement de copropriété', '17/06/1974'],
      ],
    )}<h2>2. Identité du syndic</h2>${table(
      [],
      [
        ['Nom et prénom ou dénomination', 'ARMOR GESTION (SIRET 900 001 412 00023)'],
        ['Cadre d’intervention', 'Mandat de syndic professionnel'],
        ['Adresse', '2 place Terre-au-Duc, 29000 QUIMPER'],
      ],
    )}<h2>3. Organisation juridique</h2>${table([], [['Nature du syndicat', 'Syndicat principal – syndicat de forme classique']])}<h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots inscrits au règlement', '102'],
        ['Nombre de lots à usage d’habitation, de bureaux ou de commerces', '34'],
        ['Nombre de lots de stationnement', '32'],
        ['Nombre de bâtiments', '1'],
        ['Période de construction du bâtiment', 'de 1961 à 1974'],
      ],
    )}<h2>5. Équipements</h2>${table(
      [],
      [
        ['Type de chauffage', 'Individuel – gaz'],
        ['Nombre d’ascenseurs', '1'],
      ],
    )}<h2>6. Caractéristiques financières</h2>${table(
      [],
      [
        ['Début et fin de l’exercice comptable', 'du 01/01/2025 au 31/12/2025'],
        ['Date de l’assemblée générale ayant approuvé les comptes', '26/03/2026'],
        ['Montant des charges pour opérations courantes', '54 495,35 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '9 640,00 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '9 575,00 €'],
        ['Montant des sommes restant dues par les copropriétaires', '10 269,60 €'],
        ['Nombre de copropriétaires débiteurs de plus de 300 €', '5'],
        ['Montant du fonds de travaux', '18 600,00 €'],
        ['Présence de personnel employé par le syndicat', 'Non'],
      ],
    )}<p style="margin-top:3mm">Le syndic met la fiche synthétique à disposition des copropriétaires ; à défaut de communication sous un mois, une pénalité de 15 € par jour de retard est due.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'RÉSIDENCE KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      rnc: 'AC3718204',
      updated_on: '2026-05-22',
      lots_count: 102,
      homes_count: 34,
      parking_count: 32,
      buildings_count: 1,
      build_period: 'de 1961 à 1974',
      heating: either('Individuel – gaz', 'Individuel'),
      lifts_count: 1,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-26',
      charges_courantes: 5449535,
      charges_travaux: 964000,
      dette_fournisseurs: 957500,
      impayes: 1026960,
      debtors_count: 5,
      fonds_travaux: 1860000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const pair = (label: string, value: string) => `<div><span>${label}</span><b>${value}</b></div>`;
const cards = paperOf(
  'fiche-cartouches-bayonne',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 16pt; color: #a5281b } h2 { font-size: 10.5pt; color: #a5281b; border-bottom: .3mm solid #a5281b; margin-top: 4mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 6mm } .g div { border-bottom: .1mm solid #ddd } .g span { display: block; font-size: 7.8pt; color: #555 }`,
  [
    `<p><b>Citadine Pays Basque</b>, syndic – 7 allée Boufflers – 64100 BAYONNE</p><h1>Fiche synthétique de copropriété</h1><p>Document généré le 12/06/2026 à partir des données déclarées au registre des copropriétés</p><h2>Identification</h2><div class="g">${pair('Nom d’usage', 'Résidence ARITZA')}${pair('Adresse', '33 allées Marines, 64100 BAYONNE')}${pair('N° d’immatriculation', 'AF5-102-886')}${pair('Règlement de copropriété du', '04/02/1998')}</div><h2>Syndic</h2><div class="g">${pair('Raison sociale', 'Citadine Pays Basque')}${pair('Mandat en cours', 'du 20/05/2026 au 19/05/2028')}</div><h2>Lots et bâtiments</h2><div class="g">${pair('Total des lots', '262')}${pair('Lots principaux (habitation, bureaux, commerces)', '88')}${pair('Lots de stationnement', '96')}${pair('Bâtiments', '2')}${pair('Époque de construction', 'de 1994 à 2000')}${pair('Étiquette énergie', 'C (DPE collectif du 11/2024)')}</div><h2>Équipements collectifs</h2><div class="g">${pair('Chauffage', 'Collectif, réseau de chaleur')}${pair('Ascenseurs', '4')}</div><h2>Données financières</h2><div class="g">${pair('Exercice clos', 'du 01/10/2024 au 30/09/2025')}${pair('Comptes approuvés en assemblée le', '20/05/2026')}${pair('Charges pour opérations courantes', '176 488 €')}${pair('Charges pour travaux et opérations exceptionnelles', '0 €')}${pair('Dettes envers les fournisseurs', '21 228 €')}${pair('Impayés des copropriétaires', '26 048 €')}${pair('Copropriétaires débiteurs au-delà de 300 €', '11')}${pair('Fonds de travaux', '46 881 €')}${pair('Personnel du syndicat', 'Oui, 1 gardien')}</div><p style="margin-top:5mm;font-size:8pt">Article 8-2 de la loi du 10 juillet 1965. Les informations relatives aux impayés s’entendent à la date de clôture de l’exercice, hors créances afférentes aux appels non échus.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Citadine Pays Basque',
      building: 'Résidence ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      rnc: 'AF5102886',
      updated_on: '2026-06-12',
      lots_count: 262,
      homes_count: 88,
      parking_count: 96,
      buildings_count: 2,
      build_period: 'de 1994 à 2000',
      heating: either('Collectif, réseau de chaleur', 'Collectif'),
      lifts_count: 4,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-05-20',
      charges_courantes: 17648800,
      charges_travaux: 0,
      dette_fournisseurs: 2122800,
      impayes: 2604800,
      debtors_count: 11,
      fonds_travaux: 4688100,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-colmar',
  `font: 10pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm; h1 { font-size: 17pt; text-align: center } h2 { font-size: 11pt; margin: 5mm 0 1mm; text-decoration: underline } td, th { border: .2mm solid #555 } th { background: #eee }`,
  [
    `<p>Cabinet WENDLING &amp; FILS – 21 avenue de la République – 68000 COLMAR</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">Copropriété LES TANNEURS<br>9 quai de la Sinn, 68000 COLMAR<br>(décret n° 2001-477 du 30 mai 2001)</p><p>Mis à jour le 30 avril 2026</p><h2>I. Renseignements généraux</h2><p>Syndic en exercice : Cabinet WENDLING &amp; FILS, désigné par l’assemblée générale du 8 avril 2024. Immeuble en maçonnerie et pans de bois, élevé de trois étages sur rez-de-chaussée, toiture en tuiles plates. Construction : avant 1949. Douze logements, un local commercial, dix caves.</p><h2>II. Assurance</h2>${table(
      ['Nature', 'Assureur', 'N° de police', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Mutuelle Rhénane Exemple',
          'MRI 4 402 917',
          'annuelle, prochaine échéance le 01/01/2027',
        ],
      ],
    )}<h2>III. Contrats d’entretien en cours</h2>${table(
      ['Objet', 'Entreprise', 'Date d’effet', 'Échéance'],
      [
        ['Chaufferie', 'Thermique du Ried', '01/09/2021', '31/08/2027'],
        ['Extincteurs', 'Prévention Alsace', '15/02/2020', 'tacite reconduction'],
        ['Nettoyage', 'Netto-Colmar', '01/01/2023', 'tacite reconduction'],
      ],
    )}<h2>IV. Travaux réalisés</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant'],
      [
        ['2012', 'Remplacement de la chaudière', 'Thermique du Ried', '24 300 €'],
        ['2018', 'Ravalement sur cour', 'Façades Vosges', '31 850 €'],
        ['2022', 'Mise en conformité de l’électricité commune', 'Élec Sundgau', '7 420 €'],
      ],
    )}<h2>V. Travaux décidés</h2><p>Réfection de la toiture, décidée le 14 avril 2026, achèvement prévu au printemps 2027.</p><h2>VI. Diagnostics techniques</h2><p>Dossier technique amiante du 19 octobre 2005 ; constat de risque d’exposition au plomb des parties communes du 12 juillet 2008 ; diagnostic de performance énergétique collectif du 5 novembre 2024.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet WENDLING & FILS',
      building: 'LES TANNEURS',
      building_address: '9 quai de la Sinn, 68000 COLMAR',
      updated_on: '2026-04-30',
      insurer: 'Mutuelle Rhénane Exemple',
      policy_number: 'MRI 4 402 917',
      insured_until: '2027-01-01',
    },
    absent: ['rnc', 'owner', 'lots', 'meeting_on'],
  },
);

const before = paperOf(
  'pre-etat-date-chambery',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm 17mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; background: #e9edf2; padding: 1mm 2mm; margin-top: 4mm } td { border-bottom: .2mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<p><b>SAVOIE COPRO</b> – 14 rue Croix d’Or – 73000 CHAMBÉRY</p><h1>PRÉ-ÉTAT DATÉ</h1><p>(article L. 721-2 du code de la construction et de l’habitation)<br>Établi le 7 octobre 2026 en vue de la signature de la promesse de vente</p><p>Copropriété : LE CHATELARD, 8 faubourg Montmélian, 73000 CHAMBÉRY<br>Copropriétaire cédant : Mme BOUVIER Laurence<br>Lots concernés : 22 et 41</p><h2>1. Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '309,80 €'],
        ['Charges impayées sur les exercices antérieurs', '0,00 €'],
        ['Cotisation exigible au fonds de travaux', '15,01 €'],
        ['Avances exigibles', '0,00 €'],
      ],
    )}<h2>2. Sommes susceptibles d’incomber à l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', '76,00 €'],
        ['Provisions non encore exigibles du budget', '0,00 €'],
        ['Fonds de travaux attaché aux lots (à rembourser au vendeur)', '412,66 €'],
      ],
    )}<h2>3. Charges des deux derniers exercices</h2>${table(
      ['', 'Budget prévisionnel', 'Hors budget'],
      [
        ['Exercice 2024 : quote-part réelle', '1 218,40 €', '0,00 €'],
        ['Exercice 2025 : quote-part réelle', '1 240,30 €', '164,00 €'],
      ],
    )}<h2>4. Situation du syndicat</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat', '6 418,22 €'],
        ['État global de la dette vis-à-vis des fournisseurs', '3 907,15 €'],
        ['Procédures en cours', 'Néant'],
      ],
    )}<p style="margin-top:4mm">Les renseignements ci-dessus sont donnés en l’état de la comptabilité du syndicat à la date du présent document. L’état daté prévu à l’article 5 du décret du 17 mars 1967 sera délivré à la demande du notaire.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'SAVOIE COPRO',
      building: 'LE CHATELARD',
      building_address: '8 faubourg Montmélian, 73000 CHAMBÉRY',
      owner: 'Mme BOUVIER Laurence',
      lots: ['22', '41'],
      made_on: '2026-10-07',
      impayes: 641822,
      dette_fournisseurs: 390715,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const VIE_IMMEUBLE = [sheet, cards, book, before];
