// Energy labels of two printers, asbestos, lead and termites.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { foot } from './outils.ts';

const COLOURS = [
  '#00a06d',
  '#52b153',
  '#a5cc74',
  '#f4e70f',
  '#f0b50f',
  '#eb8235',
  '#d7221f',
] as const;
const ladder = (at: string, figures: string) =>
  `<div>${COLOURS.map((colour, index) => {
    const letter = 'ABCDEFG'[index] ?? '';
    return `<div style="display:flex;align-items:center;margin-bottom:1mm"><div style="background:${colour};width:${30 + index * 8}mm;padding:.6mm 2mm;font-weight:bold">${letter}</div>${letter === at ? `<div style="border:.4mm solid #000;padding:.6mm 3mm;margin-left:4mm;font-size:12pt"><b>${figures}</b></div>` : ''}</div>`;
  }).join('')}</div>`;
const label = paperOf(
  'dpe-deux-pages-toulon',
  `font: 8.8pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 12mm 14mm; h1 { font-size: 24pt; margin: 0 } h2 { font-size: 11pt; border-bottom: .4mm solid #0a7; margin: 4mm 0 2mm } td { border-bottom: .15mm solid #ccc } .a { display: grid; grid-template-columns: 1fr 60mm; gap: 6mm }`,
  [
    `<div class="a"><div><h1>DPE</h1><b>diagnostic de performance énergétique (logement)</b></div><div>n° : 2683E0914472F<br>établi le : 18/05/2026<br>valable jusqu’au : 17/05/2036</div></div><p style="margin-top:3mm;font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : ecologie.example.fr</p>${table(
      [],
      [
        ['adresse', '77 corniche du Général de Gaulle, 83000 TOULON (6e étage, n° de lot : 62)'],
        ['type de bien', 'Appartement'],
        ['année de construction', '1948 - 1974'],
        ['surface de référence', '41,3 m²'],
        ['propriétaire', 'Succession GIORDANO Antoine'],
        ['adresse', '12 traverse des Capucins, 06600 ANTIBES'],
      ],
    )}<h2>Performance énergétique et climatique</h2>${ladder('E', '268 kWh/m²/an | 9* kg CO₂/m²/an')}<p>Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Consommation finale : 117 kWh/m²/an. * Dont émissions de gaz à effet de serre : peu d’émissions de CO₂ A B C … G émissions très importantes ; ce logement émet 371 kg de CO₂ par an, soit l’équivalent de 1 924 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie</h2><p>entre <b>810 €</b> et <b>1 150 €</b> par an – prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>RADE EXPERTISES – 9 place d’Armes 83000 TOULON – diagnostiqueur : Sandrine AUTRAN – n° de certification : DTI-3327 – tél. 04 94 00 00 77</p>${foot('p. 1')}`,
    `<h2>Schéma des déperditions de chaleur</h2><p>portes et fenêtres 28 % – murs 33 % – toiture ou plafond 17 % – plancher bas 0 % – ponts thermiques 11 % – ventilation 11 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [],
      [
        ['usage', 'consommation d’énergie (en kWh énergie primaire)', 'frais annuels'],
        ['chauffage – électrique', '7 441 (3 235 é.f.)', 'entre 540 € et 740 €'],
        ['eau chaude – électrique', '3 190 (1 387 é.f.)', 'entre 230 € et 320 €'],
        ['éclairage', '178 (77 é.f.)', 'entre 10 € et 30 €'],
      ],
    )}<h2>Recommandations</h2><p>Étape 1 : isolation des murs par l’intérieur (ITI), montant estimé 3 100 à 4 700 €. Étape 2 : remplacement des fenêtres, 4 200 à 6 300 €. Évolution après travaux : classe C, 158 kWh/m²/an, 5 kg CO₂/m²/an.</p>${foot('p. 2')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2683E0914472F',
      made_on: '2026-05-18',
      valid_until: '2036-05-17',
      property_address: either(
        '77 corniche du Général de Gaulle, 83000 TOULON',
        '77 corniche du Général de Gaulle, 83000 TOULON (6e étage, n° de lot : 62)',
      ),
      owner: 'Succession GIORDANO Antoine',
      lots: ['62'],
      surface_reference: 4130,
      energy: 268,
      emissions: 9,
    },
    absent: ['surface_carrez', 'price', 'rnc'],
  },
);

const house = paperOf(
  'dpe-maison-valence',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 14mm; .t { background: #10435a; color: #fff; padding: 4mm; font-size: 15pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 4mm 0 } .x { border: .3mm solid #10435a; padding: 3mm; text-align: center } .x b { font-size: 18pt; display: block }`,
  [
    `<div class="t">Diagnostic de performance énergétique – maison individuelle</div><div class="g"><div>N° ADEME : <b>2626E2280391T</b><br>Date de visite : 30/09/2026<br>Date d’établissement : 02/10/2026<br>Fin de validité : 01/10/2036</div><div>Propriétaire : Mme Zohra BENSAÏD épouse KACI<br>Bien : 46 chemin de Lautagne, 26000 VALENCE<br>Maison construite en 1996<br>Surface de référence : 118,62 m²</div></div><div class="g"><div class="x"><small>consommation (énergie primaire)</small><b>142</b>kWh/m²/an<br>classe C</div><div class="x"><small>émissions</small><b>26</b>kg CO₂/m²/an<br>classe C</div></div><p>Coûts annuels estimés : de 1 620 € à 2 240 €.</p>${table(
      [],
      [
        ['Murs', 'Parpaing, isolant intérieur 8 cm', 'moyenne'],
        ['Toiture', 'Combles perdus, laine soufflée 30 cm', 'très bonne'],
        ['Chauffage', 'Chaudière gaz à condensation 2017', 'bonne'],
        ['Eau chaude', 'Ballon combiné', 'bonne'],
        ['Ventilation', 'VMC simple flux auto-réglable', 'moyenne'],
      ],
    )}<p style="margin-top:4mm">Avant toute offre, le locataire ou l’acquéreur reçoit ce document. Recommandation prioritaire : VMC hygroréglable B.</p><p>Diagnostiqueur : K. Mazet, Drôme Diag, 26000 Valence, certificat CPDI-4418 valable jusqu’au 14/03/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2626E2280391T',
      made_on: either('2026-10-02', '2026-09-30'),
      valid_until: '2036-10-01',
      property_address: '46 chemin de Lautagne, 26000 VALENCE',
      owner: 'Mme Zohra BENSAÏD épouse KACI',
      surface_reference: 11862,
      energy: 142,
      emissions: 26,
    },
    absent: ['lots', 'surface_carrez', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-liste-b-creteil',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 12.5pt; text-align: center } h2 { font-size: 9.6pt; background: #eee; padding: 1mm } td, th { border: .2mm solid #777 } th { background: #ddd }`,
  [
    `<h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE<br>pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1>${table(
      [],
      [
        ['Numéro de dossier', '26-2207-LOP'],
        ['Date du repérage', '06/07/2026'],
        [
          'Adresse du bien',
          '14 allée Parmentier, 94000 CRETEIL – Bât. B, 5e étage droite, lot 212',
        ],
        ['Donneur d’ordre', 'Étude Grosjean, notaires, 8 rue du Commerce, 77100 MEAUX'],
        ['Propriétaire', 'Indivision LOPES DA CRUZ / MOREIRA'],
        ['Permis de construire', 'antérieur au 1er juillet 1997 (1969)'],
        [
          'Opérateur',
          'Rachid BELKACEM, SARL Expertis 94, certification Qualixpert C0881 du 02/02/2024',
        ],
      ],
    )}<h2>1. Conclusions</h2><p>Dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> : conduit en fibres-ciment (cuisine, gaine technique) sur jugement personnel de l’opérateur ; dalles de sol (chambre 2) après analyse. Liste A : absence.</p><h2>2. Résultats</h2>${table(
      ['Local', 'Composant', 'Prélèvement', 'Présence', 'État', 'Obligation'],
      [
        ['Cuisine', 'Conduit fibres-ciment', '–', 'Oui', 'Bon', 'EP'],
        ['Chambre 2', 'Dalles de sol', 'P002', 'Oui', 'Bon', 'EP'],
        ['Séjour', 'Colle de revêtement', 'P001', 'Non', '–', '–'],
      ],
    )}<p style="margin-top:3mm">EP : évaluation périodique. Locaux non visités : néant. Le présent rapport est daté du 09/07/2026 et ne peut être reproduit qu’en totalité.</p>${foot('SARL Expertis 94 – 900 555 301 RCS Créteil – RC pro Assurexemple n° 44.118.2')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: '26-2207-LOP',
      made_on: either('2026-07-06', '2026-07-09'),
      property_address: either(
        '14 allée Parmentier, 94000 CRETEIL',
        '14 allée Parmentier, 94000 CRETEIL – Bât. B, 5e étage droite, lot 212',
      ),
      owner: 'Indivision LOPES DA CRUZ / MOREIRA',
      lots: ['212'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const lead = paperOf(
  'plomb-unites-chartres',
  `font: 9.6pt/1.4 'P052', serif; padding: 16mm 18mm; td, th { border: .2mm solid #555; text-align: center } h1 { font-size: 14pt }`,
  [
    `<p>Beauce Diagnostics, 4 rue du Soleil-d’Or, 28000 Chartres</p><h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Articles L. 1334-5 et suivants du code de la santé publique – rapport n° CREP-1126/26 – visite et rapport du 17 mars 2026</p><p>Bien : 3, rue des Changes, 28000 Chartres, 1er étage, lot n° 1 – construit avant 1949<br>Propriétaires : Indivision PICHON<br>Occupant : aucun (vacant) – nombre d’enfants de moins de six ans : 0<br>Appareil : fluorescence X, n° de série 2281, source du 11/01/2024</p>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '64', '3', '61', '0', '0', '0'],
        ['%', '100', '5', '95', '0', '0', '0'],
      ],
    )}${paragraphs(['<b>Conclusion.</b> Le constat n’a pas révélé la présence de revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm². Les 61 unités mesurées relèvent de la classe 0 ; la plus forte concentration relevée est de 0,4 mg/cm² (volet du séjour).', 'En l’absence de plomb, ce constat n’a pas à être renouvelé ; sa durée de validité n’est pas limitée.', 'Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été observée.'])}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'CREP-1126/26',
      made_on: '2026-03-17',
      property_address: '3, rue des Changes, 28000 Chartres',
      owner: 'Indivision PICHON',
      lots: ['1'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-cerfa-la-rochelle',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 9.4pt; margin: 3mm 0 1mm } td, th { border: .2mm solid #888 }`,
  [
    `<h1>RAPPORT DE L’ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES<br><small>norme NF P 03-201 – arrêté du 29 mars 2007 modifié</small></h1><h2>A – Désignation du bâtiment</h2><p>Département : CHARENTE-MARITIME – Commune : LA ROCHELLE (17000)<br>Adresse : 5 avenue des Boucholeurs<br>Lot(s) : 7 (appartement, 1er étage), 45 (cave)<br>Réf. cadastrale : HN 402</p><h2>B – Désignation du client</h2><p>Nom : Mlle LE BIHAN Yuna – qualité : usufruitière – adresse : même adresse</p><h2>C – Désignation de l’opérateur</h2><p>Nom : Hoarau Jérémie – SARL Aunis Bois Contrôle, 22 rue Gargoulleau, 17000 LA ROCHELLE – assurance n° 7701-A valable jusqu’au 31/12/2026</p><p>Dossier : <b>ABC/T/26-0510</b> – visite du 22/09/2026, 1 h 10 – édition du 22/09/2026 – rapport utilisable jusqu’au 21/03/2027</p><h2>D – Identification des parties visitées</h2>${table(
      ['Pièce', 'Ouvrages', 'Résultat du diagnostic d’infestation'],
      [
        ['Séjour', 'Parquet, plinthes, huisseries', 'Absence d’indices d’infestation de termites'],
        ['Chambre', 'Parquet, plinthes, porte', 'Absence d’indices d’infestation de termites'],
        ['Cave', 'Murs, porte, étagères', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E – Parties non visitées</h2><p>Néant.</p><h2>F – Constatations diverses</h2><p>Cave : traces de vrillettes anciennes et pourriture cubique localisée sur la porte (agents de dégradation biologique du bois autres que les termites).</p><h2>G – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'ABC/T/26-0510',
      made_on: '2026-09-22',
      valid_until: '2027-03-21',
      property_address: '5 avenue des Boucholeurs, 17000 LA ROCHELLE',
      owner: 'Mlle LE BIHAN Yuna',
      lots: ['7', '45'],
      parcels: ['HN 402'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_ENERGIE_SANTE = [label, house, asbestos, lead, termites];
