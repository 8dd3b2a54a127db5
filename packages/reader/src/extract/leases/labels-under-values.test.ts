// Papers that print what each value is under it, in small letters.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('captions under their values', () => {
  it('of a bank account', () => {
    expect(
      typedFacts(
        `Relevé d'identité bancaire

Odile Rambert
Titulaire du compte

TESTFRPPXXX
BIC / SWIFT

3 quai des Essais, 56000 Vannes
Adresse`,
        'RIB',
      ),
    ).toMatchObject({ holder: 'Odile Rambert', bic: 'TESTFRPPXXX' });
  });

  it('of the two parties of a receipt, and of what is let', () => {
    expect(
      typedFacts(
        `Quittance de loyer

M. Luc ESSAI
locataire

Mme Rose EXEMPLE
propriétaire bailleresse

9 rue du Test, 44000 Nantes
logement loué

Loyer nu            500,00 €
Charges             40,00 €
Total               540,00 €`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toMatchObject({
      landlord: 'Mme Rose EXEMPLE',
      tenant: 'M. Luc ESSAI',
      property_address: '9 rue du Test, 44000 Nantes',
    });
  });

  it('of the sums of a lease, two by two', () => {
    expect(
      typedFacts(
        `Bail de location meublée

640,00 €                            45,00 €
loyer mensuel hors charges          forfait de charges mensuel

1 280,00 €                          685,00 €
dépôt de garantie, deux mois        total à verser le 5 de chaque mois

Clauses`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ rent: 64000, rent_charges: 4500, deposit: 128000 });
  });

  it('of an insurance, whose holder has no title', () => {
    expect(
      typedFacts(
        `Attestation d'assurance propriétaire non occupant

Maeve O'TEST-ESSAI
assurée

PNO-44-0012345
contrat

du 01/03/2026 au 28/02/2027
période de validité`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toMatchObject({
      owner: "Maeve O'TEST-ESSAI",
      policy_number: 'PNO-44-0012345',
      valid_until: '2027-02-28',
    });
  });

  it('labels over their values stay where they are', () => {
    expect(
      typedFacts(
        `Quittance de loyer

Locataire
M. Luc ESSAI

Bailleur
Mme Rose EXEMPLE`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toMatchObject({ landlord: 'Mme Rose EXEMPLE', tenant: 'M. Luc ESSAI' });
  });
});
