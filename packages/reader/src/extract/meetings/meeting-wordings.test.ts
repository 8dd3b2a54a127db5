// Minutes and convocations in the words of other syndics: prose, tables, ordinals, lists inside questions.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('minutes', () => {
  it('whose resolutions are counted in words', () => {
    const found = typedFacts(
      `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE
EN DATE DU JEUDI 4 JUIN 2026
Sont présents ou représentés 31 copropriétaires représentant 68 214 / 100 000 tantièmes.
PREMIÈRE RÉSOLUTION : Désignation du président (Art. 24)
Votent pour : 68 214 tantièmes. La résolution est adoptée.
DEUXIÈME RÉSOLUTION : Approbation des comptes
Les comptes de la période du 01/07/2024 au 30/06/2025 sont approuvés.
Résultat du vote : ADOPTÉE
TROISIÈME RÉSOLUTION : Quitus au syndic
Pour que la résolution soit adoptée, la majorité était requise. Elle n’est pas adoptée.
QUATRIÈME RÉSOLUTION : Vote du budget prévisionnel
Le budget pour l’exercice du 01/07/2026 au 30/06/2027 est fixé à 84.120,00 €.
Mise aux voix, cette résolution est adoptée à l’unanimité.
------
CINQUIÈME RÉSOLUTION : Travaux de ravalement
L’assemblée décide d’effectuer les travaux de ravalement pour 120 000,00 € TTC.
La résolution, ne recueillant pas la majorité requise, est rejetée.
SIXIÈME RÉSOLUTION : Élection du syndic
Le cabinet est élu ; son mandat prendra effet le 05/06/2026 et prendra fin le 04/06/2027.
Résolution adoptée à la majorité de l’article 25.
La séance est levée à 21 h. Les résolutions rejetées peuvent être contestées.`,
      'PV_AG',
    );
    expect(found).toMatchObject({
      meeting_on: '2026-06-04',
      tantiemes_present: 68_214,
      resolutions_adopted: ['1', '2', '4', '6'],
      resolutions_rejected: ['3', '5'],
      quitus: false,
      approved_from: '2024-07-01',
      budget: 84_120_00,
      budget_to: '2027-06-30',
      mandate_from: '2026-06-05',
      mandate_to: '2027-06-04',
    });
    expect(found).not.toHaveProperty('works_adopted');
  });

  it('with numbered lists inside the questions, and those present told apart before their total', () => {
    const text = `PROCES VERBAL DE L’ASSEMBLEE GENERALE DU 15 JUIN 2026
Rappel : assemblée générale précédente du 12 juin 2025
Présents : 4 500 / 10 000 ; représentés : 1 200 / 10 000 ; par correspondance : 300 / 10 000
Total des présents et représentés : 6 000 / 10 000 tantièmes
1. CONSTITUTION DU BUREAU
Sont élus :
  1. Président : M. Roux
  2. Scrutatrice : Mme Blin
La résolution est adoptée.
2. APPROBATION DES COMPTES DU 01/01/2025 AU 31/12/2025
Résolution adoptée
3. REMPLACEMENT DES FENETRES DE LA CAGE D’ESCALIER
3.1 Choix du devis : l’entreprise Lumière, 18 400,00 € TTC, est retenue.
L’assemblée décide de ces travaux. Résolution adoptée à la majorité de l’article 24.
4. CONTRAT DE SYNDIC
Du 15/06/2026 au 14/06/2028. Résolution refusée`;
    const told = {
      meeting_on: '2026-06-15',
      tantiemes_present: 6000,
      resolutions: [
        '1. CONSTITUTION DU BUREAU',
        '2. APPROBATION DES COMPTES DU 01/01/2025 AU 31/12/2025',
        '3. REMPLACEMENT DES FENETRES DE LA CAGE D’ESCALIER',
        '4. CONTRAT DE SYNDIC',
      ],
      resolutions_adopted: ['1', '2', '3'],
      resolutions_rejected: ['4'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      works_adopted: ['3. REMPLACEMENT DES FENETRES DE LA CAGE D’ESCALIER'],
      works_adopted_total: 18_400_00,
      works_terms: ['3 1840000'],
    };
    expect(typedFacts(text, 'PV_AG')).toEqual(told);
  });

  it('in one table, with the day in the line under the title', () => {
    expect(
      typedFacts(
        `Procès-verbal d’assemblée générale
Réunion du samedi 10 janvier 2026
N°  Résolution                     Pour     Contre   Abst.  Décision
1   Désignation du bureau          8 200    0        0      Adoptée
2   Quitus                         3 100    5 100    0      Rejetée
3   Budget 2027 : 12 400,00 €      8 200    0        0      Adoptée`,
        'PV_AG',
      ),
    ).toEqual({
      meeting_on: '2026-01-10',
      resolutions: ['1. Désignation du bureau', '2. Quitus', '3. Budget 2027'],
      resolutions_adopted: ['1', '3'],
      resolutions_rejected: ['2'],
      quitus: false,
      budget: 12_400_00,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    });
  });

  it('that vote again under another majority keep the last answer', () => {
    expect(
      typedFacts(
        `Assemblée générale ordinaire du 14/04/2026, procès-verbal
1 – Changement de la chaudière
La résolution n’est pas adoptée à la majorité de l’article 25. Il est procédé à un second vote.
La résolution est adoptée à la majorité de l’article 24.
2 – Délégation au conseil syndical
La résolution est rejetée.`,
        'PV_AG',
      ),
    ).toMatchObject({
      meeting_on: '2026-04-14',
      resolutions_adopted: ['1'],
      resolutions_rejected: ['2'],
    });
  });

  it('that answer yes and no to one question tell no list of answers', () => {
    const found = typedFacts(
      `Assemblée générale ordinaire du 14/04/2026, procès-verbal
1 – Changement de la chaudière
La résolution est adoptée à la majorité de l’article 24.
2 – Délégation au conseil syndical
La résolution est rejetée, puis la résolution est adoptée.`,
      'PV_AG',
    );
    expect(found).toHaveProperty('resolutions');
    expect(found).not.toHaveProperty('resolutions_adopted');
  });

  it('that put a question off answer nothing', () => {
    const found = typedFacts(
      `PV AG ORDINAIRE DU 22.01.2026
1) Approbation des comptes de l’exercice clos le 30/09/2025 : la résolution est adoptée à l’unanimité.
2) Ravalement de la façade nord
Le vote est reporté à la prochaine assemblée.`,
      'PV_AG',
    );
    expect(found).toMatchObject({ meeting_on: '2026-01-22', resolutions_adopted: ['1'] });
    expect(found).not.toHaveProperty('resolutions_rejected');
  });
});

describe('a convocation', () => {
  it('takes its questions from the agenda and what they say from the drafts', () => {
    expect(
      typedFacts(
        `Brest, le 2 mars 2026
Vous êtes cordialement invité à l’assemblée générale annuelle fixée au
lundi 30 mars 2026 à 18h00, salle des fêtes.
ORDRE DU JOUR
1°) Élection du président de séance - majorité de l’article 24
2°) Approbation des comptes de l’exercice - article 24
3°) Budget prévisionnel 2027 - article 24
------
PROJETS DE RÉSOLUTIONS
Résolution n°2 : Approbation des comptes de l’exercice
L’assemblée approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025.
Résolution n°3 : Budget prévisionnel 2027
L’assemblée adopte le budget de 41 250,00 € pour la période du 01/01/2027 au 31/12/2027.`,
        'CV_AG',
      ),
    ).toEqual({
      meeting_on: '2026-03-30',
      sent_on: '2026-03-02',
      resolutions: [
        '1. Élection du président de séance',
        '2. Approbation des comptes de l’exercice',
        '3. Budget prévisionnel 2027',
      ],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 41_250_00,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    });
  });

  it.each([
    [
      'a proxy',
      'Pouvoir pour l’assemblée générale de la résidence du mardi 2 juin 2026',
      'POUVOIR',
    ],
    ['a ballot', 'Date de l’assemblée générale : 02/06/2026', 'VOTE_PAR_CORRESPONDANCE'],
  ] as const)('%s names its meeting', (_, text, sub_kind) => {
    expect(typedFacts(text, 'CV_AG', sub_kind)).toMatchObject({ meeting_on: '2026-06-02' });
  });
});
