// Who and where, on the papers of small and large offices that say it each in their way; and what is no name.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { writtenText } from '../../french/written.ts';
import { isNoName } from '../names/no-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { ownerOf } from './owner.ts';
import { endsInParticle } from './particles.ts';

const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);

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

describe('a building', () => {
  it('is found after its town', () => {
    const [one] = findAddresses(
      writtenText('Commune de DOLE (39100) – immeuble sis 3 rue Haute\n.'),
    );
    expect(one?.value).toBe('3 rue Haute, 39100 DOLE');
  });
});

describe('an owner', () => {
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
});
