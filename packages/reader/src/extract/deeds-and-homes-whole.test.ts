// Deeds, answers of the register and papers of homes: what is one of theirs and what is another’s, all of it or nothing.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';
import { writtenText } from '../french/written.ts';
import { findAddresses } from './places/addresses.ts';

describe('a report', () => {
  it('keeps the accent that a town begins with, and the street under a lot', () => {
    expect(
      typedFacts(
        `État de l’installation intérieure d’électricité
Commune : ÉVREUX (27000) – Adresse : 31 rue des Prés, lot n° 2
Opérateur
L. Essai, visite du 14 avril 2026, rapport édité le 14 avril 2026`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({ property_address: '31 rue des Prés, 27000 ÉVREUX', made_on: '2026-04-14' });
    const [street] = findAddresses(
      writtenText('Appartement T2, lot 38\n12 avenue des Essais\n17000 LA ROCHELLE'),
    );
    expect(street?.value).toBe('12 avenue des Essais, 17000 LA ROCHELLE');
  });
});
