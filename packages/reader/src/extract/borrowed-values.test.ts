// Values that stand beside the right words and belong to something else, or are only a part of one.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../test/fact-values.ts';
import { typedFacts } from '../../test/typed-facts.ts';
import { typstTable } from '../../test/typeset-pages.ts';

describe('lots', () => {
  it('are not the figures of what they are', () => {
    const page = `APPEL DE FONDS
Lot 0015 - Appartement T4, 3e étage
Charges générales  120,00 €
Lot 0208 - Cave 12, sous-sol
Charges générales  4,00 €`;
    expect(typedFacts(page, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({ lots: ['15', '208'] });
  });
});

describe('the end of an energy report', () => {
  it.each([
    'DIAG DU TEST - certifié par Organisme Exemple, certificat n° C-12 valable jusqu’au 04/02/2029',
    'Assurance Exemple, police 778812, valable jusqu’au 31/12/2026',
  ])('is not that of the surveyor: %s', (foot) => {
    const page = `DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE
Établi le : 10/03/2026
Valable jusqu’au : 09/03/2036
Adresse : 4 rue du Test, 44000 NANTES
Surface de référence : 50 m²
Type de bien : appartement
Année de construction : 1970
${foot}`;
    expect(typedFacts(page, 'DIAGNOSTICS', 'DPE')).toMatchObject({ valid_until: '2036-03-09' });
  });
});

describe('an insurer', () => {
  it('is not the next head of its table', async () => {
    const table = typstTable({
      columns: '(2fr, 1fr, 1fr, 2fr)',
      rows: [
        ['Assureur', 'Police', 'Nature', 'Échéance'],
        ['Mutuelle du Test', 'MI-4410-77', 'Multirisque', '31/12/2027'],
      ],
    });
    const page = `= Carnet d'entretien\n\nAssurance de l'immeuble\n\n${table}`;
    expect(await factValues(page, 'CARNET_ENTRETIEN', null)).toMatchObject({
      insurer: 'Mutuelle du Test',
    });
  });
});

describe('keys', () => {
  it('are those over the expenses, not the first expense', async () => {
    const table = typstTable({
      columns: '(2fr, 1fr, 1fr, 1fr, 1fr)',
      rows: [
        ['Poste', 'Total', 'Base', 'Vos tantièmes', 'Votre part'],
        ['Clé 01 : Charges générales', '', '', '', ''],
        ['Assurance', '1 000,00', '10 000', '200', '20,00'],
        ['Nettoyage', '2 000,00', '10 000', '200', '40,00'],
        ['Total clé 01', '3 000,00', '', '', '60,00'],
        ['Clé 02 : Ascenseur', '', '', '', ''],
        ['Entretien', '800,00', '1 000', '40', '32,00'],
        ['Électricité', '200,00', '1 000', '40', '8,00'],
        ['Total clé 02', '1 000,00', '', '', '40,00'],
        ['TOTAL', '4 000,00', '', '', '100,00'],
      ],
    });
    const page = `= Décompte de charges 2025\n\nDu 01/01/2025 au 31/12/2025\n\n${table}

Provisions appelées : 90,00 \\ Solde à votre charge : 10,00`;
    expect(await factValues(page, 'CHARGES', 'DECOMPTE')).toMatchObject({
      tantiemes: 200,
      base: 10_000,
      key_lines: [
        'Charges générales\u00a0: 60,00 = 3\u00a0000,00 × 200 ÷ 10\u00a0000',
        'Ascenseur\u00a0: 40,00 = 1\u00a0000,00 × 40 ÷ 1\u00a0000',
      ],
    });
  });
});

describe('the movements of an account over two pages', () => {
  const HEAD = ['Date', 'Opération', 'Débit', 'Crédit', 'Solde'];
  const table = (rows: readonly (readonly string[])[]) =>
    typstTable({ columns: '(auto, 3fr, 1fr, 1fr, 1fr)', rows: [HEAD, ...rows] });
  const account = (report: string, paid: string, last: string) =>
    factValues(
      `${table([
        ['01/01/2026', 'Provision 1T', '150,00', '', '150,00'],
        ['12/02/2026', 'Virement', '', '100,00', '50,00'],
        ['01/04/2026', 'Provision 2T', '150,00', '', '200,00'],
      ])}\n#pagebreak()\n${table([
        ['', 'Report', '', '', report],
        ['15/05/2026', 'Virement', '', '50,00', paid],
        ['01/07/2026', 'Provision 3T', '150,00', '', last],
      ])}`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );

  it('are all of them where the second goes on from the first', async () => {
    expect(await account('200,00', '150,00', '300,00')).toMatchObject({
      entries: [
        '2026-01-01 15000 Provision 1T',
        '2026-02-12 -10000 Virement',
        '2026-04-01 15000 Provision 2T',
        '2026-05-15 -5000 Virement',
        '2026-07-01 15000 Provision 3T',
      ],
    });
  });

  it('are none where it does not', async () => {
    expect(await account('180,00', '130,00', '280,00')).not.toHaveProperty('entries');
  });
});
