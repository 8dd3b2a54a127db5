// Names set over what they are, addresses that are an office's or the building's own, and firms in sentences.
import { describe, expect, it } from 'vitest';

import { TYPED } from '../../../test/who-and-where.ts';
import { personIn } from '../names/person-names.ts';
import { saidBy } from '../places/said-by.ts';

const { ownersOf, homeOwnersOf, syndicsOf, buildingsOf, addressesOf } = TYPED;

describe('a name over what it is', () => {
  it('is the owner’s or the building’s', () => {
    expect(ownersOf('Mon compte\nMaud FERRIER\ncopropriétaire')).toEqual(['Maud FERRIER']);
    expect(ownersOf('Mon compte\nProchain appel\ncopropriétaire')).toEqual([]);
    const card = 'Les Vergers du Lac\nvotre copropriété – 4 rue Neuve, 39100 Dole';
    expect(buildingsOf(card)).toEqual(['Les Vergers du Lac']);
    expect(addressesOf(card)).toEqual(['4 rue Neuve, 39100 Dole']);
  });

  it('is told to whom it is sent', () => {
    expect(ownersOf('Envoyé le 4 mai 2026 par courrier électronique à Maud FERRIER')).toEqual([
      'Maud FERRIER',
    ]);
  });

  it('stands in a part of a line', () => {
    expect(homeOwnersOf('Lot 12 – M. ZELLER Otto, propriétaire – 3 rue Haute')).toEqual([
      'M. ZELLER Otto',
    ]);
  });
});

describe('heirs and wives', () => {
  it.each([
    ['Indivision MARTEL / EL OUARDI, même adresse', 'Indivision MARTEL / EL OUARDI'],
    ['Mme Anne FERRAND, épouse COLAS, propriétaire', 'Mme Anne FERRAND, épouse COLAS'],
    ['Mme Anne FERRAND, née le 3 mai 1961', 'Mme Anne FERRAND'],
    ['Mme Anne FERRAND, demeurant à Dole', 'Mme Anne FERRAND'],
    ['Mme Anne FERRAND, épouse du gérant', 'Mme Anne FERRAND'],
  ])('%s', (text, name) => {
    expect(personIn(text)).toBe(name);
  });

  it('are told before whoever keeps their mail', () => {
    const text = 'SUCCESSION DE M. MARTEL Paul c/o Maître OZANNE, notaire\n4 rue Haute\n39100 DOLE';
    expect(ownersOf(text)).toEqual(['SUCCESSION DE M. MARTEL Paul']);
    expect(syndicsOf(`APPEL DE FONDS\n${text}`)).toEqual([]);
  });

  it('a company ends with the line that ends its name', () => {
    const text =
      'Logement : 4 rue Haute, 39100 DOLE – Propriétaire bailleur : SCI\nDU PUITS 39\nRelevé';
    expect(homeOwnersOf(text)).not.toContain('SCI DU PUITS 39 Relevé');
  });
});

describe('an address', () => {
  it.each([
    ['Agence de Dole – Département copropriété', 'OFFICE'],
    ['Pôle gestion de copropriétés', 'OFFICE'],
    ['Cabinet Jurassien d’Administration de Biens', 'OFFICE'],
    ['Copropriété LES TILLEULS', 'PLACE'],
  ])('%s', (text, of) => {
    expect(saidBy(text)).toBe(of);
  });

  it('is the building’s under its name at the head of minutes, and nobody’s letterhead', () => {
    const text = 'LE CLOS DU PUITS – 14 rue Neuve, 39100 DOLE\nPROCÈS-VERBAL';
    expect(addressesOf(text)).toEqual(['14 rue Neuve, 39100 DOLE']);
    expect(buildingsOf(text)).toEqual(['LE CLOS DU PUITS']);
    expect(syndicsOf(text)).toEqual([]);
  });

  it('without a word that says whose, makes no syndic of a building', () => {
    expect(syndicsOf('BELLE RIVE – 14 rue Neuve, 39100 DOLE\nPROCÈS-VERBAL')).toEqual([]);
    expect(syndicsOf('SOGEX – 14 rue Neuve, 39100 DOLE – Tél. 03 84 00 00 00\nAPPEL')).toEqual([
      'SOGEX',
    ]);
  });

  it('goes with a building that is called a hotel', () => {
    expect(addressesOf('Copropriété HÔTEL DES FORGES, 11 rue Neuve, 39100 DOLE.')).toEqual([
      '11 rue Neuve, 39100 DOLE',
    ]);
  });
});

describe('a syndic', () => {
  it.each([
    [
      'convoqués par la SARL MOREL\nET FILS, syndic, par lettres du 22 avril.',
      ['SARL MOREL ET FILS'],
    ],
    ['Étude remise le 3 mai au Cabinet MOREL-OZANNE, syndic.', ['Cabinet MOREL-OZANNE']],
    ['L’assemblée désigne la SARL MOREL, syndic.', []],
    ['4. Syndic : Odile MOREL est reconduite syndic bénévole', ['Odile MOREL']],
    ['Syndic coopératif – présidente-syndic : Odile MOREL', ['Odile MOREL']],
    ['39100 DOLE – syndic bénévole O. MOREL', ['O. MOREL']],
    [
      'C.J.B. – Cabinet Jurassien de Biens\n4 rue Haute 39100 DOLE\nRELEVÉ',
      ['Cabinet Jurassien de Biens'],
    ],
    [
      '0126 LES PINS – AGO du 12/06/2026 Page 1 / 3\nMOREL OUEST – 4 rue Haute 39100 DOLE\nImmeuble LES PINS, 5 rue Basse, 39100 DOLE',
      ['MOREL OUEST'],
    ],
  ])('%s', (text, names) => {
    expect(syndicsOf(text)).toEqual(names);
  });
});
