// Certificates in a notary's own words, modern deeds, changes of a division, answers of the land registry.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const titre = (text: string) => typedFacts(text, 'TITRE_PROP', 'ATTESTATION_DE_PROPRIETE');

describe('a certificate', () => {
  it('of a deed received the same day', () => {
    expect(
      titre(`Maître Élodie CARON
Notaire
Caen, le 12 juin 2023
Je soussignée, Maître Élodie CARON, notaire à CAEN, certifie par la présente avoir reçu ce jour l'acte de vente
par Monsieur Pierre LANGLOIS au profit de Madame Julie HAMEL, des lots 4 et 19 de l'immeuble situé à
CAEN (14000), 22 rue de Bayeux, cadastré section KL numéro 45, moyennant le prix de 156 000 euros payé comptant.`),
    ).toEqual({
      deed_on: '2023-06-12',
      notary: 'Maître Élodie CARON',
      sellers: ['Monsieur Pierre LANGLOIS'],
      buyers: ['Madame Julie HAMEL'],
      property_address: '22 rue de Bayeux, 14000 CAEN',
      parcels: ['KL 45'],
      lots: ['4', '19'],
      price: 156_000_00,
    });
  });

  it('of what somebody owns, and from whom it was bought', () => {
    expect(
      titre(`ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE
Maître Guy LENOIR, notaire associé à LIMOGES, soussigné, atteste que Madame Lise ARNAL est seule propriétaire du bien suivant :
un appartement de quatre pièces, lot n° 112 de l'état descriptif de division, et une cave, lot n° 140,
dépendant de l'immeuble en copropriété « Les Émaux », 30 avenue Garibaldi, 87000 LIMOGES, cadastré section DX numéro 9,
par suite de l'acquisition qu'elle en a faite de Monsieur Roger BLANC aux termes d'un acte reçu par Maître LENOIR le 14 mars 2008.`),
    ).toEqual({
      deed_on: '2008-03-14',
      notary: 'Maître Guy LENOIR',
      sellers: ['Monsieur Roger BLANC'],
      buyers: ['Madame Lise ARNAL'],
      building: 'Les Émaux',
      property_address: '30 avenue Garibaldi, 87000 LIMOGES',
      parcels: ['DX 9'],
      lots: ['112', '140'],
    });
  });

  it('signed by a notary without a title, of a sale by a company', () => {
    expect(
      titre(`Je, soussigné, Yann LE GOFF, notaire associé, atteste que suivant acte reçu en mon étude le 3 mars 2020,
Monsieur Théo ROUX a acquis de la société dénommée « LE LARGE ET FILS » un appartement et une cave formant les
lots 8 et 23 d'un immeuble en copropriété dénommé « Le Grand Bé », sis à SAINT-MALO (35400), 7 rue des Vauverts,
au prix de 210 000,00 euros.
Fait à Saint-Malo, le 4 mars 2020`),
    ).toEqual({
      deed_on: '2020-03-03',
      notary: 'Yann LE GOFF',
      sellers: ['LE LARGE ET FILS'],
      buyers: ['Monsieur Théo ROUX'],
      building: 'Le Grand Bé',
      property_address: '7 rue des Vauverts, 35400 SAINT-MALO',
      lots: ['8', '23'],
      price: 210_000_00,
    });
  });

  it('in the form of a card', () => {
    expect(
      titre(`ATTESTATION NOTARIALE
Notaire : Maître Odile SERRE, à ALBI
Date de l'acte : 12/03/2012
Vendeur(s) : Monsieur Jean PUECH
Acquéreur(s) : Madame Anne FABRE et Monsieur Luc FABRE
Bien vendu : appartement et cave, 4 rue Timbal, 81000 ALBI
Copropriété : LE TIMBAL
Lots : 3 et 9
Prix de vente : 120.000 €
Superficie Carrez : 61,20 mètres carrés`),
    ).toMatchObject({
      deed_on: '2012-03-12',
      sellers: ['Monsieur Jean PUECH'],
      buyers: ['Madame Anne FABRE', 'Monsieur Luc FABRE'],
      building: 'LE TIMBAL',
      lots: ['3', '9'],
      surface_carrez: 61_20,
      price: 120_000_00,
    });
  });
});

it('a modern deed places the home under its head, town first', () => {
  expect(
    typedFacts(
      `L'AN DEUX MILLE VINGT-TROIS,
LE DIX-NEUF DÉCEMBRE
Maître Camille RENARD, Notaire Associé membre de la société « RENARD ET FILS »,
A RECU la présente VENTE à la requête des parties ci-après identifiées.
- "VENDEUR" :
La société dénommée LES JARDINS DE LOIRE, société civile immobilière, dont le siège est à TOURS (37000), 3 rue Nationale,
représentée par Madame Aline POTTIER.
- "ACQUEREUR" :
Monsieur Hugo Jean LEMOINE, né à ORLEANS (45000) le 2 mai 1990,
Et Madame Sarah BENALI, demeurant ensemble à TOURS (37000), 8 rue Colbert.
DESIGNATION
A TOURS (INDRE-ET-LOIRE) 37000 27 Rue des Halles, dans un ensemble immobilier dénommé LES HALLES NEUVES,
LOT 34 : un appartement, et les 312/10 000 des parties communes générales.
L'immeuble est immatriculé sous le numéro AB1-234-567.`,
      'TITRE_PROP',
      'ACTE_DE_VENTE',
    ),
  ).toEqual({
    deed_on: '2023-12-19',
    notary: 'Maître Camille RENARD',
    sellers: ['LES JARDINS DE LOIRE'],
    buyers: ['Monsieur Hugo Jean LEMOINE', 'Madame Sarah BENALI'],
    building: 'LES HALLES NEUVES',
    rnc: 'AB1234567',
    property_address: '27 Rue des Halles, 37000 TOURS',
    lots: ['34'],
    lot_shares: ['34:312/10000'],
    base: 10_000,
  });
});

it('a change of a division tells its own day apart from those of what it changes', () => {
  expect(
    typedFacts(
      `MODIFICATION DE L'ETAT DESCRIPTIF DE DIVISION
Aux termes d'un acte reçu par Maître Eva ROCHE, notaire à NICE, le 11 janvier 2016, contenant modificatif à l'état descriptif
de division de l'immeuble LE MIRAMAR situé à NICE (06000), 8 promenade du Paillon, cadastré section LM numéro 7,
initialement établi suivant acte reçu par Maître BLANC le 4 juin 1959 et modifié suivant acte reçu par Maître NOIR le 6 mai 1988,
il a été créé :
LOT 45 : une chambre et les 30/1000 des parties communes
LOT 46 : une chambre et les 25/1000 des parties communes`,
      'RCP_EDD',
      'MODIFICATIF',
    ),
  ).toEqual({
    building: 'LE MIRAMAR',
    building_address: '8 promenade du Paillon, 06000 NICE',
    deed_on: '2016-01-11',
    notary: 'Maître Eva ROCHE',
    parcels: ['LM 7'],
    lot_shares: ['45:30/1000', '46:25/1000'],
    base: 1000,
    modifies: ['1959-06-04', '1988-05-06'],
  });
});

describe('the land registry', () => {
  it('certifies less than what was asked, and lists people who owned before', () => {
    expect(
      typedFacts(
        `CERTIFICAT DE DEPOT / RELEVE DES FORMALITES
Demande déposée le 03/03/2026
Période de recherche demandée : du 01/01/1956 au 03/03/2026
Période certifiée : du 01/01/1970 au 27/02/2026
Titulaire(s) : DUVAL Marc (12/05/1970) et PETIT Claire (03/09/1972)
Désignation : ROUEN - ZH 45 - lots 2, 7
Formalité 1 - 12/07/1999 - 1999P3310 - VENTE - Disposant : HEBERT Paul (01/02/1930)
Formalité 2 - 02/06/2018 - 2018V2207 - HYPOTHEQUE CONVENTIONNELLE - Créancier : CREDIT EXEMPLE`,
        'ETAT_HYPOTHECAIRE',
      ),
    ).toEqual({
      lots: ['2', '7'],
      parcels: ['ZH 45'],
      certified_on: '2026-02-27',
      requested_from: '1956-01-01',
      owners: ['DUVAL Marc', 'PETIT Claire'],
      charges_registered: 1,
    });
  });

  it('answers in a sentence', () => {
    expect(
      typedFacts(
        `Le comptable certifie que, sur les immeubles désignés et du chef de M. Paul ROBIN né le 3 mars 1970 et Mme Lise GARO,
il n'existe au fichier, du 1er janvier 1980 au 3 février 2026 inclus, aucune inscription.
Délivré le 9 février 2026`,
        'ETAT_HYPOTHECAIRE',
      ),
    ).toEqual({
      certified_on: '2026-02-03',
      requested_from: '1980-01-01',
      owners: ['M. Paul ROBIN', 'Mme Lise GARO'],
      charges_registered: 0,
    });
  });
});
