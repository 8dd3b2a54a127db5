// Rules of buildings and deeds that change them: shares in tables and prose, where each was published.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'rcp-a',
    'RCP_EDD',
    'RCP',
    `ÉTUDE DE Maître Jean DUCHEMIN, notaire à ROUEN
RÈGLEMENT DE COPROPRIÉTÉ
contenant état descriptif de division
L’AN MIL NEUF CENT SOIXANTE-QUATORZE
Le neuf mai
Par-devant Maître Jean DUCHEMIN, notaire à ROUEN, soussigné,
A comparu la Société Civile Immobilière « LE CHÂTELET », dont le siège est à ROUEN, 1 place Cauchoise.
CHAPITRE I – DÉSIGNATION
L’immeuble, dénommé « RÉSIDENCE DU CHÂTELET », est sis à ROUEN (76000), 44 rue du Renard, et cadastré section IX
numéro 115 pour 6 a 20 ca et numéro 116 pour 1 a 05 ca.
CHAPITRE II – ÉTAT DESCRIPTIF DE DIVISION
Il est divisé en cinq lots ainsi qu’il suit :
Lot n° 1 : un local commercial au rez-de-chaussée et les 250/1000èmes des parties communes générales.
Lot n° 2 : un appartement au premier étage et les 240/1000èmes des parties communes générales.
Lot n° 3 : un appartement au deuxième étage et les 240/1000èmes des parties communes générales.
Lot n° 4 : un appartement au troisième étage et les 230/1000èmes des parties communes générales.
Lot n° 5 : une cave et les 40/1000èmes des parties communes générales.
Total : 1000/1000èmes.
Publié au 2ème bureau des hypothèques de ROUEN le 18 juin 1974, vol. 2210 n° 8.`,
    {
      deed_on: '1974-05-09',
      notary: 'Maître Jean DUCHEMIN',
      building: 'RÉSIDENCE DU CHÂTELET',
      building_address: '44 rue du Renard, 76000 ROUEN',
      parcels: ['IX 115', 'IX 116'],
      lot_shares: ['1:250/1000', '2:240/1000', '3:240/1000', '4:230/1000', '5:40/1000'],
      publication: '2210 n° 8',
    },
  ],
  [
    'rcp-b',
    'RCP_EDD',
    'RCP',
    `SCP VIALA – NOTAIRES À MENDE
RÈGLEMENT DE COPROPRIÉTÉ ET EDD
LE VINGT-DEUX SEPTEMBRE DEUX MILLE SIX
Maître Paul VIALA, notaire à MENDE (Lozère), a reçu le présent acte à la requête de la SARL LOTIBAT.
IMMEUBLE : à MENDE (48000), 6 avenue Foch, « LE CAUSSE »
Références cadastrales : AH 210, AH 211
TABLEAU RÉCAPITULATIF
Lot     Bât.    Étage   Nature              Tantièmes
1       A       RDC     Appartement T2      1 820
2       A       RDC     Appartement T3      2 410
3       A       1er     Appartement T2      1 870
4       A       1er     Appartement T3      2 460
5       -       -       Parking             720
6       -       -       Parking             720
TOTAL                                       10 000
FORMALITÉS
Volume 2006 P n° 4471, publié le 14/11/2006 au bureau des hypothèques de MENDE.`,
    {
      deed_on: '2006-09-22',
      notary: 'Maître Paul VIALA',
      building: 'LE CAUSSE',
      building_address: '6 avenue Foch, 48000 MENDE',
      parcels: ['AH 210', 'AH 211'],
      lot_shares: [
        '1:1820/10000',
        '2:2410/10000',
        '3:1870/10000',
        '4:2460/10000',
        '5:720/10000',
        '6:720/10000',
      ],
      publication: '2006P n° 4471',
    },
  ],
  [
    'modif-a',
    'RCP_EDD',
    'MODIFICATIF',
    `MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
Acte du 6 mars 2003
Maître Sylvie ARNAL, notaire à NÎMES (Gard), 2 rue Auguste, soussignée, a reçu le présent acte.
Immeuble LES ARÈNES, situé à NÎMES (30000), 8 boulevard Amiral Courbet, cadastré section EY numéro 402.
RAPPEL : le règlement de copropriété a été établi suivant acte reçu par Maître ROUSTAN, notaire à NÎMES, le 12 mai 1969,
publié le 20 juin 1969, volume 1102, numéro 44, et modifié par acte reçu par Maître ROUSTAN le 4 avril 1985.
RÉUNION DE LOTS
Les lots numéros 11 et 12 sont réunis en un lot nouveau numéro 40.
Lot numéro 40 : un appartement au deuxième étage et les 318/1000èmes des parties communes générales.
PUBLICITÉ
Cachet du bureau des hypothèques : 1er bureau de NÎMES, publié et enregistré le 2 mai 2003, dépôt n° 2003 D 5510,
volume 2003P numéro 3312.`,
    {
      deed_on: '2003-03-06',
      notary: 'Maître Sylvie ARNAL',
      building: 'LES ARÈNES',
      building_address: '8 boulevard Amiral Courbet, 30000 NÎMES',
      parcels: ['EY 402'],
      modifies: ['1969-05-12', '1985-04-04'],
      lot_shares: ['40:318/1000'],
      publication: '2003P n° 3312',
    },
  ],
  [
    'edd2',
    'RCP_EDD',
    'EDD',
    `ÉTAT DESCRIPTIF DE DIVISION
L’AN MIL NEUF CENT QUATRE-VINGT-HUIT, le TREIZE JANVIER,
Maître Denise FABRE, notaire à SÈTE (Hérault), soussignée, a dressé le présent acte à la requête de Monsieur Louis BARRAL.
Immeuble sis à SÈTE (34200), 21 quai de Bosc, cadastré AE numéro 66.
DIVISION EN LOTS
Numéro   Description     Quote-part des parties
du lot   du lot          communes / 1000
1        Magasin         300
2        Appartement     345
3        Appartement     355
Total                    1000
Enregistré et publié à la conservation des hypothèques de SÈTE le 9 février 1988, volume 1988 P n° 612.`,
    {
      deed_on: '1988-01-13',
      notary: 'Maître Denise FABRE',
      building_address: '21 quai de Bosc, 34200 SÈTE',
      parcels: ['AE 66'],
      lot_shares: ['1:300/1000', '2:345/1000', '3:355/1000'],
      publication: '1988P n° 612',
    },
  ],
  [
    'modif2',
    'RCP_EDD',
    'MODIFICATIF',
    `Maître Alain GUYOT
Notaire à MÂCON
MODIFICATIF AU RÈGLEMENT DE COPROPRIÉTÉ
de la résidence « LES SAULES »
L’AN DEUX MILLE DIX
Le VINGT-CINQ NOVEMBRE
Par-devant Maître Alain GUYOT, notaire à MÂCON (Saône-et-Loire), soussigné, a comparu le syndic de la copropriété.
La résidence est située à MÂCON (71000), 15 rue de Lyon, et figure au cadastre section BR n° 31.
Le règlement de copropriété a été dressé par Maître PERNOT, notaire à MÂCON, le 8 juillet 1981 et publié le 3 août 1981, volume
4120 numéro 15.
Par suite de la division du lot 8, sont créés :
Lot n° 51 : un bureau, avec les 60/10.000èmes des parties communes générales.
Lot n° 52 : un bureau, avec les 75/10.000èmes des parties communes générales.
Le présent acte a été publié au service de MÂCON le 10 janvier 2011 sous les références volume 2011P numéro 210.`,
    {
      deed_on: '2010-11-25',
      notary: 'Maître Alain GUYOT',
      building: 'LES SAULES',
      building_address: '15 rue de Lyon, 71000 MÂCON',
      parcels: ['BR 31'],
      modifies: ['1981-07-08'],
      lot_shares: ['51:60/10000', '52:75/10000'],
      publication: '2011P n° 210',
    },
  ],
  [
    'rcp3',
    'RCP_EDD',
    'RCP',
    `RÈGLEMENT DE COPROPRIÉTÉ
Résidence LES BRUYÈRES
11 allée des Genêts, 87000 LIMOGES
Acte reçu par Maître Henri FOURGEAUD, notaire à LIMOGES, le 19 novembre 1991
PREMIÈRE PARTIE – ÉTAT DESCRIPTIF DE DIVISION
Le terrain est cadastré section KX numéros 12 et 13.
L’ensemble est divisé en 4 lots :
LOT 1 – Au rez-de-chaussée, un appartement. Quote-part : 2.600/10.000èmes des parties communes générales.
LOT 2 – Au rez-de-chaussée, un appartement. Quote-part : 2.400/10.000èmes des parties communes générales.
LOT 3 – Au premier étage, un appartement. Quote-part : 2.700/10.000èmes des parties communes générales.
LOT 4 – Au premier étage, un appartement. Quote-part : 2.300/10.000èmes des parties communes générales.
DEUXIÈME PARTIE – DROITS ET OBLIGATIONS DES COPROPRIÉTAIRES
Les parties communes sont l’objet d’une propriété indivise. Chaque copropriétaire use librement des parties privatives
sous la condition de ne porter atteinte ni aux droits des autres ni à la destination de l’immeuble.
Publication : bureau des hypothèques de LIMOGES, 6 janvier 1992, volume 1992P, n° 88`,
    {
      deed_on: '1991-11-19',
      notary: 'Maître Henri FOURGEAUD',
      building: 'Résidence LES BRUYÈRES',
      building_address: '11 allée des Genêts, 87000 LIMOGES',
      parcels: ['KX 12', 'KX 13'],
      lot_shares: ['1:2600/10000', '2:2400/10000', '3:2700/10000', '4:2300/10000'],
      publication: '1992P n° 88',
    },
  ],
  [
    'rcp4',
    'RCP_EDD',
    'RCP',
    `L’AN DEUX MILLE QUATRE, le SEIZE FÉVRIER
Maître Corinne LAFFITTE, notaire associée à DAX (Landes), soussignée,
A REÇU LE PRÉSENT ACTE contenant RÈGLEMENT DE COPROPRIÉTÉ et ÉTAT DESCRIPTIF DE DIVISION
À LA REQUÊTE DE la société dénommée « ADOUR PROMOTION », SARL, dont le siège est à DAX.
OBJET DU RÈGLEMENT
Le présent règlement s’applique à l’ensemble immobilier dénommé « LES JARDINS DE L’ADOUR » situé à DAX (40100), 60 avenue Victor Hugo.
Il est édifié sur les parcelles cadastrées section BH numéros 301, 302 et 305.
RÉCAPITULATIF DES LOTS
N° lot    Bâtiment    Niveau    Désignation        Tantièmes /10000
1         A           RDC       Appartement T3     2 610
2         A           R+1       Appartement T3     2 650
3         B           RDC       Appartement T2     2 120
4         B           R+1       Appartement T2     2 180
5         -           SS        Garage             220
6         -           SS        Garage             220
Total                                              10 000
Publication : publié au bureau des hypothèques de DAX le 30 mars 2004, volume 2004 P n° 1907.`,
    {
      deed_on: '2004-02-16',
      notary: 'Maître Corinne LAFFITTE',
      building: 'LES JARDINS DE L’ADOUR',
      building_address: '60 avenue Victor Hugo, 40100 DAX',
      parcels: ['BH 301', 'BH 302', 'BH 305'],
      lot_shares: [
        '1:2610/10000',
        '2:2650/10000',
        '3:2120/10000',
        '4:2180/10000',
        '5:220/10000',
        '6:220/10000',
      ],
      publication: '2004P n° 1907',
    },
  ],
  [
    'modif4',
    'RCP_EDD',
    'MODIFICATIF',
    `ACTE MODIFICATIF DE L’ÉTAT DESCRIPTIF DE DIVISION
L’AN DEUX MILLE DIX-HUIT, LE VINGT-DEUX JUIN
Maître Nathalie PRIEUR, notaire à TROYES (Aube), a reçu le présent acte authentique.
Concernant l’immeuble en copropriété « LE VAULUISANT » situé à TROYES (10000), 4 rue de Turenne, cadastré section BT n° 92.
L’état descriptif de division et le règlement de copropriété ont été établis par acte de Maître JACQUOT, notaire à TROYES, en date du
14 septembre 1967, publié le 20 octobre 1967, volume 988, n° 31.
Le lot 3 est supprimé. Il est remplacé par :
Lot numéro 20 : un appartement, et les 110/1000èmes des parties communes générales.
Lot numéro 21 : un appartement, et les 95/1000èmes des parties communes générales.
PUBLICITÉ FONCIÈRE
Les présentes ont été publiées au service de la publicité foncière de TROYES 1 le 16 juillet 2018, volume 2018P, numéro 4021.`,
    {
      deed_on: '2018-06-22',
      notary: 'Maître Nathalie PRIEUR',
      building: 'LE VAULUISANT',
      building_address: '4 rue de Turenne, 10000 TROYES',
      parcels: ['BT 92'],
      modifies: ['1967-09-14'],
      lot_shares: ['20:110/1000', '21:95/1000'],
      publication: '2018P n° 4021',
    },
  ],
  [
    'rcp5',
    'RCP_EDD',
    'RCP',
    `RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION
de l’immeuble dénommé « LES TANNEURS »
sis à COLMAR (68000), 3 rue des Tanneurs
Dressé par Maître Lucien HEITZ, notaire à COLMAR, suivant acte du 5 avril 1979
Article premier – Désignation. L’immeuble est cadastré section 12 numéro 88, avec 2 a 40 ca.
Article 2 – Division. L’immeuble est divisé en trois lots :
Lot n° 1 : boutique, et les 400/1000 de la propriété du sol et des parties communes.
Lot n° 2 : appartement, et les 310/1000 de la propriété du sol et des parties communes.
Lot n° 3 : appartement, et les 290/1000 de la propriété du sol et des parties communes.
Article 3 – Les charges sont réparties au prorata. Chaque copropriétaire est tenu de respecter la destination de l’immeuble et le présent règlement.`,
    {
      deed_on: '1979-04-05',
      notary: 'Maître Lucien HEITZ',
      building: 'LES TANNEURS',
      building_address: '3 rue des Tanneurs, 68000 COLMAR',
      parcels: ['12 88'],
      lot_shares: ['1:400/1000', '2:310/1000', '3:290/1000'],
    },
  ],
];

describe('a deed of the building', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
