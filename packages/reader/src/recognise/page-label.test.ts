import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { pageLabel, pageNumber } from './page-label.ts';
import { pageText } from './page-text.ts';

const labelOf = (text: string) => pageLabel(pageText(typedPage(text)));

describe('the place of a page', () => {
  it.each([
    ['Dossier 24-118   Page 8 / 11', { number: 8, of: 11 }],
    ['Rapport\nPage 2 sur 5\nSuite', { number: 2, of: 5 }],
    ['Appel de fonds\n- 1/2 -', { number: 1, of: 2 }],
    ['Règlement de copropriété\nArticle 1\nMe Martin – 3/11', { number: 3, of: 11 }],
    ['Règlement\nArticle 1\n3 sur 11', { number: 3, of: 11 }],
    ['Acte\nfeuillet 3/11', { number: 3, of: 11 }],
    ['Acte\np. 3/11', { number: 3, of: 11 }],
    ['Carnet d’entretien\nLogiciel Kopra – immeuble 0417   2/2', { number: 2, of: 2 }],
    ['Ravalement, appel\n4/4\nTotal   368,00', null],
    ['Carnet d’entretien\nLogiciel Kopra – immeuble 2/2', null],
    ['Page 12 / 3', null],
    ['Vos tantièmes\nGarages\n100 / 800', null],
    ['Le lot 12 et les 345/10000', null],
  ])('« %s »', (text, label) => expect(labelOf(text)).toEqual(label));
});

describe('the number of a page that does not say of how many', () => {
  const numberOf = (text: string) => pageNumber(pageText(typedPage(text)));
  it.each([
    ['Article 4\nLes parties communes\n- 3 -', 3],
    ['Article 4\nLes parties communes\n3', 3],
    ['3\nArticle 4\nLes parties communes', 3],
    ['Article 4\nRèglement de copropriété – page 3', 3],
    ['Article 4\nRèglement p. 12', 12],
    ['Feuillet n° 7\nArticle 4', 7],
    ['Article 4\nLes parties communes\niv', 4],
    ['Article 4\nLes parties communes\nXIX', 19],
    ['Total\n2026', null],
    ['Registre des délibérations – folio 41\nProcès-verbal', null],
    ['Article 4\nPublié le 3 août 1987, volume 5540, numéro\n12', null],
    ['Article 4\nLes parties communes\nci', null],
    ['Appel de fonds\nTotal   350', null],
    ['Le lot 12 et les 345/10000', null],
  ])('« %s »', (text, number) => expect(numberOf(text)).toBe(number));
});
