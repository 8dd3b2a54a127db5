// Papers that name several buildings, several people, several offices: the one that they are about, or none.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { isOtherTrade } from './other-trades.ts';
import { homeOwnerOf } from './owner.ts';
import { withoutRights } from './owners-rights.ts';
import { allIn } from './several-owners.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { buildingsOf, ownersOf, syndicsOf, addressesOf } = TYPED;

describe('a building', () => {
  it.each([
    'Objet : copropriété du 14 quai des Brumes à Honfleur – lot n° 3',
    'Copropriété 6 montée du Puits – 39100 DOLE',
    'SDC 6 MONTEE DU PUITS 39100 DOLE',
    'Syndicat des copropriétaires du 22 traverse des Lices, 83000 TOULON',
  ])('is not called by its street: %s', (head) => {
    expect(buildingsOf(head)).toEqual([]);
  });

  it('is, where the paper tells the address besides', () => {
    expect(buildingsOf('SDC 6 RUE DU PUITS – 6 rue du Puits, 39100 DOLE')).toEqual([
      '6 RUE DU PUITS',
    ]);
  });

  const letter = (subject: string) => `Cabinet Luc ESSAI
Syndic de copropriétés
Immeuble Le Ponant – 7 cours du Test – 29200 BREST
Madame Anne EXEMPLE
Villa Les Genêts
3 route du Phare
29217 LE CONQUET
Le 20.04.2026
${subject}
Madame,`;
  it.each([
    ['Réf. : immeuble LE GOULET, 19 rue de Siam, 29200 BREST – vos lots 4 et 31', 'LE GOULET'],
    ['Concerne : résidence LE GOULET, 19 rue de Siam, 29200 BREST', 'Résidence LE GOULET'],
    ['Copropriété LE GOULET, 19 rue de Siam, 29200 BREST', 'LE GOULET'],
    ['Immeuble LE GOULET – 19 rue de Siam, 29200 BREST – lots 4 et 31', 'LE GOULET'],
  ])('is the one that the letter is about: %s', (subject, name) => {
    expect(buildingsOf(letter(subject))).toEqual([name]);
    expect(addressesOf(letter(subject))).toEqual(['19 rue de Siam, 29200 BREST']);
  });

  it('has its code in a cell of its own', () => {
    const head = `CABINET ESSAI   COP22   EDITION DU 02/02/26
IMM. 0027   LES ERABLES   12 RUE DU PUITS 39100 DOLE`;
    expect(buildingsOf(head)).toEqual(['LES ERABLES']);
    expect(addressesOf(head)).toEqual(['12 RUE DU PUITS 39100 DOLE']);
  });

  it('has a number of the register after its address', () => {
    const head = `Syndicat coopératif LES ERABLES
Président-syndic : Luc ESSAI – élu par le conseil syndical
1 quai du Puits, 39100 DOLE – registre des copropriétés AA0619424`;
    expect(addressesOf(head)).toEqual(['1 quai du Puits, 39100 DOLE']);
  });

  it('is told under its label, beside another', () => {
    const form = `Identification
Nom d’usage                          Adresse de référence
LES ERABLES 2                        4 rue du Puits 39100 DOLE`;
    expect(buildingsOf(form)).toEqual(['LES ERABLES 2']);
  });

  it('is called by its syndicate, over the end of a line', () => {
    const said = `Selon votre accord pour les notifications électroniques, le syndicat
coopératif LES ERABLES, 1 quai du Puits à Dole (39100), vous convoque`;
    expect(buildingsOf(said)).toEqual(['LES ERABLES']);
  });

  it('stands in a town whose département is told', () => {
    const head = `SYNDICAT DES COPROPRIÉTAIRES
de l’immeuble sis à DOLE (Jura), 33 boulevard du Puits
PROCÈS-VERBAL`;
    expect(addressesOf(head)).toEqual(['33 boulevard du Puits, DOLE']);
  });
});

describe('an owner', () => {
  it.each([
    ['Copropriétaire : Mme Anne ESSAI, usufruitière, et M. Luc ESSAI, nu-propriétaire'],
    ['Copropriétaire : Mme Anne ESSAI (usufruitière) et M. Luc ESSAI (NP)'],
    ['CPT 0108/0045   Mme Anne ESSAI (US.) et M. Luc ESSAI (NUE-PROP.)   LOTS 45 46'],
    ['Compte de Mme Anne ESSAI et de M. Luc ESSAI'],
    ['Nous soussigné(e)s : Mme Anne ESSAI et M. Luc ESSAI'],
  ])('is both of them: %s', (text) => {
    expect(ownersOf(text)).toEqual(['Mme Anne ESSAI et M. Luc ESSAI']);
  });

  it('is all of a list', () => {
    expect(ownersOf('Propriétaires : Mme Anne ESSAI, M. Luc TEST et Mme Zoé EXEMPLE')).toEqual([
      'Mme Anne ESSAI, M. Luc TEST et Mme Zoé EXEMPLE',
    ]);
    expect(allIn('Mme Anne ESSAI, représentée par M. Luc TEST')).toBeNull();
    expect(allIn('Mme Anne ESSAI – lots 3 et 4')).toBeNull();
  });

  it('has a right, which is no name', () => {
    expect(withoutRights('MME ESSAI ANNE (USUF.) / M. TEST LUC (NU-PROP.)')).toBe(
      'MME ESSAI ANNE / M. TEST LUC',
    );
    expect(withoutRights('Mme Anne ESSAI (née TEST)')).toBe('Mme Anne ESSAI (née TEST)');
  });

  it.each([
    'Le(s) soussigné(s) Mme Anne ESSAI, propriétaire des lots 3 et 4',
    'Je soussigné(e), Mme Anne ESSAI, demeurant 3 rue Haute',
    'Je soussigné·e Mme Anne ESSAI',
  ])('signs: %s', (text) => {
    expect(ownersOf(text)).toEqual(['Mme Anne ESSAI']);
  });

  it.each(['Je soussigné(e) ESSAI Anne, propriétaire', 'La soussignée ESSAI Anne, demeurant'])(
    'signs without a title: %s',
    (text) => {
      expect(ownersOf(text)).toEqual(['ESSAI Anne']);
    },
  );

  it.each([
    'Assemblée du 20 octobre – Nom : ESSAI Prénom : Anne – lots 112, 208',
    'NOM : ESSAI\nPRÉNOM : Anne',
    'Nom         ESSAI\nPrénom      Anne',
    'Nom du copropriétaire : ESSAI    Prénom : Anne',
    'Prénom : Anne – Nom : ESSAI',
    'Nom, prénom : ESSAI Anne – lots 3',
    'Nom : ESSAI Prénom : Anne\nDonne pouvoir à\nNom : TEST Prénom : Luc',
  ])('has a name in two fields: %s', (text) => {
    expect(ownersOf(text)).toEqual(['ESSAI Anne']);
  });

  it('is nobody of a list of all', () => {
    const list = `Copropriétaire    Lots    Appel
ESSAI Anne        3       120,00
TEST Luc          4       130,00`;
    expect(ownersOf(list)).toEqual([]);
  });

  it('of a home is not whoever takes the letters', () => {
    const window = 'M. Luc TEST\nchez Mme ESSAI Anne\n12 rue Haute\n39100 DOLE';
    expect(valuesOf(sheets(window).flatMap(homeOwnerOf))).not.toContain('Mme ESSAI Anne');
  });
});

describe('a syndic', () => {
  const minutes = (said: string) => `COPROPRIÉTÉ LE MÔLE
Procès-verbal de l'assemblée
${said}`;
  it.each([
    ['5. Syndic\nLe Cabinet ESSAI est reconduit dans ses fonctions de syndic.', 'Cabinet ESSAI'],
    ["L'assemblée renouvelle le mandat de syndic de la SARL ESSAI SUD.", 'SARL ESSAI SUD'],
    ["L'assemblée reconduit le Cabinet ESSAI en qualité de syndic.", 'Cabinet ESSAI'],
    ['Quitus est donné au Cabinet ESSAI pour sa gestion.', 'Cabinet ESSAI'],
    ['Syndic\nL’étude ESSAI et TEST est renouvelée dans ses fonctions.', 'ESSAI et TEST'],
    ['8 – Syndic. Odile Test réélue pour 3 ans, bénévolement.', 'Odile Test'],
    ['Luc ESSAI\nprésident du conseil syndical, syndic', 'Luc ESSAI'],
    ['Anne ESSAI\nPrésidente du conseil syndical et syndic', 'Anne ESSAI'],
  ])('is kept, or signs: %s', (said, name) => {
    expect(syndicsOf(minutes(said))).toEqual([name]);
  });

  it.each([
    "L'assemblée désigne le Cabinet ESSAI en qualité de syndic.",
    'Quitus est donné à l’ancien syndic, le Cabinet ESSAI, pour sa gestion.',
    'Luc ESSAI\nprésident du conseil syndical',
  ])('is not who is chosen or was: %s', (said) => {
    expect(syndicsOf(minutes(said))).toEqual([]);
  });

  it('may be a notary whose office manages buildings', () => {
    expect(isOtherTrade('notaires associes service gerance et coproprietes')).toBe(false);
    expect(isOtherTrade('notaires associes successions et ventes')).toBe(true);
    expect(isOtherTrade('geometres service gerance')).toBe(true);
  });
});
