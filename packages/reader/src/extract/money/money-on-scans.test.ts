// Calls, statements, settlements and annexes of which OCR lost or misread a word: what still proves
// itself is extracted, what does not is not.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { seenFacts, seenPage } from '../../../test/seen-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const statement = (first: string, last: string) => `RELEVÉ DE COMPTE COPROPRIÉTAIRE
Situation arrêtée au 10/09/2026
Date | Libellé | Débit | Crédit | Solde
01/01/2026 | ${first} | 700,00 | | 700,00
08/01/2026 | Prélèvement automatique | | 700,00 | 0,00
01/04/2026 | Appel de fonds 2e trimestre | 710,00 | | 710,00
08/04/2026 | ${last} | | 700,00 | 10,00
Solde débiteur au 10/09/2026 | | | | 10,00`;

describe('the movements of a statement', () => {
  const read = (first: string, last: string) =>
    seenFacts(statement(first, last), 'CHARGES', 'RELEVE_DE_COMPTE');

  it.each([
    ['a figure read as a letter', 'Appel de fonds ler trimestre', 'Prélèvement automatique'],
    ['a word that was guessed', 'Appel de fonds{31} 1er trimestre', 'Prélèvement automatique'],
    ['a first word that was lost', 'Appel de fonds 1er trimestre', 'automatique'],
  ])('lead to the balance, with %s', (_, first, last) => {
    expect(read(first, last)).toMatchObject({ balance: 1000 });
  });

  it('are not told with a word that was guessed', () => {
    const facts = read('Appel de fonds{31} 1er trimestre', 'Prélèvement automatique');
    expect(facts).not.toHaveProperty('entries');
  });

  it('are proven in what they move, and not in what they are called', () => {
    const page = seenPage(statement('Appet de fonds 1er trimestre', 'Prélèvement automatique'));
    const facts = readFacts('CHARGES', 'RELEVE_DE_COMPTE', [page]);
    const proofOf = (name: string) => facts.find((fact) => fact.name === name)?.proof;
    expect([proofOf('balance'), proofOf('entries')]).toEqual(['PROVEN', 'READ']);
  });
});

describe('a call', () => {
  it('of two sums to pay is the one that its lines make', () => {
    const facts = ruledFacts(
      `APPEL DE FONDS TRAVAUX
Opération : ravalement | Montant appelé | Votre part (77/1000)
Travaux, 2e appel | 64 200,00 € | 4 943,40 €
Maîtrise d’œuvre | 3 852,00 € | 296,60 €
Total à régler | 68 052,00 € | 5 240,00 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ total: 524000, to_pay: 524000 });
  });

  it('keeps its parts where a base was misread and the sums still make it, but not the keys', () => {
    const facts = seenFacts(
      `APPEL DE FONDS
Libellé | À répartir | Base | Tantièmes | Quote-part
Charges générales | 32 100,00 | 100 000 | 1 970 | 632,37
Ascenseur | 980,00 | 10 900 | 412 | 40,38
Fonds de travaux | 2 586,00 | 100 000 | 1 970 | 50,94
TOTAL DE L’APPEL | | | | 723,69`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ total: 72369, courantes: 67275, fonds_travaux: 5094 });
    expect(facts).not.toHaveProperty('tantiemes_by_cle');
  });

  it('of the second instalment is due on the day of that one', () => {
    const facts = ruledFacts(
      `APPEL DE FONDS TRAVAUX
Nous vous prions de trouver ci-dessous le deuxième appel, correspondant à 40 % de
l’opération, exigible le 1er avril 2026.
Nous vous rappelons que le troisième et dernier appel sera exigible le 1er juillet 2026.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ due_on: '2026-04-01' });
  });

  it('is not for a period of which the year stands nowhere else', () => {
    const facts = seenFacts(
      `APPEL DE FONDS
1er semestre 2020
Édité le 12/12/2026, exigible le 01/01/2027`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).not.toHaveProperty('period_from');
  });
});

describe('the accounts of a building', () => {
  const general = (cleaning: string) =>
    seenFacts(
      `Annexe n° 2
Compte de gestion général de l’exercice clos le 31/12/2025
Charges | Exercice précédent approuvé | Exercice clos budget voté | Exercice clos réalisé à approuver | Budget en cours voté | Budget à voter
601 Eau | 880,00 | 1 000,00 | 1 400,00 | 1 500,00 | 1 800,00
611 Nettoyage | ${cleaning}
616 Assurance | 900,00 | 950,00 | 940,00 | 1 000,00 | 1 020,00
Sous-total charges | 2 780,00 | 3 850,00 | 4 340,00 | 4 500,00 | 4 820,00
701 Provisions | 2 800,00 | 3 650,00 | 3 850,00 | 4 300,00 | 4 820,00`,
      'CV_AG',
      'ANNEXE_2',
    );

  it('are what its lines make in every year at once', () => {
    expect(general('1 000,00 | 1 900,00 | 2 000,00 | 2 000,00 | 2 000,00')).toMatchObject({
      charges_courantes_precedentes: 278000,
      budget_clos: 385000,
      charges_courantes: 434000,
      budget_en_cours: 450000,
      budget_a_voter: 482000,
    });
  });

  it('are never the provisions, where OCR lost a figure of a year', () => {
    const facts = general('1 000,00 | | 2 000,00 | | 2 000,00');
    expect(facts).toMatchObject({ charges_courantes: 434000 });
    expect(facts['budget_clos'] ?? 385000).toBe(385000);
    expect(facts['budget_en_cours'] ?? 450000).toBe(450000);
  });
});

describe('a summary sheet', () => {
  it('does not lend the amount of the next row, nor the day of something else', () => {
    const facts = seenFacts(
      `Fiche synthétique de la copropriété
Données financières (exercice du 01/10/2024 au
19/02/2026)
Montant des charges courantes | 12 400 €
Dettes fournisseurs, rémunérations et autres
Montant des sommes restant dues par les copropriétaires | 655 €`,
      'FICHE_SYN',
    );
    expect(facts).toMatchObject({ impayes: 65500 });
    expect(facts).not.toHaveProperty('dette_fournisseurs');
    expect(facts).not.toHaveProperty('exercice_to');
  });
});
