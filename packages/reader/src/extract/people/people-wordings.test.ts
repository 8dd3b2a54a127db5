// Identity papers, birth certificates, bank slips and leases in other words than those of the samples.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('an identity paper tells where and since when', () => {
  it.each([
    [
      'on the card of 1995',
      `Nom : LEROUX
Prénom(s) : Hélène, Marie
Né(e) le : 04.07.1968
à : QUIMPER (29)
-----
Carte valable jusqu'au : 11.06.2027
délivrée le : 12.06.2012`,
      { born_at: 'QUIMPER (29)', delivered_on: '2012-06-12' },
    ],
    [
      'beside its labels',
      `Nom/Surname : ROBIN
Date de naissance/Date of birth : 03 09 1980   Lieu de naissance/Place of birth : AIX-EN-PROVENCE
Date de délivrance/Date of issue : 14 01 2022   Autorité/Authority : Préfecture d'Exemple`,
      { born_on: '1980-09-03', born_at: 'AIX-EN-PROVENCE', delivered_on: '2022-01-14' },
    ],
    [
      'under labels and their translations',
      `LIEU DE NAISSANCE /   N° DU DOCUMENT /
Place of birth        Document No
SAINT-MALO            X4R123456
DATE DE DÉLIVRANCE / Date of issue
17 03 2025`,
      { born_at: 'SAINT-MALO', delivered_on: '2025-03-17' },
    ],
    [
      'in a row of labels, never in the next column',
      `Sexe / Sex (5)   Lieu de naissance / Place of birth (6)   VERT
M   DOUAI`,
      { born_at: 'DOUAI' },
    ],
  ])('%s', (_, text, expected) => {
    expect(typedFacts(text, 'DOC_IDENTITE')).toMatchObject(expected);
  });
});

describe('a birth certificate', () => {
  it('with notes in its margin names the child once', () => {
    expect(
      typedFacts(
        `VILLE DE SAINT-AUBIN
N° 211            Le trois mai mil neuf cent quatre-vingt-six, à quatre heures, est né en notre
EXEMPLE           commune, 19 rue du Port, Julien Rémi, du sexe masculin, de :
Julien Rémi       Patrick Jean EXEMPLE, né à RIVES le neuf janvier mil neuf cent cinquante-huit,
Mentions          chauffeur, et de Christine PERRIN, son épouse, née à LILLE.
Marié à Lens      Dressé le cinq mai mil neuf cent quatre-vingt-six par Nous, officier.`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({
      last_name: 'EXEMPLE',
      first_names: 'Julien Rémi',
      born_on: '1986-05-03',
      born_at: 'SAINT-AUBIN',
    });
  });
});

describe('the holder of an account', () => {
  it.each([
    ['Intitulé du compte : M OU MME GARCIA LUIS   Agence : PAU CENTRE', 'M OU MME GARCIA LUIS'],
    [
      `Titulaire   Domiciliation   BIC
MME LOPEZ ANA   TOULOUSE CAPITOLE   AGRIFRPP`,
      'MME LOPEZ ANA',
    ],
    [
      `Nom du titulaire du compte
Clara MONNIER
IBAN`,
      'Clara MONNIER',
    ],
    [
      `Titulaire du compte   Domiciliation
M DURAND LUC          LYON GUILLOTIÈRE
MME DURAND ANNE       25 cours Exemple`,
      'M DURAND LUC MME DURAND ANNE',
    ],
    ['Bénéficiaire   Nora HADDAD', 'Nora HADDAD'],
    ['Titulaire   Domiciliation', undefined],
  ])('%s', (text, holder) => {
    expect(typedFacts(text, 'RIB')['holder']).toBe(holder);
  });
});

describe('a lease in prose', () => {
  it.each([
    [
      'Le locataire verse à ce jour la somme de 540 euros à titre de dépôt de garantie.',
      { deposit: 54_000 },
    ],
    ['Dépôt de garantie équivalent à deux mois de loyer, soit 960,00 €.', { deposit: 96_000 }],
    [
      `ARTICLE 4 – DÉPÔT DE GARANTIE
Le locataire verse ce jour la somme de 640,00 €.`,
      { deposit: 64_000 },
    ],
    [
      'Les charges récupérables donnent lieu à une provision mensuelle de 55,00 €.',
      { rent_charges: 5500 },
    ],
    [
      'Le locataire acquittera en outre 70 € par mois de provision sur charges.',
      { rent_charges: 7000 },
    ],
    [
      'Un appartement au 3e étage, formant les lots n° 5 (appartement) et n° 22 (cave).',
      { lots: ['5', '22'] },
    ],
    [
      'Le bail est consenti par M. Yves COLIN à Mme Zoé MARTY.',
      { landlord: 'M. Yves COLIN', tenant: 'Mme Zoé MARTY' },
    ],
  ])('%s', (text, expected) => {
    expect(typedFacts(text, 'LOGEMENT_LOUE', 'BAIL')).toEqual(expected);
  });

  it('tells no deposit of two rents from the sum of one', () => {
    const text = 'Le dépôt de garantie est égal à deux mois de loyer de 598 €.';
    expect(typedFacts(text, 'LOGEMENT_LOUE', 'BAIL')).toEqual({ rent: 59800 });
  });
});
