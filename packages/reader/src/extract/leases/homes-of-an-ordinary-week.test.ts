// Leases, receipts, certificates and notices as they pass on a notary's desk in any week.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a receipt for rent', () => {
  const receipt = (manager: string) =>
    typedFacts(
      `${manager}
QUITTANCE DE LOYER
Locataire : Mme Jeanne ESSAI
Logement : 4 rue du Bac, 59000 LILLE, lots 18 et 52
Période du 01/10/2026 au 31/10/2026
Loyer   500,00 €
Total   500,00 €`,
      'LOGEMENT_LOUE',
      'QUITTANCE',
    );

  it.each(['mandataire de', 'gestionnaire de', 'mandatée par'])(
    'names the landlord after « %s », and not the title under the name',
    (words) => {
      expect(
        receipt(`TEST LOCATION, 3 rue du Port, 59000 LILLE, ${words} M. Guy MODELE`),
      ).toMatchObject({ landlord: 'M. Guy MODELE', lots: ['18', '52'] });
    },
  );
});

describe('a lease', () => {
  it('has parties without titles, and a deposit between brackets', () => {
    expect(
      typedFacts(
        `CONTRAT DE LOCATION
Le présent contrat est conclu entre : ESSAI Paul et DA MODELE Ana, 4 rue du Bac, 59000 LILLE,
désignés ci-après « le bailleur » ; et : Mlle Lise TEMOIN, ci-après « le locataire ».
Le loyer mensuel est fixé à 470 €. Le preneur verse une somme de neuf cent
quarante euros (940 €) à titre de dépôt de garantie.`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({
      landlord: 'ESSAI Paul et DA MODELE Ana',
      tenant: 'Mlle Lise TEMOIN',
      deposit: 94_000,
    });
  });
});

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

  it('is no page of captions under values, with a label in two lines', () => {
    expect(
      typedFacts(
        `Bail vide d'habitation
Le bailleur   Mme Rose ESSAI, 9 rue du Test, 59800 Lille

Le ou les     M. Guy MODELE
locataires

Loyer   815,00 €`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ landlord: 'Mme Rose ESSAI' });
  });

  it('lets a manager’s title not end what is said of the company', () => {
    expect(
      typedFacts(
        `CONTRAT DE LOCATION
Entre la SCI DU TEST, 4 quai du Port, 71100 Chalon, représentée par son gérant M. Luc MODELE, bailleur,
et Mlle Lise TEMOIN, née le 12/02/2001 à Mâcon, locataire.`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ landlord: 'SCI DU TEST', tenant: 'Mlle Lise TEMOIN' });
  });
});

describe('a certificate of insurance', () => {
  it('has its number between the verb and the name', () => {
    expect(
      typedFacts(
        `La société TEST ASSURANCES EXEMPLE atteste garantir, par le contrat n° 68-2210447, Madame Rose ESSAI
pour le logement situé 18 rue de la Sinne, 68100 MULHOUSE.`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toMatchObject({ owner: 'Madame Rose ESSAI' });
  });

  it.each([
    ['SCI DU TEST, Le Bourg, 14210 TESTVILLE', 'SCI DU TEST'],
    ['M. Paul ESSAI, Villa Rose, 14210 TESTVILLE', 'M. Paul ESSAI'],
  ])('ends a name where the place begins: %s', (insured, owner) => {
    expect(
      typedFacts(
        `Attestation d'assurance
Assuré   ${insured}
Adresse du risque   4 rue du Bac, 59000 LILLE`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toMatchObject({ owner });
  });

  it('is about whom it is sent to', () => {
    expect(
      typedFacts(
        `Assurances du Test Exemple
                                        MME ESSAI JEANNE
                                        4 RUE DU BAC
                                        59000 LILLE
Attestation d'assurance
Nous attestons que la personne désignée ci-dessus est titulaire du contrat n° AB 30.118.442.`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toMatchObject({ insurer: 'Assurances du Test Exemple', owner: 'MME ESSAI JEANNE' });
  });
});

describe('a certificate of area', () => {
  it('is for a lot, whatever the table under it leaves out', () => {
    expect(
      typedFacts(
        `CERTIFICAT DE SURFACE HABITABLE
Adresse du logement : 41 rue du Test, 74000 ANNECY
Localisation : 3e étage, lot 12
Pièce   Surface habitable   Surface exclue
Séjour   29,15 m²   0,00`,
        'CERT_CARREZ',
        'BOUTIN',
      ),
    ).toMatchObject({ lots: ['12'] });
  });
});

describe('a birth', () => {
  it('is read beside notes in a narrow margin', () => {
    expect(
      typedFacts(
        `MAIRIE DE TESTVILLE
Acte de naissance
Mentions         Le deux mai mil neuf cent soixante, à quatre heures dix minutes, est né à LENS,
Marié à LENS     14 avenue du Test, Paul Guy ESSAI,
le 3 juillet     du sexe masculin, de Alain ESSAI, né à LENS le 8 mars 1927, mécanicien,
1989 avec        et de Anne TEMOIN, née à LENS le 30 septembre 1929, vendeuse, son épouse,
Rose MODELE      domiciliés à LENS, 5 rue des Genêts, sur la déclaration du père.`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({ last_name: 'ESSAI', first_names: 'Paul Guy', born_on: '1960-05-02' });
  });
});

describe('a bank', () => {
  it('is of the country of its accounts, and no word of a name', () => {
    expect(
      typedFacts(
        `RELEVÉ D'IDENTITÉ BANCAIRE
IBAN FR76 3000 6000 0112 3456 7890 189
BIC – Adresse SWIFT : AGRIFRPP882
Titulaire du compte :
SCI LES TROIS POMMIERS`,
        'RIB',
      ),
    ).toMatchObject({ bic: 'AGRIFRPP882' });
  });
});

describe('the property tax', () => {
  it('of a home that is said to be there', () => {
    expect(
      typedFacts(
        `Avis de taxes foncières 2025
Bien situé   5 RUE DU BAC – 59000 LILLE`,
        'TAX_FONCIERE',
      ),
    ).toMatchObject({ property_address: '5 RUE DU BAC – 59000 LILLE' });
  });

  it.each([
    [
      'with its lot and section after it',
      '5 RUE DU BAC – Lot 012 – Section AB n° 77',
      '5 RUE DU BAC',
    ],
    ['never half of a street', '5 RUE', undefined],
  ])('has an address %s', (_, printed, address) => {
    expect(
      typedFacts(
        `Avis de taxes foncières 2025
Adresse du bien : ${printed}`,
        'TAX_FONCIERE',
      )['property_address'],
    ).toBe(address);
  });

  it('with another day for the net between brackets, and a figure in the cell of its row', () => {
    expect(
      typedFacts(
        `TAXES FONCIÈRES 2024
Date limite de paiement : 15 octobre 2024 (20 octobre en ligne)
Cotisations 2024 536   27   137   4   704
Frais de gestion : 27
Montant de votre impôt : 731 €`,
        'TAX_FONCIERE',
      ),
    ).toMatchObject({ pay_by: '2024-10-15', tax_fees: 2700, tax_total: 73_100 });
  });

  it('with heads out of step with their figures', () => {
    expect(
      typedFacts(
        `TAXES FONCIÈRES 2025
                 COMMUNE  INTERCO   TSE        TEOM     GEMAPI
TAUX 2025        41,90 %  1,52 %  0,31 %  17,00 %   0,24 %
BASE             2680   2680    2680    2680      2680
COTISATION        1123    41    8       456     6
TOTAL COTISATIONS                               1634
FRAIS DE GESTION                                64
MONTANT DE L'IMPOT                              1698`,
        'TAX_FONCIERE',
      ),
    ).toMatchObject({ teom: 45_600 });
  });
});
