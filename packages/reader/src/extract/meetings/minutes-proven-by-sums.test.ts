// Answers right after the voices were counted, titles whose days stand on their own line, who came extracted name by name.
import { describe, expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

describe('an answer', () => {
  it.each([
    'Pour : 540. Contre : 60 (M. PONS). ADOPTÉ article 24.',
    'Contre : 12 – Abstention : néant – ADOPTEE sous réserve du devis',
    'Suffrages : pour 640 contre 0. Adopté, le syndic s’en chargera',
    'ADOPTE ART 25-1',
    'Résolution adoptée article 24',
    'Décision : OUI',
    'Tout le monde est d’accord.',
    'La résolution recueille la majorité requise.',
  ])('is yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(true);
  });

  it.each([
    'Pour : 133. Contre : 506. REJETÉ : le devis n’est pas retenu.',
    'Pour 100 Contre 500 : REFUSÉ sur proposition du conseil',
    'Refusé par tous',
    'Décision : NON',
  ])('is no in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(false);
  });

  it.each([
    'La résolution sera adoptée si elle recueille la majorité requise.',
    'Pour : 10. Adoptée. Pour : 3. Contre : 5. Rejetée.',
    'Le devis approuvé par le conseil syndical est joint.',
  ])('is not told by « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBeNull();
  });
});
