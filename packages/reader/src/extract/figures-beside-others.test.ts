// Figures that stand beside others of their kind: each is extracted by its own label, and what numbers a line is none.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';
import { typedPages } from '../../test/typed-pages.ts';
import { readFacts } from '../proof/read-facts.ts';
import { annexeHeadFacts } from './books/annexe-heads.ts';
import { sheetOf } from './sheet/sheet.ts';

describe('figures beside others', () => {
  it('a year that starts on « 1 er », its small letters set apart', () => {
    const text = `DÉCOMPTE DE CHARGES
Exercice du 1 er juillet 2024 au 30 juin 2025`;
    expect(typedFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
    });
  });

  it('primary energy, with the final one between brackets over two lines', () => {
    const text = `Diagnostic de performance énergétique
consommation énergie primaire : 187 kWh/m²/an (énergie
finale : 142 kWh/m²/an)`;
    expect(typedFacts(text, 'DIAGNOSTICS', 'DPE')).toMatchObject({ energy: 187 });
  });

  it('two figures with a star over their units', () => {
    const pages = typedPages(`consommation       émissions
187                36*
kWh/m²/an          kg CO₂/m²/an`).map((page) => ({
      ...page,
      // As near as the lines of one card are.
      words: page.words.map(({ box: [left, top, right], ...word }) => ({
        ...word,
        box: [left, top * 0.6, right, top * 0.6 + 10] as const,
      })),
    }));
    expect(readFacts('DIAGNOSTICS', 'DPE', pages)).toMatchObject([
      { name: 'energy', value: 187 },
      { name: 'emissions', value: 36 },
    ]);
  });

  it('lines of a summary sheet that are numbered', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
1.1 Nom d’usage                    LE CLOS DES TILLEULS
1.2 Date de mise à jour            12/03/2026
6.6 Montant des dettes fournisseurs   3 118,00 €
6.8 Nombre d’ascenseurs            2
6.9 Montant du fonds de travaux    9 410,00 €
6.10    Personnel employé          Non`;
    expect(typedFacts(text, 'FICHE_SYN', null)).toMatchObject({
      building: 'LE CLOS DES TILLEULS',
      fonds_travaux: 941000,
    });
  });

  it('a rent whose label goes on below', () => {
    const text = `BAIL D’HABITATION
LOYER MENSUEL HORS    640,00 €
CHARGES
FORFAIT DE CHARGES    45,00 €`;
    expect(typedFacts(text, 'LOGEMENT_LOUE', 'BAIL')).toMatchObject({
      rent: 64000,
      rent_charges: 4500,
    });
  });

  it('a sentence spread over the width of its page is no row of heads', () => {
    const text = `RÈGLEMENT DE COPROPRIÉTÉ
désignation   de   ces   lots   avec   la   quote-part   des
parties   communes   générales,   exprimée   en   dix
millièmes.
Numéro du lot    Nature         Quote-part
7                Appartement    412
8                Appartement    388`;
    expect(typedFacts(text, 'RCP_EDD', 'RCP')).toMatchObject({
      lot_shares: ['7:412/10000', '8:388/10000'],
    });
  });
});

describe('the head of an annexe', () => {
  const headOf = (name: string) => {
    const [page] = typedPages(`                    ${name}
                    14 rue des Tilleuls – 37000 TOURS
ANNEXE N° 3`);
    if (!page) return {};
    // A brand in letters twice as high, a little lower.
    const [first] = page.words;
    const top = (first?.box[1] ?? 0) + 3;
    const brand = { text: 'copria', box: [20, top, 40, top + 20] as const };
    const words = [
      ...page.words.map(({ box: [left, up, right, down], ...word }) => ({
        ...word,
        box: [left + 250, up, right + 250, down] as const,
      })),
      brand,
    ];
    return Object.fromEntries(
      annexeHeadFacts([sheetOf({ ...page, words })]).map((fact) => [fact.name, fact.value]),
    );
  };

  it('has the brand of the syndic, and the building beside it', () => {
    expect(headOf('LES TERRASSES')).toEqual({
      syndic: 'copria',
      building: 'LES TERRASSES',
      building_address: '14 rue des Tilleuls, 37000 TOURS',
    });
  });

  it('may have the address of the firm there', () => {
    expect(headOf('CABINET LEROUX')).not.toHaveProperty('building');
  });
});
