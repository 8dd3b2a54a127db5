// The sheet that sums up a building, as a big syndic prints it and as an application shows it.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { SAINT_LUC } from './immeubles.ts';

const BOX = `font: 8.5pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 13mm; h1 { font-size: 14pt; text-align: center; color: #00467f; margin: 3mm 0 } h2 { background: #00467f; color: #fff; font-size: 9.4pt; padding: 1mm 2mm; margin: 3mm 0 0 } td, th { border: .2mm solid #b9c6d3; padding: .9mm 2mm } td:first-child { width: 98mm; background: #f6f9fc }`;

const register = paperOf(
  'fiche-lyon-tableaux',
  BOX,
  [
    `<p>ORALYS LYON CONFLUENCE – 14 cours Charlemagne – 69002 LYON</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016<br>Date de mise à jour de la fiche : <b>08/07/2026</b></p>
    <h2>1. IDENTIFICATION DE LA COPROPRIÉTÉ</h2>${table(
      [],
      [
        ['Nom d’usage', 'LE CARRÉ SAINT-LUC'],
        ['Adresse(s)', '118 à 122 rue de Gerland, 69007 LYON'],
        ['Numéro d’immatriculation au registre national', 'AG1-482-905'],
        ['Date d’immatriculation', '14/12/2017'],
        ['Date d’établissement du règlement de copropriété', '26/03/1974'],
        ['Résidence-service', 'Non'],
      ],
    )}<h2>2. IDENTIFICATION DU SYNDIC</h2>${table(
      [],
      [
        ['Nom du représentant légal', 'ORALYS LYON CONFLUENCE'],
        ['Adresse', '14 cours Charlemagne, 69002 LYON'],
        ['Numéro SIRET', '900 001 852 00031'],
        ['Cadre d’intervention', 'Mandat de syndic – du 02/06/2026 au 30/06/2028'],
      ],
    )}<h2>3. ORGANISATION JURIDIQUE</h2>${table(
      [],
      [
        ['Nature du syndicat', 'Principal'],
        ['Syndicat coopératif', 'Non'],
        ['Rattachement à une ASL, AFUL ou union de syndicats', 'Non'],
      ],
    )}<h2>4. CARACTÉRISTIQUES TECHNIQUES</h2>${table(
      [],
      [
        ['Nombre total de lots inscrits au règlement de copropriété', '452'],
        ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '151'],
        ['&nbsp;&nbsp;dont lots à usage d’habitation', '147'],
        ['Nombre de lots de stationnement', '138'],
        ['Nombre de bâtiments', '4'],
        ['Période de construction des bâtiments', '1961 – 1974'],
        ['Étiquette énergie (DPE collectif du 11/02/2025)', 'D'],
      ],
    )}`,
    `<h2>5. ÉQUIPEMENTS</h2>${table(
      [],
      [
        ['Type de chauffage', 'Collectif – chaudière'],
        ['Énergie de chauffage', 'Gaz'],
        ['Nombre d’ascenseurs', '7'],
      ],
    )}<h2>6. CARACTÉRISTIQUES FINANCIÈRES</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de clôture de l’exercice', '31/12/2025'],
        ['Date de l’assemblée générale ayant approuvé les comptes', '02/06/2026'],
        ['Montant des charges pour opérations courantes', '296 812,05 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '41 286,40 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '29 049,96 €'],
        ['Montant des sommes restant dues par les copropriétaires', '43 180,62 €'],
        ['Nombre de copropriétaires débiteurs dont la dette est supérieure à 300 €', '17'],
        ['Montant du fonds de travaux', '96 400,00 €'],
        ['Le syndicat emploie du personnel', 'Non'],
      ],
    )}<p style="margin-top:4mm">Le montant des impayés est celui constaté à la date de clôture de l'exercice, après répartition. Le syndicat a souscrit un emprunt collectif en 2025 pour la rénovation énergétique des façades.</p><p>La présente fiche est établie par le syndic à partir des données déclarées au registre national d'immatriculation des copropriétés. Elle est mise à la disposition des copropriétaires et, en cas de vente, remise à l'acquéreur dans les conditions de l'article L. 721-2 du code de la construction et de l'habitation. Le défaut de réalisation de la fiche est un motif de révocation du syndic.</p><p style="margin-top:6mm">Fait à Lyon, le 08/07/2026 – Cachet et signature du syndic : ORALYS LYON CONFLUENCE, Mathilde ROUSSEL</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ORALYS LYON CONFLUENCE',
      ...SAINT_LUC,
      rnc: 'AG1482905',
      updated_on: '2026-07-08',
      lots_count: 452,
      homes_count: 151,
      parking_count: 138,
      buildings_count: 4,
      lifts_count: 7,
      build_period: '1961 – 1974',
      heating: either(
        'Collectif – chaudière',
        'Collectif',
        'Collectif – chaudière, Gaz',
        'Collectif, gaz',
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-02',
      charges_courantes: 29681205,
      charges_travaux: 4128640,
      dette_fournisseurs: 2904996,
      impayes: 4318062,
      debtors_count: 17,
      fonds_travaux: 9640000,
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban'],
  },
);

type Section = readonly [title: string, rows: readonly (readonly [label: string, value: string])[]];
const SECTIONS: readonly Section[] = [
  [
    'La copropriété',
    [
      ['Règlement de copropriété', '12 novembre 1952'],
      ['Syndicat', 'principal'],
      ['Syndic', 'Coplio Syndic SAS (professionnel), mandat jusqu’au 31 mars 2028'],
    ],
  ],
  [
    'Le bâti',
    [
      ['Nombre de lots', '29'],
      ['Lots d’habitation, bureaux et commerces', '14'],
      ['Lots de stationnement', '0'],
      ['Nombre de bâtiments', '1'],
      ['Période de construction', 'Avant 1949'],
      ['DPE collectif', 'réalisé le 22 octobre 2025'],
    ],
  ],
  [
    'Les équipements',
    [
      ['Chauffage', 'Individuel'],
      ['Ascenseurs', '1'],
    ],
  ],
  [
    'Les finances',
    [
      ['Exercice comptable', 'du 1er janvier 2025 au 31 décembre 2025'],
      ['Comptes approuvés le', '4 mars 2026'],
      ['Charges courantes', '30 218,44 €'],
      ['Charges pour travaux et opérations exceptionnelles', '6 900,00 €'],
      ['Dettes envers les fournisseurs et autres', '1 874,20 €'],
      ['Impayés des copropriétaires', '2 406,15 €'],
      ['Copropriétaires débiteurs de plus de 300 €', '2'],
      ['Solde du fonds de travaux', '7 385,00 €'],
      ['Personnel employé par le syndicat', 'Aucun'],
    ],
  ],
];
const digital = paperOf(
  'fiche-lyon-application',
  `font: 9.4pt/1.45 'URW Gothic', sans-serif; padding: 15mm 16mm; color: #1c2340; h1 { font-size: 17pt } h2 { font-size: 11pt; color: #4b32c3; margin: 4mm 0 1mm } .r { display: flex; justify-content: space-between; border-bottom: .2mm solid #ececf4; padding: .7mm 0 } .r span { color: #555a78 }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:18pt;color:#4b32c3">coplio</b><span>Coplio Syndic SAS, 55 rue de la Villette, 69003 Lyon</span></div><h1>Fiche synthétique</h1><p>41 rue Mazenod, 69003 Lyon · immatriculée AH5-310-664 · mise à jour le 19 mai 2026</p>${SECTIONS.map(([title, rows]) => `<h2>${title}</h2>${rows.map(([label, value]) => `<div class="r"><span>${label}</span><b>${value}</b></div>`).join('')}`).join('')}<p style="margin-top:5mm;font-size:8pt">Cette fiche est prévue par l'article 8-2 de la loi du 10 juillet 1965. Elle regroupe les données financières et techniques essentielles relatives à la copropriété et à son bâti, telles que déclarées au registre national d'immatriculation des copropriétés. Son contenu est fixé par décret. Tout copropriétaire peut en demander la communication ; à défaut de remise dans le mois, le syndic encourt une pénalité de 15 € par jour de retard. Signée électroniquement par Hugo Lemaître, gestionnaire, pour Coplio Syndic SAS.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('Coplio Syndic SAS', 'Coplio Syndic', 'coplio'),
      building_address: '41 rue Mazenod, 69003 Lyon',
      rnc: 'AH5310664',
      updated_on: '2026-05-19',
      lots_count: 29,
      homes_count: 14,
      parking_count: 0,
      buildings_count: 1,
      lifts_count: 1,
      build_period: 'Avant 1949',
      heating: 'Individuel',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-04',
      charges_courantes: 3021844,
      charges_travaux: 690000,
      dette_fournisseurs: 187420,
      impayes: 240615,
      debtors_count: 2,
      fonds_travaux: 738500,
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban'],
  },
);

export const FICHES_IMMEUBLE = [register, digital];
