// Deeds whose lists are extracted by what must be true: lots that count on and make a whole, days that follow each other,
// one sale after which nothing passed the property on.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('lots that count on', () => {
  const rules = (lots: string) =>
    typedFacts(`REGLEMENT DE COPROPRIETE\nDIVISION.- L'immeuble est divisé :\n${lots}`, 'RCP_EDD')[
      'lot_shares'
    ];

  it.each([
    [
      'without a mark after their number',
      `LOT 1 Atelier ..... 500/1000
LOT 2 Logement, n° 4 ..... 450/1000
LOT 3 Cave ..... 50/1000
1000/1000`,
    ],
    [
      'in words and in figures, over two lines',
      `Lot 1 - Atelier et remise
soit cinq cents milliemes ..... 500/1000
Lot 2 - Logement ..... 450/1000
Lot 3 - Cave ..... 50/1000`,
    ],
    [
      'with the shares of a staircase beside',
      `Lot 1 Atelier 500/1000 210/100000èmes
Lot 2 Logement 450/1000 80/100000èmes
Lot 3 Cave 50/1000 10/100000èmes`,
    ],
  ])('%s', (_, lots) => {
    expect(rules(lots)).toEqual(['1:500/1000', '2:450/1000', '3:50/1000']);
  });

  it('that do not make the whole are not told', () => {
    expect(
      rules(`LOT 1 Atelier ..... 500/1000
LOT 2 Logement ..... 450/1000
LOT 3 Cave ..... 60/1000`),
    ).toBeUndefined();
  });
});

describe('the table of a division', () => {
  it('says its whole over its own column', () => {
    expect(
      typedFacts(
        `REGLEMENT DE COPROPRIETE
ETAT DESCRIPTIF DE DIVISION
N° des lots    Nature          Q.-p. générales /10 000     Q.-p. bâtiment /1 000
1              Magasin         400                         210
2              Logement        350                         190
61             Cave            5                           /`,
        'RCP_EDD',
        'RCP',
      ),
    ).toMatchObject({ lot_shares: ['1:400/10000', '2:350/10000', '61:5/10000'] });
  });

  it('knows a lot by the head of its row, and one that is done away with by its share', () => {
    expect(
      typedFacts(
        `MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
      Lot           Situation             Nature         Tantièmes généraux (10 000èmes)
 8 (ancien) Bât. A, premier étage         Local                 60 - annulé
 31 (nouveau) Bât. A, premier étage       Studio                45/10000
 32 (nouveau) Bât. A, premier étage       Réduit                15/10000`,
        'RCP_EDD',
        'MODIFICATIF',
      ),
    ).toMatchObject({ lot_shares: ['31:45/10000', '32:15/10000'] });
  });
});

describe('a deed that changes another', () => {
  const change = (opening: string) =>
    typedFacts(
      `ACTE MODIFICATIF DE L'ÉTAT DESCRIPTIF DE DIVISION
${opening}
L'état descriptif résulte d'un acte de Maître ANCIEN, notaire à TESTVILLE, du 3 mai 1971, publié le 2 juin 1971 volume 812 n° 4.`,
      'RCP_EDD',
      'MODIFICATIF',
    );

  it('has the day of those who appear before the notary', () => {
    const facts = change(
      'Par-devant Maître Luc MODELE, notaire à TESTVILLE, soussigné, le 8 avril 2014,',
    );
    expect(facts).toMatchObject({ deed_on: '2014-04-08', modifies: ['1971-05-03'] });
    expect(facts).not.toHaveProperty('publication');
  });

  it('takes no birth for its day', () => {
    expect(
      change('Par-devant Maître Luc MODELE a comparu Mme ESSAI, née à TESTVILLE le 4 juin 1950,'),
    ).not.toMatchObject({ deed_on: '1950-06-04' });
  });
});

describe('what a certificate sells', () => {
  it('stands « ci-après », at a number with letters', () => {
    expect(
      typedFacts(
        `ATTESTATION DE PROPRIÉTÉ
Aux termes d'un acte reçu par Maître Luc MODELE le 3 mars 2024, M. Jean ESSAI a vendu à Mme Anne DUPRE
les biens et droits immobiliers ci-après : à TESTVILLE (59000), 31 A et B route du Modèle, cadastré section AB n° 4, le lot 17.`,
        'TITRE_PROP',
        'ATTESTATION_DE_PROPRIETE',
      ),
    ).toMatchObject({ property_address: '31 A et B route du Modèle, 59000 TESTVILLE' });
  });
});

describe('a list of formalities', () => {
  const register = (rows: string) =>
    typedFacts(
      `REPONSE A UNE DEMANDE DE RENSEIGNEMENTS HORS FORMALITE
PERIODE DE CERTIFICATION : DU 01/01/1976 AU 02/10/2026
RELEVE DES FORMALITES
${rows}`,
      'ETAT_HYPOTHECAIRE',
    );
  const SALE = `1   21/09/1988   88P5142   ACHAT   Vendeur : SCI ESSAI. Acquéreurs : MODELE Jean
17/06/1946 ; DUPRE Anne
02/10/1948. Prix : 285.000 F`;

  it('with one sale has its buyers for owners', () => {
    expect(register(SALE)).toMatchObject({ owners: ['MODELE Jean', 'DUPRE Anne'] });
  });

  it('with something after it tells none', () => {
    expect(
      register(`${SALE}\n2   04/05/1999   99P12   DONATION   par MODELE Jean`),
    ).not.toHaveProperty('owners');
  });

  it('counts no charge that its own row says is over', () => {
    expect(
      register(`2   21/09/1988   88V2011   PRIVILEGE   Créancier : CAISSE ESSAI
INSCRIPTION PERIMEE
3   11/02/2026   2026V604   HYPOTHEQUE LEGALE   Créancier : SDC MODELE`),
    ).toMatchObject({ charges_registered: 1 });
  });
});
