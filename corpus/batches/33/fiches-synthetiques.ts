// What the register knows of a building: its own sheet, and a firm's.
import { either, paperOf } from '../../paper.ts';

const list = (rows: readonly (readonly [string, string])[]) =>
  `<table class="l">${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

const register = paperOf(
  'fiche-registre-national-dunkerque',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; color: #000091 } h2 { font-size: 9pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3mm 0 1mm } .l td { padding: .5mm 1mm; border-bottom: .1mm solid #ddd } .l td:last-child { width: 74mm; font-weight: bold } .rf { font-weight: bold; font-size: 8pt }`,
  [
    `<p class="rf">RÉPUBLIQUE FRANÇAISE<br>Registre national d’immatriculation des copropriétés – Anah</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ N° AC7-730-518</h1><p>(conforme à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et au décret n° 2016-1822 du 21 décembre 2016)<br>Fiche générée à partir des données mises à jour le : <b>03/07/2026</b></p>
    <h2>1. IDENTIFICATION</h2>${list([
      ['Nom d’usage de la copropriété', 'LES DUNES DE MALO'],
      ['Adresse de la copropriété', '40 avenue Faidherbe 59240 DUNKERQUE'],
      ['Adresse(s) complémentaire(s)', '42, 44 et 46 avenue Faidherbe'],
      ['Date d’immatriculation', '12/12/2017'],
      ['Date d’établissement du règlement de copropriété', '22/02/1962'],
    ])}<h2>2. IDENTITÉ DU SYNDIC</h2>${list([
      ['Nom du représentant légal', 'CABINET VERHAEGHE ET ASSOCIES'],
      ['Numéro SIRET', '90001774400028'],
      ['Adresse', '22 place Jean Bart 59140 DUNKERQUE'],
      ['Cadre d’intervention', 'Mandat de syndic professionnel'],
    ])}<h2>3. ORGANISATION JURIDIQUE</h2>${list([
      ['Nature du syndicat', 'Syndicat principal'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
    ])}<h2>4. CARACTÉRISTIQUES TECHNIQUES</h2>${list([
      ['Nombre total de lots du règlement de copropriété', '156'],
      ['Nombre total de lots à usage d’habitation, de bureaux ou de commerces', '73'],
      ['dont lots à usage d’habitation', '68'],
      ['Nombre de lots de stationnement', '62'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction des bâtiments', 'De 1961 à 1974'],
      ['Étiquettes énergétiques (bâtiment 1 / bâtiment 2)', 'D / E'],
    ])}<h2>5. ÉQUIPEMENTS</h2>${list([
      ['Type de chauffage', 'collectif'],
      ['Énergie utilisée', 'Gaz naturel'],
      ['Nombre d’ascenseurs', '4'],
    ])}<h2>6. CARACTÉRISTIQUES FINANCIÈRES</h2>${list([
      ['Date de début de l’exercice clos', '01/04/2025'],
      ['Date de fin de l’exercice clos', '31/03/2026'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '21/05/2026'],
      ['Charges pour opérations courantes', '41 908 €'],
      ['Charges pour travaux et opérations exceptionnelles', '0 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '6 115 €'],
      ['Montant des sommes dues par les copropriétaires (impayés)', '9 872 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '7'],
      ['Montant du fonds de travaux', '18 440 €'],
      ['Présence de personnel employé par le syndicat de copropriétaires', 'Non'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET VERHAEGHE ET ASSOCIES',
      building: 'LES DUNES DE MALO',
      building_address: either(
        '40 avenue Faidherbe, 59240 DUNKERQUE',
        '40, 42, 44 et 46 avenue Faidherbe, 59240 DUNKERQUE',
      ),
      rnc: 'AC7730518',
      updated_on: '2026-07-03',
      lots_count: 156,
      homes_count: 73,
      parking_count: 62,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either(
        'collectif',
        'collectif gaz',
        'collectif, gaz naturel',
        'collectif gaz naturel',
      ),
      lifts_count: 4,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-05-21',
      charges_courantes: 4190800,
      charges_travaux: 0,
      dette_fournisseurs: 611500,
      impayes: 987200,
      debtors_count: 7,
      fonds_travaux: 1844000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const own = paperOf(
  'fiche-cabinet-charleville',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 15mm; h1 { font-size: 15pt; margin-bottom: 1mm } h2 { font-size: 10pt; background: #6b2d5c; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .l td { border-bottom: .1mm solid #ccb; padding: .7mm } .l td:last-child { text-align: right; font-weight: bold }`,
  [
    `<p>ARDENNE GÉRANCE, 12 place Ducale, 08000 CHARLEVILLE-MÉZIÈRES – syndic</p><h1>Fiche synthétique – LE CLOS DE MONTJOLY</h1><p>27 rue du Theux, 08000 CHARLEVILLE-MÉZIÈRES – établie le 5 octobre 2026 en application de l’article 8-2 de la loi du 10 juillet 1965</p><div class="two"><div><h2>Identité</h2>${list(
      [
        ['Immatriculation', 'AD9421730'],
        ['Règlement de copropriété', '14/11/1988'],
        ['Syndicat', 'principal'],
        ['Syndic', 'Ardenne Gérance'],
      ],
    )}<h2>Technique</h2>${list([
      ['Bâtiments', '1'],
      ['Lots (total)', '64'],
      ['Logements, bureaux, commerces', '30'],
      ['Stationnements', '22'],
      ['Ascenseurs', '1'],
      ['Construction', '1989'],
      ['Chauffage', 'individuel gaz'],
    ])}</div><div><h2>Finances – exercice 01/07/2025 – 30/06/2026</h2>${list([
      ['Comptes approuvés en AG le', '24/09/2026'],
      ['Charges courantes', '27 418,90 €'],
      ['Charges travaux et exceptionnelles', '3 850,00 €'],
      ['Impayés des copropriétaires', '8 579,55 €'],
      ['Débiteurs de plus de 300 €', '4'],
      ['Dettes fournisseurs', '6 080,00 €'],
      ['Fonds de travaux', '12 500,00 €'],
      ['Personnel du syndicat', 'aucun'],
    ])}<h2>À savoir</h2><p>La mise à jour est annuelle et intervient dans les deux mois de l’assemblée qui approuve les comptes. La fiche est remise sous quinze jours au copropriétaire qui la demande, à peine d’une pénalité de 15 € par jour de retard.</p></div></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARDENNE GÉRANCE',
      building: 'LE CLOS DE MONTJOLY',
      building_address: '27 rue du Theux, 08000 CHARLEVILLE-MÉZIÈRES',
      rnc: 'AD9421730',
      updated_on: '2026-10-05',
      lots_count: 64,
      homes_count: 30,
      parking_count: 22,
      buildings_count: 1,
      build_period: '1989',
      heating: either('individuel gaz', 'individuel', 'individuel, gaz'),
      lifts_count: 1,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      approved_on: '2026-09-24',
      charges_courantes: 2741890,
      charges_travaux: 385000,
      dette_fournisseurs: 608000,
      impayes: 857955,
      debtors_count: 4,
      fonds_travaux: 1250000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

export const FICHES_SYNTHETIQUES = [register, own];
