// Who and where, on the papers of small and large offices that say it each in their way; and what is no name.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { isNoName } from '../names/no-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { ownerOf } from './owner.ts';
import { endsInParticle } from './particles.ts';

const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf, syndicsOf, buildingsOf, addressesOf } = TYPED;

describe('what is no name', () => {
  it.each([
    'qui reprend le dossier ?',
    'à désigner',
    'Copro',
    'Pôle Syndic et Copropriétés',
    'Direction de l’administration de biens',
    'Service gestion',
  ])('%s', (text) => expect(isNoName(text)).toBe(true));

  it.each(['Pôle Habitat Jura', 'COPRO CONSEIL JURA', 'Service Plus Immo'])(
    'but %s is one',
    (text) => expect(isNoName(text)).toBe(false),
  );

  it('ends with a particle', () => {
    expect(['M. VON DER', 'Mme Anne LE', 'M. Paul DE LA'].every(endsInParticle)).toBe(true);
    expect(endsInParticle('Mme NGUYEN Thi Le')).toBe(false);
  });
});

describe('a syndic', () => {
  const PAPER =
    'RELEVÉ DE COMPTE\n\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\n\nSolde : 12,00 €';

  it('is the office and not its department, with the number of its département', () => {
    expect(
      syndicsOf(`LOGIS 39 – Pôle Syndic et Copropriétés – 3 quai Nord, 39100 DOLE\n\n${PAPER}`),
    ).toEqual(['LOGIS 39']);
  });

  it('is an owner who signs without capitals', () => {
    expect(syndicsOf(`${PAPER}\n\nÉtabli par le syndic bénévole, O. Martin.`)).toEqual([
      'O. Martin',
    ]);
    expect(syndicsOf(`${PAPER}\n\nOdile Martin\nsyndic bénévole`)).toEqual(['Odile Martin']);
    expect(
      syndicsOf(`${PAPER}\n\n4. Renouvellement du syndic bénévole – Odile Martin est réélue.`),
    ).toEqual(['Odile Martin']);
    expect(syndicsOf(`${PAPER}\n\nSyndic bénévole : qui reprend le dossier ?`)).toEqual([]);
  });

  it('is to whom a form is sent back', () => {
    expect(
      syndicsOf(`FORMULAIRE\n\nFormulaire à adresser à : JURA SYNDIC, 3 QUAI NORD 39100 DOLE`),
    ).toEqual(['JURA SYNDIC']);
  });
});

describe('a building', () => {
  it('is not where a syndic without a firm has its office', () => {
    const text =
      'Odile MARTIN\nSyndic professionnel de copropriété\n3 quai Nord – 39100 DOLE\n\nImmeuble : 11 rue Haute à Dole\n\nChère Madame,';
    expect(addressesOf(text)).toEqual(['11 rue Haute, Dole']);
    expect(buildingsOf(text)).toEqual([]);
  });

  it('stands beside a letterhead, with its number', () => {
    const text =
      'JURA GESTION – Agence de Dole          Les Tilleuls du Lac (00412) – 3 rue Haute – 39100 DOLE\n\nANNEXE 5';
    expect(buildingsOf(text)).toEqual(['Les Tilleuls du Lac']);
    expect(addressesOf(text)).toEqual(['3 rue Haute, 39100 DOLE']);
  });

  it('is called so after its address, at an end of a title, or in its kind', () => {
    expect(
      buildingsOf('Relevé de compte\n3 rue Haute, 39100 Dole · « Hôtel du Lac » · lots 3, 9'),
    ).toEqual(['Hôtel du Lac']);
    expect(buildingsOf('ANNEXE 1     État financier     Les Tilleuls du Lac')).toEqual([
      'Les Tilleuls du Lac',
    ]);
    expect(
      addressesOf('Résidence services Les Cimes\n3 rue Haute, 39100 DOLE\n\nAppel de fonds'),
    ).toEqual(['3 rue Haute, 39100 DOLE']);
    expect(
      buildingsOf('AVIS\n\nRésidence de tourisme LES CIMES – 3 rue Haute – 39100 DOLE'),
    ).toEqual(['LES CIMES']);
  });

  it('is found after its town', () => {
    const [one] = findAddresses(
      writtenText('Commune de DOLE (39100) – immeuble sis 3 rue Haute\n.'),
    );
    expect(one?.value).toBe('3 rue Haute, 39100 DOLE');
  });
});

describe('an owner', () => {
  const HEAD = 'JURA SYNDIC\n3 quai Nord\n39100 DOLE\n';

  it.each([
    ['LES HERITIERS DE M. DURAND Paul', 'LES HERITIERS DE M. DURAND Paul'],
    ['Melle Anne DURAND (lots 5 + 11)', 'Melle Anne DURAND'],
    ['Mme DURAND Anne (usufruitière)', 'Mme DURAND Anne'],
  ])('%s', (printed, name) => {
    const window = ' '.repeat(60);
    expect(
      ownersOf(`${HEAD}\n\n\n\n${window}${printed}\n${window}46 rue Haute\n${window}39100 DOLE\n`),
    ).toEqual([name]);
  });

  it('is a shop in the window of an envelope, where it shows no trade of offices', () => {
    const inWindow = (...lines: string[]) => {
      const [page] = typedPages(lines.join('\n'));
      const words = page?.words.map((word) => {
        const [left, top, right] = word.box;
        const down = 120 + (top - 45) * 0.6;
        return { ...word, box: [left + 270, down, right + 270, down + 10] as const };
      });
      return page && words ? valuesOf(ownerOf(sheetOf({ ...page, words }))) : [];
    };
    const office = ['46 rue Haute', '39100 DOLE'];
    expect(inWindow('SARL BOULANGERIE DU PORT', ...office)).toEqual(['SARL BOULANGERIE DU PORT']);
    expect(inWindow('Lettre recommandée avec AR', 'SARL BOULANGERIE DU PORT', ...office)).toEqual([
      'SARL BOULANGERIE DU PORT',
    ]);
    expect(inWindow('SARL JURA GESTION', ...office)).toEqual([]);
  });

  it('is not who answers for the syndic', () => {
    expect(
      ownersOf(`${HEAD}\nSYNDIC : G2     MME DURET\n\n${' '.repeat(60)}M. DURAND Paul`),
    ).toEqual(['M. DURAND Paul']);
  });

  it('is named without a title under its head, before its lots, or in the title of a page', () => {
    expect(ownersOf('Compte copropriétaire au 31/12/2024\nDURAND Paul – lot 4 (76/1000)')).toEqual([
      'DURAND Paul',
    ]);
    expect(
      ownersOf(
        'COPROPRIÉTÉ               COPROPRIÉTAIRE\nVilla Lac                 Anne Durand\n3 rue Haute               5 bis rue Basse\n39100 Dole                39100 Dole',
      ),
    ).toEqual(['Anne Durand']);
    expect(
      ownersOf('Relevé de compte de Grégoire de Montfort\n\nDu 01/03/2026 au 09/11/2026'),
    ).toEqual(['Grégoire de Montfort']);
  });
});
