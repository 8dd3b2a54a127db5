// Homes and their days, extracted in one field with something else or in a sentence of their own.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a survey', () => {
  it('has its town in the field of the department', () => {
    expect(
      typedFacts(
        `ÉTAT DE L'INSTALLATION INTÉRIEURE D'ÉLECTRICITÉ
1. Désignation et description du local d'habitation
Département : NORD - Commune        TESTVILLE (59000)
Adresse                             17 rue du Modèle
Distributeur                        Essai`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({ property_address: '17 rue du Modèle, 59000 TESTVILLE' });
  });

  it('« il a été établi le » tells its day', () => {
    expect(
      typedFacts(
        `État des risques
Cet état est à joindre au contrat. Il a été établi le 20/10/2026. Réf. : ERP-05-1`,
        'DIAGNOSTICS',
        'ERP',
      ),
    ).toMatchObject({ made_on: '2026-10-20' });
  });
});

describe('a home that is let', () => {
  it('has lots in a notice to leave', () => {
    expect(
      typedFacts(
        `Objet : congé pour vente
Nous vous avons loué l'appartement sis 14 rue du Modèle, 59000 TESTVILLE, lots 3 et 8.
Nous vous donnons congé, ayant décidé de vendre le logement que vous occupez.`,
        'LOGEMENT_LOUE',
        'CONGE',
      ),
    ).toMatchObject({ lots: ['3', '8'] });
  });

  it('has « 24,10 m² de surface habitable »', () => {
    expect(
      typedFacts(
        `CONTRAT DE LOCATION MEUBLÉE
Le bailleur loue un studio meublé de 24,10 m² de surface habitable situé 19 rue du Modèle, 59000 TESTVILLE.`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ surface_habitable: 2410 });
  });
});
