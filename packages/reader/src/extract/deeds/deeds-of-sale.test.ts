// Deeds of sale and certificates of notaries in wordings that no paper at hand has, with all their facts.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'sale genapi',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `100884202
PD/CL/
L'AN DEUX MILLE DIX-NEUF,
LE QUATRE OCTOBRE
A DIJON (Côte-d'Or), 9 place Darcy, en l'Office Notarial ci-après nommé,
Maître Pauline DELORME, Notaire de la Société « DELORME et CHARLOT, notaires », titulaire d'un Office Notarial à DIJON,
A RECU la présente vente à la requête des personnes ci-après identifiées
ENTRE
- "VENDEUR" -
Monsieur Gérard Lucien PETITJEAN, retraité, et Madame Colette Denise MARCHAL, retraitée, son épouse, demeurant ensemble à DIJON (21000) 15 rue Monge.
Nés savoir : Monsieur à BEAUNE le 3 mai 1948, Madame à DOLE le 12 avril 1950.
- "ACQUÉREUR" -
Monsieur Thibault PONSARD, architecte, demeurant à DIJON (21000) 3 rue Vannerie, célibataire.
QUOTITÉS ACQUISES
Monsieur Thibault PONSARD acquiert la pleine propriété.
DESIGNATION
Dans un ensemble immobilier situé à DIJON (CÔTE-D'OR) 21000 15 Rue Monge, dénommé « LE MONGE ».
Cadastré :
Section      N°      Lieudit      Surface
CK           204     15 rue Monge  00 ha 08 a 12 ca
Lot numéro douze (12) :
Un appartement au troisième étage
Et les deux cent dix /dix millièmes (210 /10000 èmes) des parties communes générales.
Lot numéro trente-deux (32) :
Une cave
Et les six /dix millièmes (6 /10000 èmes) des parties communes générales.
SUPERFICIE DE LA PARTIE PRIVATIVE
La superficie de la partie privative des biens soumis à la loi du 18 décembre 1996 est de : - 71,35 M² pour le lot numéro DOUZE (12)
PRIX
La vente est conclue moyennant le prix de CENT QUATRE-VINGT-DIX MILLE EUROS (190 000,00 EUR).
Publié au service de la publicité foncière de DIJON 1 le 22 octobre 2019, volume 2019P, numéro 9120.`,
    {
      deed_on: '2019-10-04',
      notary: 'Maître Pauline DELORME',
      sellers: ['Monsieur Gérard Lucien PETITJEAN', 'Madame Colette Denise MARCHAL'],
      buyers: ['Monsieur Thibault PONSARD'],
      building: 'LE MONGE',
      property_address: '15 Rue Monge, 21000 DIJON',
      parcels: ['CK 204'],
      lots: ['12', '32'],
      lot_shares: ['12:210/10000', '32:6/10000'],
      surface_carrez: 7135,
      price: 19000000,
      publication: '2019P n° 9120',
    },
  ],
  [
    'old sale',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `L'AN MIL NEUF CENT QUATRE-VINGT-SEIZE,
Le Douze Mars
Par-devant Maître Jacques TOURNIER, notaire à ROYAN (Charente-Maritime), soussigné
ONT COMPARU
Monsieur André Paul SICARD, commerçant, demeurant à ROYAN (17200), 2 avenue de Pontaillac, époux de Madame Josette BRUN
Ci-après dénommé « LE VENDEUR »
D'UNE PART
Et Mademoiselle Sylvie Anne GUÉRIN, professeur, demeurant à SAINTES (17100), 8 rue Alsace
Ci-après dénommée « L'ACQUEREUR »
D'AUTRE PART
LESQUELS ont établi ainsi qu'il suit la VENTE par Monsieur SICARD à Mademoiselle GUÉRIN
DESIGNATION
Dans un immeuble en copropriété sis à ROYAN (17200), 44 boulevard Garnier, cadastré section AC numéro 77 pour 5 a 20 ca
LOT NUMERO TROIS : un appartement au premier étage, et les cent quarante millièmes (140/1000) des parties communes générales
PRIX
La présente vente est consentie moyennant le prix principal de TROIS CENT QUARANTE MILLE FRANCS (340.000 F)`,
    {
      deed_on: '1996-03-12',
      notary: 'Maître Jacques TOURNIER',
      sellers: ['Monsieur André Paul SICARD'],
      buyers: ['Mademoiselle Sylvie Anne GUÉRIN'],
      property_address: '44 boulevard Garnier, 17200 ROYAN',
      parcels: ['AC 77'],
      lots: ['3'],
      lot_shares: ['3:140/1000'],
    },
  ],
  [
    'sale by companies',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `Maître Hugues FERRAND, notaire associé à PAU, 4 rue Serviez, soussigné,
A reçu le 14 décembre 2021 le présent acte authentique contenant VENTE
IDENTIFICATION DES PARTIES
VENDEUR :
La société dénommée GAVE INVEST, société à responsabilité limitée au capital de 10.000 €, dont le siège est à PAU (64000), 1 place Royale, SIREN 812 345 678
ACQUEREUR :
La société dénommée SCI DES GAVES, société civile immobilière, dont le siège est à BILLERE (64140), 5 rue du Golf, SIREN 901 234 567
DÉSIGNATION
A PAU (64000), 22 avenue des Lilas, dans un ensemble immobilier en copropriété, cadastré section BX n° 118 et n° 121 :
Lot n° 8 : un local à usage de bureau, avec les 95/1000èmes de la propriété du sol et des parties communes générales
Lot n° 15 : un emplacement de stationnement, avec les 4/1000èmes de la propriété du sol et des parties communes générales
Superficie loi Carrez : lot n° 8, 64,20 m²
PRIX : 128.500,00 euros, payé comptant`,
    {
      deed_on: '2021-12-14',
      notary: 'Maître Hugues FERRAND',
      sellers: ['GAVE INVEST'],
      buyers: ['SCI DES GAVES'],
      property_address: '22 avenue des Lilas, 64000 PAU',
      parcels: ['BX 118', 'BX 121'],
      lots: ['8', '15'],
      lot_shares: ['8:95/1000', '15:4/1000'],
      surface_carrez: 6420,
      price: 12850000,
    },
  ],
  [
    'vefa',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `VENTE EN L'ÉTAT FUTUR D'ACHÈVEMENT
L'AN DEUX MILLE VINGT-DEUX, LE TROIS FÉVRIER
Maître Sonia BARBIER, notaire à NIORT, a reçu le présent acte à la requête de
1°) La société dénommée SCCV LES HALLES NIORT, société civile de construction vente, siège à NIORT (79000), 3 rue Brisson, VENDEUR
2°) Monsieur Amaury LECLERC, né à POITIERS le 2 mai 1988, et Madame Inès DIAZ, née à NIORT le 8 juin 1990, demeurant à NIORT (79000) 12 rue Basse, ACQUÉREUR
DÉSIGNATION
Dans un ensemble immobilier en cours de construction dénommé RÉSIDENCE LES HALLES situé à NIORT (79000), 6 place des Halles, cadastré section BP n° 412, lieudit Les Halles, 00ha 11a 40ca
LOT 24 : appartement T3 au 2e étage, et les 188/10 000èmes des parties communes générales
LOT 71 : parking, et les 12/10 000èmes des parties communes générales
PRIX DE VENTE : 214 900,00 € TTC`,
    {
      deed_on: '2022-02-03',
      notary: 'Maître Sonia BARBIER',
      sellers: ['SCCV LES HALLES NIORT'],
      buyers: ['Monsieur Amaury LECLERC', 'Madame Inès DIAZ'],
      building: 'RÉSIDENCE LES HALLES',
      property_address: '6 place des Halles, 79000 NIORT',
      parcels: ['BP 412'],
      lots: ['24', '71'],
      lot_shares: ['24:188/10000', '71:12/10000'],
      price: 21490000,
    },
  ],
  [
    'attestation short',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `Étude de Maître Claire VIDAL
Notaire – 10 cours Gambetta, 34000 MONTPELLIER
ATTESTATION DE PROPRIÉTÉ
Je soussignée, Maître Claire VIDAL, notaire à MONTPELLIER, certifie que par acte reçu en mon étude le 8 juillet 2023
Monsieur Alain ROUSSEL et Madame Nadia ROUSSEL née BENALI
ont acquis de la SCI DU PEYROU
les biens suivants situés à MONTPELLIER (34000), 27 rue de la Loge, cadastrés section HB numéro 56 : lot n° 5 (appartement) et lot n° 18 (cave)
moyennant le prix de 265 000 €.
En foi de quoi j'ai délivré la présente attestation. Montpellier, le 8 juillet 2023`,
    {
      deed_on: '2023-07-08',
      notary: 'Maître Claire VIDAL',
      sellers: ['SCI DU PEYROU'],
      buyers: ['Monsieur Alain ROUSSEL', 'Madame Nadia ROUSSEL'],
      property_address: '27 rue de la Loge, 34000 MONTPELLIER',
      parcels: ['HB 56'],
      lots: ['5', '18'],
      price: 26500000,
    },
  ],
  [
    'attestation labels',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `SCP MARTINEAU – LEGRAND, notaires associés, 2 rue Clemenceau, 85000 LA ROCHE-SUR-YON
ATTESTATION DE VENTE
Acte reçu par Maître Fabien LEGRAND le 19/05/2025
Vendeur : Madame Josiane PUBERT
Acquéreur : Monsieur Enzo RICHARD et Madame Lola COUSIN
Bien : 14 rue des Halles, 85000 LA ROCHE-SUR-YON – Lots 2 et 9 – Cadastre : AM 210
Prix : 142 000,00 €
Délivrée pour servir et valoir ce que de droit`,
    {
      deed_on: '2025-05-19',
      notary: 'Maître Fabien LEGRAND',
      sellers: ['Madame Josiane PUBERT'],
      buyers: ['Monsieur Enzo RICHARD', 'Madame Lola COUSIN'],
      property_address: '14 rue des Halles, 85000 LA ROCHE-SUR-YON',
      lots: ['2', '9'],
      parcels: ['AM 210'],
      price: 14200000,
    },
  ],
  [
    'attestation inherited',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `Maître Benoît SALMON, notaire à VANNES (Morbihan), 5 rue du Port
Vannes, le 3 mars 2024
ATTESTATION
Le notaire soussigné atteste qu'aux termes d'un acte reçu par lui le 28 février 2024, Monsieur Loïc KERVELLA a vendu à Monsieur Yves LE GALL et Madame Maud TANGUY, un appartement situé 8 rue Thiers, 56000 VANNES, formant les lots numéros 3 et 14 de la copropriété cadastrée section BT n° 9, au prix de 198 000 euros.`,
    {
      deed_on: '2024-02-28',
      notary: 'Maître Benoît SALMON',
      sellers: ['Monsieur Loïc KERVELLA'],
      buyers: ['Monsieur Yves LE GALL', 'Madame Maud TANGUY'],
      property_address: '8 rue Thiers, 56000 VANNES',
      lots: ['3', '14'],
      parcels: ['BT 9'],
      price: 19800000,
    },
  ],
  [
    'sale fiducial',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `DOSSIER 2020.1187
VENTE par M. et Mme LACOSTE à M. DUBOIS
L'AN DEUX MILLE VINGT
Le vingt-six novembre
Maître Olivier SANSON, notaire associé de la SELARL « SANSON NOTAIRES » dont le siège est à BREST, 4 rue de Siam
A RECU LE PRÉSENT ACTE DE VENTE
A LA REQUETE DE
VENDEURS
1ent) Monsieur Patrick Yves LACOSTE, ingénieur, demeurant à BREST (29200), 10 rue Jean Jaurès
2ent) Madame Sophie Marie LAVAL, épouse LACOSTE, demeurant à la même adresse
ACQUEREUR
Monsieur Kévin Marc DUBOIS, marin, demeurant à BREST (29200), 3 quai Malbert
DESIGNATION DES BIENS
Commune de BREST (Finistère), 10 rue Jean Jaurès, dans un immeuble en copropriété
figurant au cadastre sous les références suivantes : section HV n° 88 pour 03 a 15 ca
Le lot numéro QUATRE (4) : appartement au deuxième étage, avec les 118/1.000èmes des parties communes
Le lot numéro ONZE (11) : grenier, avec les 4/1.000èmes des parties communes
Superficie : conformément à l'article 46 de la loi du 10 juillet 1965, la superficie du lot 4 est de 66,05 m²
Cette vente a lieu moyennant le prix de CENT CINQUANTE-DEUX MILLE EUROS (152.000,00 €)`,
    {
      deed_on: '2020-11-26',
      notary: 'Maître Olivier SANSON',
      sellers: ['Monsieur Patrick Yves LACOSTE', 'Madame Sophie Marie LAVAL'],
      buyers: ['Monsieur Kévin Marc DUBOIS'],
      parcels: ['HV 88'],
      lots: ['4', '11'],
      lot_shares: ['4:118/1000', '11:4/1000'],
      surface_carrez: 6605,
      price: 15200000,
    },
  ],
  [
    'attestation ce jour',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `OFFICE NOTARIAL DE LA CROIX-ROUSSE
Maître Lucie ARNAUD
8 place des Tapis, 69004 LYON
ATTESTATION NOTARIÉE
Maître Lucie ARNAUD, notaire à LYON, atteste avoir reçu ce jour l'acte de vente par la société LYON PATRIMOINE au profit de Madame Léna MOREAU, portant sur les lots 14 et 203 de l'immeuble « LES CANUTS » sis à LYON 4ème arrondissement (69004), 21 rue Dumenge, cadastré section AH numéro 31, moyennant le prix de TROIS CENT DIX MILLE EUROS (310.000 €).
Fait à LYON, le 17 septembre 2025`,
    {
      deed_on: '2025-09-17',
      notary: 'Maître Lucie ARNAUD',
      sellers: ['LYON PATRIMOINE'],
      buyers: ['Madame Léna MOREAU'],
      building: 'LES CANUTS',
      property_address: '21 rue Dumenge, 69004 LYON',
      parcels: ['AH 31'],
      lots: ['14', '203'],
      price: 31000000,
    },
  ],
  [
    'sale with usufruct',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `L’an deux mille quinze, le trente et un juillet,
A MENTON (Alpes-Maritimes), au siège de l’Office Notarial,
Maître Renée GIORDANO, Notaire associée à MENTON, soussignée, avec la participation de Maître Paul ICARD, notaire à NICE, assistant l’acquéreur,
A REÇU EN LA FORME AUTHENTIQUE L’ACTE DE VENTE CI-APRÈS
VENDEUR
Madame Yvonne Rose BIANCHI, retraitée, demeurant à MENTON (06500), 4 rue Longue, veuve de Monsieur Ange CASTELLI et non remariée, née à MENTON le 2 mars 1931.
ACQUÉREUR
Monsieur Fabrice Louis OLIVIERI, cuisinier, et Madame Emma Claire ROSSI, coiffeuse, demeurant ensemble à NICE (06000), 7 rue Barla, pacsés.
BIENS VENDUS
Dans un immeuble en copropriété situé à MENTON (06500), 4 rue Longue, figurant au cadastre section BE numéro 203, lieudit « La Vieille Ville », pour une contenance de 01a 88ca,
Lot numéro CINQ (5) : au troisième étage, un appartement de deux pièces, et les cent vingt-cinq millièmes (125/1000) des parties communes générales.
PRIX
Le prix est de QUATRE-VINGT-QUINZE MILLE EUROS (95.000,00 EUR).
Superficie privative au sens de la loi Carrez : 38,41 m².
Publié et enregistré le 20/08/2015 au 2ème bureau du service de la publicité foncière de NICE, Volume 2015P N° 7781`,
    {
      deed_on: '2015-07-31',
      notary: 'Maître Renée GIORDANO',
      sellers: ['Madame Yvonne Rose BIANCHI'],
      buyers: ['Monsieur Fabrice Louis OLIVIERI', 'Madame Emma Claire ROSSI'],
      property_address: '4 rue Longue, 06500 MENTON',
      parcels: ['BE 203'],
      lots: ['5'],
      lot_shares: ['5:125/1000'],
      price: 9500000,
      surface_carrez: 3841,
      publication: '2015P n° 7781',
    },
  ],
  [
    'house deed',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `ACTE DE VENTE DU 12 SEPTEMBRE 2012
Reçu par Maître Denis CLERC, notaire à GAP
VENDEUR : Monsieur Roger AUBIN
ACQUÉREUR : Monsieur Théo GARCIN et Madame Lisa GARCIN
BIEN : une maison située à GAP (05000), 16 chemin des Prés, cadastrée section CN n° 14, 15 et 18
PRIX : 231 000 €
Publication : service de la publicité foncière de GAP, le 3 octobre 2012, volume 2012 P n° 5120`,
    {
      deed_on: '2012-09-12',
      notary: 'Maître Denis CLERC',
      sellers: ['Monsieur Roger AUBIN'],
      buyers: ['Monsieur Théo GARCIN', 'Madame Lisa GARCIN'],
      property_address: '16 chemin des Prés, 05000 GAP',
      parcels: ['CN 14', 'CN 15', 'CN 18'],
      price: 23100000,
      publication: '2012P n° 5120',
    },
  ],
  [
    'sale donation',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `Référence : 1012/AB
L’AN DEUX MILLE VINGT-TROIS
LE DEUX MARS
A TOULOUSE (Haute-Garonne), 3 rue des Arts, au siège de l’Office Notarial, ci-après nommé,
Maître Anne BARTHE, Notaire titulaire d’un Office Notarial à TOULOUSE, soussignée,
A REÇU la présente vente à la requête de :
VENDEUR
Madame Jeanne Alice VIDAL, née à ALBI (81000) le 4 mai 1944, veuve de Monsieur Paul Henri CAZALS, demeurant à TOULOUSE (31000) 14 rue du Taur.
ACQUÉREUR
Monsieur Hugo MARTY, né à CASTRES le 2 mars 1992, et Madame Zoé LOPEZ, née à FOIX le 8 avril 1993, demeurant ensemble à TOULOUSE (31000) 2 rue Pargaminières.
IDENTIFICATION DU BIEN
DÉSIGNATION
Dans un ensemble immobilier situé à TOULOUSE (HAUTE-GARONNE) (31000) 14 rue du Taur, dénommé LE CAPITOLE.
Figurant ainsi au cadastre : Section AB n° 55, lieudit 14 rue du Taur, surface 00 ha 05 a 44 ca
Le ou les lots de copropriété suivants :
Lot numéro six (6)
Un appartement, avec les quatre cent un dix millièmes (401/10000èmes) des parties communes générales
Lot numéro quarante et un (41)
Une cave, avec les huit dix millièmes (8/10000èmes) des parties communes générales
La superficie privative du lot numéro six est de 74,90 m²
PRIX
La vente est conclue moyennant le prix de TROIS CENT CINQ MILLE EUROS (305 000,00 EUR).`,
    {
      deed_on: '2023-03-02',
      notary: 'Maître Anne BARTHE',
      sellers: ['Madame Jeanne Alice VIDAL'],
      buyers: ['Monsieur Hugo MARTY', 'Madame Zoé LOPEZ'],
      building: 'LE CAPITOLE',
      property_address: '14 rue du Taur, 31000 TOULOUSE',
      parcels: ['AB 55'],
      lots: ['6', '41'],
      lot_shares: ['6:401/10000', '41:8/10000'],
      surface_carrez: 7490,
      price: 30500000,
    },
  ],
];

describe('deeds of sale and certificates', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
