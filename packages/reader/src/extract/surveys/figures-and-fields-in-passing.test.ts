// Figures that are of another state of the home, fields broken in narrow columns, days and numbers extracted in passing.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('an energy report', () => {
  const dpe = (text: string) =>
    typedFacts(`DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE\n${text}`, 'DIAGNOSTICS', 'DPE');

  it('tells what the home is, and no provisional figure', () => {
    expect(
      dpe(`244 kWh/m²/an  29 kg CO2/m²/an
Indice provisoire avant travaux de la copropriété : 251 kWh/m²/an`),
    ).toMatchObject({ energy: 244 });
  });

  it('reads the figure beside the row of the scale', () => {
    expect(
      dpe(`C 111 à 180
D 181 à 250 215 kWhEP/m².an
E 251 à 330`),
    ).toMatchObject({ energy: 215 });
  });

  it('does not tell what works would make of it', () => {
    expect(
      dpe('Après travaux recommandés : 142 kWhEP/m².an et 28 kgéqCO2/m².an.'),
    ).not.toHaveProperty('emissions');
  });
});

describe('a report in passing', () => {
  const termites = (text: string) =>
    typedFacts(`ÉTAT RELATIF À LA PRÉSENCE DE TERMITES\n${text}`, 'DIAGNOSTICS', 'TERMITES');

  it('has the number after its own word, whatever stands before the dash', () => {
    expect(
      termites(
        'Ève LOT – certification WC C2021-02 – assurance Exemple 114.231 – dossier PDL 26-3317',
      ),
    ).toMatchObject({ report_number: 'PDL 26-3317' });
  });

  it('has no number where the policy has one', () => {
    expect(termites('Ève LOT – assurance Exemple, dossier PDL 26-3317')).not.toHaveProperty(
      'report_number',
    );
  });

  it('concludes for all that was seen', () => {
    expect(
      termites("Absence d'indices d'infestation de termites dans les lots visités."),
    ).toMatchObject({ diagnostic_result: 'NEGATIVE' });
  });

  it('has a day after its number', () => {
    expect(
      termites(
        'Rapport CAE.2026.0311.A établi le 13 mars 2026 à la suite de la visite du 11 mars 2026',
      ),
    ).toMatchObject({ made_on: '2026-03-11' });
  });

  it('was made on the net', () => {
    expect(
      typedFacts(
        'ÉTAT DES RISQUES\nÉtat réalisé en ligne sur INFO / Risques le 4 novembre 2026.',
        'DIAGNOSTICS',
        'ERP',
      ),
    ).toMatchObject({ made_on: '2026-11-04' });
  });
});

describe('a form of narrow columns', () => {
  it('tells the address of the home', () => {
    expect(
      typedFacts(
        `ÉTAT DES NUISANCES SONORES AÉRIENNES
Adresse de      4 rue des       Code postal ou     63100      Commune     CLERMONT-
l'immeuble      Chaumes         Insee                                     FERRAND`,
        'DIAGNOSTICS',
        'BRUIT',
      ),
    ).toMatchObject({ property_address: '4 rue des Chaumes, 63100 CLERMONT-FERRAND' });
  });
});
