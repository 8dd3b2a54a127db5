// The day of a report, as those who came and wrote on one day print it.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

describe('the day of a report', () => {
  it.each([
    'Rapport n° 24-118 - Date de visite et de rédaction : 12/03/2026',
    'Dates de visite et d’émission du rapport : 12/03/2026',
    'Date d’édition et de visite : 12/03/2026',
    'Dossier TX-26-004 - Date : 12/03/2026 - Durée de la visite : 1 h 15',
    'Constat n° 4471\nDate : 12 mars 2026',
    'Rapport TX-26-004 du 12 mars 2026',
    'Contrôle réalisé avec un testeur étalonné le 12 mars 2026, en présence du vendeur.',
  ])('%s', (line) => {
    expect(
      typedFacts(
        `ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT\n${line}\nArrêté du 7 mars 2012`,
        'DIAGNOSTICS',
        'TERMITES',
      )['made_on'],
    ).toBe('2026-03-12');
  });

  it('of a decree or of a plan is none, by rules', () => {
    const text = `ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT
Zone : approuvée - date : 18/12/1985`;
    expect(typedFactsByRules(text, 'DIAGNOSTICS', 'TERMITES')).not.toHaveProperty('made_on');
  });
});
