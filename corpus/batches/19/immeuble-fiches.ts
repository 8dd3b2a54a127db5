// The building's own papers: two sheets of the register, an upkeep book, a plan of works, a statement before sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const pairs = (rows: readonly (readonly [string, string])[]) => table([], rows);

const shore = paperOf(
  'fiche-logiciel-la-rochelle',
  `font: 8.4pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 11mm 13mm; h2 { font-size: 9pt; border-top: .4mm solid #000; border-bottom: .2mm solid #000; margin: 2.5mm 0 1mm; padding: .5mm 0 } td { padding: .35mm 1.5mm; width: 50% }`,
  [
    `<p style="text-align:right">Edité le 22.06.2026 par AUNIS GESTION S.A.R.L.</p><h1 style="font-size:13pt;text-align:center">FICHE SYNTHETIQUE DE LA COPROPRIETE<br><span style="font-size:8.4pt">prévue par l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016</span></h1>
    <h2>I. IDENTIFICATION DU SYNDICAT</h2>${pairs([
      ['Nom d’usage', 'LES MINIMES II'],
      ['Adresse(s) du syndicat', '12 AVENUE DES AMERIQUES 17000 LA ROCHELLE'],
      ['Adresses complémentaires', '3 RUE DE LA DESIREE 17000 LA ROCHELLE'],
      ['Date d’immatriculation', '04.12.2017'],
      ['N° d’immatriculation', 'AE5091774'],
      ['Date de dernière mise à jour des données', '15.06.2026'],
      ['Date du règlement de copropriété', '17.10.1973'],
      ['Informations issues de la déclaration', 'N° SIRET : sans'],
    ])}<h2>II. SYNDIC</h2>${pairs([
      ['Nom du représentant légal', 'AUNIS GESTION'],
      ['Adresse', '9 RUE GARGOULLEAU 17000 LA ROCHELLE'],
      ['Cadre d’intervention', 'Mandat de syndic professionnel'],
      ['SIRET', '900 000 361 00029'],
    ])}<h2>III. ORGANISATION JURIDIQUE</h2>${pairs([
      ['Nature du syndicat', 'Principal'],
      ['Spécificité', 'Néant'],
      ['Résidence-services', 'Non'],
    ])}<h2>IV. CARACTERISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots', '231'],
      ['Lots à usage d’habitation, de commerces et de bureaux', '74'],
      ['dont lots à usage d’habitation', '71'],
      ['Lots à usage de stationnement', '83'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction', '1961 - 1974'],
    ])}<h2>V. EQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'Individuel'],
      ['Energie', 'Electricité'],
      ['Nombre d’ascenseurs', '4'],
    ])}<h2>VI. CARACTERISTIQUES FINANCIERES – DERNIER EXERCICE CLOS APPROUVE</h2>${pairs([
      ['Date de début de l’exercice', '01.01.2025'],
      ['Date de fin de l’exercice', '31.12.2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '14.03.2026'],
      ['Charges pour opérations courantes', '41 138,68 EUR'],
      ['Charges pour travaux et opérations exceptionnelles', '0,00 EUR'],
      ['Dettes fournisseurs, rémunérations et autres', '11 204,77 EUR'],
      ['Sommes restant dues par les copropriétaires', '19 860,14 EUR'],
      ['Nombre de copropriétaires débiteurs de plus de 300 EUR', '7'],
      ['Montant du fonds de travaux', '64 915,20 EUR'],
      ['Personnel employé par le syndicat', '1 (gardien, temps partiel)'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('AUNIS GESTION', 'AUNIS GESTION S.A.R.L.'),
      building: 'LES MINIMES II',
      building_address: '12 AVENUE DES AMERIQUES, 17000 LA ROCHELLE',
      rnc: 'AE5091774',
      updated_on: '2026-06-15',
      lots_count: 231,
      homes_count: 74,
      parking_count: 83,
      buildings_count: 2,
      lifts_count: 4,
      build_period: '1961 - 1974',
      heating: either(
        'Individuel',
        'Individuel Electricité',
        'Individuel, Electricité',
        'Individuel électrique',
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-14',
      charges_courantes: 4113868,
      charges_travaux: 0,
      dette_fournisseurs: 1120477,
      impayes: 1986014,
      debtors_count: 7,
      fonds_travaux: 6491520,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const resort = paperOf(
  'fiche-colonnes-annecy',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 14mm; .q { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .q section { border: .3mm solid #355070; padding: 3mm } h2 { font-size: 10pt; color: #355070; margin: 0 0 2mm } .v { display: block; font-weight: bold; font-size: 10pt; margin-bottom: 1.2mm }`,
  [
    `<p><b>FONCIÈRE ALPES-LITTORAL</b> – Direction de l’administration de biens – 4 place de la Libération, 73000 CHAMBÉRY</p><h1 style="font-size:15pt;color:#355070">Fiche synthétique de copropriété au 31/08/2026</h1><div class="q">
    <section><h2>La copropriété</h2><span class="v">LES BALCONS DU SEMNOZ</span>Adresse<span class="v">95 route du Crêt du Maure, 74000 ANNECY</span>Immatriculation au registre national<span class="v">AG2-204-918</span>Année de construction<span class="v">2008 (à compter de 2001)</span>Résidence de tourisme classée 3 étoiles, exploitant SAS Alpages Séjours</section>
    <section><h2>Le syndic</h2><span class="v">FONCIÈRE ALPES-LITTORAL</span>Mandat professionnel jusqu’au<span class="v">30/06/2027</span>Assurance de l’immeuble<span class="v">Mutuelle des Alpes Exemple</span></section>
    <section><h2>Technique</h2>Nombre de lots au total<span class="v">212</span>dont logements, bureaux et commerces<span class="v">96</span>dont stationnements<span class="v">60</span>Bâtiments<span class="v">3</span>Ascenseurs<span class="v">3</span>Chauffage<span class="v">Collectif – bois granulés</span></section>
    <section><h2>Finances (exercice 2025 : 01/01/2025 – 31/12/2025)</h2>Comptes approuvés le<span class="v">24/04/2026</span>Charges courantes<span class="v">318 402 €</span>Travaux et opérations exceptionnelles<span class="v">27 650 €</span>Dettes fournisseurs, rémunérations et autres<span class="v">41 077 €</span>Restant dû par les copropriétaires<span class="v">52 318 €</span>Débiteurs de plus de 300 €<span class="v">14</span>Fonds de travaux<span class="v">88 940 €</span></section></div>
    <p style="margin-top:6mm;font-size:8pt">Document établi en application de l’article 8-2 de la loi du 10 juillet 1965. Cachet et signature du syndic :</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'FONCIÈRE ALPES-LITTORAL',
      building: 'LES BALCONS DU SEMNOZ',
      building_address: '95 route du Crêt du Maure, 74000 ANNECY',
      rnc: 'AG2204918',
      updated_on: '2026-08-31',
      lots_count: 212,
      homes_count: 96,
      parking_count: 60,
      buildings_count: 3,
      lifts_count: 3,
      build_period: either('2008 (à compter de 2001)', 'à compter de 2001', '2008'),
      heating: either('Collectif – bois granulés', 'Collectif', 'Collectif bois'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-24',
      charges_courantes: 31840200,
      charges_travaux: 2765000,
      dette_fournisseurs: 4107700,
      impayes: 5231800,
      debtors_count: 14,
      fonds_travaux: 8894000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-entretien-orleans',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h2 { font-size: 10pt; background: #333; color: #fff; padding: .8mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #888; padding: .8mm 1.4mm } th { background: #eee }`,
  [
    `<p>LOIRET SYNDIC SERVICES – 45, RUE ROYALE 45000 ORLEANS – Tél. 02 38 00 55 71</p><h1 style="font-size:15pt;text-align:center">CARNET D’ENTRETIEN</h1><p style="text-align:center">(article 18 de la loi du 10 juillet 1965 et décret n° 2001-477 du 30 mai 2001)<br>Mis à jour le 02/03/2026</p><h2>1 – IDENTIFICATION</h2>${table(
      [],
      [
        ['Copropriété', 'RESIDENCE DU BOURDON BLANC'],
        ['Adresse', '6 RUE DU BOURDON BLANC 45000 ORLEANS'],
        ['N° d’immatriculation', 'AC8-116-205'],
        ['Construction', '1969, permis du 11/03/1967'],
        ['Syndic en exercice', 'LOIRET SYNDIC SERVICES, désigné le 16/12/2025 jusqu’au 31/12/2027'],
      ],
    )}<h2>2 – ASSURANCES</h2>${table(
      ['Type', 'Compagnie', 'N° police', 'Courtier', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'La Ligérienne Exemple',
          '7 114 208 K',
          'Cabinet Hodeau',
          '01/07/2026',
        ],
        [
          'Dommages-ouvrage (chaufferie)',
          'Batiprotec Exemple',
          'DO-45-2026-118',
          '–',
          '10 ans dès réception',
        ],
      ],
    )}<h2>3 – CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Entreprise', 'Date d’effet', 'Périodicité'],
      [
        ['Chaufferie P2/P3', 'Thermo Centre', '01/09/2021', '5 ans'],
        ['Ascenseurs (2)', 'Val Élévateurs', '01/01/2018', 'annuelle, tacite'],
        ['VMC', 'Thermo Centre', '01/01/2023', 'annuelle'],
        ['Extincteurs', 'Sécurifeu', '15/05/2019', 'annuelle'],
        ['Désinsectisation', 'Hygiène 45', '01/02/2022', 'semestrielle'],
      ],
    )}`,
    `<h2>4 – TRAVAUX IMPORTANTS</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Coût TTC'],
      [
        ['2026', 'Rénovation de la chaufferie', 'Thermo Centre', '61 240,00 €'],
        ['2019', 'Ravalement des façades', 'Façades Orléanaises', '148 900,00 €'],
        ['2012', 'Réfection des terrasses', 'Étanche Loire', '72 315,00 €'],
        ['2005', 'Mise aux normes des ascenseurs', 'Val Élévateurs', '39 080,00 €'],
      ],
    )}<h2>5 – DIAGNOSTICS ET PLANS</h2>${table(
      ['Nature', 'Date', 'Cabinet', 'Observations'],
      [
        ['DTA', '14/10/2013', 'Loire Expertises', 'Dalles de sol hall B : bon état'],
        ['DPE collectif', '06/11/2024', 'Énergis 45', 'Classe D'],
        ['PPPT', '22/09/2025', 'Énergis 45', 'Présenté à l’AG du 16/12/2025'],
      ],
    )}<h2>6 – PROCÉDURES EN COURS</h2><p>Recouvrement contre le propriétaire du lot 44, tribunal judiciaire d’Orléans, audience du 19/05/2026.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'LOIRET SYNDIC SERVICES',
      building: 'RESIDENCE DU BOURDON BLANC',
      building_address: '6 RUE DU BOURDON BLANC, 45000 ORLEANS',
      rnc: 'AC8116205',
      updated_on: '2026-03-02',
      insurer: 'La Ligérienne Exemple',
      policy_number: '7 114 208 K',
      insured_until: '2026-07-01',
    },
    absent: ['meeting_on', 'owner', 'lots', 'impayes'],
  },
);

const plan = paperOf(
  'pppt-synthese-orleans',
  `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 18mm; td, th { border: .2mm solid #6a8; padding: 1mm 1.6mm } th { background: #dff0e8 } h2 { font-size: 11.5pt; color: #1c6b4a }`,
  [
    `<p style="color:#1c6b4a;font-size:14pt"><b>ÉNERGIS 45</b></p><p>Bureau d’études thermiques – 3 rue des Carmes, 45000 Orléans</p><h1 style="font-size:17pt">Projet de plan pluriannuel de travaux</h1><p>Article 14-2 de la loi du 10 juillet 1965 – horizon 2026-2035</p><p>Copropriété : Résidence du Bourdon Blanc<br>Adresse : 6 rue du Bourdon Blanc, 45000 Orléans<br>Demandeur : Loiret Syndic Services<br>Rapport remis le 22 septembre 2025 – dossier E45-PPPT-0612</p><h2>Échéancier et estimation</h2>${table(
      ['Priorité', 'Travaux', 'Année', 'Estimation TTC', 'Gain énergétique'],
      [
        ['1', 'Chaufferie : condensation et régulation', '2026', '62 000 €', '11 %'],
        ['2', 'Isolation du plancher bas', '2028', '34 500 €', '6 %'],
        ['2', 'Remplacement des menuiseries des communs', '2029', '21 800 €', '2 %'],
        ['3', 'Isolation des façades par l’extérieur', '2033', '388 000 €', '27 %'],
      ],
    )}<p style="margin-top:4mm">Total estimé sur dix ans : 506 300 € TTC. Classe énergétique actuelle : D ; classe projetée : B.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'Résidence du Bourdon Blanc',
      building_address: '6 rue du Bourdon Blanc, 45000 Orléans',
      made_on: '2025-09-22',
    },
    absent: ['rnc', 'works_adopted', 'meeting_on'],
  },
);

const before = paperOf(
  'ped-syndic-pau',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 9.6pt; background: #e8e8e8; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .15mm solid #bbb; padding: .7mm 1.4mm } td:last-child { text-align: right; width: 40mm }`,
  [
    `<p>BÉARN IMMO CONSEIL – 21 cours Bosquet 64000 PAU – service mutations</p><h1 style="font-size:13pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">(information financière avant la signature de l’avant-contrat – art. L. 721-2 du CCH)</p><p>Copropriété : LE DOMAINE DE TRESPOEY, 73 avenue Trespoey 64000 PAU – RNC AA3-905-518<br>Copropriétaire cédant : M. et Mme LABORDE-TURON Éric – Lots 52 et 118<br>Établi le 05/11/2026</p><h2>I – Sommes restant dues par le vendeur au syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '0,00 €'],
        ['Provisions exigibles hors budget', '214,60 €'],
        ['Charges impayées des exercices antérieurs', '0,00 €'],
        ['Avances exigibles', '0,00 €'],
      ],
    )}<h2>II – Sommes dont le syndicat est débiteur</h2>${table([], [['Avances perçues (1031)', '148,00 €']])}<h2>III – Sommes à la charge de l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution des avances', '148,00 €'],
        ['Provision du 01/01/2027', '461,22 €'],
        ['Provision du 01/04/2027', '461,22 €'],
      ],
    )}<h2>IV – Charges du lot</h2>${table(
      [],
      [
        ['Exercice 2025/2026 : appelé / réel', '1 789,12 € / 1 846,30 €'],
        ['Exercice 2024/2025 : appelé / réel', '1 712,80 € / 1 690,05 €'],
      ],
    )}<h2>V – Situation du syndicat au 30/06/2026</h2>${table(
      [],
      [
        ['État global des impayés de charges', '7 906,41 €'],
        ['Dette du syndicat envers les fournisseurs', '5 218,90 €'],
        ['Fonds de travaux, part des lots cédés', '402,71 €'],
        ['Dernière cotisation versée', '21,88 €'],
      ],
    )}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'BÉARN IMMO CONSEIL',
      building: 'LE DOMAINE DE TRESPOEY',
      building_address: '73 avenue Trespoey, 64000 PAU',
      rnc: 'AA3905518',
      owner: 'M. et Mme LABORDE-TURON Éric',
      lots: ['52', '118'],
      made_on: '2026-11-05',
      impayes: 790641,
      dette_fournisseurs: 521890,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const IMMEUBLE_FICHES = [shore, resort, book, plan, before];
