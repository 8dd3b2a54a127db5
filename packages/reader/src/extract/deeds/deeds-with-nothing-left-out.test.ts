// Lists of deeds and of the land register, in the ways offices write them: all of their members, or none.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const register = (lines: string) =>
  typedFacts(
    `SERVICE DE LA PUBLICITE FONCIERE DE TESTVILLE
RENSEIGNEMENTS SOMMAIRES URGENTS – FORMALITES PUBLIEES DU 01/01/1980 AU 03/02/2026
${lines}
Fait à TESTVILLE, le 10/02/2026`,
    'ETAT_HYPOTHECAIRE',
  );

describe('an answer of the register', () => {
  it.each([
    [
      'Titulaires actuels du droit de propriété : ESSAI Luc, né le 02/03/1970 – TEMOIN Rose, née\nle 04/05/1972',
      ['ESSAI Luc', 'TEMOIN Rose'],
    ],
    [
      'PROPRIETAIRES ACTUELS : ESSAI Luc, né le 02/03/1970 à Tours et TEMOIN Rose, née le 04/05/1972 à Blois',
      ['ESSAI Luc', 'TEMOIN Rose'],
    ],
    [
      'Personnes retenues : ESSAI Luc (02/03/1970) ; TEMOIN Rose (04/05/1972)',
      ['ESSAI Luc', 'TEMOIN Rose'],
    ],
    ['PERSONNES RETENUES : SCI DES ESSAIS (SIREN 900 000 001)', ['SCI DES ESSAIS']],
    ['Personne(s) recherchée(s) : SCI DES ESSAIS', ['SCI DES ESSAIS']],
  ])('names all of its owners: %s', (line, owners) => {
    expect(register(line)['owners']).toEqual(owners);
  });

  it('names none of two, of whom the second cannot be read', () => {
    expect(
      register('Titulaires actuels : ESSAI Luc, né le 02/03/1970 – TEMOIN Rose, adresse inconnue')[
        'owners'
      ],
    ).toBeUndefined();
  });

  it.each([
    ['IMMEUBLES RETENUS : COMMUNE TESTVILLE – CK 90 – CK 91 – LOTS 11, 29', ['CK 90', 'CK 91']],
    ['Immeuble(s) requis : TESTVILLE CK 90 et 91, lots 11 et 29', ['CK 90', 'CK 91']],
    ['Biens recherchés : TESTVILLE, CK 90, CK 91, DB 4', ['CK 90', 'CK 91', 'DB 4']],
    ['PARCELLES VISEES : CK 90 ET CK 91', ['CK 90', 'CK 91']],
    ['Immeuble concerné : TESTVILLE CK 90, lots 11 et 29', ['CK 90']],
  ])('tells all of its parcels: %s', (line, parcels) => {
    expect(register(line)['parcels']).toEqual(parcels);
  });
});

const change = (text: string) =>
  typedFacts(
    `MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
L’AN DEUX MILLE DIX, LE CINQ MAI, Maître Anne MODELE, notaire à TESTVILLE, a reçu le présent acte.
${text}`,
    'RCP_EDD',
    'MODIFICATIF',
  );

describe('a deed that changes others', () => {
  it.each([
    [
      'Règlement reçu par Maître ESSAI le 4 mai 1965, modifié par acte de Maître TEMOIN du 8 juin 1980.',
      ['1965-05-04', '1980-06-08'],
    ],
    [
      'Règlement établi par Maître ESSAI le 4 mai 1965, modifié aux termes d’un acte reçu par Me TEMOIN, notaire, le 8 juin 1980.',
      ['1965-05-04', '1980-06-08'],
    ],
    [
      'Règlement reçu par Maître ESSAI le 4 mai 1965, modifié suivant actes des 8 juin 1980 et 3 mars 1991.',
      ['1965-05-04', '1980-06-08', '1991-03-03'],
    ],
    [
      'Règlement reçu par Maître ESSAI le 4 mai 1965, publié le 2 juin 1965. L’assemblée du 6 avril 2009 a autorisé la division.',
      ['1965-05-04'],
    ],
  ])('names them all: %s', (text, days) => {
    expect(change(text)['modifies']).toEqual(days);
  });

  it('names none where the day of one is told in words that are not understood', () => {
    expect(
      change(
        'Règlement reçu par Maître ESSAI le 4 mai 1965, complété en l’étude voisine, à la date convenue, 8 juin 1980.',
      )['modifies'],
    ).toBeUndefined();
  });

  it.each([
    [
      'Le lot numéro dix (90/1000èmes) est annulé. Lot numéro vingt : un studio et les 40/1000èmes des parties communes. Lot numéro vingt et un : un studio et les 50/1000èmes des parties communes.',
      ['20:40/1000', '21:50/1000'],
    ],
    [
      'Suppression du lot numéro 10 : un appartement et les 90/1000èmes des parties communes générales.\nLot numéro 20 : un studio et les 40/1000èmes des parties communes générales.\nLot numéro 21 : un studio et les 50/1000èmes des parties communes générales.',
      ['20:40/1000', '21:50/1000'],
    ],
    [
      'Lot numéro 10, auquel étaient attachés les 90/1000èmes des parties communes générales, est supprimé.\nLot numéro 20 : un studio et les 40/1000èmes des parties communes générales.\nLot numéro 21 : un studio et les 50/1000èmes des parties communes générales.',
      ['20:40/1000', '21:50/1000'],
    ],
    // Nothing says which side is gone.
    [
      'Lot numéro 10 : un appartement et les 90/1000èmes des parties communes générales.\nLot numéro 20 : un studio et les 40/1000èmes des parties communes générales.\nLot numéro 21 : un studio et les 50/1000èmes des parties communes générales.',
      undefined,
    ],
  ])('gives no share to a lot that is gone: %s', (text, shares) => {
    expect(change(text)['lot_shares']).toEqual(shares);
  });
});

const division = (text: string) =>
  typedFacts(`ÉTAT DESCRIPTIF DE DIVISION\n${text}`, 'RCP_EDD', 'EDD')['lot_shares'];

describe('a division', () => {
  it('in a table whose heads stand over several lines', () => {
    expect(
      division(`N° du     Étage     Nature     Quote-part du sol       Charges
lot                            et des parties          d’escalier
                               communes (/1000)        (/1000)
1         RDC       Local      400                     0
2         1er       Studio     350                     600
3         2e        Studio     250                     400`),
    ).toEqual(['1:400/1000', '2:350/1000', '3:250/1000']);
  });

  it('in a table that lost a row is not told', () => {
    expect(
      division(`Repère    Étage     Nature     Millièmes de propriété
1         RDC       Local      400
3         2e        Studio     250`),
    ).toBeUndefined();
  });

  it('told over « cinq millièmes », in words and in figures', () => {
    expect(
      division(`Chaque quote-part est exprimée en deux millièmes.
LOT NUMERO SEPT : un appartement.
Et les cent vingt / deux millièmes des parties communes ........ 120/2.000
LOT NUMERO NEUF : une cave.
Et les huit / deux millièmes des parties communes ........ 8/2.000`),
    ).toEqual(['7:120/2000', '9:8/2000']);
  });
});

const sale = (text: string) =>
  typedFacts(`VENTE par Madame Lucie ESSAI à Monsieur Marc TEMOIN\n${text}`, 'TITRE_PROP');

describe('a deed of sale', () => {
  it.each([
    'le lot UN (un appartement, 188/1020èmes) et le lot NEUF (une cave, 15/1020èmes).',
    'Le lot UN (1) : un appartement et les 188/1020èmes des parties communes.\nLe lot NEUF (9) : une cave et les 15/1020èmes des parties communes.',
  ])('of lots in words: %s', (text) => {
    const { lots, lot_shares } = sale(`DESIGNATION : dans un immeuble,\n${text}`);
    expect(lots).toEqual(['1', '9']);
    expect(lot_shares).toEqual(['1:188/1020', '9:15/1020']);
  });

  it.each([
    ['DEUX CENT SEIX MILLE EUROS (216 000,00 EUR)', 21_600_000],
    ['DEUX CENT SEIZE MILLE EUROS (216\n000,00 EUR)', 21_600_000],
    ['DEUX CENT SEIZE MILLE EUROS (217 000,00 EUR)', undefined],
  ])('for %s', (price, cents) => {
    expect(
      sale(`PRIX\nLa vente est conclue moyennant le prix de ${price}. Il est payé ce jour.`)[
        'price'
      ],
    ).toBe(cents);
  });
});
