import { describe, expect, it } from 'vitest';

import { periodByName, typeByName } from './name-guess.ts';
import { byPeriod, comparePeriods, periodWords } from './period.ts';

describe('the name of a file', () => {
  it.each([
    ['Appel de fonds T3 2026.pdf', 'CHARGES'],
    ['releve_de_compte.pdf', 'CHARGES'],
    ['PV AG 12-06-2025.pdf', 'PV_AG'],
    ['Procès-verbal assemblée générale.pdf', 'PV_AG'],
    ['Convocation AG 2026.pdf', 'CV_AG'],
    ['Règlement de copropriété.pdf', 'RCP_EDD'],
    ['DPE_collectif.pdf', 'DIAGNOSTICS_IMMEUBLE'],
    ['dpe.pdf', 'DIAGNOSTICS'],
    ['DDT complet - rapport amiante.pdf', 'DIAGNOSTICS'],
    ['Loi Carrez.pdf', 'CERT_CARREZ'],
    ['Taxe foncière 2025.pdf', 'TAX_FONCIERE'],
    ['titre de propriete.pdf', 'TITRE_PROP'],
    ['Titre de séjour.jpg', 'DOC_IDENTITE'],
    ['CNI recto.jpg', 'DOC_IDENTITE'],
    ['carnet d’entretien.pdf', 'CARNET_ENTRETIEN'],
    ['pré-état daté.pdf', 'PRE_ETAT_DATE'],
  ])('%s is proposed as %s', (name, type) => expect(typeByName(name)).toBe(type));

  it.each(['IMG_4021.jpg', 'scan0001.pdf', 'document.pdf', 'planning vacances.pdf', 'page 3.png'])(
    '%s proposes nothing',
    (name) => expect(typeByName(name)).toBeNull(),
  );

  it('tells the year and the quarter', () => {
    expect(periodByName('Appel T3 2026.pdf')).toEqual({ year: 2026, period: 'T3' });
    expect(periodByName('appel 4e trimestre 2025.pdf')).toEqual({ year: 2025, period: 'T4' });
    expect(periodByName('PV_AG_2024.pdf')).toEqual({ year: 2024, period: null });
    expect(periodByName('comptes 2023-2024.pdf')).toEqual({ year: null, period: null });
    expect(periodByName('lot T3.pdf')).toEqual({ year: null, period: null });
  });
});

describe('the period a file covers', () => {
  it('is said shortly, and sorted from the latest', () => {
    expect(periodWords({ year: 2026, period: 'T3' })).toBe('T3 2026');
    expect(periodWords({ year: 2025, period: 'ANNEE' })).toBe('2025');
    expect(periodWords({ year: null, period: null })).toBeNull();
    const files = [
      { year: null, period: null },
      { year: 2025, period: 'T4' as const },
      { year: 2026, period: 'T1' as const },
      { year: 2026, period: 'T2' as const },
    ];
    expect(files.toSorted(comparePeriods).map(periodWords)).toEqual([
      'T2 2026',
      'T1 2026',
      'T4 2025',
      null,
    ]);
    expect(files.toSorted(byPeriod).map(periodWords)).toEqual([
      'T4 2025',
      'T1 2026',
      'T2 2026',
      null,
    ]);
  });
});
