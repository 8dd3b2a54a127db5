// The building's sheets and logbook, and two land tax notices.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const sheet = paperOf(
  'fiche-palais-avignon',
  `font: 8.6pt 'Carlito', sans-serif; h1 { font-size: 15pt; color: #2f4858 } h2 { font-size: 9.6pt; background: #dfe7ea; padding: 1mm 2mm; margin: 3mm 0 0 } td { border-bottom: .15mm solid #bbb; padding: .8mm 1.5mm } td:last-child { text-align: right; width: 70mm }`,
  [
    `<p><b>VAUCLUSE GESTION</b> – 22 rue de la République 84000 AVIGNON</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>(conforme au décret n° 2016-1822 du 21 décembre 2016) – générée à partir des données mises à jour le 18/06/2026</p><h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'LE PALAIS NEUF'],
        ['Adresse', '10 bis rue Banasterie 84000 AVIGNON'],
        ['Numéro d’immatriculation', 'AB9047336'],
        ['Date d’immatriculation', '14/11/2017'],
        ['Date du règlement de copropriété', '02/03/1969'],
      ],
    )}<h2>2. Représentant légal</h2>${table(
      [],
      [
        ['Syndic professionnel', 'VAUCLUSE GESTION'],
        ['SIRET', '900 000 823 00018'],
        ['Mandat en cours', 'du 11/06/2026 au 30/06/2028'],
      ],
    )}<h2>3. Organisation juridique et caractéristiques techniques</h2>${table(
      [],
      [
        ['Nature du syndicat', 'principal'],
        ['Nombre total de lots', '56'],
        ['Nombre de lots à usage d’habitation, de bureaux ou de commerces', '27'],
        ['Nombre de lots de stationnement', '8'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction', 'de 1949 à 1960'],
        ['Type de chauffage', 'individuel'],
        ['Nombre d’ascenseurs', '1'],
      ],
    )}<h2>4. Données financières – exercice du 01/01/2025 au 31/12/2025</h2>${table(
      [],
      [
        ['Comptes approuvés le', '11/06/2026'],
        ['Charges pour opérations courantes', '42 118,90 €'],
        ['Charges pour travaux et opérations exceptionnelles', '6 400,00 €'],
        ['Dettes fournisseurs, rémunérations et autres', '7 315,44 €'],
        ['Montant des sommes restant dues par les copropriétaires', '5 208,17 €'],
        ['Nombre de copropriétaires débiteurs de plus de 300 €', '4'],
        ['Montant du fonds de travaux', '15 930,00 €'],
      ],
    )}<p style="font-size:7.4pt;margin-top:3mm">Ces informations sont communiquées par le syndic au registre national des copropriétés. Anah, 8 avenue de l’Opéra 75001 PARIS.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'VAUCLUSE GESTION',
      building: 'LE PALAIS NEUF',
      building_address: '10 bis rue Banasterie 84000 AVIGNON',
      rnc: 'AB9047336',
      updated_on: '2026-06-18',
      lots_count: 56,
      homes_count: 27,
      parking_count: 8,
      buildings_count: 2,
      build_period: 'de 1949 à 1960',
      heating: 'individuel',
      lifts_count: 1,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-11',
      charges_courantes: 4211890,
      charges_travaux: 640000,
      dette_fournisseurs: 731544,
      impayes: 520817,
      debtors_count: 4,
      fonds_travaux: 1593000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const short = paperOf(
  'fiche-mourillon-toulon',
  `font: 9.4pt 'URW Gothic', sans-serif; padding: 16mm; .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm } .g div { border: .2mm solid #0d6986; padding: 2mm } .g b { display: block; font-size: 11pt } h2 { font-size: 11pt; color: #0d6986; margin-top: 5mm }`,
  [
    `<p style="font-size:14pt;color:#0d6986"><b>Rade &amp; Mer Syndic</b></p><h1 style="font-size:15pt">Fiche synthétique – Le Mourillon Plage</h1><p>41 littoral Frédéric Mistral, 83000 Toulon – registre AH3 604 128 – mise à jour : 09/01/2026</p><h2>L’immeuble en chiffres</h2><div class="g"><div><b>24</b>lots au total</div><div><b>14</b>lots d’habitation, bureaux ou commerces</div><div><b>6</b>lots de stationnement</div><div><b>1</b>bâtiment</div><div><b>1</b>ascenseur</div><div><b>1961 – 1974</b>période de construction</div></div><h2>Équipements</h2><p>Chauffage : sans chauffage collectif (individuel électrique).</p><h2>Finances – exercice clos le 30/06/2025 (comptes approuvés le 04/12/2025)</h2><div class="g"><div><b>28 416,50 €</b>charges courantes</div><div><b>0,00 €</b>charges pour travaux</div><div><b>2 905,00 €</b>dettes fournisseurs</div><div><b>1 877,30 €</b>impayés de copropriétaires</div><div><b>2</b>débiteurs &gt; 300 €</div><div><b>4 260,00 €</b>fonds de travaux</div></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Rade & Mer Syndic',
      building: 'Le Mourillon Plage',
      building_address: '41 littoral Frédéric Mistral, 83000 Toulon',
      rnc: 'AH3604128',
      updated_on: '2026-01-09',
      lots_count: 24,
      homes_count: 14,
      parking_count: 6,
      buildings_count: 1,
      lifts_count: 1,
      build_period: '1961 – 1974',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-04',
      charges_courantes: 2841650,
      dette_fournisseurs: 290500,
      impayes: 187730,
      debtors_count: 2,
      fonds_travaux: 426000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const DONE = [
  ['2012', 'Ravalement façade sur rue', 'Façades Biterroises', '38 400,00 €'],
  ['2017', 'Réfection étanchéité toiture bât. A', 'Soprex Sud', '27 915,00 €'],
  ['2023', 'Remplacement colonne EU', 'Plomberie Cros', '9 264,00 €'],
] as const;
const book = paperOf(
  'carnet-polygone-beziers',
  `font: 9pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #0b6e4f } h2 { font-size: 10pt; color: #0b6e4f; margin-top: 4mm } td, th { border: .15mm solid #9bb; padding: 1mm } th { background: #e6f2ee }`,
  [
    `<p><b>BITERROIS IMMOBILIER</b> – 55 allées Paul Riquet, 34500 BÉZIERS</p><h1>CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p>Décret n° 2001-477 du 30 mai 2001 – dernière mise à jour : 02/07/2026</p><p>LES JARDINS DU POLYGONE – 16 avenue Saint-Saëns, 34500 BÉZIERS – immatriculation AF1172093</p><h2>Assurance de l’immeuble</h2>${table(['Nature', 'Compagnie', 'N° de contrat', 'Échéance'], [['Multirisque immeuble', 'Mutuelle du Canal Exemple', 'MRI 8820-414', '31/12/2026']])}<h2>Contrats d’entretien</h2>${table(
      ['Équipement', 'Prestataire', 'Échéance'],
      [
        ['Ascenseur', 'Liftex Béziers', '30/09/2027'],
        ['Portail automatique', 'Portes d’Oc', '31/03/2027'],
        ['Extincteurs', 'Sécuri-Feu 34', 'tacite'],
      ],
    )}<h2>Travaux importants réalisés</h2>${table(['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'], DONE)}<h2>Études techniques</h2><p>DTA du 14/02/2006. DPE collectif : étiquette D (2024). Pas de plan pluriannuel adopté.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'BITERROIS IMMOBILIER',
      building: 'LES JARDINS DU POLYGONE',
      building_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      rnc: 'AF1172093',
      updated_on: '2026-07-02',
      insurer: 'Mutuelle du Canal Exemple',
      policy_number: 'MRI 8820-414',
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'lots', 'dpe_number'],
  },
);

const taxCss = `font: 8.6pt 'Nimbus Sans', sans-serif; .t { display: grid; grid-template-columns: 64mm 1fr; gap: 7mm } .k { border: .2mm solid #346; padding: 2.5mm; font-size: 7.8pt } td, th { border: .15mm solid #789; text-align: right; padding: .8mm 1mm } td:first-child, th:first-child { text-align: left } .s { background: #e8eef7; padding: 3mm; margin: 5mm 0; font-size: 11pt }`;
const tax = paperOf(
  'taxe-cimiez-nice',
  taxCss,
  [
    `<div class="t"><div><b>FINANCES PUBLIQUES</b><br>CENTRE DES FINANCES PUBLIQUES<br>SIP NICE EST-OUEST<br>22 rue Joseph Cadéi<br>06172 NICE CEDEX 2<p></p><div class="k"><b>Vos références</b><br>Numéro fiscal : 13 07 884 120 553<br>Référence de l’avis : 26 06 1188240 17<br>Numéro de rôle : 221<br>Numéro de propriétaire : 088 R01174 B<br>Date d’établissement : 07/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt"><b>AVIS D’IMPÔT 2026<br>TAXES FONCIÈRES</b></p><p style="margin-top:16mm;font-size:10.5pt">M RAIBAUDI ANTOINE<br>112 BOULEVARD DE CIMIEZ<br>06000 NICE</p></div></div><div class="s">Montant à payer au plus tard le 15/10/2026 : <b>2 086,00 €</b></div><p>Propriétaire indivis : RAIBAUDI ANTOINE – autres indivisaires : RAIBAUDI LISE, RAIBAUDI MARC.</p><p>Paiement en ligne ou prélèvement à l’échéance sur impots.gouv.fr jusqu’au 20/10/2026. Au-delà de 300 €, le paiement dématérialisé est obligatoire.</p>`,
    `<p>Département : 06 ALPES-MARITIMES – Commune : 088 NICE – Taxes foncières 2026 – détail – 2/2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'TEOM',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '29,20 %', '6,40 %', '0,49 %', '8,90 %', '0,31 %', ''],
        ['Taux 2026', '29,20 %', '6,40 %', '0,52 %', '9,10 %', '0,31 %', ''],
        ['Base', '4410', '4410', '4410', '4410', '4410', ''],
        ['Cotisation 2026', '1288', '282', '23', '401', '14', '2008'],
        ['Cotisation 2025', '1262', '277', '21', '384', '13', '1957'],
      ],
    )}<p style="text-align:right;margin-top:4mm">Frais de gestion de la fiscalité directe locale : 78<br><b>Montant de votre impôt : 2086</b></p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 208600,
      teom: 40100,
      tax_fees: 7800,
      tax_number: '1307884120553',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: either('M RAIBAUDI ANTOINE', 'RAIBAUDI ANTOINE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const online = paperOf(
  'taxe-particulier-ajaccio',
  `font: 9pt 'DejaVu Sans', sans-serif; td, th { border: .15mm solid #889; padding: 1mm } td:nth-child(2) { text-align: right }`,
  [
    `<p>impots.gouv.fr – Votre espace particulier – imprimé le 22/09/2026</p><h1 style="font-size:14pt">Taxe foncière 2025</h1><p>MME ORSINI MARIE DOMINIQUE<br>34 COURS GRANDVAL<br>20000 AJACCIO</p><p>Numéro fiscal : 28 41 003 776 190 &nbsp; Avis n° 25 2A 0418833 90</p>${table(
      ['Éléments', 'Montant en euros'],
      [
        ['Cotisation commune', '811'],
        ['Cotisation intercommunalité', '64'],
        ['Taxe d’enlèvement des ordures ménagères (TEOM)', '237'],
        ['Taxe GEMAPI', '9'],
        ['Frais de gestion', '35'],
        ['<b>Total de l’impôt</b>', '<b>1 156</b>'],
        ['Déjà prélevé (mensualisation, 10 échéances)', '1 156'],
      ],
    )}<p style="margin-top:4mm">Bien imposé : 34 cours Grandval, appartement, Ajaccio (2A004). Date limite de paiement : 15/10/2025. Vous êtes mensualisée : aucune somme ne reste à payer.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 115600,
      teom: 23700,
      tax_fees: 3500,
      tax_number: '2841003776190',
      pay_by: '2025-10-15',
      owner: 'MME ORSINI MARIE DOMINIQUE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const IMMEUBLE_ET_IMPOTS = [sheet, short, book, tax, online];
