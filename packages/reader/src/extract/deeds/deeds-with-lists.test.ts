// Deeds, certificates and answers of the register that list lots.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'rcp-prose',
    'RCP_EDD',
    'RCP',
    `ÉTUDE DE Me Gaston VIDAL
NOTAIRE À PERPIGNAN
CAHIER CONTENANT RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION
Immeuble « LE CASTILLET », à PERPIGNAN
L’an mil neuf cent soixante-huit et le quinze janvier, par-devant Me Gaston VIDAL, notaire à PERPIGNAN soussigné, a comparu
Monsieur Joseph PUIG, promoteur, demeurant à PERPIGNAN, 3 rue Foch.
Lequel a établi l’état descriptif de l’immeuble situé à PERPIGNAN (66000), 28 boulevard Clemenceau, cadastré section AK numéro 402.
Lot n° 1. – Un magasin au rez-de-chaussée, et les quatre cents millièmes (400/1000) des parties communes.
Lot n° 2. – Un appartement au premier étage, et les trois cent vingt millièmes (320/1000) des parties communes.
Lot n° 3. – Un appartement au deuxième étage, et les deux cent soixante-dix millièmes (270/1000) des parties communes.
Lot n° 4. – Une cave, et les dix millièmes (10/1000) des parties communes.
Transcrit au bureau des hypothèques de PERPIGNAN le 20 février 1968, volume 3102, numéro 55.`,
    {
      deed_on: '1968-01-15',
      notary: 'Me Gaston VIDAL',
      building: 'LE CASTILLET',
      building_address: '28 boulevard Clemenceau, 66000 PERPIGNAN',
      parcels: ['AK 402'],
      lot_shares: ['1:400/1000', '2:320/1000', '3:270/1000', '4:10/1000'],
      publication: '3102 n° 55',
    },
  ],
  [
    'modificatif-division',
    'RCP_EDD',
    'MODIFICATIF',
    `MODIFICATION DE L’ÉTAT DESCRIPTIF DE DIVISION
L’AN DEUX MILLE VINGT ET UN
LE QUATRE MARS
À LAVAL (Mayenne), 16 rue de Strasbourg,
Maître Aude GANDON, notaire, a reçu le présent acte concernant l’immeuble sis à LAVAL (53000), 9 quai Béatrix-de-Gâvre, cadastré section CD numéro 55.
Aux termes d’un acte reçu par Maître HOCDÉ, notaire à LAVAL, le 12 octobre 1977, publié le 30 novembre 1977 volume 1988 n° 12,
il a été établi le règlement de copropriété de l’immeuble, modifié par acte de Maître HOCDÉ du 3 juin 1985.
Le lot numéro 7 est divisé en deux lots nouveaux et supprimé.
Lots   Désignation            Nouveaux tantièmes / 1000
15     Studio au 2e étage     62
16     Studio au 2e étage     58
Publié au SPF de LAVAL le 2 avril 2021, volume 2021P numéro 1904.`,
    {
      deed_on: '2021-03-04',
      notary: 'Maître Aude GANDON',
      modifies: ['1977-10-12', '1985-06-03'],
      building_address: '9 quai Béatrix-de-Gâvre, 53000 LAVAL',
      parcels: ['CD 55'],
      lot_shares: ['15:62/1000', '16:58/1000'],
      publication: '2021P n° 1904',
    },
  ],
  [
    'titre-donation-origine',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `ACTE DE VENTE
L’AN DEUX MILLE DIX-HUIT, LE PREMIER OCTOBRE, à AUBAGNE (Bouches-du-Rhône), au siège de l’office,
Maître Serge ALLARD, notaire à AUBAGNE, soussigné, a reçu le présent acte authentique à la requête des personnes ci-après :
- VENDEUR -
La société dénommée « SARL PROVENCE HABITAT », dont le siège est à AUBAGNE (13400), 2 cours Foch, représentée par Monsieur Luc ESTÈVE, son gérant.
- ACQUÉREUR -
Monsieur David NGUYEN, cuisinier, et Madame Linh TRAN, son épouse, demeurant à MARSEILLE (13005), 70 rue Ferrari.
- DÉSIGNATION -
Dans un ensemble immobilier dénommé « LE GARLABAN », situé à AUBAGNE (13400), 33 avenue du Garlaban,
cadastré section AT numéro 310 pour 35 a 12 ca et section AT numéro 312 pour 2 a 40 ca,
Lot numéro CENT DOUZE (112) : dans le bâtiment C, un appartement ; et les 215/10000èmes des parties communes générales.
Lot numéro DEUX CENT SIX (206) : un garage ; et les 14/10000èmes des parties communes générales.
Lot numéro DEUX CENT QUARANTE (240) : une cave ; et les 3/10000èmes des parties communes générales.
La superficie loi Carrez du lot 112 est de 71,40 m².
- PRIX -
Le prix s’élève à DEUX CENT DOUZE MILLE EUROS (212 000,00 €), financé à hauteur de 150 000,00 € au moyen d’un prêt.
- PUBLICITÉ FONCIÈRE -
L’acte sera publié au service de la publicité foncière d’AUBAGNE.`,
    {
      deed_on: '2018-10-01',
      notary: 'Maître Serge ALLARD',
      sellers: ['SARL PROVENCE HABITAT'],
      buyers: ['Monsieur David NGUYEN', 'Madame Linh TRAN'],
      building: 'LE GARLABAN',
      property_address: '33 avenue du Garlaban, 13400 AUBAGNE',
      parcels: ['AT 310', 'AT 312'],
      lots: ['112', '206', '240'],
      lot_shares: ['112:215/10000', '206:14/10000', '240:3/10000'],
      surface_carrez: 7140,
      price: 21200000,
    },
  ],
  [
    'attestation-office',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `OFFICE NOTARIAL DU BEFFROI
Maîtres DELCROIX et WATTEL
8 Grand-Place, 62000 ARRAS
ATTESTATION NOTARIÉE
La soussignée, Maître Anne WATTEL, notaire à ARRAS, atteste que suivant acte reçu par elle le 9 décembre 2023
la société dénommée SCI DE LA SCARPE est devenue propriétaire, par suite de la vente consentie par Monsieur Guy LENGLET
et Madame Rose BOURGEOIS, son épouse, des biens suivants :
dans l’immeuble « LE VAUBAN » sis à ARRAS (62000), 15 boulevard Vauban, cadastré section AC n° 221 :
– le lot n° 5, un appartement,
– le lot n° 17, une cave,
– le lot n° 33, un emplacement de stationnement.
Prix : 143 200,00 €.
Arras, le 9 décembre 2023`,
    {
      deed_on: '2023-12-09',
      notary: 'Maître Anne WATTEL',
      sellers: ['Monsieur Guy LENGLET', 'Madame Rose BOURGEOIS'],
      buyers: ['SCI DE LA SCARPE'],
      building: 'LE VAUBAN',
      lots: ['5', '17', '33'],
      parcels: ['AC 221'],
      price: 14320000,
      property_address: '15 boulevard Vauban, 62000 ARRAS',
    },
  ],
  [
    'hypotheque-lettre',
    'ETAT_HYPOTHECAIRE',
    null,
    `Service de la publicité foncière de VANNES 1
État hypothécaire hors formalité n° 2026H 1182
Demandeur : Maître LE DIAGON
Immeuble : commune de VANNES, section BM n° 140, lots 12, 13 et 77
Propriétaires : M. GUILLEMOT Yves et Mme CADIO Nolwenn
Période certifiée : du 1er janvier 1972 au 3 juin 2026
Formalités publiées
1. 14/05/2004 – 2004P 3391 – Vente ROBIC / GUILLEMOT-CADIO
2. 14/05/2004 – 2004V 1107 – Privilège de prêteur de deniers, effet jusqu’au 10/05/2022
3. 09/11/2016 – 2016V 2840 – Hypothèque conventionnelle, effet jusqu’au 01/11/2033
Soit deux inscriptions et une publication.`,
    {
      certified_on: '2026-06-03',
      requested_from: '1972-01-01',
      parcels: ['BM 140'],
      lots: ['12', '13', '77'],
      owners: ['M. GUILLEMOT Yves', 'Mme CADIO Nolwenn'],
      charges_registered: 2,
    },
  ],
  [
    'hypotheque-neant',
    'ETAT_HYPOTHECAIRE',
    null,
    `DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SPF DE GAP
RELEVÉ DES FORMALITÉS
Demande n° 0504P01 2026H908 du 21/07/2026
Identification de l’immeuble
Commune    Préfixe   Section   N° parcelle   Lots
GAP                  BC        318           2, 9
Du chef de : Mme ARNAUD Simone, née le 14/02/1947
Le service certifie qu’au fichier immobilier, arrêté à la date du 17/07/2026, pour la période du 01/01/1969 au 17/07/2026,
il n’existe aucune inscription grevant l’immeuble ci-dessus.`,
    {
      certified_on: '2026-07-17',
      requested_from: '1969-01-01',
      parcels: ['BC 318'],
      lots: ['2', '9'],
      owners: ['Mme ARNAUD Simone'],
      charges_registered: 0,
    },
  ],
  [
    'rcp-grand-livre',
    'RCP_EDD',
    'RCP',
    `SCP BONNET & MARÉCHAL, NOTAIRES ASSOCIÉS
RÈGLEMENT DE COPROPRIÉTÉ
ENSEMBLE IMMOBILIER « LES HAUTS DE L’ILL »
L’AN DEUX MILLE CINQ
Le TRENTE ET UN MARS
Maître Sophie MARÉCHAL, notaire à ILLKIRCH (Bas-Rhin), soussignée, a reçu le présent règlement à la requête de la société
dénommée « ILL PROMOTION », sur un terrain sis à ILLKIRCH-GRAFFENSTADEN (67400), 3 rue des Saules, cadastré section 32 numéro 118.
TABLEAU RÉCAPITULATIF
Numéro   Bâtiment   Étage   Nature        Tantièmes de
de lot                                    copropriété
1        A          RDC     Appartement   2 150
2        A          1er     Appartement   2 310
3        A          2e      Appartement   2 310
4        B          RDC     Bureau        3 010
5        –          –       Garage        220
Total                                     10 000`,
    {
      deed_on: '2005-03-31',
      notary: 'Maître Sophie MARÉCHAL',
      building: 'LES HAUTS DE L’ILL',
      building_address: '3 rue des Saules, 67400 ILLKIRCH-GRAFFENSTADEN',
      parcels: ['32 118'],
      lot_shares: ['1:2150/10000', '2:2310/10000', '3:2310/10000', '4:3010/10000', '5:220/10000'],
    },
  ],
  [
    'titre-ancien',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `VENTE
par M. et Mme ROBERT à Mlle COLLIN
L’an mil neuf cent quatre-vingt-quatorze, le onze février,
Par-devant Me Jacques THOMAS, notaire à BAR-LE-DUC (Meuse), soussigné,
ONT COMPARU
Monsieur Lucien ROBERT, retraité, et Madame Yvette HENRY, son épouse, demeurant ensemble à BAR-LE-DUC, 5 rue du Bourg,
ci-après dénommés « LE VENDEUR »,
Mademoiselle Brigitte COLLIN, institutrice, demeurant à VERDUN (55100), 2 rue Mazel, célibataire,
ci-après dénommée « L’ACQUÉREUR »,
Le vendeur vend à l’acquéreur, qui accepte, les biens dont la désignation suit :
Dans un immeuble situé à BAR-LE-DUC (55000), 24 boulevard de la Rochelle, cadastré section AD numéro 67 :
le lot numéro huit, un appartement, et les cent cinq millièmes (105/1000) des parties communes,
et le lot numéro dix-neuf, un grenier, et les quatre millièmes (4/1000) des parties communes.
Cette vente a lieu moyennant le prix de DEUX CENT QUARANTE MILLE FRANCS (240 000 F).
Publié à BAR-LE-DUC le 22 mars 1994, volume 1994P numéro 1011.`,
    {
      deed_on: '1994-02-11',
      notary: 'Me Jacques THOMAS',
      sellers: ['Monsieur Lucien ROBERT', 'Madame Yvette HENRY'],
      buyers: ['Mademoiselle Brigitte COLLIN'],
      property_address: '24 boulevard de la Rochelle, 55000 BAR-LE-DUC',
      parcels: ['AD 67'],
      lots: ['8', '19'],
      lot_shares: ['8:105/1000', '19:4/1000'],
      publication: '1994P n° 1011',
    },
  ],
  [
    'attestation-moitie',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `Étude de Maître Claire VASSEUR – 3 rue Delpech – 80000 AMIENS
ATTESTATION D’ACQUISITION
Je soussignée Claire VASSEUR, notaire à AMIENS, certifie avoir reçu le 12 avril 2025 l’acte aux termes duquel
Monsieur Pascal DUMONT et Madame Valérie LECLERC ont acquis de la SCI LES TISSERANDS
les lots 14, 15 et 52 de l’immeuble en copropriété situé à AMIENS (80000), 6 rue des Jacobins, cadastré section HK numéro 9,
moyennant le prix de 198 000,00 €.
Fait à AMIENS, le 14 avril 2025`,
    {
      deed_on: '2025-04-12',
      sellers: ['SCI LES TISSERANDS'],
      buyers: ['Monsieur Pascal DUMONT', 'Madame Valérie LECLERC'],
      lots: ['14', '15', '52'],
      parcels: ['HK 9'],
      price: 19800000,
      property_address: '6 rue des Jacobins, 80000 AMIENS',
    },
  ],
  [
    'hypotheque-fiche',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITE FONCIERE – LE PUY-EN-VELAY
REPONSE A UNE DEMANDE DE RENSEIGNEMENTS (formulaire 3233)
N° de la demande : 4304P01 2026H511      Date de dépôt : 06/03/2026
Période de délivrance : du 01/01/1976 au 02/03/2026
PERSONNES PHYSIQUES
N°   Nom        Prénoms        Date de naissance
1    CHABANNE   Roger Louis    13/06/1949
2    VIGOUROUX  Ginette        28/11/1951
IMMEUBLES
Commune          Désignation cadastrale    Lots
LE PUY-EN-VELAY  AP 512                    4
LE PUY-EN-VELAY  AP 512                    31
INSCRIPTIONS
Néant
PUBLICATIONS
1   17/09/1985   Vol 2210 n° 14   VENTE`,
    {
      certified_on: '2026-03-02',
      requested_from: '1976-01-01',
      parcels: ['AP 512'],
      lots: ['4', '31'],
      owners: ['CHABANNE Roger Louis', 'VIGOUROUX Ginette'],
      charges_registered: 0,
    },
  ],
];

describe('a deed or an answer', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
