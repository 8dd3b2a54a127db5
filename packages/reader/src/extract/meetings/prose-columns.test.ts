// Minutes set in two columns, as a newspaper is; and pages that look so and are not.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

/** Two columns beside one another, the second at a fixed place. */
const beside = (left: string, right: string): string => {
  const [first, second] = [left.split('\n'), right.split('\n')];
  return first.map((line, at) => `${line.padEnd(50)}${second[at] ?? ''}`).join('\n');
};

const HEAD = `RESIDENCE DU PARC DES ACACIAS, 3 avenue des Acacias, 69003 LYON, syndic Agence Belvue
Procès-verbal de l’assemblée générale ordinaire qui s’est tenue le 12 mars 2026 à dix-huit heures`;

describe('minutes in two columns', () => {
  const left = `Les copropriétaires se sont réunis au siège.
Présents et représentés : 812 sur 1 000 voix.
1. Bureau
M. Arnaud préside, Mme Vidal est scrutatrice.
Pour : 812, contre : 0, abstention : 0.
La résolution est adoptée à l’unanimité.
2. Approbation des comptes
Les comptes du 01/01/2025 au 31/12/2025 sont
soumis au vote de l’assemblée générale.
Pour : 700, contre : 112, abstention : 0.`;
  const right = `La résolution est adoptée à la majorité.
3. Quitus au syndic
Il est demandé quitus pour toute la gestion.
Pour : 300, contre : 512, abstention : 0.
La résolution est rejetée par l’assemblée.
4. Budget prévisionnel 2027
Le budget du 01/01/2027 au 31/12/2027 est
arrêté à la somme de 42 000,00 euros.
Pour : 812, contre : 0, abstention : 0.
La résolution est adoptée à l’unanimité.`;

  it('are read down the first, then down the second', () => {
    expect(typedFacts(`${HEAD}\n${beside(left, right)}`, 'PV_AG')).toMatchObject({
      meeting_on: '2026-03-12',
      resolutions: [
        '1. Bureau',
        '2. Approbation des comptes',
        '3. Quitus au syndic',
        '4. Budget prévisionnel 2027',
      ],
      resolutions_adopted: ['1', '2', '4'],
      resolutions_rejected: ['3'],
      approved_from: '2025-01-01',
      quitus: false,
      budget: 42_000_00,
      budget_to: '2027-12-31',
    });
  });

  it('named « Résolution n° », over two pages', () => {
    const named = (text: string) => text.replaceAll(/^(\d)\. /gm, 'Résolution n° $1 – ');
    const next = beside(
      `Résolution n° 5 – Fonds de travaux
La cotisation annuelle est fixée à 2 100,00 €
pour l’année 2027, appelée par trimestre.
Pour : 812, contre : 0, abstention : 0.
La résolution est adoptée à l’unanimité.
Résolution n° 6 – Réfection du porche
Le devis Pierre Vive de 8 400,00 € TTC est
retenu, appelé en deux fois par le syndic.`,
      `Pour : 500, contre : 312, abstention : 0.
La résolution est adoptée à la majorité.
Résolution n° 7 – Mandat du syndic
Agence Belvue est désignée du 12/03/2026
au 11/03/2027 en qualité de syndic.
Pour : 812, contre : 0, abstention : 0.
La résolution est adoptée à l’unanimité.
La séance est levée à vingt heures trente.`,
    );
    const text = `${HEAD}\n${beside(named(left), named(right))}\n------\n${next}`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({
      resolutions_adopted: ['1', '2', '4', '5', '6', '7'],
      resolutions_rejected: ['3'],
      cotisation_fonds_travaux: 2_100_00,
      works_adopted: ['6. Réfection du porche'],
      works_adopted_total: 8_400_00,
      mandate_to: '2027-03-11',
    });
  });

  it('whose titles stand side by side, and the last text of the first under all of them', () => {
    const first = `1. Bureau
M. Arnaud préside, Mme Vidal est scrutatrice.
La résolution est adoptée à l’unanimité.
2. Quitus au syndic
Il est demandé quitus pour toute la gestion.
La résolution est rejetée par l’assemblée.
3. Budget prévisionnel 2027
Le budget du 01/01/2027 au 31/12/2027 est
arrêté à la somme de 42 000,00 euros.
La résolution est adoptée à l’unanimité.`;
    const second = `4. Fonds de travaux
La cotisation est fixée à 2 100,00 € par an.
La résolution est adoptée à l’unanimité.
5. Réfection du porche
Le devis Pierre Vive, 8 400,00 € TTC, est pris.
La résolution est adoptée à l’unanimité.`;
    expect(typedFacts(`${HEAD}\n${beside(first, second)}`, 'PV_AG')).toMatchObject({
      resolutions_adopted: ['1', '3', '4', '5'],
      resolutions_rejected: ['2'],
      budget: 42_000_00,
      cotisation_fonds_travaux: 2_100_00,
      works_adopted_total: 8_400_00,
    });
  });

  it('and a column of votes beside the texts is no second column of questions', () => {
    const texts = `1. Bureau de la séance du 12 mars
M. Arnaud préside, Mme Vidal est scrutatrice.
2. Quitus au syndic
Il est demandé quitus pour toute la gestion.
3. Budget prévisionnel de 2027
Le budget de 2027 est arrêté à 42 000,00 €.`;
    const votes = `Pour 812 voix, contre 0 voix, abstention 0
La résolution est adoptée à l’unanimité.
Pour 300 voix, contre 512 voix, abstention 0
La résolution est rejetée à la majorité.
Pour 812 voix, contre 0 voix, abstention 0
La résolution est adoptée à l’unanimité.`;
    expect(typedFacts(`${HEAD}\n${beside(texts, votes)}`, 'PV_AG')).toMatchObject({
      resolutions_adopted: ['1', '3'],
      resolutions_rejected: ['2'],
      quitus: false,
    });
  });
});
