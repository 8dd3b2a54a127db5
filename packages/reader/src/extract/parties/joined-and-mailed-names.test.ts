// Firms joined by a sign, mails that name who writes and whom, heirs and numbers that belong to a name.
import { describe, expect, it } from 'vitest';

import { TYPED } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { personIn } from '../names/person-names.ts';
import { findAddresses } from '../places/addresses.ts';

const { ownersOf, homeOwnersOf, syndicsOf, buildingsOf, addressesOf } = TYPED;

describe('a company', () => {
  it.each([
    ['SARL TESTARD & FILS – lots 2, 3', 'SARL TESTARD & FILS'],
    ['SCI EXEM & PLO, 3 rue Haute', 'SCI EXEM & PLO'],
    ['SNC LE COMPTOIR D’ESSAI & CIE', 'SNC LE COMPTOIR D’ESSAI & CIE'],
  ])('has all the names that its sign joins: %s', (text, name) => {
    expect(personIn(text)).toBe(name);
  });

  it('is not told where the sign ends the line', () => {
    expect(personIn('SARL TESTARD &')).toBeNull();
  });
});

describe('a mail', () => {
  const mail = (said: string) => `De : Odile Martin <odile@example.fr>
À : Luc TESTARD <luc@example.fr>
Objet : assemblée

Bonjour Monsieur TESTARD,
${said}`;

  it('names whom it is sent to', () => {
    expect(ownersOf(mail('Voici la convocation.'))).toEqual(['Luc TESTARD']);
  });

  it('names the syndic where its writer says to be', () => {
    expect(syndicsOf(mail('En ma qualité de syndic bénévole, je vous convoque.'))).toEqual([
      'Odile Martin',
    ]);
    expect(syndicsOf(mail('Je vous transmets la convocation.'))).toEqual([]);
  });

  it('tells nobody where several are written to', () => {
    expect(
      ownersOf('De : Odile Martin <odile@example.fr>\nÀ : Luc TESTARD, Anne ESSAI\nObjet : AG'),
    ).toEqual([]);
  });
});

describe('an owner', () => {
  it('is nobody at whose home people meet or leave their keys', () => {
    expect(ownersOf('L’assemblée se tiendra le 3 mai à 18 h chez Mme Testard')).toEqual([]);
    expect(ownersOf('Les factures sont à voir chez Mme Anne TESTARD')).toEqual([]);
  });

  it.each([
    ['Part de Mme Anne TESTARD – lot 4', 'Mme Anne TESTARD'],
    ['Quote-part de M. et Mme Luc ESSAI (lot 2)', 'M. et Mme Luc ESSAI'],
    ['Le mandant : Indivision ESSAI – TESTARD, lots 3 et 9', 'Indivision ESSAI – TESTARD'],
  ])('is whose part it is: %s', (text, name) => {
    expect(ownersOf(text)).toEqual([name]);
  });

  it.each([
    ['le lot 9, appartenant aux consorts TESTARD-ESSAI.', 'consorts TESTARD-ESSAI'],
    ['le lot 9, appartenant à M. Luc ESSAI, et en avoir mesuré', 'M. Luc ESSAI'],
    [
      'le lot 9, dépendant de la succession de Monsieur Luc TESTARD.',
      'succession de Monsieur Luc TESTARD',
    ],
  ])('is told with the home: %s', (text, name) => {
    expect(homeOwnersOf(`J’ai mesuré ${text}`)).toEqual([name]);
  });
});

describe('a syndic', () => {
  it('is told before its office, and its trade after it', () => {
    expect(syndicsOf('E.S.S.A. – 52 rue Haute 39100 DOLE – syndic\n\nPRÉ-ÉTAT DATÉ')).toEqual([
      'E.S.S.A.',
    ]);
  });

  it('does not begin with who made the paper', () => {
    const made =
      'Établie par Essai & Test Gestion, 52 rue Haute, 39100 DOLE, syndic élu le 12 mai 2025';
    expect(syndicsOf(`FICHE SYNTHÉTIQUE\n${made}`)).toEqual(['Essai & Test Gestion']);
  });

  it.each([
    ['Quitus donné à Odile MARTIN pour 2025, à l’unanimité.', 'Odile MARTIN'],
    ['Odile MARTIN accepte de continuer. Réélue syndic bénévole.', 'Odile MARTIN'],
    ['M. Test, représentant ESSAI PATRIMOINE, syndic.', 'ESSAI PATRIMOINE'],
    ['Tenu par le syndic en exercice : Ets ESSAI-TEST, 3 rue Haute, 39100 DOLE', 'Ets ESSAI-TEST'],
    ['Représentant légal : SAS MER & TEST SYNDIC', 'SAS MER & TEST SYNDIC'],
  ])('is told in a sentence: %s', (text, name) => {
    expect(syndicsOf(`Compte rendu de la réunion\n\n${text}`)).toEqual([name]);
  });
});

describe('a number', () => {
  it('that ends the name of a building is not of its street', () => {
    const head = 'Copropriété ALTITUDE 900\nRoute du Test\n39100 DOLE\n\nAnnexe 1';
    expect(buildingsOf(head)).toEqual(['ALTITUDE 900']);
    expect(findAddresses(writtenText(head)).map(({ value }) => value)).toEqual([
      'Route du Test, 39100 DOLE',
    ]);
    const twins = 'Résidence Les Essais 1 et 2 – 6 rue Haute, 39100 DOLE';
    expect(buildingsOf(twins)).toEqual(['Résidence Les Essais 1 et 2']);
    expect(addressesOf(twins)).toEqual(['6 rue Haute, 39100 DOLE']);
  });

  it('has several doors', () => {
    expect(addressesOf('Copropriété LES ESSAIS, 31 A et B route du Test, 39100 DOLE')).toEqual([
      '31 A et B route du Test, 39100 DOLE',
    ]);
  });
});
