// Deeds and what the registry answers, in the words of other notaries.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

const titre = (text: string) => typedFacts(text, 'TITRE_PROP', 'ACTE_DE_VENTE');

describe('a deed of sale', () => {
  it('of a married couple to two buyers, with the price in words and figures', () => {
    expect(
      titre(`L'AN DEUX MILLE DIX-NEUF
LE QUINZE MAI
À BORDEAUX, au siège de l'office notarial situé à BORDEAUX (33000), 3 place du Test, ci-après nommé,
Maître Anne-Laure EXEMPLE, notaire soussignée, membre de la société dénommée « EXEMPLE ET ASSOCIÉS »,
A REÇU la présente vente à la requête des personnes ci-après identifiées.
- VENDEUR -
Monsieur Jean, Paul DUMODÈLE, ingénieur, et Madame Marie LEFICTIF, professeure, son épouse,
demeurant ensemble à MÉRIGNAC (33700), 12 allée des Pins.
Monsieur est né à PAU (64000) le 3 mars 1961.
- ACQUÉREUR -
Madame Sophie TESTUT, architecte, divorcée de Monsieur Luc ANCIEN, demeurant à BORDEAUX (33000).
QUOTITÉS ACQUISES
DÉSIGNATION
Dans un ensemble immobilier situé à BORDEAUX (33000) (GIRONDE), 45 cours de la Somme, cadastré
section KX numéro 112.
Lot numéro cent douze (112) : un appartement au troisième étage, et les cent quatre-vingt-quatre
dix-millièmes (184/10000) des parties communes générales.
Lot numéro cent treize (113) : une cave, et les 4/10.000èmes des parties communes générales.
La superficie de la partie privative du lot numéro 112 est de 71,35 m².
-----
PRIX
La vente est conclue moyennant le prix de TROIS CENT QUARANTE-CINQ MILLE EUROS (345 000,00 €),
dont CINQ MILLE EUROS (5 000,00 €) pour les meubles. La provision sur frais est de 24 500,00 €.
ORIGINE DE PROPRIÉTÉ
Acquis suivant acte reçu par Maître VIEUX, notaire à PAU, le 2 juin 1998, publié volume 1998P, numéro 4411.
Publié et enregistré au service de la publicité foncière le 03/06/2019, volume 2019P, numéro 5120.`),
    ).toEqual({
      deed_on: '2019-05-15',
      notary: 'Maître Anne-Laure EXEMPLE',
      publication: '2019P n° 5120',
      sellers: ['Monsieur Jean, Paul DUMODÈLE', 'Madame Marie LEFICTIF'],
      buyers: ['Madame Sophie TESTUT'],
      property_address: '45 cours de la Somme, 33000 BORDEAUX',
      parcels: ['KX 112'],
      lots: ['112', '113'],
      lot_shares: ['112:184/10000', '113:4/10000'],
      base: 10_000,
      surface_carrez: 71_35,
      price: 345_000_00,
    });
  });

  it('of a house, of which the parties are named before their roles', () => {
    expect(
      titre(`L'an mil neuf cent quatre-vingt-douze, le trois juillet,
Par-devant Maître Paul MODÈLE, notaire à TOURS,
ONT COMPARU
Monsieur Henri VENDU, retraité, ci-après dénommé le VENDEUR,
Madame Claire ACHETÉ, infirmière, ci-après dénommée l'ACQUÉREUR,
Une maison située à TOURS (37000), 8 rue du Moulin, cadastrée section BC n° 45 et section BC n° 46.
La vente a lieu moyennant le prix principal de 420 000 euros.`),
    ).toEqual({
      deed_on: '1992-07-03',
      notary: 'Maître Paul MODÈLE',
      sellers: ['Monsieur Henri VENDU'],
      buyers: ['Madame Claire ACHETÉ'],
      property_address: '8 rue du Moulin, 37000 TOURS',
      parcels: ['BC 45', 'BC 46'],
      price: 420_000_00,
    });
  });

  it('in a certificate', () => {
    expect(
      typedFacts(
        `ATTESTATION DE PROPRIÉTÉ
Je soussigné Maître Luc MODÈLE, notaire à RENNES, atteste qu'aux termes d'un acte reçu par moi le
4 avril 2016, Monsieur Yann TESTIER et Madame Nolwenn TESTIER ont vendu à la société dénommée SCI
DES AJONCS les biens suivants :
Lot n° 7 : un garage, et les 12/1.000èmes des parties communes.
Le règlement de copropriété a été établi suivant acte reçu par Maître OUBLI le 9 mai 1971.`,
        'TITRE_PROP',
        'ATTESTATION_DE_PROPRIETE',
      ),
    ).toEqual({
      deed_on: '2016-04-04',
      notary: 'Maître Luc MODÈLE',
      sellers: ['Monsieur Yann TESTIER', 'Madame Nolwenn TESTIER'],
      buyers: ['SCI DES AJONCS'],
      lots: ['7'],
      lot_shares: ['7:12/1000'],
      base: 1000,
    });
  });

  it('takes neither a head nor a trade for a name', () => {
    expect(
      titre(`L'an deux mille neuf, le deux avril,
Maître Georges LENOIR
Notaire à NANTES, soussigné, avec la participation de Maître Eve CLAIR, A REÇU le présent acte.
VENDEUR
Madame Claire DUBOIS
ACQUÉREUR
Monsieur Thomas
BERNARD
DÉSIGNATION`),
    ).toEqual({
      deed_on: '2009-04-02',
      notary: 'Maître Georges LENOIR',
      sellers: ['Madame Claire DUBOIS'],
      buyers: ['Monsieur Thomas BERNARD'],
    });
  });

  it.each([
    ['words and figures that differ', 'moyennant le prix de DEUX CENT MILLE EUROS (210 000,00 €)'],
    ['half of a number', 'moyennant le prix de deux\n200\n000 francs'],
  ])('tells no price by rules from %s', (_, text) => {
    const found = typedFactsByRules(text, 'TITRE_PROP', 'ACTE_DE_VENTE');
    expect(found).not.toHaveProperty('price');
  });

  it('tells a share whose first figure stayed on the line above', () => {
    const found = titre(`Lot numéro 3 : un appartement et les 1
084/10.000èmes des parties communes générales.
Lot numéro 4 : une cave et les 12/10.000èmes des parties communes générales.`);
    expect(found).toEqual({
      lots: ['3', '4'],
      lot_shares: ['3:1084/10000', '4:12/10000'],
      base: 10_000,
    });
  });

  it('tells no shares where a lot lacks its own', () => {
    const found = titre(`Lot numéro 3 : un appartement.
Lot numéro 4 : une cave et les 12/10.000èmes des parties communes générales.`);
    expect(found).toEqual({ lots: ['3', '4'] });
  });
});

describe('a règlement', () => {
  const rcp = (text: string) => typedFacts(text, 'RCP_EDD', 'RCP');

  it('whose table adds up', () => {
    expect(
      rcp(`RÈGLEMENT DE COPROPRIÉTÉ
Résidence LES AJONCS
L'an mil neuf cent soixante et onze, le neuf mai,
Par-devant Me Jean OUBLI, notaire à RENNES,
Un immeuble sis 14 boulevard du Test 35000 RENNES, cadastré section AB numéro 77
N° de lot  Nature       Millièmes
1          Appartement  412
2          Appartement  398
3          Commerce     190
Total                   1 000
Publication au bureau des hypothèques de Rennes le 2 juin 1971, volume 1971, numéro 4120.`),
    ).toEqual({
      building: 'Résidence LES AJONCS',
      building_address: '14 boulevard du Test 35000 RENNES',
      deed_on: '1971-05-09',
      notary: 'Me Jean OUBLI',
      parcels: ['AB 77'],
      publication: '1971 n° 4120',
      lot_shares: ['1:412/1000', '2:398/1000', '3:190/1000'],
      lots_count: 3,
      base: 1000,
    });
  });

  it('that describes its lots one by one, all of them or not', () => {
    const lots = `Lot numéro 1 : un local et les 612/1.000èmes des parties communes.
Lot numéro 2 : un appartement et les 388/1.000èmes des parties communes.`;
    expect(rcp(lots)).toEqual({
      lot_shares: ['1:612/1000', '2:388/1000'],
      lots_count: 2,
      base: 1000,
    });
    expect(rcp(lots.replace('388', '300'))).toEqual({});
    expect(rcp(lots.replace('388', '488'))).toEqual({});
  });

  it('whose table does not add up tells no shares', () => {
    const found = rcp(`Lot  Nature       Tantièmes
1    Appartement  412
2    Appartement  398
Total                   1 000`);
    expect(found).toEqual({});
  });

  it('that changes two others names both', () => {
    expect(
      typedFacts(
        `MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
L'an deux mille douze, le dix janvier,
Maître Anne EXEMPLE, notaire soussignée, a reçu le présent acte.
Le règlement de copropriété a été établi suivant acte reçu par Maître OUBLI le 9 mai 1971, publié
volume 1971, numéro 4120. Un premier modificatif a été reçu par Maître OUBLI le 3 mars 1984.
Le lot numéro 12 est supprimé. Lot numéro 31 : un studio et les 44/1.000èmes des parties communes.`,
        'RCP_EDD',
        'MODIFICATIF',
      ),
    ).toEqual({
      deed_on: '2012-01-10',
      notary: 'Maître Anne EXEMPLE',
      modifies: ['1971-05-09', '1984-03-03'],
      lot_shares: ['31:44/1000'],
      base: 1000,
    });
  });
});

describe('what the registry answers', () => {
  const state = (text: string) => typedFacts(text, 'ETAT_HYPOTHECAIRE');

  it.each([
    [
      'no charge',
      `SERVICE DE LA PUBLICITÉ FONCIÈRE DE TOURS 1
Demande de renseignements pour la période du 01/01/1975 au 12/09/2026
Date de certification : 12/09/2026
Propriétaires : Mme Claire ACHETÉ
Section BC n° 45, parcelle unique
Il n'existe aucune inscription.`,
      {
        certified_on: '2026-09-12',
        requested_from: '1975-01-01',
        owners: ['Mme Claire ACHETÉ'],
        charges_registered: 0,
        parcels: ['BC 45'],
      },
    ],
    [
      'two charges, entry by entry',
      `Certifié à la date du 3 août 2026
Personne concernée : M. Yann TESTIER et Mme Nolwenn TESTIER
N° d'ordre : 1   Nature de l'acte : HYPOTHÈQUE CONVENTIONNELLE
N° d'ordre : 2   Nature de l'acte : PRIVILÈGE DE PRÊTEUR DE DENIERS`,
      {
        certified_on: '2026-08-03',
        owners: ['M. Yann TESTIER', 'Mme Nolwenn TESTIER'],
        charges_registered: 2,
      },
    ],
    [
      'a charge that was lifted',
      `Fichier certifié au 03/08/2026
Nature de l'acte : HYPOTHÈQUE CONVENTIONNELLE
Nature de l'acte : RADIATION TOTALE`,
      { certified_on: '2026-08-03' },
    ],
  ])('%s', (_, text, expected) => {
    expect(state(text)).toEqual(expected);
  });
});
