// Papers of the building: the sheet of the register, the upkeep book, the rules and an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const pairs = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;

const register = paperOf(
  'fiche-registre',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #1f3b73; margin: 0 } h2 { font-size: 10pt; color: #fff; background: #1f3b73; padding: 1mm 2mm; margin: 3mm 0 1.5mm } dl { display: grid; grid-template-columns: 78mm 1fr; margin: 0; row-gap: .6mm } dt { color: #555 } dd { margin: 0; font-weight: bold }`,
  [
    `<p>Registre national d’immatriculation des copropriétés</p><h1>Fiche synthétique de la copropriété n° AE9-013-377</h1><p>(conformément à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965) – générée à partir des données mises à jour le 14/10/2026</p>
    <h2>IDENTIFICATION DE LA COPROPRIÉTÉ</h2>${pairs([
      ['Nom d’usage de la copropriété', 'Les Terrasses de Garonne'],
      ['Adresse de référence', '44 allée des Tamaris 31300 Toulouse'],
      ['Date d’immatriculation', '21/11/2018'],
      ['Date du règlement de copropriété', '09/05/1986'],
    ])}<h2>IDENTITÉ DU REPRÉSENTANT LÉGAL</h2>${pairs([
      ['Représentant légal', 'SUD COPRO CONSEIL (SIRET 900 000 217 00024)'],
      ['Agissant dans le cadre d’un mandat de', 'syndic professionnel'],
      ['Adresse', '5 place des Micocouliers 31400 Toulouse'],
    ])}<h2>ORGANISATION JURIDIQUE</h2>${pairs([
      ['Type de syndicat', 'Syndicat principal'],
      ['Spécificités', 'Aucune'],
    ])}<h2>CARACTÉRISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots inscrits au règlement', '164'],
      ['Nombre de lots à usage d’habitation, de commerces et de bureaux', '58'],
      ['Nombre de lots de stationnement', '61'],
      ['Nombre de bâtiments', '3'],
      ['Période de construction des bâtiments', 'de 1975 à 1993'],
    ])}<h2>ÉQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'individuel électrique'],
      ['Nombre d’ascenseurs', '3'],
    ])}<h2>CARACTÉRISTIQUES FINANCIÈRES</h2>${pairs([
      ['Exercice comptable', 'du 01/07/2024 au 30/06/2025'],
      ['Date de l’assemblée ayant approuvé les comptes', '22/06/2026'],
      ['Charges pour opérations courantes', '112 604 €'],
      ['Charges pour travaux et opérations exceptionnelles', '8 315 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '14 227 €'],
      ['Montant des sommes restant dues par les copropriétaires', '21 960 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '9'],
      ['Montant du fonds de travaux', '33 480 €'],
      ['Présence de personnel employé par le syndicat', 'Non'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'SUD COPRO CONSEIL',
      building: 'Les Terrasses de Garonne',
      building_address: '44 allée des Tamaris, 31300 Toulouse',
      rnc: 'AE9013377',
      updated_on: '2026-10-14',
      lots_count: 164,
      homes_count: 58,
      parking_count: 61,
      buildings_count: 3,
      build_period: 'de 1975 à 1993',
      heating: either('individuel électrique', 'individuel', 'individuel, électrique'),
      lifts_count: 3,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2026-06-22',
      charges_courantes: 11260400,
      charges_travaux: 831500,
      dette_fournisseurs: 1422700,
      impayes: 2196000,
      debtors_count: 9,
      fonds_travaux: 3348000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-rubriques',
  `font: 9.4pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 17pt } h2 { font-size: 11pt; border-left: 2mm solid #b5651d; padding-left: 2mm; margin-top: 5mm } td, th { border-bottom: .2mm solid #b9a58f } th { color: #b5651d }`,
  [
    `<p>CABINET VANDAMME IMMOBILIER – 17 rue du Molinel – 59800 LILLE</p><h1>Carnet d’entretien de l’immeuble</h1><p>Décret n° 2001-477 du 30 mai 2001 – état au 12 octobre 2026</p><h2>L’immeuble</h2>${table(
      [],
      [
        ['Désignation', 'Résidence JEAN BART'],
        ['Situation', '30 rue de la Barre, 59800 LILLE'],
        ['N° d’immatriculation', 'AB6615902'],
        ['Achevé en', '1964 (permis antérieur au 1er juillet 1997)'],
        ['Composition', '1 bâtiment, 6 étages, 38 logements, 2 commerces'],
      ],
    )}<h2>Assurance de l’immeuble</h2>${table(
      ['Compagnie', 'Contrat', 'Nature', 'Échéance'],
      [
        [
          'Prévoyance Flandre Exemple',
          'IM-7750-2219',
          'Multirisque immeuble',
          '1er avril, prochaine : 01/04/2027',
        ],
      ],
    )}<h2>Contrats d’entretien</h2>${table(
      ['Équipement', 'Titulaire', 'Depuis', 'Échéance'],
      [
        ['Ascenseur', 'Élévation Nord', '01/01/2019', 'tacite, annuelle'],
        ['Portail', 'Automatismes Lillois', '01/06/2022', '31/05/2027'],
        ['Toiture-terrasse', 'Étanchéité Deûle', '15/09/2025', '14/09/2028'],
      ],
    )}`,
    `<h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Nature', 'Entreprise', 'Montant TTC'],
      [
        ['2025', 'Étanchéité du toit-terrasse', 'Étanchéité Deûle', '18 240 €'],
        ['2021', 'Remplacement des boîtes aux lettres', 'Serrurerie Wazemmes', '4 130 €'],
        ['2014', 'Mise aux normes électriques des communs', 'Élec Flandre', '11 900 €'],
      ],
    )}<h2>Diagnostics des parties communes</h2>${table(
      ['Diagnostic', 'Date', 'Conclusion'],
      [
        ['Dossier technique amiante', '03/02/2006', 'Présence, bon état de conservation'],
        ['Constat plomb', '–', 'Sans objet (immeuble postérieur à 1949)'],
        ['DPE collectif', '17/12/2024', 'Classe D'],
      ],
    )}<h2>Programme pluriannuel</h2><p>Ravalement des façades décidé le 03/06/2026, échelonné jusqu’en 2027.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET VANDAMME IMMOBILIER',
      building: 'Résidence JEAN BART',
      building_address: '30 rue de la Barre, 59800 LILLE',
      rnc: 'AB6615902',
      updated_on: '2026-10-12',
      insurer: 'Prévoyance Flandre Exemple',
      policy_number: 'IM-7750-2219',
      insured_until: '2027-04-01',
    },
    absent: ['meeting_on', 'owner', 'made_on', 'lots'],
  },
);

const rules = paperOf(
  'reglement-expedition',
  `font: 10.4pt/1.5 'C059', serif; padding: 18mm 18mm 18mm 35mm; h2 { font-size: 11pt; text-align: center; letter-spacing: .4mm } td, th { border: .2mm solid #000; padding: .8mm 1.5mm }`,
  [
    `<p>Étude de Me Raymond LACAZE<br>Notaire à TOULOUSE</p><p style="text-align:center;margin-top:20mm"><b>RÈGLEMENT DE COPROPRIÉTÉ<br>ET ÉTAT DESCRIPTIF DE DIVISION</b><br>de l’ensemble immobilier<br>« LES TERRASSES DE GARONNE »</p><p style="margin-top:14mm">L’AN MIL NEUF CENT QUATRE-VINGT-SIX,<br>Le NEUF MAI,</p>${paragraphs(['Par-devant Maître Raymond LACAZE, notaire à TOULOUSE (Haute-Garonne), a comparu : Monsieur Gilbert ESCANDE, agissant au nom de la société civile « GARONNE-TAMARIS », lequel a établi ainsi qu’il suit le règlement de copropriété de l’ensemble immobilier que ladite société fait édifier.', 'CHAPITRE PREMIER. DÉSIGNATION. L’ensemble immobilier est situé à TOULOUSE (31300), 44 allée des Tamaris. Il figure au cadastre rénové section 812 AK, numéro 57, pour une contenance de 62 ares 14 centiares.'])}`,
    `<h2>CHAPITRE II – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble est divisé en cent soixante-quatre lots numérotés de 1 à 164. Les quotes-parts sont exprimées en trente millièmes (30 000èmes).</p>${table(
      ['N° lot', 'Bât.', 'Esc.', 'Étage', 'Nature', 'Quote-part (30 000èmes)'],
      [
        ['36', 'A', '2', '2e', 'Studio', '541'],
        ['37', 'A', '2', '2e', 'Appartement deux pièces', '988'],
        ['38', 'A', '2', '2e', 'Appartement trois pièces', '1204'],
        ['111', 'S/S', '', '-1', 'Emplacement de voiture', '55'],
        ['112', 'S/S', '', '-1', 'Emplacement de voiture', '55'],
      ],
    )}<h2 style="margin-top:6mm">CHAPITRE III – PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>Les parties communes comprennent la totalité du sol, les fondations, les gros murs, les toitures, les halls et escaliers, les canalisations générales.</p><p>Les parties privatives sont celles réservées à l’usage exclusif de chaque copropriétaire : carrelages, parquets, cloisons, portes palières, sanitaires.</p>`,
    `<h2>CHAPITRE IV – DESTINATION ET JOUISSANCE</h2><p>L’ensemble est destiné à l’habitation ; les professions libérales y sont tolérées. Les copropriétaires jouiront des parties privatives en bons pères de famille.</p><h2>CHAPITRE V – CHARGES COMMUNES</h2><p>Chaque copropriétaire contribue aux charges relatives à la conservation, à l’entretien et à l’administration des parties communes au prorata de sa quote-part.</p><h2>CHAPITRE VI – ADMINISTRATION</h2><p>Les copropriétaires se réunissent en assemblée générale au moins une fois l’an ; le syndic est nommé par elle.</p><p style="margin-top:12mm">Publié au 2ème bureau des hypothèques de TOULOUSE le 11 juin 1986, volume 5512, numéro 8.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1986-05-09',
      notary: either('Maître Raymond LACAZE', 'Me Raymond LACAZE', 'Maître LACAZE'),
      publication: either('5512 n° 8', 'volume 5512, numéro 8'),
      building: 'LES TERRASSES DE GARONNE',
      building_address: either(
        '44 allée des Tamaris, 31300 TOULOUSE',
        'TOULOUSE (31300), 44 allée des Tamaris',
      ),
      parcels: either(['812 AK 57'], ['AK 57']),
      lot_shares: ['36:541/30000', '37:988/30000', '38:1204/30000', '111:55/30000', '112:55/30000'],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-tableau',
  `font: 10.5pt/1.5 'P052', serif; padding: 18mm 22mm; h2 { font-size: 11pt; text-decoration: underline } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>102 884 01<br>SV/PM</p><p style="text-align:right"><b>LE VINGT-TROIS NOVEMBRE<br>DEUX MILLE DIX-SEPT</b></p><p>À LILLE (Nord), 9 façade de l’Esplanade, au siège de l’office,<br>Maître Sophie VERMEERSCH, notaire soussignée,</p><p>a reçu le présent acte authentique contenant <b>MODIFICATIF DU RÈGLEMENT DE COPROPRIÉTÉ – ÉTAT DESCRIPTIF DE DIVISION</b> à la requête du syndicat des copropriétaires de la « RÉSIDENCE JEAN BART », sise à LILLE (59800), 30 rue de la Barre.</p><h2>Acte modifié</h2><p>Règlement de copropriété contenant état descriptif de division reçu par Maître Edmond CARLIER, notaire à LILLE, le 18 mars 1963, publié au premier bureau des hypothèques de LILLE le 22 avril 1963, volume 3877 numéro 41.</p><h2>Objet</h2><p>Suivant délibération du 8 juin 2017, une partie du palier du sixième étage est distraite des parties communes pour former le lot numéro 62.</p>`,
    `<h2>Tableau modificatif</h2>${table(
      ['Lot', 'Étage', 'Nature', 'Tantièmes anciens', 'Tantièmes nouveaux'],
      [['62', '6e', 'Débarras', 'néant', '18 / 20 018']],
    )}<p style="margin-top:5mm">La base est portée de 20 000 à 20 018. Les tantièmes des autres lots demeurent inchangés.</p><h2>Publication</h2><p>Le présent acte a été publié au service de la publicité foncière de LILLE 1 le 19 décembre 2017, volume 2017P numéro 11874.</p><p>Fait et passé en l’office, lecture faite, le comparant a signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2017-11-23',
      notary: either('Maître Sophie VERMEERSCH', 'Maître VERMEERSCH'),
      modifies: ['1963-03-18'],
      publication: either('2017P n° 11874', 'volume 2017P numéro 11874'),
      building: 'RÉSIDENCE JEAN BART',
      building_address: '30 rue de la Barre, 59800 LILLE',
      lot_shares: ['62:18/20018'],
    },
    absent: ['price', 'meeting_on', 'rnc', 'parcels'],
  },
);

export const PAPIERS_IMMEUBLE = [register, book, rules, amendment];
