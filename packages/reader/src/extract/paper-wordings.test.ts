// Deeds, leases, certificates and surveys in yet other words: sentences, forms, several things on a line.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('a survey', () => {
  it('tells its days among those of certificates, insurances and earlier reports', () => {
    expect(
      typedFacts(
        `RAPPORT DE DIAGNOSTIC ÉLECTRICITÉ N° 26-04-112/E
Date de visite : 02.04.2026 – Date du rapport : 03.04.2026
Certification n° 8821 délivrée le 12.05.2021, valable jusqu’au 11.05.2028
Police d’assurance 55 112 – validité 31.12.2026
Précédent diagnostic établi le 05.06.2019
La validité du présent rapport expire le 02.04.2029
L’installation intérieure d’électricité ne présente aucune anomalie.`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toEqual({
      report_number: '26-04-112/E',
      made_on: '2026-04-03',
      valid_until: '2029-04-02',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it.each([
    ['Visite réalisée par M. Dupuy le 3 mars 2026', 'PLOMB'],
    ['Nous nous sommes rendus sur place le 3 mars 2026', 'TERMITES'],
    ['Dossier 26/118 – Installation contrôlée le mardi 3 mars 2026', 'GAZ'],
    ['Constat du bien effectué les 2 et 3 mars 2026', 'AMIANTE'],
  ] as const)('%s', (text, sub_kind) => {
    const found = typedFacts(text.replace('les 2', 'des 2'), 'DIAGNOSTICS', sub_kind);
    expect(found).toMatchObject({ made_on: '2026-03-03' });
  });

  it('says what its ticked box says', () => {
    const boxes = (none: string, some: string) =>
      typedFacts(
        `${none} Le CREP n’a pas révélé la présence de revêtements contenant du plomb
${some} Le CREP a révélé la présence de revêtements contenant du plomb`,
        'DIAGNOSTICS',
        'PLOMB',
      );
    expect(boxes('☐', '☒')).toEqual({ diagnostic_result: 'POSITIVE' });
    expect(boxes('[X]', '[ ]')).toEqual({ diagnostic_result: 'NEGATIVE' });
    expect(boxes('☐', '☐')).toEqual({});
  });

  it('of energy, with final energy and the limits of a class beside', () => {
    expect(
      typedFacts(
        `Consommation énergétique : 243 kWhEP/m²/an, soit 182 kWh/m²/an d’énergie finale
Émissions de GES : 52* kgCO2/m²/an
A moins de 70 kWh/m²/an
Date d’établissement du DPE : 14 mars 2026`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toEqual({ made_on: '2026-03-14', energy: 243, emissions: 52 });
  });

  it('of area, in a sentence', () => {
    expect(
      typedFacts(
        `Mesurage effectué le 4 mai 2026. La superficie privative du lot, au sens de l’art. 46
de la loi du 10 juillet 1965, s’élève à 64,18 m², non compris 3,20 m² de combles.`,
        'CERT_CARREZ',
        'CARREZ',
      ),
    ).toEqual({ made_on: '2026-05-04', surface_carrez: 64_18 });
  });
});

describe('a notary’s certificate', () => {
  it('of what somebody bought from somebody', () => {
    expect(
      typedFacts(
        `Je soussigné, Maître Luc EXEMPLE, notaire à PAU, certifie que suivant acte reçu par moi le 12 décembre 2019,
Monsieur Léo MODÈLE et Madame Inès MODÈLE ont acquis de la société PINS PROMOTION
les lots numéros 9 (appartement, 120/1.000èmes) et 31 (cave, 4/1.000èmes), cadastré section CE numéro 210
Prix : 145 000,00 €`,
        'TITRE_PROP',
        'ATTESTATION_DE_PROPRIETE',
      ),
    ).toEqual({
      deed_on: '2019-12-12',
      notary: 'Maître Luc EXEMPLE',
      sellers: ['PINS PROMOTION'],
      buyers: ['Monsieur Léo MODÈLE', 'Madame Inès MODÈLE'],
      parcels: ['CE 210'],
      lots: ['9', '31'],
      lot_shares: ['9:120/1000', '31:4/1000'],
      base: 1000,
      price: 145_000_00,
    });
  });
});

describe('people and their homes', () => {
  it('a receipt in one sentence', () => {
    expect(
      typedFacts(
        `Je soussignée Anne MODÈLE, bailleresse, reconnais avoir reçu de Monsieur Hugo EXEMPLE la somme
de 750 euros. Loyer : 690,00 € ; charges : 60,00 €. Terme : du 01/06/2026 au 30/06/2026.`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toEqual({
      landlord: 'Anne MODÈLE',
      tenant: 'Monsieur Hugo EXEMPLE',
      period_from: '2026-06-01',
      period_to: '2026-06-30',
      rent: 690_00,
      rent_charges: 60_00,
    });
  });

  it('an inventory of fixtures with everybody on a line', () => {
    expect(
      typedFacts(
        'Établi contradictoirement le 30/09/2026 – propriétaire Mme MODÈLE – locataires EXEMPLE / ESSAI',
        'LOGEMENT_LOUE',
        'ETAT_DES_LIEUX',
      ),
    ).toEqual({ landlord: 'Mme MODÈLE', tenant: 'EXEMPLE / ESSAI', made_on: '2026-09-30' });
  });

  it('a birth whose town stands before the name', () => {
    expect(
      typedFacts(
        `Le trois avril mil neuf cent soixante-dix à six heures, est née à Brest Anne Louise MODÈLE,
du sexe féminin. Copie certifiée conforme.
Brest, le 14 septembre 2026`,
        'ACT_NAISSANCE',
      ),
    ).toEqual({
      last_name: 'MODÈLE',
      first_names: 'Anne Louise',
      born_on: '1970-04-03',
      born_at: 'Brest',
      delivered_on: '2026-09-14',
    });
  });

  it('an insurance whose company is the line over the title', () => {
    expect(
      typedFacts(
        `MUTUELLE DU TEST
Attestation d’assurance multirisque habitation
Numéro de contrat : 41 882 907 P
Garanties en vigueur du 01/04/2026 au 31/03/2027`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toEqual({
      insurer: 'MUTUELLE DU TEST',
      policy_number: '41 882 907 P',
      valid_until: '2027-03-31',
      insured_until: '2027-03-31',
    });
  });

  it('what the registry knows by volumes and by days of birth', () => {
    expect(
      typedFacts(
        `Certifié à jour au 12/06/2026
Personnes : MODÈLE Paul, 02/05/1968 – EXEMPLE Claire, 03/04/1970
Relevé des formalités publiées du 01/01/1980 au 12/06/2026
1 - VENTE - 2015P 4410
2 - PRIVILEGE DE PRETEUR DE DENIERS - 2015V 882`,
        'ETAT_HYPOTHECAIRE',
      ),
    ).toEqual({
      certified_on: '2026-06-12',
      requested_from: '1980-01-01',
      owners: ['MODÈLE Paul', 'EXEMPLE Claire'],
      charges_registered: 1,
    });
  });
});
