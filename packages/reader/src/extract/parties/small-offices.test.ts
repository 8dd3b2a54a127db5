// Who manages a building where no large letterhead says it: small offices, screens and their prints, forms, sentences.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { personIn } from '../names/person-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { nameIn } from '../places/building-name.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { ownName } from './firm-parts.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const { ownersOf, syndicsOf, buildingsOf } = TYPED;

const PAPER =
  'RELEVÉ DE COMPTE\n\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\n\nSolde : 12,00 €';

describe('the letterhead of a small office', () => {
  it('opens with a name that is no building’s', () => {
    expect(syndicsOf(`Le Cam & Fils – 3 quai Nord – 29200 BREST\n\n${PAPER}`)).toEqual([
      'Le Cam & Fils',
    ]);
    expect(syndicsOf(`Le Clos du Port – 3 quai Nord – 29200 BREST\n\n${PAPER}`)).toEqual([]);
  });

  it('ends its name before its town and its group', () => {
    expect(syndicsOf(`VAL DE DOUBS SYNDIC 39100 DOLE\n\n${PAPER}`)).toEqual([
      'VAL DE DOUBS SYNDIC',
    ]);
    expect(ownName('JURA GESTION un cabinet du Groupe Exemplo')).toBe('JURA GESTION');
  });

  it('may be called after a place', () => {
    expect(syndicsOf(`LES DEUX-LACS GESTION\n\n${PAPER}`)).toEqual(['LES DEUX-LACS GESTION']);
    expect(syndicsOf(`LES COMPTES\n\n${PAPER}`)).toEqual([]);
  });

  it('sets its letters apart, and not elsewhere', () => {
    const text = `SO GES TRIM – 14 rue Haute – 39100 DOLE\n\n${PAPER}\n\nVotre syndic vous répond : SOGESTRIM`;
    expect(syndicsOf(text)).toEqual(['SOGESTRIM']);
  });
});

describe('a screen', () => {
  it('names its firm in its title, and is none itself', () => {
    expect(syndicsOf(`Espace client – Jura Foncier\n\n${PAPER}`)).toEqual(['Jura Foncier']);
    expect(syndicsOf(`Jura Foncier | Mon compte copropriétaire\n\n${PAPER}`)).toEqual([
      'Jura Foncier',
    ]);
    expect(syndicsOf(`Espace client\n\n${PAPER}`)).toEqual([]);
  });

  it('names it at its foot, with its office', () => {
    expect(
      syndicsOf(
        `${PAPER}\n\n© Exemplo Gestion 2026 – 2 place Haute, 39100 Dole – Mentions légales`,
      ),
    ).toEqual(['Exemplo Gestion']);
    expect(
      syndicsOf(
        `${PAPER}${'\n'.repeat(24)}exemplo est une marque de Exem Copro SAS, 2 place Haute, 39100 Dole – RCS Dole`,
      ),
    ).toEqual(['Exem Copro SAS']);
    expect(syndicsOf(`${PAPER}\n\nSalle Jean Moulin, 2 place Haute, 39100 Dole`)).toEqual([]);
  });

  it('names the agency of the reader', () => {
    expect(
      syndicsOf(`${PAPER}\n\nMon agence\nExemplo Dole Centre\n2 place Haute\n39100 DOLE`),
    ).toEqual(['Exemplo Dole Centre']);
  });
});

describe('a syndic in passing', () => {
  it.each([
    ['Copropriété Les Acacias – syndic : Régie du Lac – immatriculation AB1234567', 'Régie du Lac'],
    [
      'Formulaire à recevoir par le syndic (JURA IMMOBILIER) au plus tard le 3 mai',
      'JURA IMMOBILIER',
    ],
    ['À renvoyer à Régie du Lac, 3 rue Haute, 39100 DOLE. Merci.', 'Régie du Lac'],
    [
      'Date limite de réception du formulaire : 19 juin 2026, à l’AGENCE DU LAC, 6 quai Nord, 39100 DOLE',
      'AGENCE DU LAC',
    ],
    ['Présidente du conseil et syndic    Maryse FERRAND', 'Maryse FERRAND'],
    ['Le secrétariat est assuré par le Cabinet Morel & Fils.', 'Cabinet Morel & Fils'],
    ['Fiche tenue à disposition par le syndic EXEMPLO\nJURA.', 'EXEMPLO JURA'],
  ])('%s', (text, name) => {
    expect(syndicsOf(`Projet de travaux\n\n${text}`)).toEqual([name]);
  });

  it.each([
    'L’assemblée examine la candidature du nouveau syndic (JURA IMMOBILIER)',
    'À renvoyer à Mairie de Dole, 3 rue Haute, 39100 DOLE.',
    'À remettre à Régie du Lac avant le 3 mai.',
    'Immeuble de 12 lots – syndic : Bénévole',
  ])('%s', (text) => {
    expect(syndicsOf(`Projet de travaux\n\n${text}`)).toEqual([]);
  });
});

describe('a building', () => {
  it('is no town', () => {
    expect(nameIn('39100 DOLE')).toBeNull();
    expect(nameIn('0391 LES ACACIAS')?.name).toBe('LES ACACIAS');
  });

  it('is labelled by the forms of the law, by a number, or stands over its town', () => {
    expect(
      buildingsOf(
        'Nom d’usage du syndicat de copropriétaires    LE BOIS JOLI\nSIRET    900 001 905',
      ),
    ).toEqual(['LE BOIS JOLI']);
    expect(buildingsOf('IMM. 0077 LES ACACIAS – 3 rue Haute, 39100 DOLE')).toEqual(['LES ACACIAS']);
    expect(buildingsOf('LE PHARE – Anse Noire\n97229 LES ANSES\n\nANNEXE 3')).toEqual(['LE PHARE']);
  });

  it('stands in a quarter, and never in half of a town', () => {
    const addressOf = (text: string) =>
      sheets(text).flatMap(({ written }) => findAddresses(written).map(({ value }) => value));
    expect(addressOf('RUE DES LYS, BELLEVUE, 97200 FORT-DE-FRANCE')).toEqual([
      'RUE DES LYS, BELLEVUE, 97200 FORT-DE-FRANCE',
    ]);
    expect(addressOf('3 rue des Lys, 44600 SAINT-')).toEqual([]);
  });
});

describe('the window of an envelope', () => {
  const window = (...lines: string[]) =>
    ownersOf(lines.map((line) => `.${' '.repeat(50)}${line}`).join('\n'));

  it('has one name over two lines', () => {
    expect(window('Mme Anne de COURS-', 'FERRAND', '3 rue Haute', '39100 DOLE')).toEqual([
      'Mme Anne de COURS-FERRAND',
    ]);
    expect(window('Mme Anne de COURS-', '3 rue Haute', '39100 DOLE')).toEqual([]);
  });

  it('has all the heirs', () => {
    const heirs = ['M. Luc FERRAND', 'Mme Anne FERRAND', 'Mlle Rose FERRAND'];
    expect(window(...heirs, '3 rue Haute', '39100 DOLE')).toEqual([
      'M. Luc FERRAND et Mme Anne FERRAND et Mlle Rose FERRAND',
    ]);
    expect(window(...heirs, 'Absents')).toEqual([]);
  });

  it('has two names under one title', () => {
    expect(window('Monsieur ou Madame', 'FERRAND Luc – COLAS Anne', '3 rue Haute')).toEqual([
      'Monsieur ou Madame FERRAND Luc – COLAS Anne',
    ]);
    const form = 'Propriétaire    M. FERRAND Luc et Mme COLAS\nbailleur        Anne';
    expect(ownersOf(form)).toEqual(['M. FERRAND Luc et Mme COLAS Anne']);
  });

  it('names them together where a label tells who they are', () => {
    expect(personIn('Consorts FERRAND (Mme Anne FERRAND, M. Luc FERRAND)')).toBe(
      'Consorts FERRAND',
    );
    expect(ownersOf('Copropriétaire cédant    Consorts FERRAND')).toEqual(['Consorts FERRAND']);
  });
});
