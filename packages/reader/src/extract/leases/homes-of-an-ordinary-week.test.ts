// Leases, receipts, certificates and notices as they pass on a notary's desk in any week.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a lease in a form', () => {
  const form = typedFacts(
    `BAIL D'HABITATION
Le bailleur            Mme Rose ESSAI, 9 rue du Test, 59800 Lille
Le ou les locataires   M. Guy MODELE et Mme Lise TEMOIN
Le logement            44 rue Royale, 59000 Lille – 51,30 m² habitables
Début et durée         1er mars 2026 – trois ans
Loyer hors charges     815,00 €`,
    'LOGEMENT_LOUE',
    'BAIL',
  );

  it('names both with an article, the start with the length, and what is lived in', () => {
    expect(form).toMatchObject({
      landlord: 'Mme Rose ESSAI',
      tenant: 'M. Guy MODELE et Mme Lise TEMOIN',
      lease_from: '2026-03-01',
      lease_duration_months: 36,
      surface_habitable: 5130,
    });
  });
});
