// The sheet that sums a building up, three ways: a network's numbered table, boxes, the register's own print.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Pair = readonly [label: string, value: string];
const section = (title: string, pairs: readonly Pair[]) =>
  `<tr class="h"><td colspan="2">${title}</td></tr>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}`;

const network = paperOf(
  'fiche-marseille-rubriques',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00539b } h1 { font-size: 14pt; color: #00539b; text-align: center; margin: 2mm 0 } td { border: .15mm solid #b5c4d4; padding: .9mm 2mm } td:first-child { width: 96mm } .h td { background: #00539b; color: #fff; font-weight: bold } .n td { border: 0 }`,
  [
    `<table class="n"><tr><td><span class="logo">FONCEO</span></td><td style="text-align:right">Édition du 06/07/2026</td></tr></table><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – décret n° 2016-1822 du 21 décembre 2016</p><table>${section(
      '1. IDENTIFICATION DU SYNDICAT DES COPROPRIÉTAIRES',
      [
        ['Nom d’usage', 'LA VERRERIE'],
        ['Adresse(s)', '128 boulevard Chave, 13005 MARSEILLE'],
        ['Numéro d’immatriculation du syndicat au registre', 'AC5318072'],
        ['Date de la dernière mise à jour des données au registre', '02/07/2026'],
        ['Date d’établissement du règlement de copropriété', '17/06/1971'],
        ['Numéro SIRET du syndicat', '900 000 629 00013'],
      ],
    )}${section('2. IDENTIFICATION DU SYNDIC', [
      ['Dénomination', 'FONCEO MARSEILLE PRADO'],
      ['Adresse', '214 avenue du Prado, 13008 MARSEILLE'],
      ['Cadre d’intervention', 'Mandat avec mise en concurrence'],
    ])}${section('3. ORGANISATION JURIDIQUE DE LA COPROPRIÉTÉ', [
      ['Nature du syndicat', 'Principal'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
      ['Appartenance à une ASL, AFUL ou union de syndicats', 'Non'],
    ])}${section('4. CARACTÉRISTIQUES TECHNIQUES', [
      ['Nombre total de lots', '116'],
      ['Dont lots à usage d’habitation, de commerces ou de bureaux', '58'],
      ['Dont lots à usage de stationnement', '0'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction', '1961 – 1974'],
      ['Étiquette énergie des bâtiments', 'Bât. A : D – Bât. B : D'],
    ])}${section('5. ÉQUIPEMENTS', [
      ['Chauffage', 'Individuel'],
      ['Nombre d’ascenseurs', '2'],
    ])}${section('6. CARACTÉRISTIQUES FINANCIÈRES – dernier exercice approuvé', [
      ['Date de début et de fin de l’exercice clos', '01/01/2025 – 31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '14/05/2026'],
      ['Charges courantes', '92 110,40 €'],
      ['Charges pour travaux et opérations exceptionnelles', '6 210,00 €'],
      ['Dettes fournisseurs', '15 120,20 €'],
      ['Impayés des copropriétaires', '20 510,12 €'],
      ['Nombre de copropriétaires débiteurs d’une somme excédant 300 €', '11'],
      ['Fonds de travaux', '35 290,00 €'],
      ['Personnel employé par le syndicat', 'Non'],
    ])}</table><p style="margin-top:3mm;font-size:7.4pt">Le syndic met la fiche synthétique à la disposition des copropriétaires ; à défaut, une pénalité de 15 € par jour de retard est imputée sur ses honoraires forfaitaires à l’issue d’un délai d’un mois à compter de la demande.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'FONCEO MARSEILLE PRADO',
      building: 'LA VERRERIE',
      building_address: '128 boulevard Chave, 13005 MARSEILLE',
      rnc: 'AC5318072',
      updated_on: either('2026-07-02', '2026-07-06'),
      lots_count: 116,
      homes_count: 58,
      parking_count: 0,
      buildings_count: 2,
      build_period: '1961 – 1974',
      heating: 'Individuel',
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-14',
      charges_courantes: 9211040,
      charges_travaux: 621000,
      dette_fournisseurs: 1512020,
      impayes: 2051012,
      debtors_count: 11,
      fonds_travaux: 3529000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const box = (title: string, lines: readonly string[]) =>
  `<div class="b"><b>${title}</b>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
const boxes = paperOf(
  'fiche-strasbourg-cartouches',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font: bold 17pt 'DejaVu Serif', serif; color: #8a3b2a; margin-bottom: 1mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-top: 4mm } .b { border: .3mm solid #8a3b2a; padding: 3mm } .b b { color: #8a3b2a; text-transform: uppercase; font-size: 8.4pt } .b p { margin: 1mm 0 0 }`,
  [
    `<p>IMMO-RHIN SYNDIC – 11 quai Rouget de Lisle, 67000 STRASBOURG</p><h1>Fiche synthétique</h1><p>Copropriété L’ORANGERIE – document prévu à l’article 8-2 de la loi du 10 juillet 1965, mis à jour le 15.10.2026</p><div class="g">${box(
      'La copropriété',
      [
        'Numéro d’immatriculation : AB7-729-406',
        'Nom : L’ORANGERIE',
        'Adresse : 22 rue de Verdun, 67000 STRASBOURG',
        'Règlement de copropriété du 4 mars 1958, inscrit au livre foncier',
      ],
    )}${box('Le syndic', ['IMMO-RHIN SYNDIC, SARL', '11 quai Rouget de Lisle, 67000 STRASBOURG', 'SIRET 900 000 702 00018', 'Syndic professionnel, mandat en cours'])}${box(
      'Composition',
      [
        'Total des lots : 78',
        'Lots principaux (logements, bureaux, commerces) : 31',
        'Garages et stationnements : 16',
        'Bâtiment : 1',
        'Construction : de 1949 à 1960',
      ],
    )}${box('Équipements', ['Chauffage : collectif, réseau de chaleur urbain', 'Ascenseur : 1', 'Monte-voitures : 1', 'Gardien : aucun'])}${box(
      'Exercice du 01.07.2025 au 30.06.2026',
      [
        'Comptes approuvés le 29.09.2026',
        'Charges courantes : 38 914,22 €',
        'Charges travaux : 0,00 €',
        'Somme due aux fournisseurs : 5 118,40 €',
        'Somme due par les copropriétaires : 7 466,95 €',
        'Copropriétaires redevables de plus de 300 € : 4',
        'Fonds de travaux disponible : 11 302,00 €',
      ],
    )}${box('Statut juridique', ['Syndicat principal, non coopératif', 'Ni administration provisoire, ni plan de sauvegarde', 'Droit local : publicité foncière au livre foncier de Strasbourg'])}</div><p style="margin-top:6mm;font-size:8pt">Les montants sont ceux de l’annexe comptable n° 1 et de l’annexe n° 2 présentées à l’assemblée générale. Cette fiche est délivrée sans frais à tout copropriétaire qui en fait la demande et jointe aux promesses de vente (article L. 721-2 du code de la construction et de l’habitation).</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'IMMO-RHIN SYNDIC',
      building: 'L’ORANGERIE',
      building_address: '22 rue de Verdun, 67000 STRASBOURG',
      rnc: 'AB7729406',
      updated_on: '2026-10-15',
      lots_count: 78,
      homes_count: 31,
      parking_count: 16,
      buildings_count: 1,
      build_period: 'de 1949 à 1960',
      heating: either(
        'collectif, réseau de chaleur urbain',
        'collectif',
        'collectif, chauffage urbain',
      ),
      lifts_count: 1,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      approved_on: '2026-09-29',
      charges_courantes: 3891422,
      charges_travaux: 0,
      dette_fournisseurs: 511840,
      impayes: 746695,
      debtors_count: 4,
      fonds_travaux: 1130200,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const lines = (pairs: readonly Pair[]) => table([], pairs);
const register = paperOf(
  'fiche-nantes-registre',
  `font: 8.8pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 18mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; border-bottom: .4mm solid #000091; color: #000091; margin: 3mm 0 1mm; text-transform: uppercase } td { padding: .5mm 1mm } td:first-child { width: 112mm } .f { position: absolute; bottom: 7mm; left: 18mm; right: 18mm; font-size: 7pt; text-align: center }`,
  [
    `<p style="text-align:center;color:#000091">RÉPUBLIQUE FRANÇAISE<br>Agence nationale de l’habitat – Registre national des copropriétés</p><h1>FICHE SYNTHÉTIQUE AU TITRE DE L’ANNÉE 2026<br>COPROPRIÉTÉ IMMATRICULÉE SOUS LE N° AD2-047-719</h1><p style="text-align:center">générée à partir des données mises à jour le 03/07/2026 (article 8-2 de la loi du 10 juillet 1965)</p><h2>Identification</h2>${lines(
      [
        ['Nom d’usage de la copropriété :', 'LES JARDINS DE L’ERDRE'],
        ['Adresse de la copropriété :', '9 rue du Coudray 44000 NANTES'],
        ['Adresse(s) complémentaire(s) :', '–'],
        ['Date d’immatriculation :', '12/12/2017'],
      ],
    )}<h2>Identité du représentant légal</h2>${lines([
      ['Raison sociale :', 'CABINET PENNANEAC’H ET FILS'],
      ['Numéro d’identification (SIRET) :', '900 000 744 00021'],
      ['Code APE :', '6832A'],
      ['Adresse :', '3 quai de la Fosse 44000 NANTES'],
    ])}<h2>Organisation juridique</h2>${lines([
      ['Type de syndicat :', 'principal'],
      ['Si le syndicat est secondaire, n° du syndicat principal :', 'sans objet'],
      ['Spécificités :', 'néant'],
    ])}<h2>Caractéristiques techniques</h2>${lines([
      ['Nombre total de lots :', '97'],
      [
        'Nombre total de lots à usage d’habitation, de commerces et de bureaux :',
        '34 (habitation : 33)',
      ],
      ['Nombre total de lots à usage de stationnement :', '29'],
      ['Nombre de bâtiments :', '1'],
      ['Période de construction :', 'De 1975 à 1993'],
      ['Année d’achèvement :', '1984'],
    ])}<h2>Équipements</h2>${lines([
      ['Type de chauffage :', 'collectif'],
      ['Chauffage urbain :', 'non'],
      ['Énergie :', 'gaz naturel'],
      ['Nombre d’ascenseurs :', '1'],
    ])}<h2>Caractéristiques financières</h2>${lines([
      ['Date de début d’exercice :', '01/04/2025'],
      ['Date de fin d’exercice :', '31/03/2026'],
      ['Date d’assemblée générale d’approbation des comptes :', '18/06/2026'],
      ['Charges pour opérations courantes :', '45 813,07 €'],
      ['Charges pour travaux et opérations exceptionnelles :', '0,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres :', '6 040,22 €'],
      ['Montant des sommes restant dues par les copropriétaires :', '9 411,06 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 € :', '5'],
      ['Montant du fonds de travaux :', '14 235,00 €'],
      ['Présence de personnel employé par le syndicat :', 'non'],
    ])}<div class="f">Fiche délivrée par le registre national d’immatriculation des copropriétés, sur la foi des déclarations du représentant légal. Document généré le 28/10/2026.</div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET PENNANEAC’H ET FILS',
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      rnc: 'AD2047719',
      updated_on: '2026-07-03',
      lots_count: 97,
      homes_count: 34,
      parking_count: 29,
      buildings_count: 1,
      build_period: 'De 1975 à 1993',
      heating: either('collectif', 'collectif, gaz naturel', 'collectif gaz'),
      lifts_count: 1,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-06-18',
      charges_courantes: 4581307,
      charges_travaux: 0,
      dette_fournisseurs: 604022,
      impayes: 941106,
      debtors_count: 5,
      fonds_travaux: 1423500,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

export const FICHES_D_IDENTITE_IMMEUBLE = [network, boxes, register];
