// Register sheets: the official one and a syndic's own.
import { either, paperOf } from '../../paper.ts';
import { FOOT, foot, pairs } from './outils.ts';

const sheet = paperOf(
  'fiche-registre-officielle-nantes',
  `font: 8.2pt/1.3 'DejaVu Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 13pt; color: #000091; margin: 0 0 1mm } h2 { font-size: 9pt; color: #000091; border-bottom: .3mm solid #000091; margin: 2.6mm 0 .8mm } td { padding: .45mm 1mm } td:first-child { width: 105mm; color: #444 }`,
  [
    `<p style="font-size:7.4pt">Agence nationale de l’habitat – Registre national d’immatriculation des syndicats de copropriétaires</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ AB2-408-771</h1><p style="font-size:7.4pt">(conforme au décret n° 2016-1822 du 21 décembre 2016 – générée à partir des données mises à jour le 14/04/2026)</p>
    <h2>1. Identification de la copropriété</h2>${pairs([
      ['Nom d’usage de la copropriété', 'LES JARDINS DE PROCE'],
      ['Adresse(s) de la copropriété', '33 bd des anglais 44100 Nantes'],
      ['Date d’immatriculation au registre national', '08/12/2017'],
      ['Numéro d’immatriculation', 'AB2408771'],
      ['Date d’établissement du règlement de copropriété', '17/06/1968'],
      ['Numéro SIRET du syndicat', '031 442 870 00012'],
    ])}
    <h2>2. Identité du syndic ou de l’administrateur provisoire</h2>${pairs([
      ['Nom, prénom ou raison sociale', 'HABITERRA PAYS DE LOIRE'],
      ['Adresse', '9 rue de Strasbourg 44012 Nantes cedex 1'],
      ['Cadre d’intervention', 'Mandat de syndic – fin du mandat le 30/03/2028'],
    ])}
    <h2>3. Organisation juridique</h2>${pairs([
      ['Nature du syndicat', 'Syndicat principal'],
      ['Résidence service', 'Non'],
      ['Syndicat coopératif', 'Non'],
    ])}
    <h2>4. Caractéristiques techniques</h2>${pairs([
      ['Nombre total de lots de copropriété', '206'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '37'],
      ['dont nombre de lots à usage d’habitation', '35'],
      ['Nombre de lots de stationnement', '41'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction des bâtiments', 'De 1961 à 1974'],
      ['Année d’achèvement de la construction', '1969'],
    ])}
    <h2>5. Équipements</h2>${pairs([
      ['Type de chauffage', 'Collectif – Chauffage urbain'],
      ['Nombre d’ascenseurs', '2'],
    ])}
    <h2>6. Caractéristiques financières</h2>${pairs([
      ['Premier exercice comptable / exercice clos', 'du 01/01/2025 au 31/12/2025'],
      ['Date de l’AG ayant approuvé les comptes', '26/03/2026'],
      ['Montant des charges pour opérations courantes', '49 817 €'],
      ['Montant des charges pour travaux et opérations exceptionnelles', '3 212 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '9 406 €'],
      ['Montant des sommes restant dues par les copropriétaires', '7 733 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '5'],
      ['Montant du fonds de travaux', '18 240 €'],
      ['Présence de personnel(s) employé(s) par le syndicat', 'Non'],
    ])}
    <p style="font-size:6.8pt;margin-top:3mm">Les informations de cette fiche sont établies par le syndic sous sa responsabilité. Fiche éditée le 16/11/2026.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'HABITERRA PAYS DE LOIRE',
      building: 'LES JARDINS DE PROCE',
      building_address: '33 bd des anglais, 44100 Nantes',
      rnc: 'AB2408771',
      updated_on: '2026-04-14',
      lots_count: 206,
      homes_count: 37,
      parking_count: 41,
      buildings_count: 2,
      lifts_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif – Chauffage urbain', 'Collectif'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-26',
      charges_courantes: 4981700,
      charges_travaux: 321200,
      dette_fournisseurs: 940600,
      impayes: 773300,
      debtors_count: 5,
      fonds_travaux: 1824000,
    },
    absent: ['owner', 'lots', 'iban', 'emprunts'],
  },
);

const own = paperOf(
  'fiche-syndic-maison-saint-brieuc',
  `font: 9.4pt/1.4 'Carlito', sans-serif; ${FOOT} .c { columns: 2; column-gap: 8mm } h2 { font-size: 10.4pt; color: #8a3b12; margin: 3mm 0 1mm; break-after: avoid } p { margin: 0 0 .8mm } .v { font-weight: bold }`,
  [
    `<p><b>ARGOAT IMMOBILIER</b> – 10 rue Saint-Guillaume – 22000 SAINT-BRIEUC</p><h1 style="font-size:15pt;color:#8a3b12">Fiche synthétique de copropriété</h1><p>Article 8-2 de la loi du 10 juillet 1965 – situation actualisée au 31 octobre 2026</p><div class="c">
    <h2>Le syndicat</h2><p class="v">LE CLOS DU GOUËDIC</p><p>27 boulevard Charner, 22000 SAINT-BRIEUC</p><p>Immatriculation n° AE5117802 du 03/10/2018</p><p>Règlement de copropriété du 22/11/1991</p><p>Syndicat principal, non coopératif</p><h2>Le syndic</h2><p>ARGOAT IMMOBILIER, professionnel, élu jusqu’au 31/12/2027</p><h2>L’immeuble</h2><p>Nombre de bâtiments : <span class="v">1</span></p><p>Construction : <span class="v">de 1989 à 1993</span></p><p>Chauffage : <span class="v">individuel gaz</span></p><p>Ascenseurs : <span class="v">1</span></p><h2>Les lots</h2><p>Total : <span class="v">58</span></p><p>Logements, bureaux et commerces : <span class="v">19</span></p><p>Stationnements : <span class="v">21</span></p><h2>Les finances</h2><p>Exercice clos : du 01/07/2025 au 30/06/2026</p><p>Comptes approuvés le : 08/10/2026</p><p>Charges courantes : 21 408,75 €</p><p>Charges travaux : 0,00 €</p><p>Dettes fournisseurs et autres : 7 012,94 €</p><p>Impayés : 3 188,44 €</p><p>Copropriétaires débiteurs de plus de 300 € : 3</p><p>Fonds de travaux : 11 022,50 €</p><h2>Divers</h2><p>Pas de salarié. Aucune procédure en cours. Aucun arrêté de péril.</p></div>${foot('ARGOAT IMMOBILIER, SARL au capital de 30.500 €, RCS Saint-Brieuc 919 402 551 – Délivrée sans frais aux copropriétaires ; 15 € TTC aux tiers')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARGOAT IMMOBILIER',
      building: 'LE CLOS DU GOUËDIC',
      building_address: '27 boulevard Charner, 22000 SAINT-BRIEUC',
      rnc: 'AE5117802',
      updated_on: '2026-10-31',
      lots_count: 58,
      homes_count: 19,
      parking_count: 21,
      buildings_count: 1,
      lifts_count: 1,
      build_period: 'de 1989 à 1993',
      heating: either('individuel gaz', 'individuel'),
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      approved_on: '2026-10-08',
      charges_courantes: 2140875,
      charges_travaux: 0,
      dette_fournisseurs: 701294,
      impayes: 318844,
      debtors_count: 3,
      fonds_travaux: 1102250,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

export const FICHES_SYNTHETIQUES = [sheet, own];
