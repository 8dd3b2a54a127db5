// The summary sheet of a building: the official headings, and cards side by side.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Pairs = readonly (readonly [label: string, value: string])[];
const section = (title: string, pairs: Pairs) => `<h2>${title}</h2>${table([], pairs)}`;

const official = paperOf(
  'fiche-synthetique-rouen',
  `font: 8.7pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; text-align: center; margin-bottom: 1mm } h2 { font-size: 9.4pt; background: #444; color: #fff; padding: .8mm 2mm; margin: 2.5mm 0 1mm } td { padding: .5mm 1.5mm; border-bottom: .1mm solid #ccc } td:last-child { width: 78mm; font-weight: bold }`,
  [
    `<p>SEINE COPROPRIÉTÉ – 70 rue Jeanne-d’Arc – 76000 ROUEN</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">établie en application de l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et du décret n° 2016-1822 du 21 décembre 2016<br>Fiche mise à jour le 30/03/2026</p>${section(
      'I – Identification de la copropriété',
      [
        ['Nom d’usage', 'LE CLOS MARTAINVILLE'],
        ['Adresse', '33 RUE EAU-DE-ROBEC 76000 ROUEN'],
        ['Numéro d’immatriculation au registre national', 'AF1-840-736'],
        ['Date d’établissement du règlement de copropriété', '22/09/1971'],
      ],
    )}${section('II – Identification du syndic', [
      ['Syndic', 'SEINE COPROPRIÉTÉ'],
      ['Adresse', '70 rue Jeanne-d’Arc 76000 ROUEN'],
      ['Numéro SIRET', '900 000 840 00019'],
      ['Cadre d’intervention', 'Syndic professionnel, mandat du 01/04/2026 au 31/03/2028'],
    ])}${section('III – Organisation juridique', [
      ['Nature du syndicat', 'Principal'],
      ['Particularité', 'Syndicat non coopératif'],
    ])}${section('IV – Caractéristiques techniques', [
      ['Nombre total de lots', '148'],
      ['dont lots à usage d’habitation, de commerces et de bureaux', '62'],
      ['dont lots de stationnement', '40'],
      ['Nombre de bâtiments', '4'],
      ['Période de construction', '1961 – 1974'],
    ])}${section('V – Équipements', [
      ['Type de chauffage', 'Collectif – réseau de chaleur urbain'],
      ['Nombre d’ascenseurs', '4'],
    ])}${section(
      'VI – Données financières (exercice du 01/10/2024 au 30/09/2025, comptes approuvés le 19/02/2026)',
      [
        ['Charges pour opérations courantes', '196 062,00 €'],
        ['Charges pour travaux et opérations exceptionnelles', '7 480,00 €'],
        ['Dettes à l’égard des fournisseurs, rémunérations et autres', '34 248,43 €'],
        ['Impayés de charges (sommes exigibles restant à recevoir)', '37 167,15 €'],
        ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '11'],
        ['Fonds de travaux (montant au 30/09/2025)', '58 410,00 €'],
      ],
    )}<p style="margin-top:4mm;font-size:7.8pt">Le syndic met la fiche synthétique à la disposition des copropriétaires. Elle est remise à tout acquéreur en application de l’article L. 721-2 du code de la construction et de l’habitation. Nom, cachet et signature du syndic : SEINE COPROPRIÉTÉ.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'SEINE COPROPRIÉTÉ',
      building: 'LE CLOS MARTAINVILLE',
      building_address: '33 RUE EAU-DE-ROBEC, 76000 ROUEN',
      rnc: 'AF1840736',
      updated_on: '2026-03-30',
      lots_count: 148,
      homes_count: 62,
      parking_count: 40,
      buildings_count: 4,
      build_period: '1961 – 1974',
      heating: either('Collectif – réseau de chaleur urbain', 'Collectif'),
      lifts_count: 4,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-02-19',
      charges_courantes: 19606200,
      charges_travaux: 748000,
      dette_fournisseurs: 3424843,
      impayes: 3716715,
      debtors_count: 11,
      fonds_travaux: 5841000,
    },
    absent: ['owner', 'lots', 'iban', 'budget'],
  },
);

const card = (title: string, pairs: Pairs) =>
  `<div class="c"><b class="t">${title}</b>${pairs.map(([label, value]) => `<div>${label}<br><b>${value}</b></div>`).join('')}</div>`;
const modern = paperOf(
  'fiche-copro-nancy',
  `font: 9pt/1.4 'URW Gothic', sans-serif; h1 { font-size: 16pt; margin: 0 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-top: 4mm } .c { border: .3mm solid #8796b3; border-radius: 2mm; padding: 3mm } .c .t { color: #28457f; font-size: 10.5pt; display: block; margin-bottom: 1.5mm } .c div { margin-bottom: 1.2mm; font-size: 8.6pt }`,
  [
    `<p>Cabinet Humbert – 22 rue des Carmes – 54000 Nancy</p><h1>Fiche synthétique</h1><p>Copropriété <b>LES TILLEULS DE SAURUPT</b> – date d’édition : 25 juin 2026</p><div class="g">${card(
      'Identité',
      [
        ['Immatriculation', 'AD3316094'],
        ['Adresse de l’immeuble', '41 rue de Saurupt, 54000 Nancy'],
        ['Règlement de copropriété du', '7 novembre 1956'],
        ['Type de syndicat', 'Principal, non coopératif'],
      ],
    )}${card('Représentant légal', [
      ['Syndic professionnel', 'Cabinet Humbert'],
      ['SIRET', '900 000 270 00014'],
      ['Mandat en cours', 'du 01/07/2026 au 30/06/2027'],
    ])}${card('Bâti', [
      ['Nombre de bâtiments', '1'],
      ['Lots au total', '46'],
      ['Lots principaux (habitation, bureaux, commerces)', '23'],
      ['Lots de stationnement', '0'],
      ['Époque de construction', 'de 1949 à 1960'],
    ])}${card('Équipements', [
      ['Chauffage', 'collectif au fioul'],
      ['Ascenseur', '1'],
      ['Personnel du syndicat', 'aucun'],
    ])}${card('Finances – dernier exercice approuvé', [
      ['Exercice', 'du 01/07/2024 au 30/06/2025'],
      ['Approbation des comptes', 'assemblée du 12/05/2026'],
      ['Charges courantes', '54 917 €'],
      ['Charges exceptionnelles et travaux', '0 €'],
      ['Fonds de travaux disponible', '9 340 €'],
    ])}${card('Dettes et impayés à la clôture', [
      ['Dettes envers les fournisseurs', '6 208 €'],
      ['Sommes restant dues par les copropriétaires', '4 415 €'],
      ['Copropriétaires débiteurs de plus de 300 €', '3'],
      ['Procédure (mandat ad hoc, administration provisoire)', 'aucune'],
    ])}</div><p style="margin-top:6mm;font-size:8pt">Document prévu par l’article 8-2 de la loi du 10 juillet 1965 fixant le statut de la copropriété des immeubles bâtis, mis à jour chaque année dans les deux mois suivant la notification du procès-verbal de l’assemblée générale au cours de laquelle les comptes ont été approuvés.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Humbert',
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 rue de Saurupt, 54000 Nancy',
      rnc: 'AD3316094',
      updated_on: '2026-06-25',
      lots_count: 46,
      homes_count: 23,
      parking_count: 0,
      buildings_count: 1,
      build_period: 'de 1949 à 1960',
      heating: either('collectif au fioul', 'collectif'),
      lifts_count: 1,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2026-05-12',
      charges_courantes: 5491700,
      charges_travaux: 0,
      dette_fournisseurs: 620800,
      impayes: 441500,
      debtors_count: 3,
      fonds_travaux: 934000,
    },
    absent: ['owner', 'lots', 'iban', 'budget'],
  },
);

export const FICHES_SYNTHETIQUES = [official, modern];
