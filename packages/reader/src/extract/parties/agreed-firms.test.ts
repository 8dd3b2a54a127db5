// Who sends a paper, by several places of it that agree, and in full.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { syndicOfPaper } from './syndic-of-paper.ts';

const onPages = (...texts: string[]): string[] =>
  syndicOfPaper(
    texts.map((text) => sheetOf(setPage(text))),
    true,
  ).map(({ value }) => value);
const { syndicsOf } = TYPED;

const CALL = 'APPEL DE FONDS\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\nTotal : 12,00 €';

describe('a name that two places tell', () => {
  it('is who sends the paper, by its mail address', () => {
    const foot = 'Une question : compta@regie-doubs.example – Régie Doubs – 03 84 00 00 00';
    expect(onPages(`${CALL}\n\n${foot}`)).toEqual(['Régie Doubs']);
    expect(onPages(`${CALL}\n\nUne question : compta@autre-maison.example – Vernier`)).toEqual([]);
  });

  it('is who cheques are payable to, by its site', () => {
    const paid = 'Chèque à l’ordre de DOUBS COPRO ou virement.\n\nwww.doubs-copro.example';
    expect(onPages(`${CALL}\n\n${paid}`)).toEqual(['DOUBS COPRO']);
  });

  it('is no word of the paper, and not the building', () => {
    expect(onPages('Adoptée\n\nRésolution 1 : pour 12\n\nAdoptée')).toEqual([]);
    const foot = 'SDC Les Acacias – 4 rue Neuve – 39100 DOLE';
    expect(onPages(`SDC LES ACACIAS\n${CALL}\n\n${foot}`)).toEqual([]);
  });
});

describe('a name in full', () => {
  const office = (name: string) => `${name}\n31 rue Haute, 39100 DOLE\n\n${CALL}`;

  it('has its partners, and not its town', () => {
    expect(onPages(office('Étude VERNIER – TISSOT'))).toEqual(['Étude VERNIER – TISSOT']);
    expect(onPages(office('Étude VERNIER – DOLE'))).toEqual(['Étude VERNIER']);
    expect(onPages(office('Cabinet VERNIER – FNAIM'))).toEqual(['Cabinet VERNIER']);
  });

  it('has the words that its foot and its site tell', () => {
    const foot =
      'Vernia Syndic · 3 rue Haute, 39100 Dole\nhttps://www.vernia-syndic.example/appels';
    expect(onPages(`Vernia   Accueil\n\n${CALL}\n\n${foot}`)).toEqual(['Vernia Syndic']);
  });

  it('has the given name that the minutes tell', () => {
    const text =
      'Procès-verbal\nConvocation de M. Odilon Vernier, copropriétaire.\n\nLe syndic : O. Vernier';
    expect(onPages(text)).toEqual(['M. Odilon Vernier']);
  });

  it('is not the group that it is of', () => {
    const head = 'GROUPE VERNIA\nVernia Côte d’Or\n31 rue Haute – 39100 DOLE';
    expect(onPages(`${head}\n\n${CALL}`)).not.toContain('GROUPE VERNIA');
  });
});

describe('a syndic', () => {
  it.each([
    ['CABINET VERNIER-TISSOT     SYNDIC     9 RUE HAUTE 39100 DOLE', 'CABINET VERNIER-TISSOT'],
    ['M. Vernier Immobilier\n13 rue Haute\n39100 DOLE', 'M. Vernier Immobilier'],
    ['TDS – Terre Douce Syndic\n7 rue Haute\n39100 DOLE', 'Terre Douce Syndic'],
    ['IMM. 0098 LES MERLES     ANNEXE 2     VERNIER & TISSOT S.A.', 'VERNIER & TISSOT S.A.'],
    ['CAB : 014 VERNIER ET CIE     ANNEXE 1', 'VERNIER ET CIE'],
  ])('heads the page: %s', (head, name) => {
    expect(onPages(`${head}\n\n${CALL}`)).toEqual([name]);
  });

  it.each([
    ['Salutations distinguées.\n\nPour le syndic,\nCABINET VERNIER\nA. Tissot', 'CABINET VERNIER'],
    ['Pour la société DOUBS SERVICES, syndic\nA. Tissot', 'DOUBS SERVICES'],
    ['Odile Vernier\n(votre voisine du 2e et syndic depuis 2023)', 'Odile Vernier'],
    ['Maître Odile Vernier\nsyndic judiciaire', 'Maître Odile Vernier'],
    ['Le cabinet VERNIER, représenté par Mme Tissot, assure le secrétariat.', 'cabinet VERNIER'],
    ['Dans nos bureaux : Cabinet Vernier Immobilier, 3 rue Haute.', 'Cabinet Vernier Immobilier'],
    ['Nous soussignés DOUBS SERVICES, syndic de la copropriété, déclarons.', 'DOUBS SERVICES'],
    ['Syndic en exercice : DOUBS SERVICES depuis le 12 mai 2015', 'DOUBS SERVICES'],
  ])('tells it in its own words: %s', (words, name) => {
    expect(syndicsOf(`${CALL}\n\n${words}`)).toEqual([name]);
  });

  it('is the firm that a judge named, and not whom it sends', () => {
    const text =
      'SELARL VERNIER & ASSOCIÉS, prise en la personne de Maître Odile Vernier, syndic judiciaire';
    expect(syndicsOf(`${CALL}\n\n${text}`)).not.toContain('Maître Odile Vernier');
  });

  it('has a point in its brand, as no web address has', () => {
    expect(onPages(`copro.plus, syndic\n\n${CALL}`)).toEqual(['copro.plus']);
    expect(onPages(`www.vernier.fr, syndic\n\n${CALL}`)).toEqual([]);
  });
});
