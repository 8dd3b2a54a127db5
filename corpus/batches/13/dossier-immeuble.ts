// What is known of a building: two summary sheets, the upkeep book, what a seller must tell a buyer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const word = paperOf(
  'fiche-tableaux-saintes',
  `font: 9.4pt/1.3 'Nimbus Sans', sans-serif; padding: 13mm 18mm; h1 { font-size: 14pt; text-align: center; margin: 2mm 0 } h2 { font-size: 9.6pt; background: #d9d9d9; padding: 1mm 2mm; margin: 3mm 0 0; border: .2mm solid #555 } td { border: .2mm solid #555; padding: .8mm 2mm; width: 50% }`,
  [
    `<p><b style="font: bold 14pt 'URW Bookman', serif">Cabinet BERTHOMÉ</b> – 3 place du Synode – 17100 SAINTES</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016</p>
    <h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage', 'LE CLOS SAINT-EUTROPE'],
        ['Adresse du syndicat', '18 rue du Vieux Pressoir, 17100 SAINTES'],
        ['Numéro d’immatriculation au registre', 'AC4471029'],
        ['Date de mise à jour de la fiche', '30/07/2026'],
        ['Date d’établissement du règlement', '14/11/1974'],
      ],
    )}<h2>2. Syndic et organisation</h2>${table(
      [],
      [
        ['Nom et adresse du syndic', 'Cabinet BERTHOMÉ, 3 place du Synode, 17100 SAINTES'],
        ['Cadre d’intervention', 'Mandat de syndic, article 17 de la loi de 1965'],
        ['Nature du syndicat', 'Syndicat principal'],
        ['Syndicat coopératif / résidence-service', 'Non / Non'],
      ],
    )}<h2>3. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots', '96'],
        ['dont lots à usage d’habitation, de commerces et de bureaux', '41'],
        ['dont lots de stationnement', '28'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction', '1961 à 1974'],
      ],
    )}<h2>4. Équipements</h2>${table(
      [],
      [
        ['Chauffage', 'Individuel gaz'],
        ['Nombre d’ascenseurs', '0'],
      ],
    )}<h2>5. Caractéristiques financières</h2>${table(
      [],
      [
        ['Exercice comptable (dates de début et de fin)', '01/01/2025 – 31/12/2025'],
        ['Date de l’AG ayant approuvé les comptes', '25/06/2026'],
        ['Montant des charges pour opérations courantes', '45 222,00 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '4 612,00 €'],
        ['Dettes du syndicat à l’égard des fournisseurs, rémunérations et autres', '4 312,01 €'],
        ['Sommes restant dues par les copropriétaires', '3 896,62 €'],
        ['Nombre de copropriétaires débiteurs de plus de 300 €', '4'],
        ['Montant du fonds de travaux', '14 500,00 €'],
        ['Personnel employé par le syndicat', 'Aucun'],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Le syndic met la présente fiche à la disposition des copropriétaires et la transmet sous un mois à celui qui en fait la demande. Fait à Saintes, le syndic.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet BERTHOMÉ',
      building: 'LE CLOS SAINT-EUTROPE',
      building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      rnc: 'AC4471029',
      updated_on: '2026-07-30',
      lots_count: 96,
      homes_count: 41,
      parking_count: 28,
      buildings_count: 2,
      lifts_count: 0,
      build_period: '1961 à 1974',
      heating: either('Individuel gaz', 'individuel, gaz', 'individuel'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-25',
      charges_courantes: 4522200,
      charges_travaux: 461200,
      dette_fournisseurs: 431201,
      impayes: 389662,
      debtors_count: 4,
      fonds_travaux: 1450000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const line = (label: string, value: string) =>
  `<div class="l"><span>${label}</span><b>${value}</b></div>`;
const online = paperOf(
  'fiche-en-ligne-sete',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 15mm 17mm; color: #22303c; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #0d8f86 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .c { border: .3mm solid #cfdcdc; border-radius: 2mm; padding: 3mm 4mm } .c h2 { font-size: 10pt; color: #0d8f86; margin-bottom: 1mm } .l { display: flex; justify-content: space-between; gap: 4mm; border-bottom: .15mm solid #e3ebeb; padding: 1.1mm 0 } .l b { text-align: right }`,
  [
    `<span class="logo">coproléo</span><h1 style="font-size:15pt;margin-top:3mm">Fiche synthétique</h1><p>Les Voiles du Lido – 27 quai des Trois Digues, 34200 Sète<br>Dernière mise à jour : 11 mai 2026</p><div class="g"><div class="c"><h2>Identité</h2>${line('Immatriculation', 'AD0918834')}${line('Règlement de copropriété', '02/09/1988')}${line('Type de syndicat', 'Principal')}${line('Copropriété en difficulté', 'Non')}</div><div class="c"><h2>Syndic</h2>${line('Nom', 'Léo Syndic SAS')}${line('Adresse', '88 rue des Ateliers, 34000 Montpellier')}${line('Mandat', 'Syndic professionnel')}</div><div class="c"><h2>Composition</h2>${line('Total des lots', '214')}${line('Logements, bureaux, commerces', '72')}${line('Stationnements', '80')}${line('Bâtiments', '3')}${line('Année de construction', '1988')}</div><div class="c"><h2>Équipements</h2>${line('Ascenseurs', '4')}${line('Chauffage', 'Individuel électrique')}${line('Piscine', 'Oui')}</div><div class="c" style="grid-column:1/3"><h2>Finances</h2>${line('Dernier exercice clos', '01/01/2025 – 31/12/2025')}${line('Assemblée ayant approuvé ces comptes', '28/04/2026')}${line('Charges pour opérations courantes', '83 417,90 €')}${line('Charges pour travaux et opérations exceptionnelles', '0,00 €')}${line('Dettes fournisseurs, rémunérations et autres', '9 760,35 €')}${line('Impayés (sommes restant dues par les copropriétaires)', '12 044,18 €')}${line('Copropriétaires débiteurs (plus de 300 €)', '7')}${line('Fonds de travaux', '21 675,00 €')}${line('Emploi de personnel', 'Non')}</div></div><p style="margin-top:5mm;font-size:7.8pt">Cette fiche regroupe les données financières et techniques essentielles de la copropriété et de son bâti (article 8-2 de la loi du 10 juillet 1965). Elle est tenue à jour chaque année, dans les deux mois de la notification du procès-verbal approuvant les comptes.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('Léo Syndic SAS', 'Léo Syndic', 'coproléo'),
      building: 'Les Voiles du Lido',
      building_address: '27 quai des Trois Digues, 34200 Sète',
      rnc: 'AD0918834',
      updated_on: '2026-05-11',
      lots_count: 214,
      homes_count: 72,
      parking_count: 80,
      buildings_count: 3,
      lifts_count: 4,
      build_period: '1988',
      heating: either('Individuel électrique', 'individuel, électrique', 'individuel'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-28',
      charges_courantes: 8341790,
      charges_travaux: 0,
      dette_fournisseurs: 976035,
      impayes: 1204418,
      debtors_count: 7,
      fonds_travaux: 2167500,
    },
    absent: ['owner', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-classeur-albi',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 16pt; color: #7b2d26 } h2 { font-size: 10.5pt; border-bottom: .4mm solid #7b2d26; margin: 4mm 0 1mm } td, th { border: .2mm solid #bbb } th { background: #f3e3e0; font-weight: bold }`,
  [
    `<p>ALBIGEOISE DE GESTION – 52 lices de Rhonel – 81000 ALBI</p><h1>CARNET D’ENTRETIEN</h1><p>établi en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001<br>Mis à jour le 2 février 2026</p><h2>Identification de l’immeuble</h2>${table(
      [],
      [
        ['Nom', 'LES BRIQUES ROUGES'],
        ['Adresse', '40 avenue du Viaduc – 81000 ALBI'],
        ['Immatriculation', 'AB2206175'],
        ['Construction', '1971 – 2 bâtiments (A : R+3, B : R+5) – 64 logements'],
        ['Syndic en exercice', 'ALBIGEOISE DE GESTION, depuis le 14/06/2009'],
      ],
    )}<h2>Contrat d’assurance multirisque immeuble</h2>${table(
      ['Assureur', 'N° de police', 'Date d’effet', 'Échéance'],
      [['Mutuelle Tarnaise Exemple', 'MRI 81 40772', '01/01/2022', '31/12/2026']],
    )}<h2>Contrats d’entretien et de maintenance</h2>${table(
      ['Équipement', 'Prestataire', 'Référence', 'Échéance'],
      [
        ['Chaufferie gaz', 'Thermie Albi', 'P2-118', '30/09/2028'],
        ['Ascenseur bâtiment B', 'Ascenseurs du Midi', 'AM-2044', '31/12/2027'],
        ['Extincteurs', 'Sécur’Tarn', '77120', 'annuelle'],
        ['Nettoyage', 'Propreté Cathare', '–', 'annuelle, tacite reconduction'],
      ],
    )}<h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2010', 'Étanchéité toiture bâtiment A', 'Toitures du Ségala', '31 200 €'],
        ['2016', 'Ravalement des façades', 'Façades Rhonel', '88 450 €'],
        ['2019', 'Remplacement des portes d’entrée', 'Serrurerie du Tarn', '12 980 €'],
        ['2025', 'Réfection des halls d’entrée', 'Déco Tarn', '9 340 €'],
      ],
    )}<h2>Travaux décidés ou programmés</h2><p>Remplacement de la chaudière collective (38 600 €), mise aux normes de l’ascenseur B (12 750 €), en cours à la date de mise à jour.</p><h2>Diagnostics des parties communes</h2><p>Dossier technique amiante du 11/03/2005, mis à jour le 22/01/2013 – DPE collectif du 17/10/2023, classe D – constat de risque d’exposition au plomb : sans objet, immeuble postérieur au 1er janvier 1949.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'ALBIGEOISE DE GESTION',
      building: 'LES BRIQUES ROUGES',
      building_address: '40 avenue du Viaduc, 81000 ALBI',
      rnc: 'AB2206175',
      updated_on: '2026-02-02',
      insurer: 'Mutuelle Tarnaise Exemple',
      policy_number: 'MRI 81 40772',
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'lots', 'made_on'],
  },
);

const ped = paperOf(
  'ped-cabinet-saintes',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 15pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 10pt; background: #d9d9d9; padding: 1mm 2mm; margin: 4mm 0 0 } .m td { border: .2mm solid #777 } .m td:last-child { text-align: right; width: 36mm }`,
  [
    `<p>Cabinet BERTHOMÉ – 3 place du Synode – 17100 SAINTES</p><h1>PRÉ-ÉTAT DATÉ</h1><p>Renseignements financiers préalables à la vente d’un lot (article L. 721-2 du code de la construction et de l’habitation), établis le 08/09/2026 à la demande du vendeur</p><p>Copropriété : LE CLOS SAINT-EUTROPE, 18 rue du Vieux Pressoir, 17100 SAINTES – RNC AC4471029<br>Copropriétaire cédant : Monsieur et Madame ROUSSELOT Fabien<br>Lots objet de la mutation : 8, 31, 44 (258/10 000)</p><h2>I – PARTIE FINANCIÈRE</h2><p><b>A/ Sommes dues par le cédant au syndicat</b></p>${table(
      [],
      [
        ['Provisions exigibles sur budget prévisionnel', '455,35 €'],
        ['Provisions exigibles sur travaux (escalier A, 1er appel)', '182,60 €'],
        ['Charges impayées sur exercices antérieurs', '0,00 €'],
        ['Avances exigibles', '0,00 €'],
      ],
      'm',
    )}<p style="margin-top:2mm"><b>B/ Sommes dues par le syndicat au cédant</b></p>${table(
      [],
      [
        ['Avance de trésorerie (réserve)', '116,10 €'],
        ['Provisions sur charges pour les périodes postérieures', '0,00 €'],
      ],
      'm',
    )}<p style="margin-top:2mm"><b>C/ Sommes à la charge du nouveau copropriétaire</b></p>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', '116,10 €'],
        ['Provision non encore exigible au 01/10/2026', '455,35 €'],
        ['Travaux escalier A, 2e appel au 01/11/2026', '182,60 €'],
      ],
      'm',
    )}`,
    `<h2>II – CHARGES DU LOT SUR LES DEUX DERNIERS EXERCICES</h2>${table(
      [],
      [
        ['Exercice 2025 (N-1) – charges courantes réelles', '1 233,72 €'],
        ['Exercice 2024 (N-2) – charges courantes réelles', '1 198,05 €'],
        ['Exercice 2025 – charges hors budget', '118,99 €'],
      ],
      'm',
    )}<h2>III – SITUATION FINANCIÈRE DE LA COPROPRIÉTÉ</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat', '3 896,62 €'],
        ['État global de la dette vis-à-vis des fournisseurs', '4 312,01 €'],
        ['Fonds de travaux : montant de la part rattachée aux lots', '374,10 €'],
        ['Fonds de travaux : dernière cotisation trimestrielle des lots', '21,68 €'],
      ],
      'm',
    )}<h2>IV – AUTRES RENSEIGNEMENTS</h2><p style="margin-top:2mm">Procédures en cours : néant. Emprunt collectif : néant. Plan pluriannuel de travaux : non établi. Diagnostic technique global : non réalisé. Fiche synthétique et carnet d’entretien : joints.</p><p>Le présent document ne se substitue pas à l’état daté que le notaire devra demander au syndic avant la signature de l’acte (article 5 du décret du 17 mars 1967).</p><p style="margin:10mm 0 0 95mm">Le syndic, Antoine BERTHOMÉ</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet BERTHOMÉ',
      building: 'LE CLOS SAINT-EUTROPE',
      building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      rnc: 'AC4471029',
      owner: 'Monsieur et Madame ROUSSELOT Fabien',
      lots: ['8', '31', '44'],
      made_on: '2026-09-08',
      impayes: 389662,
      dette_fournisseurs: 431201,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const DOSSIER_IMMEUBLE = [word, online, book, ped];
