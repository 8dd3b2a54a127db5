// What a syndic keeps of a building: two register sheets, an upkeep book, a ten-year plan.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const pair = ([label, value]: readonly [string, string]) =>
  `<div class="c"><b>${value}</b><span>${label}</span></div>`;
const cards = paperOf(
  'fiche-valeurs-au-dessus-saint-denis',
  `font: 8.4pt/1.3 'Carlito', sans-serif; padding: 12mm; h1 { font-size: 16pt; color: #8a1538 } h2 { font-size: 10pt; background: #f6e6ea; padding: 1mm 2mm; margin: 3mm 0 2mm; color: #8a1538 } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.5mm } .c { border: .2mm solid #dcc; padding: 1.5mm } .c b { display: block; font-size: 10pt } .c span { color: #666; font-size: 7.4pt }`,
  [
    `<p style="float:right">Habitéo Syndic – agence de Saint-Denis<br>2 place du Caquet, 93200 SAINT-DENIS</p><h1>Fiche synthétique</h1><p>prévue à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 ; dernière mise à jour : 31/07/2026</p>
    <h2>Identité</h2><div class="g">${(
      [
        ['nom d’usage', 'LES TILLEULS DE PLEYEL'],
        ['adresse principale', '4 à 8 rue Ambroise-Croizat, 93200 SAINT-DENIS'],
        ['immatriculation', 'AB3-771-905'],
        ['date d’immatriculation', '14/12/2017'],
        ['règlement de copropriété', '22/10/1958'],
        ['type de syndicat', 'principal'],
        ['représentant légal', 'HABITÉO SYNDIC'],
        ['nature du mandat', 'syndic professionnel'],
      ] as const
    )
      .map(pair)
      .join('')}</div>
    <h2>Lots et bâti</h2><div class="g">${(
      [
        ['lots au total', '289'],
        ['lots d’habitation, bureaux, commerces', '96'],
        ['lots de stationnement', '40'],
        ['bâtiments', '3'],
        ['période de construction', 'de 1949 à 1960'],
        ['chauffage', 'collectif, réseau urbain'],
        ['ascenseurs', '6'],
        ['étiquette énergie', 'D'],
      ] as const
    )
      .map(pair)
      .join('')}</div>
    <h2>Finances – dernier exercice clos et approuvé</h2><div class="g">${(
      [
        ['début d’exercice', '01/01/2025'],
        ['fin d’exercice', '31/12/2025'],
        ['approbation des comptes en AG', '04/06/2026'],
        ['charges courantes', '248 913,40 €'],
        ['charges pour travaux et op. exceptionnelles', '61 204,00 €'],
        ['dettes fournisseurs, rémunérations et autres', '38 660,12 €'],
        ['impayés des copropriétaires', '72 408,55 €'],
        ['débiteurs de plus de 300 €', '23'],
        ['fonds de travaux', '88 125,00 €'],
        ['personnel employé', '1 gardien'],
      ] as const
    )
      .map(pair)
      .join('')}</div>
    <p style="margin-top:4mm">Fait à Saint-Denis, le 03/08/2026 – cachet du syndic</p>${foot('Habitéo Syndic SA, capital 1 200 000 €, SIREN 900 330 118 RCS Créteil')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'HABITÉO SYNDIC',
      building: 'LES TILLEULS DE PLEYEL',
      building_address: '4 à 8 rue Ambroise-Croizat, 93200 SAINT-DENIS',
      rnc: 'AB3771905',
      updated_on: '2026-07-31',
      lots_count: 289,
      homes_count: 96,
      parking_count: 40,
      buildings_count: 3,
      build_period: 'de 1949 à 1960',
      heating: either('collectif, réseau urbain', 'collectif'),
      lifts_count: 6,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-04',
      charges_courantes: 24891340,
      charges_travaux: 6120400,
      dette_fournisseurs: 3866012,
      impayes: 7240855,
      debtors_count: 23,
      fonds_travaux: 8812500,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const prose = paperOf(
  'fiche-liste-numerotee-annecy',
  `font: 10.5pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; li { margin-bottom: .8mm } h1 { font-size: 15pt; text-align: center; border: .4mm solid #000; padding: 2mm }`,
  [
    `<h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ<br><small>décret n° 2016-1822 du 21 décembre 2016</small></h1><p>Établie par Lac &amp; Montagne Gestion, 3 rue Sommeiller, 74000 Annecy, syndic élu le 12 mai 2025, à partir des données arrêtées au 15 juin 2026.</p><ol><li>Dénomination : Résidence « Le Clos des Marquisats »</li><li>Adresse : 27 et 29, rue des Marquisats, 74000 Annecy</li><li>Numéro au registre : AF 5520 174</li><li>Règlement de copropriété publié le 3 février 1979</li><li>Nombre de lots : soixante-douze (72), dont 31 lots principaux (31 logements, aucun local commercial) et 33 garages ou parkings</li><li>Deux bâtiments, achevés dans la période 1975-1993</li><li>Chauffage individuel gaz ; un ascenseur par bâtiment (total : 2)</li><li>Exercice clos : du 1er mai 2025 au 30 avril 2026, non encore approuvé ; dernier exercice approuvé : 1er mai 2024 – 30 avril 2025, assemblée du 16 octobre 2025</li><li>Charges pour opérations courantes : 54 117 €</li><li>Charges pour travaux : 0 €</li><li>Sommes restant dues par les copropriétaires : 3 908 € (2 copropriétaires doivent plus de 300 €)</li><li>Dettes envers les fournisseurs : 6 455 €</li><li>Fonds de travaux : 19 730 €</li><li>Arrêtés, injonctions, administration provisoire : néant</li></ol><p style="text-align:right">Le syndic (cachet)</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Lac & Montagne Gestion',
      building: 'Le Clos des Marquisats',
      building_address: '27 et 29, rue des Marquisats, 74000 Annecy',
      rnc: 'AF5520174',
      updated_on: '2026-06-15',
      lots_count: 72,
      homes_count: 31,
      parking_count: 33,
      buildings_count: 2,
      build_period: either('1975-1993', 'période 1975-1993', 'la période 1975-1993'),
      heating: either('individuel gaz', 'individuel'),
      lifts_count: 2,
      approved_on: '2025-10-16',
      charges_courantes: 5411700,
      charges_travaux: 0,
      impayes: 390800,
      debtors_count: 2,
      dette_fournisseurs: 645500,
      fonds_travaux: 1973000,
    },
    absent: ['owner', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-onglets-antibes',
  `font: 8.4pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 12mm 15mm; h1 { font-size: 17pt } h2 { font-size: 10pt; display: inline-block; background: #1c7; color: #fff; padding: .8mm 4mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #999 } th { font-weight: bold }`,
  [
    `<h1>Carnet d’entretien</h1><p>Décret n° 2001-477 – mis à jour le 02.10.2026 par CAP D’AZUR SYNDIC, 12 boulevard Albert-1er, 06600 ANTIBES</p><p>Immeuble : LES TERRASSES DE SALIS, 7 avenue Mirabeau, 06600 ANTIBES – registre n° AF1189034 – 64 logements – année de construction 1988</p><h2>Assurances</h2>${table(
      ['Garantie', 'N° de contrat', 'Compagnie', 'Intermédiaire', 'Expire le'],
      [
        [
          'Multirisque immeuble',
          'RI/06/44820-B',
          'Mutuelle Azur Exemple',
          'Cabinet Ferraud',
          '31.12.2026',
        ],
        [
          'Dommages-ouvrage étanchéité 2021',
          'DO-21-7714',
          'Bâtisseurs Exemple',
          'Cabinet Ferraud',
          '14.06.2031',
        ],
      ],
    )}<h2>Contrats d’entretien et de maintenance</h2>${table(
      ['Objet', 'Entreprise', 'Signé le', 'Fin', 'Préavis'],
      [
        ['Ascenseurs A et B', 'Riviera Levage', '01.01.2022', '31.12.2026', '3 mois'],
        ['Piscine', 'Aqua Salis', '01.04.2025', '31.03.2027', '2 mois'],
        ['VMC', 'Ventil Sud', '15.05.2023', 'tacite', '1 mois'],
        ['Désinsectisation', 'Hygia 06', '01.01.2026', '31.12.2026', '1 mois'],
      ],
    )}<h2>Travaux importants</h2>${table(
      ['Année', 'Description', 'Entreprise', 'Coût TTC €'],
      [
        ['2021', 'Étanchéité des terrasses accessibles', 'SAS Étanch’06', '138 420,00'],
        ['2017', 'Ravalement général', 'Façades Riviera', '214 900,00'],
        ['2012', 'Modernisation des ascenseurs', 'Riviera Levage', '74 310,00'],
      ],
    )}<h2>Échéancier du plan pluriannuel</h2><p>Néant : projet de plan présenté à l’assemblée du 22.01.2026, non adopté.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'CAP D’AZUR SYNDIC',
      building: 'LES TERRASSES DE SALIS',
      building_address: '7 avenue Mirabeau, 06600 ANTIBES',
      rnc: 'AF1189034',
      updated_on: '2026-10-02',
      insurer: 'Mutuelle Azur Exemple',
      policy_number: 'RI/06/44820-B',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on'],
  },
);

const plan = paperOf(
  'pppt-programme-chambery',
  `font: 10pt/1.4 'URW Gothic', sans-serif; padding: 16mm; td, th { border: .2mm solid #bbb } th { background: #fde7c8 } td:nth-child(n+3) { text-align: right }`,
  [
    `<div style="margin-top:45mm;border-left:3mm solid #e38b06;padding-left:8mm"><p>Ingénierie Savoie Bâtiment – 73000 Chambéry</p><h1 style="font-size:24pt">Projet de plan pluriannuel de travaux (PPPT)</h1><p style="font-size:13pt">Immeuble Le Nivolet<br>14 rue Sommeiller, 73000 Chambéry</p><p>Maître d’ouvrage : syndicat des copropriétaires, représenté par la Régie Dupraz-Favre<br>Visite du 04/03/2026 – Rapport ISB-26-088 indice B du 27/04/2026</p></div>`,
    `<h2>Échéancier et coûts estimés</h2>${table(
      ['Poste', 'Échéance', 'Coût TTC', 'Gain conso.'],
      [
        ['Sécurisation des garde-corps', '2027', '11 200 €', '–'],
        ['Isolation de la toiture', '2028', '86 000 €', '14 %'],
        ['Ventilation hygroréglable', '2030', '42 500 €', '9 %'],
        ['Façades sur rue et cour', '2033', '310 000 €', '23 %'],
      ],
    )}<p style="margin-top:4mm">Le scénario complet conduit de la classe E (279 kWh/m²/an) à la classe C. Le plan est à présenter à la prochaine assemblée générale (article 14-2 de la loi du 10 juillet 1965) ; à défaut d’adoption, il est joint au dossier de vente des lots.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'Le Nivolet',
      building_address: '14 rue Sommeiller, 73000 Chambéry',
      syndic: 'Régie Dupraz-Favre',
      made_on: either('2026-04-27', '2026-03-04'),
      report_number: either('ISB-26-088', 'ISB-26-088 indice B'),
    },
    absent: ['rnc', 'owner', 'dpe_number', 'meeting_on'],
  },
);

export const PAPIERS_DU_SYNDIC = [cards, prose, book, plan];
