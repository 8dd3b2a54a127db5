// Summary sheets whose labels and values stand twice over on a line, or over one another in two columns; accounts whose
// total heads its lines.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a summary sheet', () => {
  it('in four columns, labels and values on two lines', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Nombre total de lots | 63 | Nombre de | 2
 |  | bâtiments | 
Lots à usage d’habitation, de bureaux | 31 | Dont lots d’habitation | 29
ou de commerces |  |  | 
Lots de stationnement | 18 | Période de | De 1949 à
 |  | construction | 1960
Premier jour de l’exercice | 01/07/2024 | Dernier jour de l’exercice | 30/06/2025`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      lots_count: 63,
      homes_count: 31,
      parking_count: 18,
      buildings_count: 2,
      build_period: 'De 1949 à 1960',
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
    });
  });

  it('whose labels stand over their values, the next one beside them', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Nombre total de lots | Lots principaux (habitation,
38 | commerces)
 | 18
Chauffage | Classe DPE collectif
Individuel | Non réalisé`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      homes_count: 18,
      heating: 'Individuel',
    });
  });
});

describe('annexe 2', () => {
  const accounts = (
    eau: string,
  ) => `ANNEXE 2 COMPTE DE GESTION GENERAL DE L'EXERCICE CLOS LE 31/12/2025
CHARGES | Réalisé 2024 | Budget voté 2025 | Réalisé 2025 | Budget voté 2026 | Budget à voter 2027
OPÉRATIONS COURANTES | 1 480,00 | 1 500,00 | 1 620,00 | 1 680,00 | 1 740,00
601 Eau | 990,00 | 1 000,00 | ${eau} | 1 150,00 | 1 200,00
616 Assurance | 490,00 | 500,00 | 520,00 | 530,00 | 540,00
PRODUITS | 1 480,00 | 1 500,00 | 1 500,00 | 1 680,00 | 1 740,00
701 Provisions | 1 480,00 | 1 500,00 | 1 500,00 | 1 680,00 | 1 740,00`;

  it('whose total heads its lines', () => {
    expect(ruledFacts(accounts('1 100,00'), 'CV_AG', 'ANNEXE_2')).toMatchObject({
      charges_courantes: 1_620_00,
      budget_clos: 1_500_00,
    });
  });

  it('tells no total that its lines do not add up to', () => {
    expect(ruledFacts(accounts('1 150,00'), 'CV_AG', 'ANNEXE_2')).not.toHaveProperty(
      'charges_courantes',
    );
  });
});
