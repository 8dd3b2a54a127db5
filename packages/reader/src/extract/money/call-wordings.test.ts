// Calls for funds in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues, listing } from '../../../test/fact-values.ts';
import { typesetPages, typstTable } from '../../../test/typeset-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const call = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');

const GRID = typstTable({
  columns: '(2fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Poste', 'Budget', 'Millièmes', 'Votre quote-part'],
    ['Charges générales', '12 000,00', '45/1000', '540,00'],
    ['Ascenseur', '1 000,00', '60/1000', '60,00'],
    ['Fonds travaux', '600,00', '45/1000', '27,00'],
  ],
});
const settledBy = (before: string, called: string, pay: string) =>
  `= Appel de provisions
Période : 01/04/2027 au 30/06/2027 \\ Échéance : 01/04/2027
${GRID}
#v(1cm)
${typstTable({
  columns: '(1fr, 1fr, 1fr)',
  rows: [
    ['Solde précédent', 'Appel du trimestre', 'Net à payer'],
    [before, called, pay],
  ],
})}`;

describe('the sums of a call', () => {
  it('stand under their names', async () => {
    expect(await call(settledBy('-12,50', '627,00', '614,50'))).toEqual({
      period_from: '2027-04-01',
      period_to: '2027-06-30',
      due_on: '2027-04-01',
      total: 627_00,
      solde_anterieur: -12_50,
      to_pay: 614_50,
      courantes: 600_00,
      fonds_travaux: 27_00,
      tantiemes: 45,
      base: 1000,
      tantiemes_by_cle: ['Charges générales\u00a0: 45/1000', 'Ascenseur\u00a0: 60/1000'],
      key_lines: [
        'Charges générales\u00a0: 540,00 = 12\u00a0000,00 × 45 ÷ 1\u00a0000',
        'Ascenseur\u00a0: 60,00 = 1\u00a0000,00 × 60 ÷ 1\u00a0000',
        'Fonds travaux\u00a0: 27,00 = 600,00 × 45 ÷ 1\u00a0000',
      ],
    });
  });

  it('that do not settle one another are not proven, but for the one that the lines add up to', async () => {
    const pages = await typesetPages(settledBy('-12,50', '627,00', '641,50'));
    const proofs = new Map(
      readFacts('CHARGES', 'APPEL_DE_FONDS', pages).map(({ name, proof }) => [name, proof]),
    );
    expect(proofs.get('total')).toBe('PROVEN');
    expect(proofs.get('to_pay')).not.toBe('PROVEN');
    expect(proofs.has('solde_anterieur')).toBe(false);
  });

  it('are found in a listing, with the minus after a credit', async () => {
    const found = await call(
      listing(`APPEL DE FONDS DU 2EME TRIMESTRE 2027

LIBELLE                          MONTANT A REPARTIR   TANT.    VOTRE PART
CHARGES COMMUNES                          10.000,00    125        125,00
EAU FROIDE                                 2.000,00    125         25,00
FONDS TRAVAUX                                500,00    125          6,25
                                                              -----------
TOTAL A APPELER                                                   156,25
REPORT A NOUVEAU CREDITEUR                                         45,10-
MONTANT A REGLER                                                  111,15
A REGLER AU PLUS TARD LE 05/04/2027`),
    );
    expect(found).toMatchObject({
      due_on: '2027-04-05',
      total: 156_25,
      solde_anterieur: -45_10,
      to_pay: 111_15,
      courantes: 150_00,
      fonds_travaux: 6_25,
    });
  });

  it('are told in a letter', async () => {
    const found = await call(
      `Nous vous adressons l’appel de charges du premier trimestre 2027.

#list([Charges courantes : 1 020,30 €], [Travaux de toiture (2e appel sur 3) : 450,00 €], [Cotisation au fonds de travaux : 51,02 €])

Montant total de l’appel : 1 521,32 €. Votre compte est débiteur de 120,00 €.

Merci de nous verser la somme de 1 641,32 € au plus tard le 15 janvier 2027.`,
    );
    expect(found).toEqual({
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-15',
      total: 1521_32,
      solde_anterieur: 120_00,
      to_pay: 1641_32,
      courantes: 1020_30,
      travaux: 450_00,
      fonds_travaux: 51_02,
    });
  });

  it('are told in one sentence', async () => {
    const found = await call(
      'Le montant de votre appel de provisions pour le troisième trimestre 2027 s’élève à 412,30 €, exigible au 1er juillet 2027. Compte tenu de votre solde créditeur de 12,30 €, le net à payer est de 400,00 €.',
    );
    expect(found).toMatchObject({ total: 412_30, solde_anterieur: -12_30, to_pay: 400_00 });
  });

  it('stand in cards above the lines', async () => {
    const found = await call(
      `= Avis d’appel de fonds
#grid(columns: (1fr, 1fr), [Situation de votre compte au 14/12/2026 : 85,00 € débiteur \\ Appel du 1er trimestre 2027], [Total de la période : 300,00 € \\ *Total à payer : 385,00 €*])
${typstTable({
  columns: '(3fr, 1fr, 1fr)',
  rows: [
    ['Nature', 'Quote-part', 'Dont récupérable'],
    ['Charges générales', '200,00', '100,00'],
    ['Ascenseur', '50,00', '20,00'],
    ['Chauffage', '50,00', '50,00'],
    ['Total', '300,00', '170,00'],
  ],
})}`,
    );
    expect(found).toMatchObject({
      total: 300_00,
      solde_anterieur: 85_00,
      to_pay: 385_00,
      recoverable: 170_00,
    });
  });
});

it('a list without heads that does not add up names no part', async () => {
  const found = await call(
    `= Appel de fonds\n#list([Charges courantes : 100,00 €], [Fonds de travaux : 5,00 €])\nTotal de l’appel : 115,00 €`,
  );
  expect(found).not.toHaveProperty('courantes');
  expect(found).not.toHaveProperty('fonds_travaux');
});

it('a call for works alone', async () => {
  const found = await call(
    `= Appel de fonds travaux
Ravalement voté le 12/03/2026, appel n° 2 sur 4, exigible le 01/06/2026
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Nature', 'Montant', 'Tantièmes', 'Votre quote-part'],
    ['Ravalement des façades', '40 000,00', '120 / 10 000', '480,00'],
    ['Honoraires sur travaux', '1 000,00', '120 / 10 000', '12,00'],
    ['Montant dû', '', '', '492,00'],
  ],
})}`,
  );
  expect(found).toMatchObject({ due_on: '2026-06-01', total: 492_00, travaux: 492_00 });
});
