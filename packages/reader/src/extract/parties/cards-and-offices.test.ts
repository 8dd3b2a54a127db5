// Names set over what they are, addresses that are an office's or the building's own, and firms in sentences.
import { describe, expect, it } from 'vitest';

import { TYPED } from '../../../test/who-and-where.ts';
import { personIn } from '../names/person-names.ts';
import { saidBy } from '../places/said-by.ts';

const { homeOwnersOf } = TYPED;

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
});
