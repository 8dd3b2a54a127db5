// Titles with the columns that stand close to them, names that end on the next line, streets over the first
// words of a deed.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';
import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from '../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'minutes whose votes stand close to the titles',
    'PV_AG',
    `CABINET DES TILLEULS
SDC LES VERGERS – 8 rue du Pressoir, 14000 CAEN
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 11 JUIN 2026
Présents et représentés : 7 420 tantièmes sur 10 000
1. Élection du président 7 420 0 0 Adoptée
2. Comptes de l’exercice 2025 6 900 520 0 Adoptée – art. 24
3. Réfection du porche 2 100 5 000 320 Rejetée
4. Pose de caméras dans le hall Rejetée
5. Budget prévisionnel du 01/01/2027 au 31/12/2027 Majorité : article
24
Le budget est voté pour 41 200,00 €. Cette résolution est adoptée.
6. Autorisation donnée à Mme RENAULT de clore sa loggia Majorité :
article 25
Cette résolution est adoptée.
7. Passage à la majorité simple des travaux d’entretien
Cette résolution est rejetée.
8. Calendrier pour 2027
Cette résolution est adoptée.
La séance est levée à 20 heures.`,
    {
      resolutions: [
        '1. Élection du président',
        '2. Comptes de l’exercice 2025',
        '3. Réfection du porche',
        '4. Pose de caméras dans le hall',
        '5. Budget prévisionnel du 01/01/2027 au 31/12/2027',
        '6. Autorisation donnée à Mme RENAULT de clore sa loggia',
        '7. Passage à la majorité simple des travaux d’entretien',
        '8. Calendrier pour 2027',
      ],
    },
  ],
  [
    'a notice that is all in capitals',
    'CV_AG',
    `CABINET MARBEUF
IMMEUBLE : LES CANOTIERS, 5 QUAI DE LA MARNE 94340 JOINVILLE
CONVOCATION A L’ASSEMBLEE GENERALE
LE MARDI 9 JUIN 2026 A 18 HEURES
ORDRE DU JOUR
1. ELECTION DU PRESIDENT DE SEANCE
2. COMPTES DE L’EXERCICE 2025 ET AFFECTATION DU
SOLDE
3. QUITUS
4. POINTS DIVERS
LES PIECES COMPTABLES SONT TENUES A DISPOSITION AU CABINET
VEUILLEZ AGREER NOS SALUTATIONS`,
    {
      resolutions: [
        '1. ELECTION DU PRESIDENT DE SEANCE',
        '2. COMPTES DE L’EXERCICE 2025 ET AFFECTATION DU SOLDE',
        '3. QUITUS',
        '4. POINTS DIVERS',
      ],
    },
  ],
  [
    'a change of the rules, with the name on two lines',
    'RCP_EDD',
    `MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
L’AN DEUX MILLE VINGT-DEUX, le trois mars
Maître Anne LEROUX, notaire à DIJON, a reçu le présent acte
À la requête du syndicat des copropriétaires de l’immeuble dénommé RESIDENCE LES JARDINS DE
LA TOISON, situé à DIJON (21000), 12 rue des Perrières, représenté par son syndic.
Règlement de copropriété reçu par Maître BLANC, notaire à DIJON, le 4 mai 1971.`,
    { building: 'RESIDENCE LES JARDINS DE LA TOISON' },
  ],
  [
    'old rules, with the street over the year',
    'RCP_EDD',
    `REGLEMENT DE COPROPRIETE
contenant ETAT DESCRIPTIF DE DIVISION
de l’immeuble dénommé « LE GRAND LARGE »
sis à ROYAN (Charente-Maritime), 8 boulevard Garnier
L’AN MIL NEUF CENT SOIXANTE-HUIT, le DEUX AVRIL,
PAR DEVANT Maître Jean BERTIN, notaire à ROYAN, soussigné,
A COMPARU la société civile, propriétaire du terrain.`,
    { building: 'LE GRAND LARGE', building_address: '8 boulevard Garnier, ROYAN' },
  ],
  [
    'a deed with its parties under numbered heads',
    'TITRE_PROP',
    `L’AN DEUX MILLE DIX-NEUF, le SEPT MAI
Maître Paul NORD, notaire à ARRAS, a reçu le présent acte contenant VENTE entre :
PREMIÈREMENT – VENDEUR
Monsieur Alain Guy DELATTRE, retraité, né à ARRAS (62000) le 4 janvier 1948.
DEUXIÈMEMENT – ACQUÉREUR
Madame Louise Anne CARPENTIER, infirmière, née à LENS (62300) le 5 mars 1985.
DÉSIGNATION DU BIEN
À ARRAS (62000), 9 rue du Moulin, une maison d’habitation cadastrée section BK numéro 88.
PRIX
La vente est consentie moyennant le prix de CENT MILLE EUROS (100 000,00 €).`,
    {
      sellers: ['Monsieur Alain Guy DELATTRE'],
      buyers: ['Madame Louise Anne CARPENTIER'],
    },
  ],
  [
    'a book that names the building in a part of its own',
    'CARNET_ENTRETIEN',
    `CARNET D’ENTRETIEN
Mis à jour le 5 octobre 2026
I – Identification de l’immeuble
Nom      LE PATIO
Adresse      3 rue Haute, 06500 MENTON
II – Gardien de l’immeuble
Nom      DURAND`,
    { building: 'LE PATIO' },
  ],
];

describe('whole values', () => {
  it.each(PAPERS)('are read in %s', (_name, type, text, expected) => {
    const pages = typedPages(text);
    expect(recognise(pages)[0]?.type).toBe(type);
    const facts = typedFacts(text, type, null);
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, facts[key]]))).toEqual(
      expected,
    );
  });
});
