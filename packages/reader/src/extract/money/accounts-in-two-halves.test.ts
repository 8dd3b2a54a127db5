// Money of one owner in shapes that offices have and books do not: an account in two halves, a call whose
// captions stand under their values, costs beside what is owed, tantièmes extracted in a letter.
import { describe, expect, it } from 'vitest';

import { ruledFacts, ruledPage } from '../../../test/ruled-pages.ts';
import { extractFacts } from '../extract.ts';

describe('a statement in two halves', () => {
  const text = (paid: string) => `Situation de votre compte au 30/09/2026
Somme demandée | Somme versée
01/04/26 | Appel du 2e trimestre | 210,00 | 12/04/26 | Virement reçu | 210,00
15/05/26 | Travaux porche 1/2 | 340,00 | 02/06/26 | Chèque n° 8 | ${paid}
01/07/26 | Appel du 3e trimestre | 210,00 | | |
Total : 760,00 |  | | | Total : | 410,00

Reste à votre charge : 350,00 €

Situation arrêtée pour la période du 01/04/2026 au 30/09/2026, sauf erreur.`;

  it('has its totals at the foot of each', () => {
    expect(ruledFacts(text('200,00'), 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      period_from: '2026-04-01',
      period_to: '2026-09-30',
      balance: 35000,
      total_debit: 76000,
      total_credit: 41000,
    });
  });

  it('has no movements where one of them does not add up', () => {
    expect(ruledFacts(text('190,00'), 'CHARGES', 'RELEVE_DE_COMPTE')).not.toHaveProperty('entries');
  });
});

describe('a call', () => {
  it('tells in its lines what part of the year each is', () => {
    const facts = ruledFacts(
      `Appel provisionnel de charges
Poste | À répartir | Tantièmes | Votre part
Budget 2026, 1/4 de 24 000,00 € (art. 14-1) | 6 000,00 | 500/10000 | 300,00
Fonds de travaux, 1/4 de 1 000,00 € | 250,00 | 500/10000 | 12,50
Avance de trésorerie votée le 04/03/2026 | 2 000,00 | 500/10000 | 100,00
Montant appelé | 8 250,00 | | 412,50`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({
      total: 41250,
      courantes: 30000,
      fonds_travaux: 1250,
      avances: 10000,
    });
  });

  it('is not what its coupon repeats, where the label of what was owed is wrapped', () => {
    const facts = ruledFacts(
      `Appel de provisions du 3e trimestre 2026
Poste | Montant à répartir | Total tantièmes | Vos tantièmes | Votre quote-part
CHARGES GENERALES | 8 000,00 | 10 000 | 200 | 160,00
EAU FROIDE | 2 000,00 | 10 000 | 200 | 40,00
TOTAL DE L’APPEL | 10 000,00 | | | 200,00
 | Solde de votre compte avant appel (au | | | 50,00 €
14/06/2026) | | | | débiteur
 | Montant du présent appel | | | 200,00 €
 | NET A PAYER | | | 250,00 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ total: 20000, solde_anterieur: 5000, to_pay: 25000 });
  });

  it('lists its lots one under the other', () => {
    const facts = ruledFacts(
      `Appel de fonds
Vos lots : n° 37 – T2 (A204) n° 112 – stationnement`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ lots: ['37', '112'] });
  });

  it('has captions under their values, one of them on the line of a wrapped neighbour', () => {
    const facts = ruledFacts(
      `Appel de charges
3e trim. 2026 | 01/07/2026 au | 05/07/2026 | AB1 234 567
échéance appelée | 30/09/2026 | exigibilité | immatriculation
 | période | |`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ due_on: '2026-07-05', rnc: 'AB1234567' });
  });

  it('is for the days that an arrow joins', () => {
    const facts = ruledFacts(
      `Appel de fonds n° 3
Période : 01/07/2026 → 30/09/2026
Charges générales | 120,00 €
Eau froide | 30,00 €
Total | 150,00 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ period_from: '2026-07-01', period_to: '2026-09-30' });
  });

  it.each([
    ['35,00', { solde_anterieur: 25000, to_pay: 48500 }],
    ['36,00', {}],
  ])('adds what a reminder costs to what was owed, by the rules: %s', (cost, expected) => {
    const facts = extractFacts('CHARGES', 'APPEL_DE_FONDS', [
      ruledPage(`Deuxième avis
Charges générales | 180,00 EUR
Cotisation fonds de travaux | 20,00 EUR
Total de l’appel | 200,00 EUR
Arriéré au 30/06/2026 | 250,00 EUR
Frais de relance | ${cost} EUR
TOTAL DÛ À CE JOUR | 485,00 EUR`),
    ]);
    const settled = facts.filter(({ name }) => name === 'solde_anterieur' || name === 'to_pay');
    expect(Object.fromEntries(settled.map(({ name, value }) => [name, value]))).toEqual(expected);
  });
});

describe('a settlement', () => {
  it('closes each key with a short word for a sum, and has its year between two days', () => {
    const facts = ruledFacts(
      `ARRETE DES CHARGES – RNC AB 1 234 567
PERIODE 01-01-2026 / 31-12-2026
POSTE | MT IMMEUBLE | TOT. TANT. | VOS TANT. | VOTRE QP | RECUP. LOC.
MENAGE | 8.000,00 | 10000 | 500 | 400,00 | 400,00
SYNDIC | 4.000,00 | 10000 | 500 | 200,00 | 0,00
S/T 10 | 12.000,00 | | | 600,00 | 400,00
ASCENSEUR | 2.000,00 | 1000 | 40 | 80,00 | 60,00
S/T 20 | 2.000,00 | | | 80,00 | 60,00
QP CHARGES DE L’EXERCICE | | | | 680,00 |
PROV. APPELEES | | | | 700,00 |
SOLDE A VOTRE CREDIT | | | | 20,00 |
DONT RECUPERABLE | | | | 460,00 |`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(facts).toMatchObject({
      rnc: 'AB1234567',
      exercice_from: '2026-01-01',
      exercice_to: '2026-12-31',
      recoverable: 46000,
    });
  });

  it('tells what the building spent before what the owner owes of it', () => {
    const facts = ruledFacts(
      `Décompte individuel des charges – exercice du 1er janvier au 31 décembre 2026
DÉPENSES DE LA COPROPRIÉTÉ | Montant
Assurance | 1 500,00 €
Ménage | 2 000,00 €
Électricité | 500,00 €
TOTAL DES DÉPENSES | 4 000,00 €

VOTRE DÉCOMPTE – lot 3 – 214 millièmes sur 1000

Votre quote-part des dépenses (4 000,00 × 214 / 1000) | 856,00 €
Provisions que vous avez versées (2 × 450,00 €) | 900,00 €
Trop versé, à vous rembourser | 44,00 €`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(facts).toMatchObject({ charges_reelles: 85600, provisions: 90000, difference: -4400 });
  });

  it.each([
    ['votre quote-part, calculée sur 412 tantièmes, ressort à 903,10 €', 412],
    ['votre immeuble compte au total 412 tantièmes', undefined],
  ])('says the tantièmes in a sentence: %s', (sentence, tantiemes) => {
    const facts = ruledFacts(
      `Madame,
Les dépenses se sont élevées à 12 000,00 € ; ${sentence}.
Nous restons à votre disposition.`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(facts['tantiemes']).toBe(tantiemes);
  });
});
