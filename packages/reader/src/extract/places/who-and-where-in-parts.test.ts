// Names that go on under themselves, firms at the right or at a high foot, buildings after whoever manages them.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { SET } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { syndicOf } from '../parties/syndic.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';

const sheets = (text: string): Sheet[] => [sheetOf(setPage(text))];
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf, homeOwnersOf, syndicsOf, buildingsOf, addressesOf } = SET;
const foundIn = (text: string) => valuesOf(findAddresses(writtenText(text)));

describe('a name over several lines of its column', () => {
  const left = (...lines: string[]) =>
    lines.map((line, at) => `${(at === 0 ? 'Vendeur' : '').padEnd(40)}${line}`).join('\n');
  const right = (...lines: string[]) =>
    lines.map((line, at) => (at === 0 ? 'Vendeur' : '').padEnd(60 - line.length) + line).join('\n');

  it.each([left, right])('goes on to its end', (set) => {
    const rows = set('Mme Anne', 'MARTINEAU épouse', 'DURAND');
    expect(ownersOf(`PRÉ-ÉTAT DATÉ\n\n${rows}\n\nLots vendus${' '.repeat(29)}4, 17`)).toEqual([
      'Mme Anne MARTINEAU épouse DURAND',
    ]);
  });

  it('ends where the next thing begins', () => {
    const rows = left('Mme Anne MARTINEAU', '4 rue Neuve');
    expect(ownersOf(`PRÉ-ÉTAT DATÉ\n\n${rows}`)).toEqual(['Mme Anne MARTINEAU']);
  });
});

describe('an owner', () => {
  it('is a doctor too', () => {
    expect(
      homeOwnersOf('Propriétaire : Dr VAN DEN BERG Joris\nDate de visite : 12/05/2026'),
    ).toEqual(['Dr VAN DEN BERG Joris']);
  });

  it('is written to in a few words', () => {
    expect(ownersOf('À Mme Anne MARTINEAU, lot 12\n\nCher voisin,')).toEqual([
      'Mme Anne MARTINEAU',
    ]);
  });

  it('has looked at the page', () => {
    expect(ownersOf('Mon compte\n\nConnectée : Mme Anne MARTINEAU (client 4417)')).toEqual([
      'Mme Anne MARTINEAU',
    ]);
  });

  it('has a particle under the titles', () => {
    expect(
      ownersOf(
        `${' '.repeat(50)}Monsieur et Madame\n${' '.repeat(50)}Paul de LA ROCHE\n${' '.repeat(50)}4 rue Neuve\n${' '.repeat(50)}39100 DOLE`,
      ),
    ).toEqual(['Monsieur et Madame Paul de LA ROCHE']);
  });
});

describe('a syndic', () => {
  const PAPER =
    'RELEVÉ DE COMPTE\n\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\n\nSolde : 12,00 €';

  it.each([
    ['ÉTUDE IMMOBILIÈRE CH. MARTINEAU', 'ÉTUDE IMMOBILIÈRE CH. MARTINEAU'],
    ['Régie Ste. Odile', 'Régie Ste. Odile'],
    ['Cabinet Martineau', 'Cabinet Martineau'],
  ])('%s ends at no shortened word', (printed, name) => {
    expect(syndicsOf(`${printed}\n3 quai Nord – 39100 DOLE\n\n${PAPER}`)).toEqual([name]);
  });

  it('is who sends, where it manages', () => {
    expect(syndicsOf(`${PAPER}\n\nÉmetteur : RÉGIE MARTINEAU`)).toEqual(['RÉGIE MARTINEAU']);
    expect(syndicsOf(`${PAPER}\n\nÉmetteur : Plomberie Martineau`)).toEqual([]);
  });

  it('is the firm, and not who works there', () => {
    expect(syndicsOf(`${PAPER}\n\nSyndic : Mme MARTINEAU (DOLE GESTION)`)).toEqual([
      'DOLE GESTION',
    ]);
    expect(syndicsOf(`${PAPER}\n\nSyndic : Mme Anne MARTINEAU (bénévole)`)).toEqual([
      'Mme Anne MARTINEAU',
    ]);
    expect(syndicsOf(`${PAPER}\n\nSyndic : Mme Anne MARTINEAU (Jurassia)`)).toEqual([]);
  });

  it('is told in the middle of a short page, with its registers', () => {
    expect(
      syndicsOf(
        `${'\n'.repeat(16)}${PAPER}\n\nJura&Copro, syndic professionnel – SAS au capital de 50 000 € – RCS Lyon Métropole 900 114 207${'\n'.repeat(20)}.`,
      ),
    ).toEqual(['Jura&Copro']);
  });

  it.each([
    'Carnet mis à jour le 02.10.2026 par JURA SYNDIC, 3 quai Nord, 39100 DOLE',
    'Fiche établie par JURA SYNDIC, 3 quai Nord, 39100 DOLE, syndic élu le 12 mai 2025.',
  ])('made it: %s', (sentence) => {
    expect(
      valuesOf(sheets(`CARNET D’ENTRETIEN\n\n${sentence}`).flatMap((one) => syndicOf(one, false))),
    ).toEqual(['JURA SYNDIC']);
  });

  it('stands at the right of the title, unless that is where the building is', () => {
    const head = (place: string) =>
      `Pouvoir${' '.repeat(50)}Jura Patrimoine\n${' '.repeat(57)}3 quai Nord\n${' '.repeat(57)}39100 Dole\n\n\nRésidence Les Acacias – ${place}\n\nJe soussigné(e) : Mme Anne MARTINEAU`;
    expect(syndicsOf(head('4 rue Neuve – 39100 Dole'))).toEqual(['Jura Patrimoine']);
    expect(syndicsOf(head('3 quai Nord – 39100 Dole'))).toEqual([]);
  });
});

describe('a building', () => {
  it.each([
    'JURA PATRIMOINE – LE CLOS DES MINIMES – 4 rue Neuve 39100 DOLE\n\nAnnexe n° 3',
    'Régie du Doubs | 3 quai Nord, 39100 Dole | Le Clos des Minimes, 4 rue Neuve, 39100 Dole\n\nANNEXE 4',
    'Jura Copro, syndic de la copropriété CLOS DES MINIMES\n4 rue Neuve 39100 DOLE\n\nAnnexe 1',
    'MARTIN & FILS, administrateurs d’immeubles, 3 quai Nord, Dole\nLE CLOS DES MINIMES\n4 rue Neuve – 39100 Dole\n\nProcès-verbal',
    'FORMULAIRE DE VOTE\n\nAssemblée générale du 17 mai 2026 – Le Clos des Minimes, 4 rue Neuve, 39100 DOLE\nÀ retourner avant le 13 mai 2026 à JURASSIA, 3 quai Nord, 39100 DOLE',
    'COPROPRIETE : 074 / LE CLOS DES MINIMES – 4 RUE NEUVE 39100 DOLE',
    'Fiche établie par Jura Gestion, 3 quai Nord, 39100 Dole, syndic\n1. Dénomination : Résidence « Le Clos des Minimes »\n2. Adresse : 4 rue Neuve, 39100 Dole\n3. Registre : néant',
  ])('%s', (text) => {
    expect(buildingsOf(text).map((name) => name.toUpperCase().replace(/^LE /, ''))).toEqual([
      'CLOS DES MINIMES',
    ]);
    expect(addressesOf(text).map((place) => place.toUpperCase().replace(',', ''))).toEqual([
      '4 RUE NEUVE 39100 DOLE',
    ]);
  });

  it('is not what an office does', () => {
    expect(buildingsOf('Syndic de copropriété JURA SUD\n3 quai Nord 39100 DOLE')).toEqual([]);
  });
});

describe('an address', () => {
  it('has its town in brackets, or its number last', () => {
    expect(foundIn('Copropriété du 4, rue Neuve (39100 Dole)')).toEqual([
      '4, rue Neuve, 39100 Dole',
    ]);
    expect(foundIn('CORNICHE DU LAC N° 4 – 39100 DOLE')).toEqual([
      'CORNICHE DU LAC N° 4, 39100 DOLE',
    ]);
  });
});
