// Accounts of a building in the shapes of other offices: accounts in six figures, blocks that are totalled over their lines,
// works extracted under the table.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import type { Page } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { wholeValue } from './fiche-wrapped.ts';

describe('annexe 2', () => {
  it('with accounts in six figures', () => {
    const text = `ANNEXE 2 COMPTE DE GESTION GENERAL DE L'EXERCICE CLOS LE 31/12/2025
CHARGES | Réalisé 2024 | Budget voté 2025 | Réalisé 2025 | Budget voté 2026 | Budget à voter 2027
601000 EAU | 990,00 | 1 000,00 | 1 100,00 | 1 150,00 | 1 200,00
616000 ASSURANCE | 490,00 | 500,00 | 520,00 | 530,00 | 540,00
Sous-total charges courantes | 1 480,00 | 1 500,00 | 1 620,00 | 1 680,00 | 1 740,00
701000 PROVISIONS | 1 480,00 | 1 500,00 | 1 500,00 | 1 680,00 | 1 740,00
671000 PEINTURE DU HALL | 0,00 | 900,00 | 880,00 | 0,00 | 0,00
Sous-total charges travaux | 0,00 | 900,00 | 880,00 | 0,00 | 0,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      charges_courantes: 1_620_00,
      charges_travaux: 880_00,
    });
  });

  it('with its works in a sentence', () => {
    const text = `ANNEXE 2 COMPTE DE GESTION GENERAL DE L'EXERCICE CLOS LE 31/12/2025
CHARGES | Réalisé 2024 | Budget voté 2025 | Réalisé 2025 | Budget voté 2026 | Budget à voter 2027
60 Achats | 990,00 | 1 000,00 | 1 100,00 | 1 150,00 | 1 200,00
61 Services | 490,00 | 500,00 | 520,00 | 530,00 | 540,00
Total charges courantes | 1 480,00 | 1 500,00 | 1 620,00 | 1 680,00 | 1 740,00

Travaux et opérations exceptionnelles 2025 : peinture du hall, 880,00 €.`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      charges_courantes: 1_620_00,
      charges_travaux: 880_00,
    });
  });
});

describe('annexe 1', () => {
  it('with the total of each block over its lines', () => {
    const text = `ANNEXE 1 ETAT FINANCIER APRES REPARTITION AU 31/12/2025
I – Trésorerie | 7 500,00 | I – Provisions et avances | 6 900,00
Fonds placés (501) | 5 000,00 | Avances de trésorerie (1031) | 1 900,00
Banque (512) | 2 500,00 | Fonds de travaux (105) | 5 000,00
II – Créances | 1 500,00 | II – Dettes | 2 100,00
Copropriétaires débiteurs (450) | 1 500,00 | Fournisseurs (401) | 2 100,00
TOTAL GENERAL | 9 000,00 | TOTAL GENERAL | 9 000,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      fonds_places: 5_000_00,
      banques: 2_500_00,
      creances_exigibles: 1_500_00,
      dette_fournisseurs: 2_100_00,
      total_bilan: 9_000_00,
    });
  });
});

describe('annexes 4 and 5 on one page', () => {
  it('under their numbers, in the words of the office', () => {
    const text = `Annexe 4. Travaux de l'article 14-2, exercice clos au 31/12/2025
Opération | Dépenses votées | Dépenses réalisées | Provisions appelées | Solde
Peinture du hall | 900,00 | 880,00 | 900,00 | 20,00
TOTAL | 900,00 | 880,00 | 900,00 | 20,00

Annexe 5. Travaux votés et non encore clôturés au 31/12/2025
Opération | A. Voté | B. Payé | C. Réalisé | D. Appelé | E = D-C | F = A-D
Toiture | 5 000,00 | 1 000,00 | 2 000,00 | 2 500,00 | 500,00 | 2 500,00
TOTAL | 5 000,00 | 1 000,00 | 2 000,00 | 2 500,00 | 500,00 | 2 500,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_4')).toMatchObject({
      annexes: ['4', '5'],
      travaux_clos: ['Peinture du hall'],
    });
  });

  it('with the meeting and the key of works under their names', () => {
    const under = (
      line: string,
    ) => `Annexe 4. Travaux de l'article 14-2, exercice clos au 31/12/2025
Opération | Dépenses votées | Dépenses réalisées | Provisions appelées | Solde
Peinture du hall | 900,00 | 880,00 | 900,00 | 20,00
${line}
TOTAL | 900,00 | 880,00 | 900,00 | 20,00`;
    for (const line of [
      'clé Escalier, assemblée du 26 novembre 2024',
      'A.G. 12/06/2024 RESOL. 6 - CLE 001',
      'assemblée du 21/09/2023, clé Escalier',
    ])
      expect(ruledFacts(under(line), 'CV_AG', 'ANNEXE_4')['travaux_clos']).toEqual([
        'Peinture du hall',
      ]);
  });
});

describe('a summary sheet', () => {
  it('in sentences, dated in its title', () => {
    const text = `Fiche synthétique de copropriété au 31/08/2026
Nombre total de lots : 140. Lots à usage d’habitation, de bureaux ou de commerces : 48. Lots de stationnement : 44.
Période de construction : 1967. Chauffage : collectif au gaz.`;
    expect(ruledFacts(text, 'FICHE_SYN')).toMatchObject({
      updated_on: '2026-08-31',
      lots_count: 140,
      homes_count: 48,
      parking_count: 44,
      build_period: '1967',
    });
  });

  /** « Chauffage | collectif – réseau » over a second line in the column of the values. */
  const wrapped = (label: string, rest: string): string => {
    const at = (text: string, left: number, top: number) => ({
      text,
      box: [left, top, left + 5 * text.length, top + 10] as const,
    });
    const words = [
      at('Ascenseurs', 40, 40),
      at('2', 200, 40),
      at('Chauffage', 40, 60),
      at('réseau', 200, 60),
      ...(label === '' ? [] : [at(label, 40, 73)]),
      at(rest, 200, 73),
      at('Bâtiments', 40, 93),
      at('3', 200, 93),
    ].map(({ text, box }) => ({ text, box: [...box] as [number, number, number, number] }));
    const sheet = { width: 600, height: 800, from_page: null };
    const page: Page = { number: 1, width: 600, height: 800, source: 'TEXT', words, sheet };
    const own = sheetOf(page);
    const value = {
      value: 'réseau',
      raw: 'réseau',
      box: words[3]?.box ?? [0, 0, 0, 0],
      page: own.page,
    };
    return wholeValue(value, [own])[0]?.value ?? '';
  };

  it('has the rest of a value under it, where no label stands beside that', () => {
    expect(wrapped('', 'urbain')).toBe('réseau urbain');
    expect(wrapped('Autres', 'interphone')).toBe('réseau');
    expect(wrapped('', 'Oui')).toBe('réseau');
  });
});
