// Register sheets of buildings: one in two columns, one wide.
import { either, paperOf } from '../../paper.ts';
import { lying, pairs } from './outils.ts';

const sheet = paperOf(
  'fiche-deux-colonnes-marseille',
  `font: 7.8pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 11mm; h1 { background: #004b6b; color: #fff; font-size: 13pt; padding: 2mm 3mm; margin: 0 0 2mm } h2 { background: #cfe1ea; color: #004b6b; font-size: 8.6pt; padding: .8mm 2mm; margin: 2.5mm 0 .5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } td { border-bottom: .15mm solid #cbd8de; padding: .6mm 1mm } td:last-child { font-weight: bold; text-align: right }`,
  [
    `<h1>FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ</h1><p>Décret n° 2016-1822 du 21 décembre 2016 – générée le 02/02/2026 par QUADRIAL à partir des données du registre – dernière mise à jour des données : 28/01/2026</p><div class="two"><div><h2>1. Identification</h2>${pairs(
      [
        ['Nom d’usage', 'LE GRAND PAVOIS DE SAINTE-MARGUERITE'],
        ['Adresse principale', '41 boulevard Ganay 13009 MARSEILLE'],
        ['Adresse(s) complémentaire(s)', '3 et 5 traverse Chante-Perdrix'],
        ['N° immatriculation', 'AB4471926'],
        ['Immatriculée le', '14/09/2017'],
        ['Règlement de copropriété', '18/07/1974'],
      ],
    )}<h2>2. Représentant légal</h2>${pairs([
      ['Syndic professionnel', 'QUADRIAL SYNDIC'],
      ['SIRET', '900 114 207 00318'],
      ['Adresse', '262 avenue du Prado 13008 MARSEILLE'],
      ['Mandat en cours', 'oui'],
    ])}<h2>3. Organisation juridique</h2>${pairs([
      ['Type de syndicat', 'principal'],
      ['Syndicat coopératif', 'non'],
      ['Résidence-services', 'non'],
    ])}<h2>4. Procédures administratives et judiciaires</h2>${pairs([
      ['Arrêtés en cours', 'aucun'],
      ['Mandat ad hoc / adm. provisoire', 'non'],
    ])}</div><div><h2>5. Caractéristiques techniques</h2>${pairs([
      ['Lots principaux (hab., bureaux, commerces)', '105'],
      ['Dont habitation', '101'],
      ['Lots de stationnement', '88'],
      ['Nombre total de lots', '297'],
      ['Nombre de bâtiments', '3'],
      ['Période de construction', '1961 – 1974'],
    ])}<h2>6. Équipements</h2>${pairs([
      ['Chauffage', 'Collectif – gaz'],
      ['Ascenseurs', '4'],
    ])}<h2>7. Caractéristiques financières</h2>${pairs([
      ['Exercice clos', '01/01/2024 – 31/12/2024'],
      ['Comptes approuvés en AG le', '12/06/2025'],
      ['Charges courantes', '171 940 €'],
      ['Charges travaux et op. exceptionnelles', '24 380 €'],
      ['Dettes fournisseurs et autres', '19 466 €'],
      ['Impayés', '38 215 €'],
      ['Nb de coprop. débiteurs > 300 €', '14'],
      ['Fonds de travaux', '61 902 €'],
      ['Personnel employé', 'oui'],
    ])}</div></div><p style="margin-top:5mm;font-size:6.6pt">La fiche synthétique est mise à disposition des copropriétaires (art. 8-2 de la loi du 10 juillet 1965). En cas de cession, elle est jointe à la promesse.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('QUADRIAL SYNDIC', 'QUADRIAL'),
      building: 'LE GRAND PAVOIS DE SAINTE-MARGUERITE',
      building_address: '41 boulevard Ganay, 13009 MARSEILLE',
      rnc: 'AB4471926',
      updated_on: '2026-01-28',
      lots_count: 297,
      homes_count: 105,
      parking_count: 88,
      buildings_count: 3,
      lifts_count: 4,
      build_period: '1961 – 1974',
      heating: either('Collectif – gaz', 'Collectif', 'collectif, gaz'),
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      approved_on: '2025-06-12',
      charges_courantes: 17194000,
      charges_travaux: 2438000,
      dette_fournisseurs: 1946600,
      impayes: 3821500,
      debtors_count: 14,
      fonds_travaux: 6190200,
    },
    absent: ['owner', 'lots', 'iban', 'budget'],
  },
);

const small = lying(
  paperOf(
    'fiche-paysage-carcassonne',
    `font: 8.4pt 'DejaVu Sans Condensed', sans-serif; padding: 10mm; h1 { font-size: 13pt } .g td { border: .2mm solid #557a46; padding: 1mm 1.5mm } .g td:nth-child(odd) { background: #eaf2e5; color: #33502a; width: 48mm } h2 { background: #557a46; color: #fff; font-size: 9pt; padding: 1mm 2mm; margin: 3mm 0 0 }`,
    [
      `<h1>Registre des copropriétés – fiche synthétique AH5518027</h1><p>Éditée le 19/05/2024 par le teledéclarant (dernière mise à jour annuelle : 06/05/2024)</p><h2>La copropriété</h2>${pairs(
        [
          [
            'Nom',
            'Immeuble Trivalle',
            'Adresse',
            '131 rue Trivalle, 11000 Carcassonne',
            'Date du RCP',
            '04/11/1998',
          ],
          [
            'Syndic',
            'M. Aurélien FAURÉ-LABATUT (bénévole)',
            'Adresse du syndic',
            '131 rue Trivalle, 11000 Carcassonne',
            'Type',
            'Syndicat principal',
          ],
        ],
        'g',
      )}<h2>Technique</h2>${pairs(
        [
          [
            'Nombre total de lots',
            '9',
            'Lots d’habitation, commerces, bureaux',
            '6',
            'Lots de stationnement',
            '0',
          ],
          ['Nombre de bâtiments', '1', 'Période de construction', 'avant 1949', 'Ascenseurs', '0'],
          ['Chauffage', 'individuel', 'Étiquette énergie', 'non renseignée', '', ''],
        ],
        'g',
      )}<h2>Finances – premier exercice : non – exercice du 01/01/2023 au 31/12/2023</h2>${pairs(
        [
          [
            'Comptes approuvés le',
            '13/04/2024',
            'Charges courantes',
            '5 214,60 €',
            'Travaux et exceptionnel',
            '0,00 €',
          ],
          [
            'Dettes fournisseurs',
            '311,20 €',
            'Impayés des copropriétaires',
            '1 087,43 €',
            'Débiteurs de plus de 300 €',
            '2',
          ],
          ['Fonds de travaux', '1 560,00 €', 'Salariés', 'aucun', '', ''],
        ],
        'g',
      )}`,
    ],
    {
      type: 'FICHE_SYN',
      sub_kind: null,
      facts: {
        syndic: either('M. Aurélien FAURÉ-LABATUT', 'M. Aurélien FAURÉ-LABATUT (bénévole)'),
        building: 'Immeuble Trivalle',
        building_address: '131 rue Trivalle, 11000 Carcassonne',
        rnc: 'AH5518027',
        updated_on: '2024-05-06',
        lots_count: 9,
        homes_count: 6,
        parking_count: 0,
        buildings_count: 1,
        lifts_count: 0,
        build_period: 'avant 1949',
        heating: 'individuel',
        exercice_from: '2023-01-01',
        exercice_to: '2023-12-31',
        approved_on: '2024-04-13',
        charges_courantes: 521460,
        charges_travaux: 0,
        dette_fournisseurs: 31120,
        impayes: 108743,
        debtors_count: 2,
        fonds_travaux: 156000,
      },
      absent: ['owner', 'iban', 'meeting_on'],
    },
  ),
);

export const FICHES_SYNTHETIQUES = [sheet, small];
