import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a number that is no lot', () => {
  it('opens a row under the title of its part', () => {
    expect(
      typedFacts(
        `APPEL DE FONDS DU 01/10/2026

Clé     Libellé                  À répartir    Tantièmes       Votre part
Lot n° 77 – Appartement
1       Charges générales        20.000,00     1300 / 100000   260,00
Lot n° 163 – Garage
1       Charges générales        20.000,00     100 / 100000    20,00
Ensemble de vos lots
50      Fonds de travaux         1.000,00      1400 / 100000   14,00
        Montant de l'appel                                     294,00`,
        'CHARGES',
        'APPEL_DE_FONDS',
      )['lots'],
    ).toEqual(['77', '163']);
  });

  it('is the first figure of a sum under « lots »', () => {
    expect(
      typedFacts(
        `PRÉ-ÉTAT DATÉ
Cédant : Mme SAVARY Odile – Lots n° 15 et 36 – Tantièmes 342/10000

Partie financière                        Au titre des lots
Charges courantes N-1 : appelées         2 104,00
Charges courantes N-1 : réelles          2 044,87`,
        'PRE_ETAT_DATE',
      )['lots'],
    ).toEqual(['15', '36']);
  });

  const proxy = (lots: string) =>
    typedFacts(
      `POUVOIR
Je soussignée Mme Anne ROY, copropriétaire des lots ${lots}, donne pouvoir à M. Jean PETIT
pour me représenter à l'assemblée générale du 12 mars 2026`,
      'CV_AG',
      'POUVOIR',
    )['lots'];

  it('is that of a house', () => {
    for (const house of ['2 place Haute à Tulle', '2, place Haute', '2 ter quai Vert', 'rue Haute'])
      expect(proxy(`3 et 8, ${house}`)).toEqual(['3', '8']);
  });
});
