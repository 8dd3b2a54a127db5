// Papers of homes and people as other offices write them: in letters, in words, with labels where one does not look.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

describe('people', () => {
  it.each([
    [
      'beside its label',
      'Date et heure de naissance     le deux mai mil neuf cent soixante, à une heure',
    ],
    [
      'beside a label that goes on under itself',
      `Date et heure de     le deux mai mil neuf cent soixante, à une heure
naissance`,
    ],
  ])('a birth in words, %s', (_, row) => {
    expect(
      typedFacts(
        `MAIRIE DE LENS
EXTRAIT D'ACTE DE NAISSANCE
${row}
Nom                  DELATTRE-TEST
Père                 DELATTRE-TEST Paul, né le 12 mai 1931 à LENS
Extrait délivré selon procédé informatisé, le 6 janvier 2026.`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({ born_on: '1960-05-02', delivered_on: '2026-01-06' });
  });

  it('a passport with its labels under their values', () => {
    expect(
      typedFacts(
        `PASSEPORT
ERIKSSON                    12 08 1974
Nom / Surname               Date de naissance / Date of birth
ANNA MARIA                  RENNES
Prénoms / Given names       Lieu de naissance / Place of birth
F                           16 04 2002
Sexe / Sex                  Date de délivrance / Date of issue
X                           15 04 2012
Taille                      Date d'expiration / Date of expiry
Z                           Préfecture d'Exemple
Adresse                     Autorité / Authority
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`,
        'DOC_IDENTITE',
        'PASSEPORT',
      ),
    ).toMatchObject({ expires_on: '2012-04-15', delivered_on: '2002-04-16', born_at: 'RENNES' });
  });

  it('a day of delivery that is the last one of the paper is not told', () => {
    expect(
      typedFacts(
        `PASSEPORT
Date de délivrance / Date of issue
15 04 2012
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`,
        'DOC_IDENTITE',
        'PASSEPORT',
      ),
    ).not.toHaveProperty('delivered_on');
  });

  it('a bank that dots its letters', () => {
    expect(
      typedFacts(
        `RELEVÉ D'IDENTITÉ BANCAIRE
I.B.A.N. FR76 3000 6000 0112 3456 7890 189   B.I.C. AGRIFRPPXXX`,
        'RIB',
      ),
    ).toMatchObject({ bic: 'AGRIFRPPXXX' });
  });
});

describe('the property tax', () => {
  const notice = (debtor: string) => `AVIS D'IMPÔT 2025
TAXES FONCIÈRES
Débiteur(s) légal(aux) : ${debtor}

                                              MME EXEMPLE NADIA
                                              5 RUE DU PORT
                                              44000 NANTES`;

  it.each([
    ['the number of a person is no name', 'MBK2ZP EXEMPLE NADIA', 'EXEMPLE NADIA'],
    ['a number of letters neither', 'MBKCZP EXEMPLE NADIA', 'EXEMPLE NADIA'],
    ['six letters that are a name', 'MARTIN EXEMPLE', 'MARTIN EXEMPLE'],
    ['a name that the column cut is on the envelope', 'MBKCZP EXEMPLE', 'MME EXEMPLE NADIA'],
  ])('%s', (_, debtor, owner) => {
    expect(typedFacts(notice(debtor), 'TAX_FONCIERE')).toMatchObject({ owner });
  });
});

describe('a home that is let', () => {
  it('heads of two cards are no names', () => {
    expect(
      typedFacts(
        `CONTRAT DE LOCATION
LE BAILLEUR                                   LE LOCATAIRE
SCI DES LILAS, 2 rue du Bac, 44000 NANTES     Mme Awa EXEMPLE

Adresse du logement     8 rue du Port, 44000 NANTES     Bât. / étage / lot     B / 3e / 214`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ landlord: 'SCI DES LILAS', tenant: 'Mme Awa EXEMPLE', lots: ['214'] });
  });

  it('a manager who receives the rent for somebody', () => {
    expect(
      typedFacts(
        `GESTION DU PORT
Pour le compte de : SCI DES LILAS
QUITTANCE DE LOYER – JANVIER 2026
Locataire : Mme Awa EXEMPLE`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toMatchObject({ landlord: 'SCI DES LILAS' });
  });

  it('the accounts of a manager are sent to who lets', () => {
    expect(
      typedFacts(
        `Agence du Port – 6 rue de l'Horloge, 44000 NANTES

                                              Madame Jeanne EXEMPLE
                                              4 quai Vert
                                              29000 QUIMPER

COMPTE RENDU DE GÉRANCE – mars 2026
Bien géré : 8 rue du Bac, 44000 NANTES. Locataire : M. Ali TÉMOIN.`,
        'LOGEMENT_LOUE',
        'GERANCE',
      ),
    ).toMatchObject({
      landlord: 'Madame Jeanne EXEMPLE',
      tenant: 'M. Ali TÉMOIN',
      property_address: '8 rue du Bac, 44000 NANTES',
    });
  });

  const letter = (says: string) => `Jeanne EXEMPLE
29000 QUIMPER

                                              Monsieur Ali TÉMOIN
                                              8 rue du Bac
                                              44000 NANTES

Objet : congé
Monsieur,
${says}`;

  it.each([
    [
      'by who lets',
      'Le bail que je vous ai consenti pour l’appartement sis 8 rue du Bac, 44000 NANTES, prend fin.',
      { landlord: 'Jeanne EXEMPLE', tenant: 'Monsieur Ali TÉMOIN' },
    ],
    [
      'by who rents',
      'Je vous donne congé de l’appartement que j’occupe.',
      { landlord: 'Monsieur Ali TÉMOIN', tenant: 'Jeanne EXEMPLE' },
    ],
  ])('a notice to leave, %s', (_, says, expected) => {
    expect(typedFacts(letter(says), 'LOGEMENT_LOUE', 'CONGE')).toMatchObject(expected);
  });

  it('a notice that a bailiff brings', () => {
    expect(
      typedFacts(
        `CONGÉ POUR VENDRE
À la requête de : Madame Jeanne EXEMPLE, demeurant 4 quai Vert, 29000 QUIMPER
J'ai signifié à : Monsieur Ali TÉMOIN, demeurant 8 rue du Bac, 44000 NANTES`,
        'LOGEMENT_LOUE',
        'CONGE',
      ),
    ).toMatchObject({ landlord: 'Madame Jeanne EXEMPLE', tenant: 'Monsieur Ali TÉMOIN' });
  });

  it('a second name is the person’s too', () => {
    expect(
      typedFacts(
        `BAIL D'HABITATION
Les soussignés : Madame Jeanne EXEMPLE veuve MARIN, née le 2 mai 1955, ci-après « LE BAILLEUR »,
et Monsieur Ali TÉMOIN et Madame Rose DUBOIS épouse TÉMOIN, ci-après « LE LOCATAIRE »,`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({
      landlord: 'Madame Jeanne EXEMPLE veuve MARIN',
      tenant: 'Monsieur Ali TÉMOIN et Madame Rose DUBOIS épouse TÉMOIN',
    });
  });

  it('the number of a policy is told to its end', () => {
    expect(
      typedFacts(
        `ATTESTATION D'ASSURANCE HABITATION
Nous soussignés, MUTUELLE EXEMPLE, attestons que Madame Rose DUBOIS épouse TÉMOIN est titulaire du contrat n° 4 471 882 B à effet du 01/03/2024.`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toMatchObject({ owner: 'Madame Rose DUBOIS épouse TÉMOIN', policy_number: '4 471 882 B' });
  });

  it('a notice that does not say who writes it names no landlord, nor by rules a tenant', () => {
    const notice = letter('Je vous confirme le congé.');
    expect(typedFacts(notice, 'LOGEMENT_LOUE', 'CONGE')).not.toHaveProperty('landlord');
    expect(typedFactsByRules(notice, 'LOGEMENT_LOUE', 'CONGE')).not.toHaveProperty('tenant');
  });
});

describe('the site of a new house', () => {
  it('is neither the insurer’s nor the builder’s', () => {
    expect(
      typedFacts(
        `Assurances du Port – 60 rue de l'Exemple, 75009 PARIS
ATTESTATION D'ASSURANCE DE RESPONSABILITÉ DÉCENNALE
Chantier : maison individuelle pour Mme Jeanne EXEMPLE, 18 rue de l'Église, 29000 QUIMPER.`,
        'DOCS_MAISON_MOINS_10_ANS',
      ),
    ).toMatchObject({ property_address: '18 rue de l’Église, 29000 QUIMPER'.replace('’', "'") });
  });
});
