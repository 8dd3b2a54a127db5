// Papers of the building: two synthetic sheets, an upkeep book and an asbestos file.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { whole } from './commun.ts';

const pairs = (rows: readonly (readonly [string, string])[], name = '') => table([], rows, name);

const register = paperOf(
  'fiche-registre-grille-boulogne',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 8.6pt; background: #000091; color: #fff; padding: .8mm 2mm; margin: 2.4mm 0 0 } td { border: .12mm solid #aab; padding: .7mm 1.5mm } td:first-child { width: 105mm; background: #f5f5fe }`,
  [
    `<p style="font-size:7pt">Fiche délivrée par le registre national d’immatriculation des copropriétés le 21/04/2026</p><h1 style="font-size:14pt">Fiche synthétique de la copropriété : AA7118346</h1><p>(conforme au décret n° 2016-1822 du 21 décembre 2016) – générée à partir des données mises à jour le 20/04/2026</p>
    <h2>1 IDENTIFICATION</h2>${pairs([
      ['Nom d’usage de la copropriété, s’il y en a un', 'LES QUAIS DE SEINE'],
      ['Adresse de la copropriété', '5/7 rue du Four-à-Plâtre 92100 BOULOGNE-BILLANCOURT'],
      ['Adresse(s) complémentaire(s)', '2 passage des Lavandières'],
      ['Date du règlement de copropriété', '14/11/1972'],
    ])}
    <h2>2 IDENTITÉ DU SYNDIC OU DE L’ADMINISTRATEUR PROVISOIRE</h2>${pairs([
      [
        'Représentant légal de la copropriété',
        'IMMO DE FRANCILIA BOULOGNE de numéro SIRET 43211790400037',
      ],
      ['agissant dans le cadre d’un mandat de', 'Syndic professionnel'],
      ['Adresse', '88 route de la Reine-Blanche 92100 BOULOGNE-BILLANCOURT'],
    ])}
    <h2>3 ORGANISATION JURIDIQUE</h2>${pairs([
      ['Type de syndicat', 'Syndicat principal'],
      ['Si syndicat coopératif / résidence-service', 'Non'],
    ])}
    <h2>4 CARACTÉRISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots inscrits dans le règlement de copropriété', '247'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '97'],
      ['Nombre de lots à usage d’habitation', '94'],
      ['Nombre de lots de stationnement', '81'],
      ['Nombre total de bâtiments', '3'],
      ['Période de construction des bâtiments', 'De 1961 à 1974'],
    ])}
    <h2>5 ÉQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'Collectif – chauffage urbain'],
      ['Nombre d’ascenseurs', '4'],
    ])}
    <h2>6 CARACTÉRISTIQUES FINANCIÈRES</h2>${pairs([
      ['Date de début de l’exercice comptable', '01/01/2025'],
      ['Date de fin de l’exercice clos', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '14/04/2026'],
      ['Charges pour opérations courantes', `${whole(86269)} €`],
      ['Charges pour travaux et opérations exceptionnelles', `${whole(14377)} €`],
      ['Dettes fournisseurs, rémunérations et autres', `${whole(19044)} €`],
      ['Montant des impayés', `${whole(31208)} €`],
      ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '11'],
      ['Montant du fonds de travaux', `${whole(26715)} €`],
      ['Présence de personnel employé par le syndicat', 'Oui'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('IMMO DE FRANCILIA BOULOGNE', 'IMMO DE FRANCILIA'),
      building: 'LES QUAIS DE SEINE',
      building_address: '5/7 rue du Four-à-Plâtre 92100 BOULOGNE-BILLANCOURT',
      rnc: 'AA7118346',
      updated_on: either('2026-04-20', '2026-04-21'),
      lots_count: 247,
      homes_count: 97,
      parking_count: 81,
      buildings_count: 3,
      lifts_count: 4,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif – chauffage urbain', 'Collectif', 'Chauffage urbain'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-14',
      charges_courantes: 8626900,
      charges_travaux: 1437700,
      dette_fournisseurs: 1904400,
      impayes: 3120800,
      debtors_count: 11,
      fonds_travaux: 2671500,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const home = paperOf(
  'fiche-maison-colonnes-paris16',
  `font: 9.4pt/1.4 'P052', serif; padding: 16mm 20mm; .c { columns: 2; column-gap: 8mm } .c p { break-inside: avoid; margin-bottom: 1.5mm } h2 { font-size: 10.5pt; border-bottom: .2mm solid #000 }`,
  [
    `<p style="text-align:center;font-size:13pt;letter-spacing:.5mm">CABINET HENRI MAUSSION</p><p style="text-align:center">FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ<br>(art. 8-2 de la loi du 10 juillet 1965) – mise à jour du 15 janvier 2026</p><p><b>27, avenue de Lamballerie – 75016 Paris</b> – Immatriculation n° AA0-913-557 (le 4 décembre 2018)</p><div class="c"><h2>Le syndic</h2><p>Cabinet Henri Maussion, 33, rue de la Bienveillance, 75008 Paris, syndic professionnel, mandat en cours jusqu’au 31 décembre 2028.</p><h2>L’immeuble</h2><p>Un bâtiment, élevé avant 1949, sur caves, de sept étages.</p><p>52 lots au règlement de copropriété, dont 21 à usage d’habitation et de bureaux et aucun de stationnement.</p><p>Chauffage : collectif (réseau urbain). Ascenseurs : 2.</p><h2>Finances</h2><p>Exercice du 1<sup>er</sup> juillet 2024 au 30 juin 2025, approuvé par l’assemblée du 9 décembre 2025.</p><p>Charges pour opérations courantes : 84 212,30 €</p><p>Charges pour travaux et opérations exceptionnelles : 0,00 €</p><p>Dettes envers les fournisseurs : 7 118,44 €</p><p>Sommes restant dues par les copropriétaires : 4 933,02 €</p><p>Copropriétaires débiteurs de plus de 300 € : 3</p><p>Solde du fonds de travaux : 14 820,00 €</p><h2>Personnel</h2><p>Une gardienne à service complet, catégorie B.</p></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET HENRI MAUSSION',
      building_address: '27, avenue de Lamballerie, 75016 Paris',
      rnc: 'AA0913557',
      updated_on: '2026-01-15',
      lots_count: 52,
      homes_count: 21,
      parking_count: 0,
      buildings_count: 1,
      lifts_count: 2,
      build_period: either('avant 1949', 'élevé avant 1949'),
      heating: either('collectif (réseau urbain)', 'collectif'),
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-09',
      charges_courantes: 8421230,
      charges_travaux: 0,
      dette_fournisseurs: 711844,
      impayes: 493302,
      debtors_count: 3,
      fonds_travaux: 1482000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-reseau-deux-pages-nice',
  `font: 8.4pt/1.35 'Carlito', sans-serif; padding: 13mm 15mm; h2 { font-size: 10pt; color: #c2410c; border-bottom: .3mm solid #c2410c; margin: 4mm 0 1mm } td, th { border: .15mm solid #ccc } th { background: #fdf0e9 }`,
  [
    `<p><b style="font:bold 16pt 'URW Gothic',sans-serif;color:#c2410c">squaris</b> SQUARIS NICE CARABACEL – 8 rue de l’Escarène-Neuve 06000 NICE</p><h1 style="font-size:15pt">CARNET D’ENTRETIEN</h1><p>LE PALAIS MIRAMONT – 41 avenue des Orangers de Cimiez 06000 NICE – Immatriculation AE0391552<br>Carnet mis à jour le 03/09/2026</p><h2>Identification</h2>${table(
      ['Bât.', 'Construction', 'Niveaux', 'Lots principaux', 'Ascenseur'],
      [
        ['Palais', '1911', 'R+5', '28', '1'],
        ['Pavillon', '1934', 'R+1', '3', '0'],
      ],
    )}<h2>Contrats d’assurance</h2>${table(
      ['Risque', 'Compagnie', 'Police n°', 'Échéance'],
      [
        ['Multirisque immeuble', 'ASSUR’AZUR EXEMPLE', '06-884-71920', '31/12/2026'],
        ['Protection juridique', 'JURIDIS EXEMPLE', 'PJ 55101', '31/12/2026'],
      ],
    )}<h2>Contrats d’entretien</h2>${table(
      ['Objet', 'Prestataire', 'Date d’effet', 'Reconduction'],
      [
        ['Ascenseur – contrat étendu', 'ASCENSEURS DE LA BAIE', '01/02/2020', 'tacite'],
        ['Nettoyage', 'MME PICCO PROPRETÉ', '01/09/2022', 'tacite'],
        ['Désinsectisation', 'HYGIENA 06', '01/01/2024', 'annuelle'],
      ],
    )}`,
    `<p style="font-size:7pt">LE PALAIS MIRAMONT – carnet d’entretien – page 2</p><h2>Travaux importants</h2>${table(
      ['Date', 'Nature', 'Entreprise', 'Montant'],
      [
        ['2009', 'Ravalement de la façade sud', 'FAÇADES DU PAILLON', '188 400 €'],
        ['2016', 'Réfection de la toiture du pavillon', 'TOITURES ROJA', '27 950 €'],
        ['2023', 'Remplacement de la porte d’entrée', 'FERRONNERIE BAVASTRO', '9 870 €'],
      ],
    )}<h2>Travaux votés à venir</h2><p>Remplacement complet de l’ascenseur (AG du 16/04/2026), réception prévue en juin 2027.</p><h2>Diagnostics parties communes</h2>${table(
      ['Type', 'Date', 'Cabinet', 'Résultat'],
      [
        ['DTA', '12/10/2005', 'AZUR CONTRÔLE', 'absence'],
        ['Plomb parties communes', '08/07/2008', 'AZUR CONTRÔLE', 'présence'],
        ['Termites', 'sans objet', '', ''],
      ],
    )}`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('SQUARIS NICE CARABACEL', 'squaris'),
      building: 'LE PALAIS MIRAMONT',
      building_address: '41 avenue des Orangers de Cimiez, 06000 NICE',
      rnc: 'AE0391552',
      updated_on: '2026-09-03',
      insurer: 'ASSUR’AZUR EXEMPLE',
      policy_number: '06-884-71920',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const asbestosFile = paperOf(
  'dta-parties-communes-vincennes',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #444 } th { background: #ddd }`,
  [
    `<p>CONTRÔLE EST PARISIEN – 3 villa des Peupliers-Gris 94120 FONTENAY-SOUS-BOIS</p><h1>DOSSIER TECHNIQUE AMIANTE<br>Fiche récapitulative</h1><p>Articles R. 1334-29-5 et suivants du code de la santé publique – parties communes</p>${table(
      [],
      [
        ['Référence du dossier', 'DTA-94-2013/0219'],
        ['Date de rédaction', '17/04/2013'],
        ['Immeuble', '9 rue de la Ménagerie, 94300 VINCENNES'],
        ['Propriétaire', 'Syndicat des copropriétaires, représenté par GERIMO VINCENNES'],
        ['Permis de construire', 'antérieur au 1er juillet 1997 (1958)'],
      ],
    )}<p style="margin-top:4mm">Matériaux et produits contenant de l’amiante repérés :</p>${table(
      ['Date', 'Localisation', 'Matériau', 'État', 'Mesure'],
      [
        [
          '17/04/2013',
          'Sous-sol, couloir des caves',
          'Conduit fibres-ciment',
          'Bon état',
          'Évaluation périodique',
        ],
        [
          '17/04/2013',
          'Toiture de l’appentis',
          'Plaques ondulées',
          'Bon état',
          'Évaluation périodique',
        ],
      ],
    )}<p style="margin-top:4mm">Le dossier complet peut être consulté chez le syndic. Consignes générales de sécurité : ne pas percer, poncer ni découper les matériaux signalés.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTA',
    facts: {
      building_address: '9 rue de la Ménagerie, 94300 VINCENNES',
      syndic: 'GERIMO VINCENNES',
      made_on: '2013-04-17',
      report_number: 'DTA-94-2013/0219',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['lots', 'rnc', 'valid_until'],
  },
);

export const PAPIERS_DE_IMMEUBLE = [register, home, book, asbestosFile];
