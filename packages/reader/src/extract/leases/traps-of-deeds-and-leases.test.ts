// Ordinary deeds, leases and certificates on which a rule that was once too easily content would name another person,
// another ground or another day.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a deed', () => {
  it('names nobody on both sides', () => {
    const facts = typedFacts(
      `DONATION par Monsieur Jean ESSAI au profit de Madame Emma ESSAI, sa fille
L'an deux mille vingt, le trois juin, par-devant Maître MODÈLE, notaire à Testville, ont comparu :
DONATEUR : Monsieur Jean ESSAI, né à Brest le 3 mai 1950
DONATAIRE : Madame Emma ESSAI, née à Testville le 4 juin 1980`,
      'TITRE_PROP',
    );
    expect(facts).not.toHaveProperty('buyers');
    expect(facts).not.toHaveProperty('sellers');
  });

  it.each([
    [
      'section AB numéros 12 et 13, et joint la parcelle AB 14 appartenant à la commune',
      ['AB 12', 'AB 13'],
    ],
    [
      'section AB n° 12, grevé d’une servitude de passage au profit de la parcelle AB n° 14',
      ['AB 12'],
    ],
    ['section AB n° 12, provenant de la division de la parcelle section AB n° 5', ['AB 12']],
    ['section AB n° 12 pour 3 a 02 ca et n° 13 pour 1 a 05 ca', ['AB 12', 'AB 13']],
  ])('has its own ground: %s', (ground, parcels) => {
    expect(
      typedFacts(
        `RÈGLEMENT DE COPROPRIÉTÉ
L'immeuble est cadastré ${ground}.`,
        'RCP_EDD',
        'RCP',
      ),
    ).toMatchObject({ parcels });
  });
});

describe('a lease', () => {
  it('has all the people of a card', () => {
    expect(
      typedFacts(
        `BAIL D'HABITATION
LE BAILLEUR          LE LOCATAIRE
SCI DES MODÈLES      M. Hugo ESSAI
3 place Royale       Mme Emma ESSAI
44000 NANTES         12 rue Basse`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ landlord: 'SCI DES MODÈLES', tenant: 'M. Hugo ESSAI et Mme Emma ESSAI' });
  });

  it('that two lines give to two people is silent', () => {
    expect(
      typedFacts(
        `BAIL
Bailleur : M. Jean ESSAI
Bailleur : Mme Rose MODÈLE
Locataire : M. Luc TÉMOIN
Locataire : M. Luc Paul TÉMOIN`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toEqual({ tenant: 'M. Luc Paul TÉMOIN' });
  });

  it('ends on the day of the last visit, and not on that of the first', () => {
    expect(
      typedFacts(
        `ÉTAT DES LIEUX DE SORTIE
Date de l'état des lieux d'entrée : 01/09/2022
Date de l'état des lieux de sortie : 31/08/2025`,
        'LOGEMENT_LOUE',
        'ETAT_DES_LIEUX',
      ),
    ).toMatchObject({ made_on: '2025-08-31' });
  });

  it('is ended by all whom a bailiff writes for', () => {
    expect(
      typedFacts(
        `CONGÉ POUR REPRISE
À la demande de : M. Jean ESSAI, né le 3 mai 1960 à Brest, et Mme Rose MODÈLE, son épouse, demeurant 3 place Royale
Ai notifié à : Mme Léa TÉMOIN-ROY, demeurant 8 rue des Essais`,
        'LOGEMENT_LOUE',
        'CONGE',
      ),
    ).toMatchObject({ landlord: 'M. Jean ESSAI et Mme Rose MODÈLE', tenant: 'Mme Léa TÉMOIN-ROY' });
  });
});

describe('a certificate of insurance', () => {
  it('is not by the broker who sends it', () => {
    const sent = (says: string) =>
      typedFacts(
        `CABINET MODÈLE ASSURANCES
ATTESTATION
${says}`,
        'ASSURANCES_DU_LOGEMENT',
      );
    expect(sent('Nous soussignés, compagnie GARANTIE DU PORT, certifions garantir')).toMatchObject({
      insurer: 'GARANTIE DU PORT',
    });
    expect(sent('Assuré : Mme Rose MODÈLE')).not.toHaveProperty('insurer');
  });
});

describe('an account', () => {
  it('is its holder’s, and not the client’s of who holds it', () => {
    expect(
      typedFacts(
        `RELEVÉ D'IDENTITÉ BANCAIRE
Compte ouvert au nom de : SCP MODÈLE ET ASSOCIES
Client : M. Jean ESSAI`,
        'RIB',
      ),
    ).toEqual({ holder: 'SCP MODÈLE ET ASSOCIES' });
  });
});
