// Summary sheets, annexes, letters and certificates that tell in a sentence or under a table what others have in a cell.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const sheet = (text: string) => typedFacts(`FICHE SYNTHÉTIQUE\n${text}`, 'FICHE_SYN');

describe('counts of a summary sheet', () => {
  it('are not taken from the next row', () => {
    const facts = sheet(`Lots            58 lots, dont 27 à usage d’habitation
                et 14 stationnements
Bâtiments       1 bâtiment de 9 niveaux
Équipements     Chauffage individuel électrique. Ascenseurs : 2`);
    expect(facts['parking_count']).toBe(14);
    expect(facts['buildings_count']).toBe(1);
    expect(facts['lifts_count']).toBe(2);
    expect(facts['heating']).toBe('individuel électrique');
  });

  it('are told in a bracket', () => {
    const facts = sheet('nombre de lots : 84 (36 habitations, 30 parkings, 18 caves)');
    expect(facts['lots_count']).toBe(84);
    expect(facts['homes_count']).toBe(36);
    expect(facts['parking_count']).toBe(30);
  });
});

describe('dots of a summary sheet', () => {
  it('part labels from values', () => {
    const facts = sheet(`CHAUFFAGE ............... COLLECTIF GAZ
PERIODE DE CONSTRUCTION ................  1949 A 1960
NB DEBITEURS > 300 EUR ............... 6`);
    expect(facts['heating']).toBe('COLLECTIF GAZ');
    expect(facts['debtors_count']).toBe(6);
  });
});

describe('sentences of a summary sheet', () => {
  it.each([
    ['Le chauffage est collectif au gaz.', 'heating', 'collectif au gaz'],
    ['Chauffage collectif ou individuel.', 'heating', undefined],
    ['Fiche à jour au 15 janvier 2026.', 'updated_on', '2026-01-15'],
    ['Les copropriétaires restaient devoir 7 120,18 € au syndicat.', 'impayes', 712018],
    ['6 copropriétaires devaient plus de 300 €.', 'debtors_count', 6],
  ])('%s', (text, name, value) => {
    expect(sheet(text)[name]).toBe(value);
  });
});

describe('what works cost', () => {
  const closed = (balance: string) =>
    typedFacts(
      `ANNEXE 4 – Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles de l’exercice clos le 31/12/2025
Travaux             Dépenses votées   Dépenses réalisées   Provisions appelées   Solde
Peinture du hall          12 000,00            11 640,00             12 000,00   360,00
Toiture                    8 000,00             8 100,00              8 000,00  -100,00
TOTAL                     20 000,00            19 740,00             20 000,00   ${balance}`,
      'CV_AG',
      'ANNEXE_4',
    )['charges_travaux'];

  it('is the total of what was spent, where the balance holds', () => {
    expect(closed('260,00')).toBe(1974000);
    expect(closed('999,00')).toBeUndefined();
  });
});

describe('a budget that a letter tells', () => {
  const letter = (text: string) =>
    typedFacts(
      `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE DU 21 MARS 2026
Ordre du jour :
1. Comptes 2025
2. Budget 2027
3. Divers
${text}`,
      'CV_AG',
    )['budget_a_voter'];

  it.each([
    ['Le budget proposé pour 2027 est de 39 200 €, contre 38 700 € cette année.', 3920000],
    ['Le projet de budget s’élève à 39 200 €.', 3920000],
    ['Le budget de l’exercice en cours est de 38 700 €.', undefined],
  ])('%s', (text, cents) => {
    expect(letter(text)).toBe(cents);
  });
});

describe('who insures', () => {
  it('is not what the trade is called', () => {
    const facts = typedFacts(
      `MUTUELLE DES TROIS VALLÉES
Attestation d’assurance
La Mutuelle atteste garantir, par le contrat n° 16 0877 4412, le bien suivant :`,
      'ASSURANCES_DU_LOGEMENT',
    );
    expect(facts['insurer']).toBe('MUTUELLE DES TROIS VALLÉES');
  });
});
