// Accounts of a building that are not set as the decree draws them: halves that are not in step, rows that
// are counted, one operation as a list.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

const line = (left: string, right: string): string => left.padEnd(78) + right;
const row = (label: string, before: string, now: string): string =>
  label.padEnd(38) + before.padStart(14) + now.padStart(16);

describe('annexe 1', () => {
  it('in two halves, each with its own pitch', () => {
    const left = [
      row('I - TRESORERIE', 'Précédent', 'Exercice clos'),
      row('50 Livret du fonds de travaux', '4 000,00', '5 000,00'),
      row('51 Banque', '2 000,00', '2 500,00'),
      row('Total I', '6 000,00', '7 500,00'),
      row('II - CREANCES', 'Précédent', 'Exercice clos'),
      row('45 Copropriétaires sommes exigibles', '900,00', '1 200,00'),
      row('459 Créances douteuses', '100,00', '300,00'),
      row('Total II', '1 000,00', '1 500,00'),
      row('TOTAL GENERAL (I) + (II)', '7 000,00', '9 000,00'),
    ];
    const right = [
      row('PROVISIONS ET AVANCES', 'Précédent', 'Exercice clos'),
      row('1031 Avances de trésorerie', '1 500,00', '1 500,00'),
      row('105 Fonds de travaux', '4 000,00', '5 000,00'),
      row('12 Solde en attente sur travaux', '0,00', '400,00'),
      row('Total I', '5 500,00', '6 900,00'),
      row('DETTES', 'Précédent', 'Exercice clos'),
      row('45 Copropriétaires excédents versés', '500,00', '600,00'),
      row('40 Fournisseurs', '1 000,00', '1 500,00'),
      row('Total II', '1 500,00', '2 100,00'),
      row('TOTAL GENERAL (I) + (II)', '7 000,00', '9 000,00'),
    ];
    const sheet = right.map((own, at) => line(left[at] ?? '', own)).join('\n');
    const text = `ANNEXE 1 ETAT FINANCIER APRES REPARTITION AU 30/06/2026\n${sheet}`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      creances_exigibles: 1200_00,
      creances_douteuses: 300_00,
      excedents_verses: 600_00,
      dette_fournisseurs: 1500_00,
      total_bilan: 9000_00,
    });
  });

  const ACTIF = [
    ['50 Livret du fonds de travaux', '5 000,00'],
    ['51 Banque', '2 500,00'],
    ['Total I', '7 500,00'],
    ['45 Copropriétaires sommes exigibles', '1 500,00'],
    ['Total II', '1 500,00'],
    ['Total général (I) + (II)', '9 000,00'],
  ] as const;
  const PASSIF = [
    ['1031 Avances de trésorerie', '1 900,00'],
    ['105 Fonds de travaux', '5 000,00'],
    ['Total I', '6 900,00'],
    ['40 Fournisseurs', '2 100,00'],
    ['Total II', '2 100,00'],
    ['Total général (I) + (II)', '9 000,00'],
  ] as const;
  const READ = {
    banques: 2500_00,
    creances_exigibles: 1500_00,
    avances_tresorerie: 1900_00,
    dette_fournisseurs: 2100_00,
    total_bilan: 9000_00,
  };
  const headless = (rows: readonly string[], day = ' au 30/06/2026') =>
    ruledFacts(
      `ANNEXE 1 ETAT FINANCIER APRES REPARTITION${day}\n${rows.join('\n')}`,
      'CV_AG',
      'ANNEXE_1',
    );
  const facing = ACTIF.map((left, at) => [...left, ...(PASSIF[at] ?? [])].join(' | '));

  it('with one figure a line and no head, face to face or one under the other', () => {
    expect(headless(['Actif |  | Passif | ', ...facing])).toMatchObject(READ);
    const stacked = [...ACTIF, ['Passif', ''], ...PASSIF].map((cells) => cells.join(' | '));
    expect(headless(['Actif | ', ...stacked])).toMatchObject(READ);
  });

  it.each([
    ['Emprunts : montant restant dû : néant', 0],
    ['Emprunts : néant', 0],
    ['Emprunts : voir annexe. Subventions : néant', undefined],
    ['Avances et subventions, emprunts : néant', undefined],
    ['Emprunts : montant restant dû : 1 250,00 €', 1250_00],
    ['Emprunts : montant restant dû : –', undefined],
    ['Emprunt collectif : le capital restant dû au 31/12/2025 s’élève à 1 250,00 €.', 1250_00],
    ['Le solde restant dû sur les emprunts est de 1 250,00 €.', 1250_00],
  ])('%s', (text, left) => {
    expect(headless([...facing, '', text])['emprunts']).toBe(left);
  });

  it('says nothing of what does not balance', () => {
    const broken = facing.map((one) => one.replace('2 500,00', '2 600,00'));
    expect(headless(broken)).not.toHaveProperty('banques');
  });

  it('needs no day over it', () => {
    expect(headless(facing, '')).toMatchObject(READ);
  });
});

describe('annexe 5', () => {
  it.each([
    ['1', '2'],
    ['T01', 'T02'],
    ['2025-03', '2025-07'],
  ])('whose rows are counted or filed as %s and %s', (one, two) => {
    const text = `ANNEXE 5 ETAT DES TRAVAUX NON ENCORE CLOTURES AU 30/06/2026
 | Travaux | A votés | B payés | C réalisés | D appelés | E solde | F à recevoir
${one} | Peinture des halls | 9 000,00 | 3 000,00 | 4 000,00 | 6 000,00 | 2 000,00 | 3 000,00
${two} | Portail automatique | 5 000,00 | 0,00 | 0,00 | 2 500,00 | 2 500,00 | 2 500,00
 | TOTAL | 14 000,00 | 3 000,00 | 4 000,00 | 8 500,00 | 4 500,00 | 5 500,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      travaux_en_cours: ['Peinture des halls', 'Portail automatique'],
      travaux_votes: 14_000_00,
    });
  });

  it('whose heads stand where their columns do not, and whose names go on far below', () => {
    const text = `ANNEXE 5 ETAT DES TRAVAUX NON ENCORE CLOTURES AU 30/06/2026
Opération                                     A – Votés     B – Payés     C – Réalisés     D – Appelés et reçus     E – Solde D-C     F – A recevoir A-D
Remplacement de la porte de       9 000,00     3 000,00      4 000,00        6 000,00               2 000,00            3 000,00
garage`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      travaux_en_cours: ['Remplacement de la porte de garage'],
      travaux_votes: 9000_00,
      travaux_payes: 3000_00,
      travaux_realises: 4000_00,
      travaux_appeles: 6000_00,
      travaux_a_recevoir: 3000_00,
    });
  });

  const listed = (
    left: string,
  ): string => `Annexe 5 – Travaux votés non encore clôturés au 30/06/2026
Opération : Peinture des halls (AG du 12 mai 2025)
A. Montant voté | 9 000,00 €
B. Payé | 3 000,00 €
C. Réalisé | 4 000,00 €
D. Appels de fonds reçus | 6 000,00 €
E. Solde en attente sur travaux | 2 000,00 €
F. Restant à recevoir | ${left}
Une subvention de 450,00 € a été promise.`;

  it('of one operation, as a list', () => {
    expect(ruledFacts(listed('3 000,00 €'), 'CV_AG', 'ANNEXE_5')).toMatchObject({
      travaux_en_cours: ['Peinture des halls'],
      travaux_votes: 9000_00,
      travaux_payes: 3000_00,
      travaux_realises: 4000_00,
      travaux_appeles: 6000_00,
      travaux_a_recevoir: 3000_00,
    });
  });

  it('says nothing where its sums contradict one another', () => {
    const facts = ruledFacts(listed('3 900,00 €'), 'CV_AG', 'ANNEXE_5');
    expect(facts).not.toHaveProperty('travaux_votes');
    expect(facts).not.toHaveProperty('travaux_en_cours');
  });
});

describe('works beside the meeting that decided them and their key', () => {
  const named = (name: string, rows: string) =>
    ruledFacts(
      `ANNEXE 4 TRAVAUX ET OPERATIONS EXCEPTIONNELLES CLOS AU 30/06/2026\n${rows}`,
      'CV_AG',
      'ANNEXE_4',
    )[name];

  it('in columns of their own', () => {
    const rows = `
Travaux | Clé | AG | Dépenses votées | Dépenses réalisées | Provisions appelées | Solde
Porte du garage | 05 GARAGES DU SOUS-SOL | 18/09/2025 rés. 10 | 900,00 | 880,00 | 900,00 | 20,00
TOTAL | | | 900,00 | 880,00 | 900,00 | 20,00`;
    expect(named('travaux_clos', rows)).toEqual(['Porte du garage']);
  });

  it('under them', () => {
    const rows = `
Opération | Voté | Réalisé | Provisions appelées | Solde
Éclairage des garages | 900,00 | 880,00 | 900,00 | 20,00
AG du 10 décembre 2024 · Garages sous-sol
Total | 900,00 | 880,00 | 900,00 | 20,00`;
    expect(named('travaux_clos', rows)).toEqual(['Éclairage des garages']);
  });

  it('after their sums, under a total that is set between stars', () => {
    const rows = `
Voté | Dépensé | Appelé | Solde | AG | Opération
900,00 | 880,00 | 900,00 | 20,00 | ** TOTAL ** |
900,00 | 880,00 | 900,00 | 20,00 | 15/10/2025 | REFECTION DU PORCHE`;
    expect(named('travaux_clos', rows)).toEqual(['REFECTION DU PORCHE']);
  });
});
