// Meetings as other offices print them: all in capitals between rules of dashes, in a table that asks « adoptée ? »,
// with texts after a dash, called by mail.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';
import { flatAnswers, isAdopted } from './votes.ts';

describe('minutes', () => {
  it('in capitals from end to end, of which a title has one line', () => {
    const facts = typedFacts(
      `PROCES-VERBAL DE L'ASSEMBLEE GENERALE DU 03/03/2026
RESOLUTION 01 - DESIGNATION DU BUREAU
LE CABINET ORME TIENT LE SECRETARIAT.
POUR  820  CONTRE  0  ABST.  0  ART. 24  ===> ADOPTEE
- - - - - - - - - - - - - - - - - - - - - - - - - -
RESOLUTION 02 - QUITUS
LE QUITUS EST SOUMIS AU VOTE.
POUR  120  CONTRE  700  ABST.  0  ART. 24  ===> REJETEE
- - - - - - - - - - - - - - - - - - - - - - - - - -
RESOLUTION 03 - PEINTURE DU HALL
DEVIS LYS DECORS : 4100,00 EUR TTC. APPEL UNIQUE.
POUR  820  CONTRE  0  ABST.  0  ART. 24  ===> ADOPTEE
- - - - - - - - - - - - - - - - - - - - - - - - - -`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: ['1. DESIGNATION DU BUREAU', '2. QUITUS', '3. PEINTURE DU HALL'],
      resolutions_adopted: ['1', '3'],
      resolutions_rejected: ['2'],
      quitus: false,
      works_adopted_total: 4_100_00,
    });
  });

  const table = (head: string): string =>
    `Procès-verbal de l’assemblée générale du 3 mars 2026
N°  Résolution                Art.  Pour   Contre  ${head}
1   Désignation du bureau     24    8 200  0       OUI
2   Comptes 2025              24    8 200  0       OUI
3   Quitus                    24    3 100  5 100   NON
4   Budget 2027               24    8 200  0       OUI
Rés. 2 : comptes du 01/01/2025 au 31/12/2025.
Rés. 3 : le quitus est refusé.
Rés. 4 : budget du 01/01/2027 au 31/12/2027 : 41 000,00 €.`;

  it.each(['Adoptée', 'Adoptée ?', 'Résultat', 'Adopté (O/N)'])(
    'in a table that asks « %s »',
    (head) => {
      expect(typedFacts(table(head), 'PV_AG')).toMatchObject({
        resolutions_adopted: ['1', '2', '4'],
        resolutions_rejected: ['3'],
        approved_to: '2025-12-31',
        quitus: false,
        budget: 41_000_00,
      });
    },
  );

  it('in a table whose column asks something else, tell no answer, nor by rules a budget', () => {
    const text = table('Scrutin secret');
    expect(typedFacts(text, 'PV_AG')).not.toHaveProperty('resolutions_adopted');
    expect(typedFactsByRules(text, 'PV_AG')).not.toHaveProperty('budget');
  });

  it('whose texts follow a dash', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1) Bureau – Présidente : Mme Orme. Adopté à l’unanimité.
2) Quitus – Le syndic ne vote pas. Pour : 590. Contre : 0. Adopté.
3) Lucarne du grenier – Devis Lys : 2 100 € TTC. Pour : 590. Adopté.
4) Local à poussettes – Pour : 90. Contre : 500. Refusé.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: ['1. Bureau', '2. Quitus', '3. Lucarne du grenier', '4. Local à poussettes'],
      resolutions_rejected: ['4'],
    });
  });

  it('keep a dash that parts two halves of a title', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau de séance
Adopté à l’unanimité.
2. Travaux – Toiture du garage
Adopté à l’unanimité.
3. Travaux – Portail
Adopté à l’unanimité.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: [
        '1. Bureau de séance',
        '2. Travaux – Toiture du garage',
        '3. Travaux – Portail',
      ],
    });
  });

  it.each(['74200 THONON-LES-\nBAINS (n° AH1062000)', '74200 THONON\n(AH1062000)'])(
    'whose building has its number in brackets, on the next line',
    (town) => {
      const text = `Procès-verbal de l’assemblée générale du 3 mars 2026
Assemblée de LE CLOS DES ORMES, 24 chemin du Lac, ${town}`;
      expect(typedFacts(text, 'PV_AG')).toMatchObject({ rnc: 'AH1062000' });
    },
  );

  it('of people who met from afar', () => {
    const text = `Procès-verbal d’assemblée générale
Le Clos des Ormes
Réunie par visioconférence le 3 mars 2026 à 19:00`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({ meeting_on: '2026-03-03' });
  });
});

describe('an answer', () => {
  it.each([
    ['Quitus est donné au syndic. Unanimité moins une abstention (M. Orme, 88).', true],
    ['Pour 820 Contre 0 *** ADOPTEE ***', true],
    ['Pour 20 Contre 800 ==> REJETEE ____', false],
    ['Décision à prendre à l’unanimité des copropriétaires', null],
  ])('« %s »', (text, answer) => {
    expect(isAdopted(flatAnswers(text))).toBe(answer);
  });
});

describe('a notice', () => {
  it('with its drafts under the agenda, each after its number', () => {
    const facts = typedFacts(
      `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE
Brest, le 2 mars 2026
1. Élection du président de séance
2. Approbation des comptes
3. Élection du conseil syndical
4. Budget prévisionnel
5. Cotisation au fonds de travaux
Projets soumis au vote
2 Projet de résolution : l’assemblée approuve les comptes du 01/01/2025 au 31/12/2025.
4 Projet de résolution : l’assemblée arrête le budget du 01/01/2027 au 31/12/2027 à 41 000,00 €.
5 Projet de résolution : la cotisation annuelle est fixée à 2 050,00 €.`,
      'CV_AG',
    );
    expect(facts).toMatchObject({
      approved_to: '2025-12-31',
      budget_a_voter: 41_000_00,
      cotisation_fonds_travaux: 2_050_00,
    });
  });

  it.each([
    ['a registered letter', 'LRAR n° 1A 200 300 – Brest, le 2 mars 2026'],
    [
      'a mail',
      'De : orme@example.fr\nÀ : lys@example.fr\nDate : lun. 2 mars 2026 à 21:07\nObjet : assemblée générale',
    ],
  ])('sent as %s', (_, head) => {
    const text = `${head}
CONVOCATION
Vous êtes convoqués à l’assemblée générale convoquée en urgence (article 9 du décret du 17 mars 1967) le mardi 24 mars 2026 à 18 h 00.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({
      sent_on: '2026-03-02',
      meeting_on: '2026-03-24',
    });
  });
});

it('minutes in capitals without apostrophes tell what they decide', () => {
  const text = `PROCES-VERBAL D ASSEMBLEE GENERALE DU 22/05/2025
RESOLUTION 01  APPROBATION DES COMPTES 2024  ART.24
L ASSEMBLEE APPROUVE LES COMPTES DE L EXERCICE DU 01/01/2024 AU 31/12/2024.
POUR  736  CONTRE  0  ABST.  0  EXPR.  736
RESOLUTION ADOPTEE A L UNANIMITE DES VOIX EXPRIMEES
RESOLUTION 02  QUITUS AU SYNDIC  ART.24
L ASSEMBLEE DONNE QUITUS AU SYNDIC.
POUR  736  CONTRE  0  ABST.  0  EXPR.  736
RESOLUTION ADOPTEE A L UNANIMITE DES VOIX EXPRIMEES
RESOLUTION 03  POSE D UN PORTAIL  ART.24
POUR  100  CONTRE  636  ABST.  0  EXPR.  736
RESOLUTION REJETEE`;
  expect(typedFacts(text, 'PV_AG')).toMatchObject({
    approved_from: '2024-01-01',
    quitus: true,
    resolutions_adopted: ['1', '2'],
    resolutions_rejected: ['3'],
  });
});
