// Deeds as they pass on a notary's desk in any week: old copies, tables of what is done away with, shares in brackets.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

describe('a change of a division', () => {
  const change = (
    rows: string,
    head = 'Lot     Désignation         Quote-part des parties communes',
  ) =>
    typedFacts(
      `MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
Le lot numéro 7 est supprimé. Sont créés en remplacement les lots 31 et 32.
${head}
${rows}
PUBLICATION`,
      'RCP_EDD',
      'MODIFICATIF',
    );

  it.each([
    ['between brackets', '7       Supprimé            (60)'],
    ['by its word alone', '7       Supprimé            60/1000'],
    ['by nothing', '7       Boutique            -'],
  ])('tells the lots that are left, the other being done away with %s', (_, gone) => {
    expect(
      change(`${gone}
31      Studio              45/1000
32      Local               15/1000`),
    ).toMatchObject({ lot_shares: ['31:45/1000', '32:15/1000'] });
  });

  it('sees what is said of a lot at the end of its row', () => {
    expect(
      change(
        `7       Boutique            60                                    supprimé
31      Studio              45                                    créé
32      Local               15                                    créé`,
        'Lot     Nature              Tantièmes /1000                       Observation',
      ),
    ).toMatchObject({ lot_shares: ['31:45/1000', '32:15/1000'] });
  });

  it('tells no list that lacks a lot', () => {
    expect(
      change(`31      Studio              4S/1000
32      Local               15/1000`),
    ).not.toHaveProperty('lot_shares');
  });

  it('knows « 10.000es » over a column', () => {
    expect(
      typedFacts(
        `REGLEMENT DE COPROPRIETE
ETAT DESCRIPTIF DE DIVISION
Lot     Nature              10.000es
1       Magasin             4.000
2       Logement            6.000`,
        'RCP_EDD',
        'RCP',
      ),
    ).toMatchObject({ lot_shares: ['1:4000/10000', '2:6000/10000'] });
  });
});

describe('a deed of sale', () => {
  const old = `3 MARS 1974
VENTE
par Mme Vve ESSAI
PARDEVANT Me Luc MODELE, notaire à TESTVILLE, soussigné,
A COMPARU : Madame Rose Anne TEMOIN, sans profession, veuve de Monsieur Jean ESSAI,
LAQUELLE a, par ces présentes, vendu, en s'obligeant à toutes garanties de droit,
A Monsieur Guy EXEMPLE, maçon, et Madame Lise PREUVE, son épouse, à ce présents et qui acceptent,
DESIGNATION.`;

  it('of old, its day over it and those who appear before a verb', () => {
    expect(typedFacts(old, 'TITRE_PROP', 'ACTE_DE_VENTE')).toMatchObject({
      deed_on: '1974-03-03',
      sellers: ['Madame Rose Anne TEMOIN'],
      buyers: ['Monsieur Guy EXEMPLE', 'Madame Lise PREUVE'],
    });
  });

  it('has by rules no day from the top of a letter', () => {
    expect(
      typedFactsByRules(old.replace('PARDEVANT', 'Attestation de'), 'TITRE_PROP', 'ACTE_DE_VENTE'),
    ).not.toHaveProperty('deed_on');
  });

  it('has shares in brackets after what each lot is', () => {
    expect(
      typedFacts(
        `ATTESTATION DE PROPRIÉTÉ
Dans un immeuble sis à TESTVILLE (59000), 4 rue du Bac : le lot numéro 3, un studio au
premier étage (212/10000) et le lot numéro 40, une cave (8/10000).`,
        'TITRE_PROP',
        'ATTESTATION_DE_PROPRIETE',
      ),
    ).toMatchObject({ lot_shares: ['3:212/10000', '40:8/10000'] });
  });

  const sold = (buyer: string) =>
    typedFacts(
      `VENDEUR
Monsieur Paul ESSAI, né à TESTVILLE le 4 mai 1950.
ACQUÉREUR
${buyer}
DÉSIGNATION`,
      'TITRE_PROP',
      'ACTE_DE_VENTE',
    );

  it('has a family name that goes on under its line', () => {
    expect(
      sold(`Madame Ana Maria DA
COSTA TEMOIN, styliste, née à BRAGA le 21 août 1979.`),
    ).toMatchObject({ buyers: ['Madame Ana Maria DA COSTA TEMOIN'] });
  });

  it('has no name from the line under a whole one', () => {
    expect(
      sold(`Madame Ana TEMOIN
NOTAIRE, présente à l'acte.`),
    ).toMatchObject({ buyers: ['Madame Ana TEMOIN'] });
  });

  it('between those of the first part and those of the second, with its price after a dash', () => {
    expect(
      typedFacts(
        `Par-devant Maître Luc MODELE, notaire à TESTVILLE, soussigné, ONT COMPARU
Madame Rose TEMOIN, retraitée, veuve en uniques noces de Monsieur Jean ESSAI, de première part,
Et Monsieur Guy EXEMPLE, maçon, de seconde part.
LESQUELS ont convenu ce qui suit : Madame TEMOIN vend à Monsieur EXEMPLE, qui accepte.
SUPERFICIE : 64,12 m² (loi Carrez).
PRIX – Cent mille euros (100.000 €), payés comptant.`,
        'TITRE_PROP',
        'ACTE_DE_VENTE',
      ),
    ).toMatchObject({
      sellers: ['Madame Rose TEMOIN'],
      buyers: ['Monsieur Guy EXEMPLE'],
      price: 10_000_000,
      surface_carrez: 6412,
    });
  });
});

describe('the land registry', () => {
  it('has a day of birth under the name, where a column is narrow', () => {
    expect(
      typedFacts(
        `RELEVE DES FORMALITES PUBLIEES
Immeuble : LILLE section AB n° 12, lots 3 et 4
1   02/10/2017   2017P7410   VENTE   Me MODELE – ESSAI / TEMOIN Rose
27/11/1974
Certifié par le comptable à la date du 11/09/2026.`,
        'ETAT_HYPOTHECAIRE',
      ),
    ).toMatchObject({ owners: ['TEMOIN Rose'] });
  });
});
