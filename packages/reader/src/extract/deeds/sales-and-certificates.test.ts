// Sales and certificates of notaries, with the ground of the neighbour and deeds that were published before.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'titre-a',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `Publié et enregistré au SPF d’ANGERS 1
le 04/02/2015  Vol. 2015 P  n° 1120
Droits : 10 112,00 €
L’AN DEUX MILLE QUATORZE
Le DIX DÉCEMBRE
Maître Luc BERTHELOT, notaire associé à ANGERS (49000), 2 boulevard Foch, soussigné,
A reçu en la forme authentique l’acte de vente suivant :
ENTRE LES SOUSSIGNÉS
VENDEUR
La société dénommée SCI DU MAIL, au capital de 1 000 €, dont le siège est à ANGERS (49000), 14 rue du Mail,
représentée par son gérant Monsieur Paul HUET.
ACQUÉREUR
Monsieur Kévin Louis MOREAU, ingénieur, et Madame Julie Anne TESSIER, infirmière, demeurant ensemble à
AVRILLÉ (49240), 5 rue du Lac.
DÉSIGNATION DU BIEN
Dans un immeuble en copropriété situé à ANGERS (49000), 30 rue de la Roë, dénommé « LE LOGIS »,
cadastré section CD numéro 212 pour 4 a 10 ca :
Lot numéro SIX (6) : un appartement au premier étage,
et les cent douze millièmes (112/1000èmes) de la propriété du sol et des parties communes générales.
Lot numéro QUATORZE (14) : une cave,
et les trois millièmes (3/1000èmes) de la propriété du sol et des parties communes générales.
MESURAGE
La superficie privative du lot numéro SIX au sens de la loi Carrez s’établit à 54,80 m².
SERVITUDES
Une servitude de vue existe au profit de la parcelle voisine cadastrée section CD numéro 213.
PRIX
Le prix de vente est fixé à la somme de CENT SOIXANTE-QUINZE MILLE EUROS (175 000 €).
ORIGINE DE PROPRIÉTÉ
Acquis suivant acte reçu par Maître LENOIR, notaire à ANGERS, le 3 mars 1998, publié le 2 avril 1998, volume 1998P, numéro 1544.`,
    {
      deed_on: '2014-12-10',
      notary: 'Maître Luc BERTHELOT',
      sellers: ['SCI DU MAIL'],
      buyers: ['Monsieur Kévin Louis MOREAU', 'Madame Julie Anne TESSIER'],
      building: 'LE LOGIS',
      property_address: '30 rue de la Roë, 49000 ANGERS',
      parcels: ['CD 212'],
      lots: ['6', '14'],
      lot_shares: ['6:112/1000', '14:3/1000'],
      surface_carrez: 5480,
      price: 17500000,
      publication: '2015P n° 1120',
    },
  ],
  [
    'titre-house',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `DATE DE L’ACTE : 28 août 2019
Maître Inès CARON, notaire à LENS (Pas-de-Calais), a reçu l’acte contenant VENTE ci-après.
LES PARTIES
Le vendeur : Monsieur René Albert DELATTRE, veuf de Madame Odette LEROY, retraité, demeurant à LIÉVIN (62800), 9 rue Émile Zola.
L’acquéreur : Madame Nadia BENALI, aide-soignante, demeurant à LENS (62300), 71 route de Béthune.
LE BIEN
Une maison d’habitation sise à LIÉVIN (62800), 9 rue Émile Zola, avec cour et jardin.
Figurant au cadastre : AP n° 518 (3 a 02 ca) et AP n° 519 (0 a 44 ca).
Elle jouxte au nord la parcelle AP 517 appartenant à la commune.
PRIX : quatre-vingt-douze mille euros (92 000,00 €), payé comptant.
PUBLICITÉ FONCIÈRE : service de BÉTHUNE 1, le 17 septembre 2019, références 2019P06612.`,
    {
      deed_on: '2019-08-28',
      notary: 'Maître Inès CARON',
      sellers: ['Monsieur René Albert DELATTRE'],
      buyers: ['Madame Nadia BENALI'],
      property_address: '9 rue Émile Zola, 62800 LIÉVIN',
      parcels: ['AP 518', 'AP 519'],
      price: 9200000,
      publication: '2019P n° 06612',
    },
  ],
  [
    'attest-a',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `OFFICE NOTARIAL DE LA CITÉ
5 rue Porte Neuve, 11000 CARCASSONNE
ATTESTATION DE PROPRIÉTÉ
Je soussignée Maître Chloé AZÉMA, notaire à CARCASSONNE, atteste que par acte signé en mon étude le 7 juin 2022,
Monsieur Hugo Pierre CALVET et Madame Lola Marie SERRES, son épouse, demeurant à LIMOUX (11300), sont devenus
propriétaires, pour l’avoir acquis de Madame Yvette Rose BOUSQUET, du bien suivant :
Un appartement et une cave formant les lots 21 et 45 de la copropriété LES LICES, située à CARCASSONNE (11000),
10 boulevard Barbès, cadastrée section BM n° 77.
Le prix payé s’élève à 118 000 €.
Délivrée le 7 juin 2022 pour servir et valoir ce que de droit.`,
    {
      deed_on: '2022-06-07',
      notary: 'Maître Chloé AZÉMA',
      sellers: ['Madame Yvette Rose BOUSQUET'],
      buyers: ['Monsieur Hugo Pierre CALVET', 'Madame Lola Marie SERRES'],
      building: 'LES LICES',
      property_address: '10 boulevard Barbès, 11000 CARCASSONNE',
      lots: ['21', '45'],
      parcels: ['BM 77'],
      price: 11800000,
    },
  ],
  [
    'attest-b',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `SELARL DUFLOT NOTAIRES
Amiens, le 15 mars 2024
ATTESTATION NOTARIÉE
Maître Édouard DUFLOT, notaire à AMIENS, certifie que suivant acte authentique en date du 15 mars 2024, il a été procédé à la vente
PAR : Madame Régine Alice POLLET, demeurant à AMIENS (80000)
À : Monsieur Samir HADDAD, demeurant à AMIENS (80090)
DES BIENS SUIVANTS : dans la résidence LE BEFFROI DU NORD, 62 rue des Jacobins, 80000 AMIENS, le lot n° 103 (studio) et le
lot n° 219 (parking), section HK numéro 88.
PRIX DE VENTE : 96 500,00 EUR`,
    {
      deed_on: '2024-03-15',
      notary: 'Maître Édouard DUFLOT',
      sellers: ['Madame Régine Alice POLLET'],
      buyers: ['Monsieur Samir HADDAD'],
      property_address: '62 rue des Jacobins, 80000 AMIENS',
      lots: ['103', '219'],
      parcels: ['HK 88'],
      price: 9650000,
    },
  ],
  [
    'titre2-a',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `100 552 01 – AB/MC
LE QUINZE MAI DEUX MILLE VINGT-TROIS
à BAYONNE, en l’étude, Maître Amaia ETCHEVERRY, notaire, a reçu le présent acte de vente.
ONT COMPARU
1/ Madame Jeanne Marie HARAMBOURE, retraitée, demeurant à ANGLET (64600), 8 rue du Moulin,
Ci-après dénommée « LE VENDEUR »
2/ Monsieur Iban LARRE, artisan, demeurant à BAYONNE (64100), 3 rue Lormand,
Ci-après dénommé « L’ACQUÉREUR »
VENTE
LE VENDEUR vend à L’ACQUÉREUR, qui accepte, dans un ensemble immobilier situé à ANGLET (64600), 8 rue du Moulin,
dénommé RÉSIDENCE LES PINÈDES, cadastré :
Section AL n° 145 pour 12 a 30 ca
Section AL n° 146 pour 0 a 88 ca
Le lot n° 24 : un appartement au 2e étage et les 215/10.000èmes des parties communes générales
Le lot n° 61 : un garage et les 18/10.000èmes des parties communes générales
Superficie loi Carrez du lot 24 : 63,10 m².
PRIX
La présente vente est consentie et acceptée moyennant le prix de DEUX CENT QUARANTE MILLE EUROS (240 000,00 €).
RÈGLEMENT DE COPROPRIÉTÉ : acte de Maître DARRIEUX du 11 juin 1972, publié à BAYONNE le 4 juillet 1972, volume 815 n° 12.
Publié au SPF de BAYONNE 1 le 2 juin 2023, volume 2023P n° 5107.`,
    {
      deed_on: '2023-05-15',
      notary: 'Maître Amaia ETCHEVERRY',
      sellers: ['Madame Jeanne Marie HARAMBOURE'],
      buyers: ['Monsieur Iban LARRE'],
      building: 'RÉSIDENCE LES PINÈDES',
      property_address: '8 rue du Moulin, 64600 ANGLET',
      parcels: ['AL 145', 'AL 146'],
      lots: ['24', '61'],
      lot_shares: ['24:215/10000', '61:18/10000'],
      surface_carrez: 6310,
      price: 24000000,
      publication: '2023P n° 5107',
    },
  ],
  [
    'attest2',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `Étude de Maître Bruno SALOMÉ – notaire – 59300 VALENCIENNES
CERTIFICAT D’ACQUISITION
Le notaire soussigné certifie qu’il a reçu ce jour, 21 novembre 2025, l’acte aux termes duquel
la SCI DU BEFFROI a vendu à Monsieur Karim AMRANI et Madame Léa DUBOIS
une maison sise à ANZIN (59410), 33 rue Jean Jaurès, cadastrée section AD numéro 1204,
au prix de 147 500 euros.
Valenciennes, le 21 novembre 2025`,
    {
      deed_on: '2025-11-21',
      notary: 'Maître Bruno SALOMÉ',
      sellers: ['SCI DU BEFFROI'],
      buyers: ['Monsieur Karim AMRANI', 'Madame Léa DUBOIS'],
      property_address: '33 rue Jean Jaurès, 59410 ANZIN',
      parcels: ['AD 1204'],
      price: 14750000,
    },
  ],
  [
    'titre3',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `VENTE
Par Monsieur et Madame GRANGER à Madame ROCHE
L’an deux mille deux, le trois octobre
Par-devant Maître Olivier SABATIER, notaire à PRIVAS (Ardèche), soussigné,
ONT COMPARU :
Monsieur Pierre Émile GRANGER, agriculteur, et Madame Lucie Jeanne VERNET, son épouse, demeurant à AUBENAS (07200), quartier du Pont,
Vendeurs, d’une part,
Madame Isabelle Sophie ROCHE, institutrice, demeurant à PRIVAS (07000), 2 cours du Palais, divorcée de Monsieur Yves MARTEL,
Acquéreur, d’autre part.
DÉSIGNATION
Sur la commune d’AUBENAS (07200), 17 rue Jourdan, une maison de village, cadastrée :
Section      Numéro      Lieudit           Contenance
AK           231         17 rue Jourdan    1 a 12 ca
AK           232         17 rue Jourdan    0 a 35 ca
La parcelle AK 230, voisine, bénéficie d’un droit de passage sur la cour.
PRIX
Le prix est de soixante-huit mille six cents euros (68.600 €) payé comptant.
Au bureau des hypothèques de PRIVAS : publié le 22 novembre 2002, volume 2002 P, numéro 6120.`,
    {
      deed_on: '2002-10-03',
      notary: 'Maître Olivier SABATIER',
      sellers: ['Monsieur Pierre Émile GRANGER', 'Madame Lucie Jeanne VERNET'],
      buyers: ['Madame Isabelle Sophie ROCHE'],
      property_address: '17 rue Jourdan, 07200 AUBENAS',
      parcels: ['AK 231', 'AK 232'],
      price: 6860000,
      publication: '2002P n° 6120',
    },
  ],
  [
    'attest3',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `SCP LEMOINE – Notaires associés à CAEN
ATTESTATION DE VENTE
Je soussigné, Maître Xavier LEMOINE, notaire associé à CAEN (14000), certifie que suivant acte reçu par moi le 29 juillet 2020,
Monsieur Guy Roger LEBRUN et Madame Paulette MARIE, son épouse,
ont vendu à Monsieur Antoine Luc GODARD, célibataire, demeurant à CAEN (14000),
dans un immeuble sis à CAEN (14000), 52 rue Saint-Jean, cadastré section MZ numéro 140, dénommé « LE SAINT-JEAN » :
- le lot numéro CINQ (5), un studio ;
- le lot numéro VINGT-DEUX (22), une cave.
Prix : 84 000 €, payé comptant.
Fait à CAEN, le 29 juillet 2020.`,
    {
      deed_on: '2020-07-29',
      notary: 'Maître Xavier LEMOINE',
      sellers: ['Monsieur Guy Roger LEBRUN', 'Madame Paulette MARIE'],
      buyers: ['Monsieur Antoine Luc GODARD'],
      building: 'LE SAINT-JEAN',
      property_address: '52 rue Saint-Jean, 14000 CAEN',
      parcels: ['MZ 140'],
      lots: ['5', '22'],
      price: 8400000,
    },
  ],
  [
    'titre4',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `2009 1187 – PL
L’AN DEUX MILLE NEUF,
LE SIX NOVEMBRE
En l’office notarial, 12 place de la Mairie à REDON,
Maître Pascal LE DUC, notaire soussigné, a reçu le présent acte contenant VENTE ENTRE :
I – VENDEUR
La SCI ARMOR HABITAT, dont le siège est à RENNES (35000), 1 rue d’Antrain.
II – ACQUÉREUR
Monsieur Erwan Joseph LE BIHAN, marin, et Madame Gwenaëlle Marie TANGUY, son épouse, demeurant à REDON (35600), 7 quai Duguay-Trouin.
III – DÉSIGNATION
Dans l’immeuble dénommé « LES ÉCLUSES », sis à REDON (35600), 15 rue du Port, figurant au cadastre section AM n° 57, lieudit
« rue du Port » pour 00ha 09a 44ca :
Lot numéro quatre (4) : appartement au 1er étage, et les 168/1000 des parties communes générales.
Lot numéro onze (11) : cave, et les 4/1000 des parties communes générales.
Superficie privative (loi Carrez) : lot 4 : 72,44 m².
IV – PRIX
Cette vente a lieu moyennant le prix principal de CENT TRENTE-HUIT MILLE EUROS (138.000,00 €).
V – ORIGINE
Acquis par acte de Maître GUÉRIN du 2 mai 1995, publié à REDON le 8 juin 1995, volume 1995P, n° 1440.
MENTION DE PUBLICATION
Service de la publicité foncière de REDON – 03/12/2009 – Vol. 2009P N° 3355`,
    {
      deed_on: '2009-11-06',
      notary: 'Maître Pascal LE DUC',
      sellers: ['SCI ARMOR HABITAT'],
      buyers: ['Monsieur Erwan Joseph LE BIHAN', 'Madame Gwenaëlle Marie TANGUY'],
      building: 'LES ÉCLUSES',
      property_address: '15 rue du Port, 35600 REDON',
      parcels: ['AM 57'],
      lots: ['4', '11'],
      lot_shares: ['4:168/1000', '11:4/1000'],
      surface_carrez: 7244,
      price: 13800000,
      publication: '2009P n° 3355',
    },
  ],
  [
    'attest4',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `OFFICE NOTARIAL DES HALLES – 51100 REIMS
Reims, le 3 février 2023
ATTESTATION
Maître Julie MAUROY, notaire à REIMS, atteste avoir reçu le 3 février 2023 l’acte de vente par
Monsieur Claude André PRUD’HOMME, retraité, au profit de Madame Inès Laura BERTIN et Monsieur Tom BERTIN,
portant sur un appartement et un parking, lots 12 et 48 de l’immeuble LE TRIANON situé à REIMS (51100), 25 rue Libergier,
cadastré section HZ n° 310, pour le prix de CENT SOIXANTE-DEUX MILLE EUROS (162 000 €).`,
    {
      deed_on: '2023-02-03',
      notary: 'Maître Julie MAUROY',
      sellers: ['Monsieur Claude André PRUD’HOMME'],
      buyers: ['Madame Inès Laura BERTIN', 'Monsieur Tom BERTIN'],
      building: 'LE TRIANON',
      property_address: '25 rue Libergier, 51100 REIMS',
      parcels: ['HZ 310'],
      lots: ['12', '48'],
      price: 16200000,
    },
  ],
  [
    'titre5',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `COPIE AUTHENTIQUE
L’AN DEUX MILLE VINGT ET UN, LE HUIT AVRIL
Par-devant Maître Sarah NOËL, notaire à VICHY (Allier), ont comparu :
VENDEUR : Mademoiselle Alice Marie FAURE, secrétaire, demeurant à VICHY (03200), 3 rue de Paris.
ACQUÉREUR : Monsieur David Éric COHEN, cuisinier, demeurant à CUSSET (03300), 20 rue de la Barge.
BIENS VENDUS
À VICHY (03200), 9 boulevard Gambetta, dans la résidence « LE CÉLESTIN », cadastrée section AW n° 415 pour 8 a 66 ca,
le lot n° 30 (appartement, 145/10000èmes) et le lot n° 77 (cave, 5/10000èmes).
La surface Carrez du lot n° 30 est de 48,25 m².
PRIX DE VENTE : QUATRE-VINGT-QUINZE MILLE EUROS (95 000,00 €).
EFFET RELATIF : acte de Maître VALLET du 4 mai 2006, publié le 9 juin 2006, volume 2006P, numéro 2890.
Le présent acte a été publié au SPF de MOULINS le 27/04/2021, références d’enliassement 2021P 3318.`,
    {
      deed_on: '2021-04-08',
      notary: 'Maître Sarah NOËL',
      sellers: ['Mademoiselle Alice Marie FAURE'],
      buyers: ['Monsieur David Éric COHEN'],
      building: 'LE CÉLESTIN',
      property_address: '9 boulevard Gambetta, 03200 VICHY',
      parcels: ['AW 415'],
      lots: ['30', '77'],
      lot_shares: ['30:145/10000', '77:5/10000'],
      surface_carrez: 4825,
      price: 9500000,
      publication: '2021P n° 3318',
    },
  ],
];

describe('a sale', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
