// Numbers, days, parcels and owners of reports, wherever surveyors put them: none of these wordings is of a
// sample.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('the number of a report', () => {
  it.each([
    ['Affaire suivie par S. ROUX - Dossier 2026/0417-B', '2026/0417-B'],
    ['Référence : GE-26.0442 – Version 1 du 5 juin 2026', 'GE-26.0442'],
    [
      `Certificat loi Carrez
N° 2026/77`,
      '2026/77',
    ],
    ['Notre référence : SH/2025/41', 'SH/2025/41'],
    ['Certificat de mesurage n° CM-2026-118', 'CM-2026-118'],
    [
      `N° du rapport        Date de la visite
G-26-00891           14/05/2026`,
      'G-26-00891',
    ],
    ['Certificat de compétence n° 33-1177', undefined],
    ['Police d’assurance n° 80810236', undefined],
  ])('%s', (text, number) => {
    expect(typedFacts(text, 'CERT_CARREZ')['report_number']).toBe(number);
  });

  it('is on the last page of an energy report, and is not that of the register', () => {
    expect(
      typedFacts(
        `N° ADEME : 2533E0412345X
Établi le : 10/01/2025   Valable jusqu'au : 09/01/2035
-----
N° de dossier du diagnostiqueur : 25-0107-FOU
Immatriculation de la copropriété : AB1-234-567
Parcelle cadastrale : KW 88`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toEqual({
      dpe_number: '2533E0412345X',
      made_on: '2025-01-10',
      valid_until: '2035-01-09',
      report_number: '25-0107-FOU',
      rnc: 'AB1234567',
      parcels: ['KW 88'],
    });
  });
});

describe('the day of a report', () => {
  it.each([
    [
      'Repérage effectué par Sophie ROUX le 17 avril 2026, rapport remis le 20 avril 2026',
      '2026-04-17',
    ],
    ['Mission n° 2026.05.118 réalisée le 20/05/2026', '2026-05-20'],
    ['Arrêté du 6 avril 2007 modifié – visite du 10/09/2026, rapport du même jour', '2026-09-10'],
    ['Visite   12/08/2026, en présence du vendeur', '2026-08-12'],
  ])('%s', (text, made_on) => {
    expect(typedFacts(text, 'DIAGNOSTICS', 'AMIANTE')['made_on']).toBe(made_on);
  });

  it.each([
    ['Rapport valable six mois, jusqu’au 27/03/2027', '2027-03-27'],
    [
      'État rédigé le 07/10/2026, valable trois ans pour une vente, soit jusqu’au 05/10/2029',
      '2029-10-05',
    ],
  ])('and its end: %s', (text, valid_until) => {
    expect(typedFacts(text, 'DIAGNOSTICS', 'ELECTRICITE')['valid_until']).toBe(valid_until);
  });

  it('and it does not take the end of an insurance for its own', () => {
    const text = 'Assurance professionnelle, valable jusqu’au 31/12/2026';
    expect(typedFacts(text, 'DIAGNOSTICS', 'ELECTRICITE')).toEqual({});
  });
});

describe('the owner of the home', () => {
  it.each([
    ['Mission confiée par Monsieur Alain FABRE, propriétaire', 'Monsieur Alain FABRE'],
    ['A la requête de l’indivision VASSEUR', 'indivision VASSEUR'],
    ['Certificat établi pour M. et Mme Hugues DE LA TOUR', 'M. et Mme Hugues DE LA TOUR'],
    ['Client : M. et Mme Roger PUJOL (propriétaires)', 'M. et Mme Roger PUJOL'],
    ['Je soussigné M. Paul EXPERT, géomètre, atteste', undefined],
  ])('%s', (text, owner) => {
    expect(typedFacts(text, 'CERT_CARREZ')['owner']).toBe(owner);
  });
});

describe('a form of the gas', () => {
  it('is decided by the box that is ticked, not by what its letters mean', () => {
    expect(
      typedFacts(
        `E. Anomalies identifiées
Points de contrôle   A1, A2, DGI ou 32c   Libellé
Néant   –   –
A1 : l'installation présente une anomalie à prendre en compte lors d'une intervention ultérieure.
☑ L'installation ne comporte aucune anomalie.
☐ L'installation comporte des anomalies de type A2.`,
        'DIAGNOSTICS',
        'GAZ',
      ),
    ).toEqual({ diagnostic_result: 'NEGATIVE' });
  });
});
