// Settlements, calls and statements set in columns that heads name in other words, whole or as OCR left
// them: what a column tells is its total, never its first figure.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { seenFacts } from '../../../test/seen-pages.ts';

describe('a year settled in columns', () => {
  const settled = (total: string) => `DÉCOMPTE ANNUEL DE CHARGES
Exercice du 01/10/2024 au 30/09/2025
Poste | Charges de l’année | Acomptes appelés | Solde
Charges communes générales | 1 204,10 | 1 260,00 | -55,90
Chauffage collectif | 640,35 | 600,00 | 40,35
Ascenseur | 88,20 | 92,00 | -3,80
${total}`;
  const read = (total: string) => ruledFacts(settled(total), 'CHARGES', 'DECOMPTE');

  it('is told by its total, in favour of the owner or not', () => {
    expect(read('Totaux | 1 932,65 | 1 952,00 | -19,35')).toMatchObject({
      charges_reelles: 193265,
      provisions: 195200,
      difference: -1935,
    });
  });

  it('is not told by its first line where the total does not settle it', () => {
    const facts = read('Totaux | 1 932,65 | 1 959,00 | -19,35');
    expect(facts).not.toHaveProperty('provisions');
    expect(facts).not.toHaveProperty('difference');
  });
});

describe('a call', () => {
  it('keeps a line whose label opens a bracket that the next line closes', () => {
    const facts = ruledFacts(
      `APPEL DE FONDS TRAVAUX
Vos tantièmes : 210 / 10 000
Objet | Appel de l’immeuble | Votre part
Travaux de ravalement, entreprise Lenoir (62 000,00 € | 31 000,00 | 651,00
TTC)
Travaux de peinture (4 200,00 € TTC) | 2 100,00 | 44,10
Total appelé | 33 100,00 | 695,10`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ total: 69510, travaux: 69510 });
  });

  const byLot = (garage: string) => `APPEL DE FONDS DU 3E TRIMESTRE 2027
Désignation | Lot 12 appartement (204/10000) | ${garage} | Total
Charges générales | 410,00 | 16,00 | 426,00
Chauffage | 220,50 | | 220,50
Fonds de travaux | 20,50 | 0,80 | 21,30
Total de l’appel | 651,00 | 16,80 | 667,80
Somme à payer pour le 1er juillet 2027 : 667,80 €`;

  it('of several lots has the tantièmes of all of them', () => {
    expect(ruledFacts(byLot('Lot 31 garage (8/10000)'), 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject(
      { tantiemes: 212, base: 10000, total: 66780, fonds_travaux: 2130 },
    );
  });

  it('of which OCR lost the head of a lot keeps its total', () => {
    const facts = seenFacts(byLot('garage'), 'CHARGES', 'APPEL_DE_FONDS');
    expect(facts).toMatchObject({ total: 66780, to_pay: 66780 });
  });
});

describe('a call in sections', () => {
  const sections = (works: string, total: string) => `APPEL DE FONDS DU 2E TRIMESTRE 2027
Désignation | Montant appelé
Provisions sur charges générales | 512,40
Provisions sur chauffage | 187,60
Total charges courantes | 700,00
Ravalement, 1er appel | ${works}
Honoraires du syndic sur travaux | 30,00
Total travaux | 930,00
Fonds de travaux | 35,00
Total de l’appel | ${total}
À payer avant le 15 avril 2027 | ${total}`;
  const read = (works: string, total: string) =>
    seenFacts(sections(works, total), 'CHARGES', 'APPEL_DE_FONDS');

  it('has the parts that its sections are', () => {
    expect(read('900,00', '1 665,00')).toMatchObject({
      total: 166500,
      courantes: 70000,
      travaux: 93000,
      fonds_travaux: 3500,
    });
  });

  it.each([
    ['OCR lost a line', '', '1 665,00'],
    ['the sections do not make the total', '900,00', '1 685,00'],
  ])('has none where %s', (_, works, total) => {
    const facts = read(works, total);
    expect(facts).not.toHaveProperty('travaux');
    expect(facts).not.toHaveProperty('courantes');
  });
});

describe('a statement read by OCR', () => {
  const account = (second: string) => `EXTRAIT DE COMPTE ARRÊTÉ AU 30/06/2027
Date | Libellé | Débit | Crédit | Solde
01/01/2027 | Report à nouveau | 840,00 | | 840,00 D
05/01/2027 | Appel de fonds | 610,00 | | ${second} D
20/01/2027 | Virement reçu | | 1 450,00 | 0,00
01/04/2027 | Appel de fonds | 610,00 | | 610,00 D
10/04/2027 | Virement reçu | | 300,00 | 310,00 D
Totaux | | 2 060,00 | 1 750,00 | 310,00 D
Votre compte présente un solde débiteur de 310,00 €`;

  it.each([
    ['is as it was printed', '1 450,00'],
    ['lost its thousands', '450,00'],
  ])('lists movements that make its totals where a balance %s', (_, second) => {
    expect(seenFacts(account(second), 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      balance: 31000,
      solde_anterieur: 84000,
      total_debit: 206000,
      total_credit: 175000,
      entries: [
        '2027-01-05 61000 Appel de fonds',
        '2027-01-20 -145000 Virement reçu',
        '2027-04-01 61000 Appel de fonds',
        '2027-04-10 -30000 Virement reçu',
      ],
    });
  });

  const lost = (label: string) => `EXTRAIT DE COMPTE ARRÊTÉ AU 30/06/2027
Date | Libellé | Débit | Crédit
05/01/2027 | Appel de fonds | 610,00 |
20/01/2027 | Virement reçu | | 610,00
01/04/2027 | ${label} | |
20/04/2027 | Virement reçu | | 600,00
15/05/2027 | Frais de relance | 36,00 |
Totaux | | 1 256,00 | 1 210,00
Solde débiteur au 30/06/2027 : 46,00 €`;

  it('tells totals that leave the balance, where a movement was lost', () => {
    const facts = seenFacts(lost('Travaux de façade'), 'CHARGES', 'RELEVE_DE_COMPTE');
    expect(facts).toMatchObject({ total_debit: 125600, total_credit: 121000, balance: 4600 });
    expect(facts).not.toHaveProperty('entries');
  });

  it('gives no movement the sum of another of its name, though the account would be proven', () => {
    const facts = seenFacts(lost('Appel de fonds'), 'CHARGES', 'RELEVE_DE_COMPTE');
    expect(facts).not.toHaveProperty('entries');
  });
});

describe('annexe 2', () => {
  it('goes on under labels that take two lines', () => {
    const facts = ruledFacts(
      `ANNEXE 2 – Compte de gestion général de l’exercice du 01/01/2026 au 31/12/2026
Charges | Exercice clos à approuver 2026 | Budget voté 2026 | Exercice précédent approuvé 2025
Eau | 1 200,00 | 1 300,00 | 1 100,00
Électricité des parties | 400,00 | 380,00 | 390,00
communes
Assurance de | 900,00 | 880,00 | 850,00
l’immeuble
Total des charges | 2 500,00 | 2 560,00 | 2 340,00
courantes`,
      'CV_AG',
      'ANNEXE_2',
    );
    expect(facts).toMatchObject({
      charges_courantes: 250000,
      budget_clos: 256000,
      charges_courantes_precedentes: 234000,
    });
  });
});

describe('keys read by OCR', () => {
  const keys = (lift: string) => `DÉCOMPTE DE CHARGES
Exercice du 01/01/2026 au 31/12/2026
Clé | Tantièmes | Dépenses de l’immeuble | Votre quote-part
Charges générales | 150/10000 | 20 000,00 | 300,00
${lift}
Chauffage | 120/10000 | 10 000,00 | 120,00
Total | | 32 000,00 | 520,00
Provisions appelées | | | 500,00
Solde débiteur | | | 20,00`;
  const read = (lift: string) => seenFacts(keys(lift), 'CHARGES', 'DECOMPTE');

  it('are told where every line has its own', () => {
    expect(read('Ascenseur | 50/1000 | 2 000,00 | 100,00')).toMatchObject({
      tantiemes_by_cle: [
        'Charges générales : 150/10000',
        'Ascenseur : 50/1000',
        'Chauffage : 120/10000',
      ],
    });
  });

  it('are named by a title of which the dash was lost', () => {
    const facts = seenFacts(
      `DÉCOMPTE DE CHARGES
Exercice du 01/01/2026 au 31/12/2026
Nature | Montant à répartir | Base | Vos tantièmes | Votre quote-part
CLÉ 0001    CHARGES COMMUNES GÉNÉRALES
601 Eau | 12 000,00 | 10000 | 150 | 180,00
615 Entretien | 8 000,00 | 10000 | 150 | 120,00
Total clé | 20 000,00 | | | 300,00
CLÉ 0004    ASCENSEUR BÂTIMENT B
614 Contrat | 2 000,00 | 1000 | 50 | 100,00
Total clé | 2 000,00 | | | 100,00
TOTAL DE VOS CHARGES | | | | 400,00
PROVISIONS APPELÉES | | | | 380,00
SOLDE DÉBITEUR | | | | 20,00`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(facts).toMatchObject({
      tantiemes: 150,
      base: 10000,
      tantiemes_by_cle: [
        'CHARGES COMMUNES GÉNÉRALES\u00a0: 150/10000',
        'ASCENSEUR BÂTIMENT B\u00a0: 50/1000',
      ],
    });
  });
});

describe('works read by OCR', () => {
  const works = (second: string) => `ANNEXE 4 – Compte de gestion pour travaux
Travaux | Dépenses votées | Dépenses réalisées | Provisions appelées | Solde
Remplacement du portail | 4 000,00 | 3 900,00 | 4 000,00 | 100,00
${second} | 2 000,00 | 2 000,00 | 2 000,00 | 0,00
TOTAL | 6 000,00 | 5 900,00 | 6 000,00 | 100,00`;

  it('have their names', () => {
    expect(seenFacts(works('Peinture du hall'), 'CV_AG', 'ANNEXE_4')).toMatchObject({
      travaux_clos: ['Remplacement du portail', 'Peinture du hall'],
    });
  });

  it('have none where a word is missing inside', () => {
    const facts = seenFacts(works('Peinture du          nord'), 'CV_AG', 'ANNEXE_4');
    expect(facts).not.toHaveProperty('travaux_clos');
  });
});

it('the reference of an owner may start on the line above it', () => {
  const facts = ruledFacts(
    `RELEVÉ DE COMPTE AU 31/03/2027
Copropriété LES ORMEAUX, 4 rue des Lilas, 87000 LIMOGES, lots 7 et 40, votre
référence : 3096`,
    'CHARGES',
    'RELEVE_DE_COMPTE',
  );
  expect(facts).toMatchObject({ account: '3096' });
});
