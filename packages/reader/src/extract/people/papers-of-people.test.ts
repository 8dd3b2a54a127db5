// Papers of people and of the service of a home, in further layouts: each asks for all that its page tells.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('people’s papers', () => {
  it('a whole copy of a birth certificate', () => {
    expect(
      typedFacts(
        `COMMUNE DE VANNES (Morbihan)
COPIE INTÉGRALE D'ACTE DE NAISSANCE
N° 412
Le neuf mars mil neuf cent quatre-vingt-onze à deux heures dix est née en notre commune Maëlle Yvonne LE TESTEUR, du sexe féminin,
de Alain LE TESTEUR, marin, et de Rozenn EXEMPLE, son épouse.
Copie certifiée conforme au registre
Vannes, le 14 octobre 2026
L'officier d'état civil`,
        'ACT_NAISSANCE',
      ),
    ).toEqual({
      last_name: 'LE TESTEUR',
      first_names: 'Maëlle Yvonne',
      born_on: '1991-03-09',
      born_at: 'VANNES',
      delivered_on: '2026-10-14',
    });
  });

  it('an extract with labels over the values and its day at the end of a line', () => {
    expect(
      typedFacts(
        `MAIRIE DE LENS
Extrait d'acte de naissance
Nom de famille : DELATTRE-TEST
Prénoms : Hugo, Jean
Date de naissance : 2 juin 1988
Lieu de naissance : LENS (Pas-de-Calais)
Pour extrait conforme, délivré à Lens le 6 janvier 2026`,
        'ACT_NAISSANCE',
      ),
    ).toEqual({
      last_name: 'DELATTRE-TEST',
      first_names: 'Hugo, Jean',
      born_on: '1988-06-02',
      born_at: 'LENS (Pas-de-Calais)',
      delivered_on: '2026-01-06',
    });
  });

  it('a new identity card, front and back', () => {
    expect(
      typedFacts(
        `CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD
NOM / Surname
EXEMPLE
Prénoms / Given names
Lina, Rose
SEXE / Sex    NATIONALITÉ / Nationality    DATE DE NAISS. / Date of birth
F             FRA                          21 08 1993
LIEU DE NAISSANCE / Place of birth
NÎMES
DATE D'EXPIR. / Expiry date
11 02 2033
DATE DE DÉLIVRANCE / Date of issue
12 02 2023`,
        'DOC_IDENTITE',
        'CARTE_IDENTITE',
      ),
    ).toEqual({
      last_name: 'EXEMPLE',
      first_names: 'Lina, Rose',
      born_on: '1993-08-21',
      born_at: 'NÎMES',
      expires_on: '2033-02-11',
      delivered_on: '2023-02-12',
    });
  });

  it('the identity of an account, in boxes', () => {
    expect(
      typedFacts(
        `BANQUE EXEMPLE - RELEVÉ D'IDENTITÉ BANCAIRE
Titulaire du compte
MME TESTEUR JEANNE
12 RUE DU PORT
IBAN  FR14 2004 1010 0505 0001 3M02 606
BIC : PSSTFRPPPAR`,
        'RIB',
      ),
    ).toEqual({
      holder: 'MME TESTEUR JEANNE',
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPPAR',
    });
  });
});

describe('a home', () => {
  it('insured, in a letter', () => {
    expect(
      typedFacts(
        `ASSURANCES DU TEST
Attestation d'assurance habitation
Nous certifions que Monsieur Paul RIVOIRE-TEST est assuré sous le contrat multirisque habitation n° HA 552 118 904
pour le logement situé 44 rue Thiers, 88000 ÉPINAL.
La présente attestation est valable du 01/01/2026 au 31/12/2026.`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toEqual({
      insurer: 'ASSURANCES DU TEST',
      owner: 'Monsieur Paul RIVOIRE-TEST',
      policy_number: 'HA 552 118 904',
      property_address: '44 rue Thiers, 88000 ÉPINAL',
      valid_until: '2026-12-31',
      insured_until: '2026-12-31',
    });
  });

  it('whose heat pump was serviced', () => {
    expect(
      typedFacts(
        `CLIM ET CHALEUR EXEMPLE
Attestation d'entretien d'une pompe à chaleur
Client : M. Louis GERARD-TEST
Lieu d'intervention : 2 chemin du Lavoir, 54000 NANCY
Intervention du 17 novembre 2025
Chaudière d'appoint : sans objet. Ventilation : non contrôlée.`,
        'ENTRETIEN',
      ),
    ).toEqual({
      equipment: 'POMPE_A_CHALEUR',
      owner: 'M. Louis GERARD-TEST',
      property_address: '2 chemin du Lavoir, 54000 NANCY',
      made_on: '2025-11-17',
    });
  });
});
