// Papers of buildings: two sheets of the register, an upkeep book, and a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const REGISTER = [
  ['Nom d’usage', 'LES TOURS DU PALAIS'],
  ['Adresse', '5-7 rue Thomas Edison 94000 Créteil'],
  ['Adresses complémentaires', '2 place de la Brèche 94000 Créteil'],
  ['Immatriculée le', '19/12/2016'],
  ['Règlement publié le', '30/04/1974'],
  ['Représentant légal', 'CABINET BRESSON-DIOUF & ASSOCIES'],
  ['SIRET', '900 000 781 00033'],
  ['Adresse du représentant', '18 avenue du Général de Gaulle 94000 Créteil'],
  ['Cadre', 'Mandat de syndic en cours, fin le 30/06/2027'],
  ['Syndicat', 'principal – membre d’une union de syndicats – non coopératif'],
] as const;
const register = paperOf(
  'fiche-colonnes-tours-creteil',
  `font: 8.4pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .c { columns: 2; column-gap: 8mm } h1 { font-size: 13pt; border-bottom: .6mm solid #b8860b } h2 { font-size: 9.4pt; background: #fff4d6; padding: 1mm; margin: 2mm 0 1mm; break-after: avoid } td { padding: .7mm 1mm; border-bottom: .1mm solid #ddc; } td:last-child { font-weight: bold } table { break-inside: avoid }`,
  [
    `<h1>Fiche synthétique de la copropriété AA1-774-093</h1><p>Article 8-2 de la loi du 10 juillet 1965 – décret n° 2016-1822 – données du registre au 15 janvier 2025</p><div class="c"><h2>Identification</h2>${table([], REGISTER)}<h2>Lots</h2>${table(
      [],
      [
        ['Total des lots', '1 046'],
        ['– habitation, bureaux, commerces', '412'],
        ['– stationnement', '398'],
        ['– caves et divers', '236'],
      ],
    )}<h2>Technique</h2>${table(
      [],
      [
        ['Bâtiments', '2'],
        ['Construction', 'De 1961 à 1974'],
        ['Chauffage', 'collectif, réseau urbain'],
        ['Ascenseurs', '10'],
        ['DPE collectif', 'réalisé, étiquette E'],
      ],
    )}<h2>Finances</h2>${table(
      [],
      [
        ['Dernier exercice clos', 'du 01/07/2023 au 30/06/2024'],
        ['Approuvé en AG le', '10/12/2024'],
        ['Charges courantes', '256 413,95 €'],
        ['Charges travaux et exceptionnelles', '48 200,00 €'],
        ['Sommes dues par les copropriétaires', '61 877,40 €'],
        ['Débiteurs > 300 €', '37'],
        ['Dettes fournisseurs, rémunérations et autres', '33 105,18 €'],
        ['Fonds de travaux', '118 940,00 €'],
        ['Personnel du syndicat', 'Oui (6 agents de sécurité, 2 gardiens)'],
      ],
    )}<h2>Difficultés</h2><p>Administration provisoire : non. Mandat ad hoc : non. Arrêté de péril : non.</p></div><p style="font-size:7pt;margin-top:4mm">Document mis à disposition des copropriétaires, actualisé chaque année. Défaut : pénalité de 15 € par jour de retard.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET BRESSON-DIOUF & ASSOCIES',
      building: 'LES TOURS DU PALAIS',
      building_address: '5-7 rue Thomas Edison, 94000 Créteil',
      rnc: 'AA1774093',
      updated_on: '2025-01-15',
      lots_count: 1046,
      homes_count: 412,
      parking_count: 398,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('collectif, réseau urbain', 'collectif', 'collectif réseau urbain'),
      lifts_count: 10,
      exercice_from: '2023-07-01',
      exercice_to: '2024-06-30',
      approved_on: '2024-12-10',
      charges_courantes: 25641395,
      charges_travaux: 4820000,
      impayes: 6187740,
      debtors_count: 37,
      dette_fournisseurs: 3310518,
      fonds_travaux: 11894000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const num = (value: string, label: string) => `<div><b>${value}</b><span>${label}</span></div>`;
const cards = paperOf(
  'fiche-chiffres-annecy',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 17mm; .g { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; gap: 3mm; margin: 3mm 0 6mm } .g div { border: .2mm solid #cfe0ea; border-radius: 2mm; padding: 3mm } .g b { display: block; font-size: 15pt; color: #0e6a94 } .g span { font-size: 7.6pt; color: #7b8b94; line-height: 1.2; display: block } h2 { font-size: 11pt; color: #0e6a94 }`,
  [
    `<p style="color:#7b8b94">SAVOIE LAC GESTION · fiche synthétique</p><h1 style="font-size:20pt">Les Balcons du Semnoz</h1><p>8 chemin de la Prairie, 74000 Annecy · immatriculation AF4410207 · mise à jour le 6 février 2026</p><h2>L’immeuble</h2><div class="g">${num('96', 'lots en tout')}${num('34', 'lots d’habitation, bureaux ou commerces')}${num('36', 'lots de stationnement')}${num('3', 'bâtiments')}${num('1994 – 2000', 'période de construction')}${num('3', 'ascenseurs')}${num('individuel gaz', 'chauffage')}${num('12/03/1996', 'règlement de copropriété')}</div><h2>L’exercice clos le 30 septembre 2025 <span style="font-size:9pt;font-weight:normal">(ouvert le 1er octobre 2024, approuvé le 29 janvier 2026)</span></h2><div class="g">${num('54 118 €', 'charges pour opérations courantes')}${num('8 400 €', 'charges pour travaux et opérations exceptionnelles')}${num('3 459 €', 'dettes fournisseurs, rémunérations et autres')}${num('2 642 €', 'sommes restant dues par les copropriétaires')}${num('2', 'copropriétaires débiteurs de plus de 300 €')}${num('26 175 €', 'fonds de travaux')}${num('non', 'personnel employé')}${num('non', 'procédure administrative')}</div><p style="font-size:8.4pt">Le représentant légal est SAVOIE LAC GESTION (mandat de syndic), agence de Seynod, 14 avenue des Neigeos, 74600 Annecy. Syndicat principal, non coopératif ; adhère à l’ASL Les Prairies pour la voirie.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'SAVOIE LAC GESTION',
      building: 'Les Balcons du Semnoz',
      building_address: '8 chemin de la Prairie, 74000 Annecy',
      rnc: 'AF4410207',
      updated_on: '2026-02-06',
      lots_count: 96,
      homes_count: 34,
      parking_count: 36,
      buildings_count: 3,
      build_period: '1994 – 2000',
      heating: either('individuel gaz', 'individuel', 'individuel, gaz'),
      lifts_count: 3,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-01-29',
      charges_courantes: 5411800,
      charges_travaux: 840000,
      dette_fournisseurs: 345900,
      impayes: 264200,
      debtors_count: 2,
      fonds_travaux: 2617500,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-onglets-metz',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; h2 { display: inline-block; background: #7b2d26; color: #fff; font-size: 9.6pt; padding: 1mm 4mm; margin: 5mm 0 0 } table { border-top: .4mm solid #7b2d26 } td, th { border-bottom: .15mm solid #c9b3b0 }`,
  [
    `<p><b>Hilbert &amp; Cie</b>, syndic – 22, en Fournirue – 57000 METZ</p><h1 style="font-size:17pt">CARNET D’ENTRETIEN</h1><p>Résidence Sainte-Thérèse – 4 avenue Leclerc-de-Hauteclocque, 57000 Metz – registre : AE2280419<br>Dernière mise à jour : 03/02/2026 (ouvert le 11/06/2001)</p><h2>1. ASSURANCES</h2>${table(
      ['Risque', 'Assureur', 'Police n°', 'Prochaine échéance'],
      [
        ['Multirisque immeuble', 'Mosel Assurances Exemple', '57-MRI-118 402', '31/12/2026'],
        ['Dommages-ouvrage (ravalement 2019)', 'Décennale Exemple', 'DO-19-4471', '–'],
      ],
    )}<h2>2. CONTRATS</h2>${table(
      ['Objet', 'Prestataire', 'Depuis le', 'Durée'],
      [
        ['Ascenseur', 'Lorraine Élévation', '01/09/2020', '3 ans, tacite'],
        ['VMC', 'Ventil’Est', '15/01/2023', '1 an'],
        ['Désinsectisation', 'Hygia', '01/03/2018', '1 an'],
      ],
    )}<h2>3. TRAVAUX</h2>${table(
      ['Réception', 'Nature', 'Entreprise', 'Coût'],
      [
        ['10/2019', 'Ravalement des façades sur rue', 'Pierre de Jaumont SA', '141 200 € TTC'],
        ['05/2022', 'Remplacement de la centrale de VMC', 'Ventil’Est', '9 870 € TTC'],
        ['11/2024', 'Mise en conformité électrique des caves', 'Élec Saulcy', '12 440 € TTC'],
      ],
    )}<h2>4. ÉTUDES</h2><p>Dossier technique amiante : 21/10/2004. DPE collectif : 12/12/2025, classe D. Projet de plan pluriannuel : en cours, voté le 22/05/2025.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Hilbert & Cie',
      building: 'Résidence Sainte-Thérèse',
      building_address: '4 avenue Leclerc-de-Hauteclocque, 57000 Metz',
      rnc: 'AE2280419',
      updated_on: '2026-02-03',
      insurer: 'Mosel Assurances Exemple',
      policy_number: '57-MRI-118 402',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const before = paperOf(
  'ped-agence-valence',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h2 { font-size: 10pt; color: #8c4a00; margin: 5mm 0 1mm } td { border-bottom: .15mm solid #ccc } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p style="color:#8c4a00"><b>Drôme Transactions</b> – agence immobilière – 20 boulevard Bancel, 26000 Valence</p><h1 style="font-size:15pt">PRÉ-ÉTAT DATÉ</h1><p>(art. L. 721-2 du CCH) établi le 11 juin 2026 pour la vente des lots 6, 40 et 77<br>Copropriété : Le Parc Jouvet, 12 avenue Gambetta, 26000 Valence – RNC AC0918826<br>Copropriétaires cédants : Consorts MARTIN-DELORME<br>Syndic : Régie Rhodanienne SA, 2 rue Pasteur, 26000 Valence</p><h2>1. Sommes restant dues au syndicat par le vendeur</h2>${table(
      [],
      [
        ['Provisions exigibles (budget courant)', '418,22 €'],
        ['Provisions exigibles (travaux)', '1 250,00 €'],
        ['Charges impayées antérieures', '0,00 €'],
      ],
    )}<h2>2. Sommes à rembourser au vendeur</h2>${table([], [['Avance de trésorerie', '180,00 €']])}<h2>3. Sommes à la charge de l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', '180,00 €'],
        ['Provision au 1er juillet 2026', '418,22 €'],
        ['Solde travaux de toiture, appel du 1er octobre 2026', '1 250,00 €'],
      ],
    )}<h2>4. Charges des deux derniers exercices (quote-part des lots)</h2>${table(
      [],
      [
        ['2025 – budget / réel', '1 640,00 € / 1 702,88 €'],
        ['2024 – budget / réel', '1 580,00 € / 1 566,31 €'],
      ],
    )}<h2>5. État global de la copropriété au 31/12/2025</h2>${table(
      [],
      [
        ['Impayés de charges', '6 904,17 €'],
        ['Dettes fournisseurs', '4 388,60 €'],
        ['Fonds de travaux, part des lots vendus', '512,40 €'],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Document informatif établi à partir des pièces remises par le vendeur ; ne remplace pas l’état daté que le syndic adressera au notaire.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('Régie Rhodanienne SA', 'Régie Rhodanienne'),
      building: 'Le Parc Jouvet',
      building_address: '12 avenue Gambetta, 26000 Valence',
      rnc: 'AC0918826',
      owner: 'Consorts MARTIN-DELORME',
      lots: ['6', '40', '77'],
      made_on: '2026-06-11',
      impayes: 690417,
      dette_fournisseurs: 438860,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const PAPIERS_DE_RESIDENCE = [register, cards, book, before];
