// Deeds typed in one breath, without a heading, and forms that say little: in words that no paper at hand has.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'a typed sale tells its day at its end, and the number after the street',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `PARDEVANT Me Alphonse QUIGNARD, notaire à la résidence de VOUVRAY (Indre-et-Loire), soussigné,
ONT COMPARU : Monsieur Octave Jules BARRAULT, tonnelier, et Madame Irma Lucie POUPEAU, son épouse,
demeurant ensemble à VOUVRAY, rue Gambetta, numéro 4, ci-après dénommés « les vendeurs », LESQUELS
ont par ces présentes vendu à Mademoiselle Odette Rose CHIQUET, couturière, demeurant à TOURS,
ci-après « l’acquéreur », les biens dont la désignation suit.
Dans un immeuble sis à VOUVRAY, rue de la Bonne Dame, numéro 21, cadastré section D sous le numéro 86
pour deux ares : LOT TROIS, consistant en un appartement, et les deux cents millièmes (200/1000es) de la
propriété du sol ; LOT HUIT, consistant en une cave, et les neuf millièmes (9/1000es) des parties communes.
La vente est faite moyennant le prix de VINGT MILLE FRANCS.
DONT ACTE. Fait et passé à VOUVRAY, en l’étude, le DEUX MAI MIL NEUF CENT SOIXANTE-TROIS.`,
    {
      deed_on: '1963-05-02',
      notary: 'Me Alphonse QUIGNARD',
      sellers: ['Monsieur Octave Jules BARRAULT', 'Madame Irma Lucie POUPEAU'],
      buyers: ['Mademoiselle Odette Rose CHIQUET'],
      property_address: '21 rue de la Bonne Dame, VOUVRAY',
      parcels: ['D 86'],
      lots: ['3', '8'],
      lot_shares: ['3:200/1000', '8:9/1000'],
    },
  ],
  [
    'heads between dashes, and the article of a town',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `L’AN DEUX MILLE VINGT-DEUX, LE TROIS MARS
Maître Paule ARRIGHI, notaire, a reçu le présent acte contenant VENTE.
– VENDEUR – Mme Irène Louise FOUQUET, demeurant à ALLONNES (72700), 3 rue du Lac.
– ACQUÉREUR – La société dénommée SCI DES TANNEURS, dont le siège est à CHANGÉ (72560), 8 rue Neuve.
DÉSIGNATION
Dans un ensemble immobilier situé au MANS (72000), 14 quai Ledru, dénommé LE LEDRU :
Lot quarante (40) : un studio. Et les cent deux millièmes (102/1000) des parties communes générales.
PRIX
La vente est conclue moyennant le prix de 80 000,00 EUR.
Superficie « loi Carrez » : 24,10 m² pour le lot 40.`,
    {
      sellers: ['Mme Irène Louise FOUQUET'],
      buyers: ['SCI DES TANNEURS'],
      property_address: '14 quai Ledru, 72000 LE MANS',
      lots: ['40'],
      lot_shares: ['40:102/1000'],
      surface_carrez: 2410,
    },
  ],
  [
    'of two notaries of an office, the one who wrote; the deed of this very day; a street without number',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `Me Lise TARDIEU – Me Omar BENALI
ATTESTATION
Notaire rédacteur  Me Omar BENALI
Le notaire soussigné certifie que par acte reçu par lui ce jourd’hui, 6 mai 2024, Monsieur Guy TERRASSE
a vendu à Madame Zoé MARTIGNY le lot 4 de l’immeuble situé à PORNIC (44210), route de la Plage, cadastré
section BK numéro 12, moyennant le prix de 90 000 €.`,
    {
      notary: 'Me Omar BENALI',
      deed_on: '2024-05-06',
      property_address: 'route de la Plage, 44210 PORNIC',
    },
  ],
  [
    'a bare list of lots that adds up',
    'RCP_EDD',
    'EDD',
    `ETAT DESCRIPTIF DE DIVISION
L’AN MIL NEUF CENT SOIXANTE-DIX, le HUIT MAI, par-devant Me Edmond TISON, notaire à ALENÇON
L’immeuble comprend trois lots, en millièmes :
LOT UN  Rez-de-chaussée, atelier  400/1000
LOT DEUX  Premier étage, logement  350/1000
LOT TROIS  Combles  250/1000
Le sol et les murs sont communs.`,
    { lot_shares: ['1:400/1000', '2:350/1000', '3:250/1000'] },
  ],
  [
    'a total under the table proves its column, and the seat of who asks is no building',
    'RCP_EDD',
    'RCP',
    `RÈGLEMENT DE COPROPRIÉTÉ
L’AN DEUX MILLE VINGT, le CINQ JUIN
Maître Ève LORIOT, notaire, a reçu le présent acte à la requête de la société dénommée OUEST BÂTI, dont le
siège est à SAUMUR (49400), 4 quai Mayaud, immatriculée au RCS d’ANGERS sous le numéro 900 100 200.
Un immeuble situé à CHOLET (49300), 18 rue Nationale, cadastré section AC numéro 14.
Lot  Nature    Quote-part des parties communes
1    Magasin   2 100
2    Logement  2 205
Total : 4 305 / 4 305 – escalier 781.`,
    {
      building_address: '18 rue Nationale, 49300 CHOLET',
      lot_shares: ['1:2100/4305', '2:2205/4305'],
    },
  ],
  [
    'a change that a deed without title asks for, and the new lot that it makes',
    'RCP_EDD',
    'MODIFICATIF',
    `PARDEVANT Maître Roger PINSON, notaire à LAVAL, A COMPARU Monsieur Henri GESLOT, syndic de l’immeuble,
LEQUEL a requis le notaire soussigné de constater la modification ci-après de l’état descriptif de division
reçu par Maître Denis FERRAND, notaire à LAVAL, le six mai mil neuf cent soixante et un.
Les lots deux et trois sont réunis en un lot nouveau portant le numéro douze, consistant en un
appartement, auquel sont attachés les trois cent quatre millièmes (304/1000es) des parties communes.
FAIT ET PASSÉ à Laval, en l’étude, le NEUF JUIN MIL NEUF CENT QUATRE-VINGT-DIX.`,
    {
      deed_on: '1990-06-09',
      notary: 'Maître Roger PINSON',
      modifies: ['1961-05-06'],
      lot_shares: ['12:304/1000'],
    },
  ],
  [
    'a lot that is done away with has a row of its own',
    'RCP_EDD',
    'MODIFICATIF',
    `MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
Acte reçu le quatre avril deux mille vingt-quatre (04/04/2024) par Maître Nadège COLAS, notaire à DOLE.
IMMEUBLE CONCERNÉ
DOLE (39100), avenue de Landon, cadastré section AV n° 7.
Lot  Étage  Désignation  Tantièmes (/2 000)
5    1er    Supprimé     –
6    1er    Supprimé     –
31   1er    Appartement  240 / 2 000`,
    {
      notary: 'Maître Nadège COLAS',
      building_address: 'avenue de Landon, 39100 DOLE',
      lot_shares: ['31:240/2000'],
    },
  ],
  [
    'the registry names people and ground after a word',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITE FONCIERE DE LAON 1
RELEVE DES FORMALITES PUBLIEES DU 01/01/1976 AU 02/02/2026
DEMANDE PORTANT SUR : LAON BD 77, lots 7 et 21 – BE 311
PERSONNE : MERCADAL YOLANDE, 05/05/1984
PROPRIETAIRE ACTUEL : MERCADAL YOLANDE (toute propriété)
INSCRIPTIONS EN COURS : 1`,
    { owners: ['MERCADAL YOLANDE'], parcels: ['BD 77', 'BE 311'] },
  ],
];

describe('a deed in prose', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });

  it('tells no lots where those that it describes are not all', () => {
    const facts = typedFacts(
      `RÈGLEMENT DE COPROPRIÉTÉ
L’immeuble est divisé en neuf lots dont les principaux sont : LOT UN, un magasin, et les cent dix
millièmes (110/1000es) des choses communes. LOT DEUX, un appartement, et les cent quarante
millièmes (140/1000es). Les autres sont décrits à l’état annexé.`,
      'RCP_EDD',
      'RCP',
    );
    expect(facts).not.toHaveProperty('lot_shares');
  });

  it('names no owner where two words name two', () => {
    const facts = typedFacts(
      `SERVICE DE LA PUBLICITE FONCIERE DE LAON 1
PERSONNE : MERCADAL YOLANDE
PROPRIETAIRE ACTUEL : BRASSENS JULES`,
      'ETAT_HYPOTHECAIRE',
    );
    expect(facts).not.toHaveProperty('owners');
  });
});
