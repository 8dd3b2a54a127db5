// What a syndic keeps on a building: two register sheets, an upkeep book, figures before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const numbered = paperOf(
  'fiche-numerotee-robinson',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 15mm; .logo { font: bold 16pt 'URW Gothic', sans-serif; color: #0b4f6c } h1 { font-size: 14pt; text-align: center; color: #0b4f6c; margin: 2mm 0 } h2 { font-size: 9.6pt; background: #0b4f6c; color: #fff; padding: .8mm 2mm; margin: 2.5mm 0 0 } td { border: .2mm solid #9db3bd; padding: .6mm 2mm } td:first-child { width: 112mm }`,
  [
    `<span class="logo">gestia</span><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center;font-size:8pt">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016</p><h2>1. Identification de la copropriété</h2>${table(
      [],
      [
        ['1.1 Nom d’usage', 'LES ALLÉES CHANTECLER'],
        [
          '1.2 Adresse(s) du syndicat',
          '18 à 22 allée des Grands Chênes<br>92350 LE PLESSIS-ROBINSON',
        ],
        ['1.3 Numéro d’immatriculation au registre', 'AC3-418-820'],
        ['1.4 Date de dernière mise à jour des données', '21/07/2026'],
        ['1.5 Date du règlement de copropriété', '12/09/1972'],
      ],
    )}<h2>2. Identification du syndic ou de l’administrateur provisoire</h2>${table(
      [],
      [
        ['2.1 Représentant légal', 'GESTIA ÎLE-DE-FRANCE – syndic professionnel'],
        ['2.2 Adresse', '40 rue des Lilas Blancs, 92290 CHÂTENAY-MALABRY'],
        ['2.3 SIRET', '900 000 118 00042'],
      ],
    )}<h2>3. Organisation juridique</h2>${table(
      [],
      [
        ['3.1 Nature du syndicat', 'Principal'],
        ['3.2 Type de syndicat', 'Non coopératif'],
        ['3.3 Appartenance à une ASL, AFUL ou union de syndicats', 'Non'],
      ],
    )}<h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['4.1 Nombre total de lots de copropriété', '436'],
        ['4.2 Nombre de lots à usage d’habitation, de bureaux ou de commerces', '132'],
        ['4.3 Nombre de lots de stationnement', '128'],
        ['4.4 Nombre de bâtiments', '3'],
        ['4.5 Période de construction', '1961-1974'],
      ],
    )}<h2>5. Équipements</h2>${table(
      [],
      [
        ['5.1 Type de chauffage', 'Collectif'],
        ['5.2 Énergie utilisée', 'Gaz naturel'],
        ['5.3 Nombre d’ascenseurs', '6'],
      ],
    )}<h2>6. Caractéristiques financières</h2>${table(
      [],
      [
        ['6.1 Date de début de l’exercice clos', '01/01/2025'],
        ['6.2 Date de fin de l’exercice clos', '31/12/2025'],
        ['6.3 Date de l’assemblée générale ayant approuvé les comptes', '11/06/2026'],
        ['6.4 Montant des charges pour opérations courantes', '289 759,44 €'],
        ['6.5 Montant des charges pour travaux et opérations exceptionnelles', '23 409,00 €'],
        ['6.6 Montant des dettes fournisseurs', '30 168,25 €'],
        ['6.7 Montant des impayés des copropriétaires', '39 151,10 €'],
        ['6.8 Nombre de copropriétaires débiteurs du syndicat de plus de 300 €', '17'],
        ['6.9 Montant du fonds de travaux', '81 223,00 €'],
        ['6.10 Présence de personnel employé par le syndicat', 'Oui (1 gardien)'],
      ],
    )}<p style="margin-top:3mm">Fait à Châtenay-Malabry, le 21/07/2026 – Le syndic (cachet et signature)</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('GESTIA ÎLE-DE-FRANCE', 'gestia'),
      building: 'LES ALLÉES CHANTECLER',
      building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      rnc: 'AC3418820',
      updated_on: '2026-07-21',
      lots_count: 436,
      homes_count: 132,
      parking_count: 128,
      buildings_count: 3,
      build_period: either('1961-1974', 'de 1961 à 1974'),
      heating: either(
        'Collectif',
        'Collectif, Gaz naturel',
        'Collectif gaz naturel',
        'Collectif (Gaz naturel)',
      ),
      lifts_count: 6,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-11',
      charges_courantes: 28975944,
      charges_travaux: 2340900,
      dette_fournisseurs: 3016825,
      impayes: 3915110,
      debtors_count: 17,
      fonds_travaux: 8122300,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const sentences = paperOf(
  'fiche-deux-colonnes-nice',
  `font: 9.6pt/1.45 'P052', serif; padding: 16mm 18mm; h1 { font-size: 16pt; text-align: center; color: #8c6d1f } h2 { font-size: 10.6pt; color: #8c6d1f; border-bottom: .3mm solid #8c6d1f; margin: 3mm 0 1.5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } p { margin-bottom: 1mm }`,
  [
    `<p style="text-align:center">Riviera Patrimoine Gestion – 52 boulevard Joseph Garnault, 06000 NICE</p><h1>Fiche synthétique de copropriété</h1><p style="text-align:center">établie en application de l’article 8-2 de la loi du 10 juillet 1965<br>Mise à jour : 9 janvier 2026</p><div class="two"><div><h2>Le syndicat</h2><p>Nom de la copropriété : PALAIS MIRAMONTI</p><p>Adresse : 14 avenue des Arènes Hautes, 06100 NICE</p><p>N° d’immatriculation : AB8804127</p><p>Date d’immatriculation : 18/12/2017</p><p>Règlement de copropriété du 03/04/1951</p><h2>Le syndic</h2><p>Nom : Riviera Patrimoine Gestion</p><p>Qualité : syndic professionnel</p><p>Date de désignation : 18/11/2024</p><h2>L’organisation</h2><p>Syndicat principal, ni coopératif ni secondaire.</p><h2>Les lots</h2><p>Nombre total de lots : 78</p><p>Lots d’habitation, de bureaux, de commerces : 35</p><p>Lots de stationnement : 8</p></div><div><h2>Le bâti</h2><p>Nombre de bâtiments : 1</p><p>Période de construction : avant 1949</p><p>Étiquette énergie du bâtiment : D (DPE collectif)</p><h2>Les équipements</h2><p>Chauffage : individuel</p><p>Nombre d’ascenseurs : 1</p><h2>Les comptes</h2><p>Exercice du 01/10/2024 au 30/09/2025</p><p>Comptes approuvés le 18/11/2025</p><p>Charges pour opérations courantes : 66 934,30 €</p><p>Charges pour travaux et opérations exceptionnelles : 0,00 €</p><p>Dettes fournisseurs, rémunérations et autres : 8 999,40 €</p><p>Sommes restant dues par les copropriétaires : 8 645,30 €</p><p>Copropriétaires débiteurs de plus de 300 € : 5</p><p>Fonds de travaux : 22 180,00 €</p><p>Personnel employé par le syndicat : oui</p></div></div><p style="margin-top:6mm;font-size:8.6pt">Cette fiche est mise à disposition des copropriétaires. Le syndic la tient à jour dans le délai de deux mois suivant la notification du procès-verbal de l’assemblée générale au cours de laquelle les comptes de l’exercice clos ont été approuvés. Les données financières sont celles déclarées au registre national d’immatriculation des copropriétés. Le défaut de communication dans le délai d’un mois de la demande est sanctionné par une pénalité de 15 € par jour de retard.</p><p>Le syndic, M. Baldacci (signature et cachet)</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Riviera Patrimoine Gestion',
      building: 'PALAIS MIRAMONTI',
      building_address: '14 avenue des Arènes Hautes, 06100 NICE',
      rnc: 'AB8804127',
      updated_on: '2026-01-09',
      lots_count: 78,
      homes_count: 35,
      parking_count: 8,
      buildings_count: 1,
      build_period: 'avant 1949',
      heating: 'individuel',
      lifts_count: 1,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2025-11-18',
      charges_courantes: 6693430,
      charges_travaux: 0,
      dette_fournisseurs: 899940,
      impayes: 864530,
      debtors_count: 5,
      fonds_travaux: 2218000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-entretien-monplaisir',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10pt; background: #ddd; padding: 1mm 2mm; margin: 4mm 0 0 } td, th { border: .2mm solid #666 } th { font-weight: bold; text-align: center }`,
  [
    `<p><b>RÉGIE MORAND &amp; FILS</b> – 11 cours Albert Fayolle – 69003 LYON</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">Établi en application du décret n° 2001-477 du 30 mai 2001 – Mis à jour le 04/05/2026</p><h2>IMMEUBLE</h2>${table(
      [],
      [
        ['Nom', 'LE CLOS DES MARINIERS'],
        ['Adresse', '27 rue Antoine Perrachon, 69008 LYON'],
        ['Immatriculation', 'AD7052914'],
        ['Nombre de lots', '46, dont 21 logements'],
        ['Année de construction', '1931'],
        ['Syndic en exercice', 'Régie Morand &amp; Fils, mandat jusqu’au 30/06/2027'],
      ],
    )}<h2>ASSURANCE MULTIRISQUE IMMEUBLE</h2>${table(['Assureur', 'N° de police', 'Courtier', 'Échéance'], [['Mutuelle Exemple des Deux Fleuves', 'MRI 40 771 208', 'Cabinet Rivet', '31/12/2026']])}<h2>CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Prestataire', 'Référence', 'Date d’effet', 'Échéance'],
      [
        ['Nettoyage', 'Propreté du Huitième', 'C-2218', '01/02/2020', 'annuelle, tacite'],
        ['Portail automatique', 'Fermetures Rhodaniennes', 'P-118', '15/05/2023', '14/05/2026'],
        ['Désinsectisation', 'Hygia 69', 'D-7701', '01/01/2024', 'annuelle, tacite'],
        ['Extincteurs', 'Sécuriflamme', '44-901', '01/09/2022', 'annuelle, tacite'],
      ],
    )}<h2>TRAVAUX IMPORTANTS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Garantie'],
      [
        ['2009', 'Ravalement façade rue', 'Enduits Lyonnais', 'échue'],
        ['2018', 'Réfection des colonnes d’évacuation', 'Plomberie Grange', 'décennale 2028'],
        ['2022', 'Mise aux normes du tableau électrique', 'Watt &amp; Fils', 'décennale 2032'],
      ],
    )}<h2>DIAGNOSTICS ET ÉTUDES</h2>${table(
      ['Document', 'Date', 'Observations'],
      [
        ['DTA', '18/10/2005, mis à jour 2013', 'Conduits fibrociment en caves'],
        ['Constat plomb parties communes', '07/03/2008', 'Présence, bon état'],
        ['DPE collectif', '20/06/2024', 'Classe E'],
      ],
    )}<h2>PROGRAMME PLURIANNUEL DE TRAVAUX</h2><p style="margin-top:2mm">Projet de plan établi en 2024 ; réfection de la toiture votée le 26/03/2026, chantier à l’automne 2026.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'RÉGIE MORAND & FILS',
      building: 'LE CLOS DES MARINIERS',
      building_address: '27 rue Antoine Perrachon, 69008 LYON',
      rnc: 'AD7052914',
      updated_on: '2026-05-04',
      insurer: 'Mutuelle Exemple des Deux Fleuves',
      policy_number: 'MRI 40 771 208',
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'made_on', 'lots', 'iban'],
  },
);

const beforeSale = paperOf(
  'ped-formulaire-paris',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10pt; background: #e9e4f0; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td { border: .2mm solid #a79bb8 } .a td:last-child { text-align: right; width: 36mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">(article L. 721-2 du code de la construction et de l’habitation)</p>${table(
      [],
      [
        ['Immeuble', '12 rue Ferdinand Lormier, 75011 Paris'],
        ['Syndic', 'Cabinet DELMAS-ROUSSEL, 8 passage Lhomond Neuf, 75005 Paris'],
        ['Copropriétaire cédant', 'Mademoiselle Chloé VASSEUR'],
        ['Lots objet de la mutation', '17 (appartement), 52 (cave)'],
        ['Date d’établissement', '03/09/2026'],
      ],
    )}<h2>PREMIÈRE PARTIE – Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['A/ Au syndicat, au titre des provisions exigibles du budget prévisionnel', '0,00 €'],
        ['B/ Des provisions exigibles sur dépenses hors budget', '582,40 €'],
        ['C/ Des charges impayées sur les exercices antérieurs', '0,00 €'],
        ['D/ Des avances exigibles', '0,00 €'],
      ],
      'a',
    )}<h2>DEUXIÈME PARTIE – Sommes dont le syndicat pourrait être débiteur</h2>${table(
      [],
      [
        ['A/ Avances perçues (réserve, article 35)', '150,00 €'],
        ['B/ Provisions du budget devenues exigibles par déchéance du terme', '0,00 €'],
      ],
      'a',
    )}<h2>TROISIÈME PARTIE – Sommes incombant au nouveau copropriétaire</h2>${table(
      [],
      [
        ['A/ Reconstitution des avances', '150,00 €'],
        ['B/ Provisions non encore exigibles, 4e trimestre 2026', '522,40 €'],
        ['C/ Travaux : second appel cage d’escalier, 01/12/2026', '582,40 €'],
      ],
      'a',
    )}<h2>ANNEXE – Quote-part afférente aux lots</h2>${table(
      [],
      [
        ['Exercice N-1 (2025) : charges courantes, quote-part réelle', '1 954,85 €'],
        ['Exercice N-2 (2024) : charges courantes, quote-part réelle', '1 902,10 €'],
        ['Impayés de charges au sein de la copropriété au 31/12/2025', '3 418,76 €'],
        ['Dette du syndicat vis-à-vis des fournisseurs au 31/12/2025', '2 205,00 €'],
        ['Fonds de travaux : part rattachée aux lots', '318,20 €'],
      ],
      'a',
    )}<p style="margin-top:5mm">Procédures en cours : aucune. Document établi par le mandataire du vendeur d’après les pièces communiquées par le syndic ; il ne remplace pas l’état daté délivré par celui-ci avant l’acte.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet DELMAS-ROUSSEL',
      building_address: '12 rue Ferdinand Lormier, 75011 Paris',
      owner: 'Mademoiselle Chloé VASSEUR',
      lots: ['17', '52'],
      made_on: '2026-09-03',
      impayes: 341876,
      dette_fournisseurs: 220500,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const FICHES_DE_COPROPRIETE = [numbered, sentences, book, beforeSale];
