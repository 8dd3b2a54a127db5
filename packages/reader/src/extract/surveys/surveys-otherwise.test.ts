// Reports as other surveyors write them: areas in words, thresholds beside figures, days under other names.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a certificate of area', () => {
  const letter = (area: string) => `CERTIFICAT DE SUPERFICIE PRIVATIVE
J'ai procédé le 8 mars 2024 au mesurage du lot numéro douze.
La superficie privative de ce lot, déduction faite des murs, est de ${area}.`;

  it.each([
    ['soixante-six mètres carrés et quarante décimètres carrés', 6640],
    ['TRENTE MÈTRES CARRÉS CINQ DÉCIMÈTRES CARRÉS', 3005],
    ['quatre-vingts mètres carrés', 8000],
  ])('in words: %s', (area, surface_carrez) => {
    expect(typedFacts(letter(area), 'CERT_CARREZ')).toMatchObject({ surface_carrez, lots: ['12'] });
  });

  it('hundredths without their unit are not told', () => {
    expect(typedFacts(letter('trente mètres carrés quarante'), 'CERT_CARREZ')).not.toHaveProperty(
      'surface_carrez',
    );
  });

  it('a list of lots in words is not told by half', () => {
    expect(
      typedFacts(
        'Mesurage du lot sept et du lot onze, superficie privative : 30 m²',
        'CERT_CARREZ',
      ),
    ).not.toHaveProperty('lots');
  });
});

describe('a survey', () => {
  it('« visite et rapport » have one day', () => {
    expect(
      typedFacts(
        `CONSTAT DE RISQUE D'EXPOSITION AU PLOMB
Appareil à fluorescence. Visite et rapport : 11/03/2024.`,
        'DIAGNOSTICS',
        'PLOMB',
      ),
    ).toMatchObject({ made_on: '2024-03-11' });
  });

  it('the limit of a class is not what the home uses', () => {
    expect(
      typedFacts(
        `DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE
300 kWh/m²/an et 11 kg CO₂/m²/an : classe E. Seuil de la classe F : 330 kWh/m²/an.`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toMatchObject({ energy: 300, emissions: 11 });
  });

  it('a day of the report that is printed and not read is not replaced by that of the visit', () => {
    expect(
      typedFacts(
        `DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE
09/01/2025     ← date d'établissement
Dossier 25-14 – visite du 07/01/2025`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).not.toHaveProperty('made_on');
  });

  it('the cover of a file tells what its rows conclude of the home', () => {
    expect(
      typedFacts(
        `DOSSIER DE DIAGNOSTIC TECHNIQUE
Dossier n° AB-2025-17 – Date de la mission : 06/11/2025
Superficie privative     Superficie Carrez totale : 61,07 m²        illimitée
DPE                      214 kWh/m²/an – 11 kg CO₂/m²/an            05/11/2035
Termites                 Absence d'indice                           05/05/2026`,
        'DIAGNOSTICS',
        'DDT',
      ),
    ).toMatchObject({ made_on: '2025-11-06', surface_carrez: 6107, energy: 214, emissions: 11 });
  });
});
