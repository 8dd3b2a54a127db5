// What a question is called, where votes, texts or other columns stand right under it or beside it.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { readFacts } from '../../proof/read-facts.ts';

const HEAD = `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
Présents et représentés : 731 / 1 000 tantièmes.
`;
const titles = (text: string) => typedFacts(`${HEAD}${text}`, 'PV_AG')['resolutions'];

describe('titles of questions', () => {
  it('end where votes begin, in capitals too', () => {
    expect(
      titles(`QUESTION 01  CHOIX DU BUREAU
  Présidente : Mme ROUX, élue à main levée par tous les présents de la salle.
  POUR 731  CONTRE 0  *** ADOPTEE ***
QUESTION 02  QUITUS AU GERANT
  POUR 700  CONTRE 31 (PONS)  ABSTENTION 0
    *** ADOPTEE ***
QUESTION 03  VENTE DE LA LOGE
  VOTENT CONTRE : M. PONS
  *** REJETEE ***`),
    ).toEqual(['1. CHOIX DU BUREAU', '2. QUITUS AU GERANT', '3. VENTE DE LA LOGE']);
  });

  it('stand under their number and the majority', () => {
    expect(
      titles(`Résolution 1 · article 24
Élection du bureau
Mme ROUX est élue. Pour 731, contre 0. Adoptée.
Résolution 2 · article 24
Quitus au syndic
L’assemblée donne quitus. Pour 700, contre 31. Adoptée.
Résolution 3 · article 25
Réfection du hall
L’assemblée vote 4 000,00 € TTC. Pour 600, contre 131. Adoptée.`),
    ).toEqual(['1. Élection du bureau', '2. Quitus au syndic', '3. Réfection du hall']);
  });

  it('end with the sentence, though a sum follows', () => {
    expect(
      titles(`1 – Comptes 2025. 3 291,40 € de dépenses, il y avait 3 360 € au budget. Adopté.
2 – Quitus. Pour : 425. Adopté.
3 – Gouttières. 1 100 € chez M. Roux. Adopté.`),
    ).toEqual(['1. Comptes 2025', '2. Quitus', '3. Gouttières']);
  });

  it('end before the majority, though what is joined follows it', () => {
    expect(
      titles(`1°) Bureau (art. 24)
Adopté.
2°) Comptes de l’exercice 2025 (art. 24) – pièces jointes n° 1 à 5
Adopté.
3°) Contrat du syndic (art. 25) – projet joint
Adopté.`),
    ).toEqual(['1. Bureau', '2. Comptes de l’exercice 2025', '3. Contrat du syndic']);
  });

  it('have the key of those who vote beside them', () => {
    expect(
      titles(`01. Bureau de la séance      Clé 001 – Charges générales – Majorité : art. 24
La résolution est ADOPTÉE
02. Clés de répartition du chauffage      Clé 001 – Majorité : art. 26
La résolution est ADOPTÉE
03. Peinture du hall B      Clé : bâtiment B
La résolution est ADOPTÉE
04. Quitus      Charges générales – art. 24
La résolution est ADOPTÉE`),
    ).toEqual([
      '1. Bureau de la séance',
      '2. Clés de répartition du chauffage',
      '3. Peinture du hall B',
      '4. Quitus',
    ]);
  });

  it('are without the words that come back beside them', () => {
    expect(
      titles(`1. Bureau de la séance          Scrutin public
La résolution est ADOPTÉE
2. Quitus au syndic             Scrutin public
La résolution est ADOPTÉE
3. Peinture du hall             Scrutin nominatif
La résolution est ADOPTÉE
4. Rampe                        Scrutin public
La résolution est ADOPTÉE`),
    ).toEqual(['1. Bureau de la séance', '2. Quitus au syndic', '3. Peinture du hall', '4. Rampe']);
  });

  it('may follow a bar', () => {
    expect(
      titles(`1 | Bureau de séance  Art. 24
Mme ROUX préside.
Pour 731 / Contre 0  ✔ ADOPTÉE
2 | Quitus  Art. 24
Pour 31 / Contre 700  ✘ REJETÉE
3 | Pose d’une rampe  Art. 24
Pour 731 / Contre 0  ✔ ADOPTÉE`),
    ).toEqual(['1. Bureau de séance', '2. Quitus', '3. Pose d’une rampe']);
  });

  it('stand under their number where the text has a column of its own', () => {
    const extracted = typedFacts(
      `${HEAD}Question 1            Mme ROUX est élue présidente.
Bureau de séance      La proposition est adoptée.
Question 2            Le quitus est mis aux voix.
Quitus au syndic      La proposition est rejetée.
Question 3            Il est fixé à 41 000,00 €.
Budget du             La proposition est adoptée.
01/01/2027 au
31/12/2027`,
      'PV_AG',
    );
    expect(extracted['resolutions']).toEqual([
      '1. Bureau de séance',
      '2. Quitus au syndic',
      '3. Budget du 01/01/2027 au 31/12/2027',
    ]);
    expect(extracted['resolutions_rejected']).toEqual(['2']);
    expect(extracted['budget_from']).toBe('2027-01-01');
  });

  it('end before the article, which is a part of one where words lead to it', () => {
    expect(
      titles(`1 · Bureau de la séance Art. 24
Résolution approuvée
2 · Délégation de pouvoir selon article 25
Résolution approuvée
3 · Pose d’une rampe Art. 25-1
Résolution non approuvée`),
    ).toEqual([
      '1. Bureau de la séance',
      '2. Délégation de pouvoir selon article 25',
      '3. Pose d’une rampe',
    ]);
  });

  it('have two letters in one sign', () => {
    expect(
      titles(`1°) NŒUD DE RACCORDEMENT DE LA FIBRE
Adopté.
2°) QUITUS
Rejeté.
3°) VŒUX DES COPROPRIÉTAIRES
Sans vote.`),
    ).toEqual(['1. NŒUD DE RACCORDEMENT DE LA FIBRE', '2. QUITUS', '3. VŒUX DES COPROPRIÉTAIRES']);
  });
});

it('the number of a question may stand in a badge, a little lower than its title', () => {
  const page = setPage(`${HEAD}
1   Désignation du président de séance
    art. 24  L’assemblée désigne Mme Roux.
    Pour 731  Contre 0  Adoptée
2   Quitus au syndic
    art. 24  L’assemblée donne quitus au syndic.
    Pour 731  Contre 0  Adoptée
3   Pose d’un portail
    art. 24  L’assemblée décide la pose d’un portail.
    Pour 31  Contre 700  Rejetée`);
  const lower = page.words.map((word) =>
    /^[123]$/.test(word.text) && word.box[0] < 50
      ? { ...word, box: [word.box[0], word.box[1] + 6, word.box[2], word.box[3] + 6] as const }
      : word,
  );
  const [listed] = readFacts('PV_AG', null, [{ ...page, words: lower }]).filter(
    ({ name }) => name === 'resolutions',
  );
  expect(listed?.value).toEqual([
    '1. Désignation du président de séance',
    '2. Quitus au syndic',
    '3. Pose d’un portail',
  ]);
});
