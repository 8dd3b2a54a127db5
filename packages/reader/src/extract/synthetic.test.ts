import type { SubKind } from '@quitus/domain/reading/read-document';
// Three papers in the words of other syndics, set by another press than the samples.
import { describe, expect, it } from 'vitest';

import { factValues, listing } from '../../test/fact-values.ts';
import { typesetPages } from '../../test/typeset-pages.ts';
import { readFacts } from '../proof/read-facts.ts';

const facts = (content: string, type: 'CHARGES' | 'CV_AG', sub_kind: SubKind) =>
  factValues(content, type, sub_kind);

const CALL = `CABINET MARTEAU GESTION — Syndic        Carte professionnelle CPI 0000 2021 000 000 000
Résidence LES TROIS ORMES   12 rue du Test 69003 LYON     Immatriculation : AB1-234-567
Réf. copropriétaire : 0042-0017   Mme DUBOIS-TEST Claire      Lot(s) 17 (appartement), 58 (cave)

APPEL DE FONDS  Période du 01/10/2026 au 31/12/2026     Exigible le 01/10/2026

Postes à répartir            Total      Base  Tantièmes  Quote-part  Locatif
CHARGES GENERALES        12 500,00    10 000        184      230,00   142,60
ASCENSEUR                 1 800,00     1 000         32       57,60    57,60
FONDS TRAVAUX ALUR          715,00    10 000        184       13,16     0,00
Ravalement appel 2/4     20 000,00    10 000        184      368,00     0,00
Montant de l'appel de fonds                                   668,76 EUR
Solde antérieur 0,00      TOTAL A PAYER AVANT LE 01/10/2026   668,76 EUR`;

const STATEMENT = `RELEVE DE COMPTE COPROPRIETAIRE du 01/01/2026 au 05/11/2026 — Compte 450 0017

Date        Libellé                          Débit      Crédit      Solde
01/01/2026  Solde antérieur                                         0,00
01/01/2026  Appel de fonds 1er trim. 2026   300,76                300,76 D
12/01/2026  Votre virement                             300,76       0,00
20/06/2026  Régularisation exercice 2025                45,10      45,10 C
01/10/2026  Appel de fonds 4e trim. 2026    668,76                623,66 D

Solde débiteur au 05/11/2026 : 623,66 €`;

const SHEET: readonly (readonly string[])[] = [
  [
    'I - Situation financière et trésorerie',
    'Exercice précédent approuvé',
    'Exercice clos',
    '',
    '',
    '',
  ],
  ['50 Fonds placés', '9 100,00', '14 300,00', '102 Provisions pour travaux', '0,00', '1 500,00'],
  ['51 Banques', '7 420,15', '8 015,40', '1031 Avances de trésorerie', '8 000,00', '8 000,00'],
  ['', '', '', '105 Fonds de travaux', '9 100,00', '14 300,00'],
  ['II - Créances', '', '', 'Dettes', '', ''],
  [
    '45 Copropriétaires sommes exigibles',
    '3 210,00',
    '4 870,55',
    '45 Copropriétaires excédents versés',
    '410,00',
    '655,20',
  ],
  ['459 Créances douteuses', '0,00', '1 200,00', '40 Fournisseurs', '2 220,15', '3 930,75'],
  [
    'TOTAL GENERAL (I)+(II)',
    '19 730,15',
    '28 385,95',
    'TOTAL GENERAL (I)+(II)',
    '19 730,15',
    '28 385,95',
  ],
];

const balanceSheet = (rows: readonly (readonly string[])[]): string =>
  `#set text(font: "Libertinus Serif", size: 8pt)
= ANNEXE N° 1 — Etat financier après répartition au 31/12/2025 (en euros)
#table(columns: (1.6fr, 1fr, 1fr, 1.6fr, 1fr, 1fr), stroke: none, align: (left, right, right, left, right, right), ${rows
    .flat()
    .map((cell) => `[${cell}]`)
    .join(', ')})`;

describe('papers of other syndics', () => {
  it('a call for funds, printed as a listing', async () => {
    expect(await facts(listing(CALL), 'CHARGES', 'APPEL_DE_FONDS')).toEqual({
      syndic: 'CABINET MARTEAU GESTION',
      building: 'Résidence LES TROIS ORMES',
      building_address: '12 rue du Test 69003 LYON',
      rnc: 'AB1234567',
      account: '0042-0017',
      owner: 'Mme DUBOIS-TEST Claire',
      lots: ['17', '58'],
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: 668_76,
      to_pay: 668_76,
      solde_anterieur: 0,
      courantes: 287_60,
      fonds_travaux: 13_16,
      travaux: 368_00,
      tantiemes: 184,
      base: 10_000,
      tantiemes_by_cle: ['CHARGES GENERALES\u00a0: 184/10000', 'ASCENSEUR\u00a0: 32/1000'],
      key_lines: [
        'CHARGES GENERALES\u00a0: 230,00 = 12\u00a0500,00 × 184 ÷ 10\u00a0000',
        'ASCENSEUR\u00a0: 57,60 = 1\u00a0800,00 × 32 ÷ 1\u00a0000',
        'FONDS TRAVAUX ALUR\u00a0: 13,16 = 715,00 × 184 ÷ 10\u00a0000',
        'Ravalement appel 2/4\u00a0: 368,00 = 20\u00a0000,00 × 184 ÷ 10\u00a0000',
      ],
    });
  });

  it('an account, with the side of each balance', async () => {
    expect(await facts(listing(STATEMENT), 'CHARGES', 'RELEVE_DE_COMPTE')).toEqual({
      period_from: '2026-01-01',
      period_to: '2026-11-05',
      as_of: '2026-11-05',
      account: '450 0017',
      solde_anterieur: 0,
      balance: 623_66,
      entries: [
        '2026-01-01 30076 Appel de fonds 1er trim. 2026',
        '2026-01-12 -30076 Votre virement',
        '2026-06-20 -4510 Régularisation exercice 2025',
        '2026-10-01 66876 Appel de fonds 4e trim. 2026',
      ],
    });
  });

  it('a balance sheet with heads over its left side only', async () => {
    expect(await facts(balanceSheet(SHEET), 'CV_AG', 'ANNEXE_1')).toEqual({
      closed_on: '2025-12-31',
      annexes: ['1'],
      creances_exigibles: 4870_55,
      creances_douteuses: 1200_00,
      excedents_verses: 655_20,
      dette_fournisseurs: 3930_75,
      avances_tresorerie: 8000_00,
      provisions_travaux: 1500_00,
      fonds_travaux: 14_300_00,
      impayes: 607055,
      fonds_places: 14_300_00,
      banques: 8015_40,
      total_bilan: 28_385_95,
    });
  });
});

describe('a balance sheet', () => {
  const addedUp = async (rows: readonly (readonly string[])[]) => {
    const read = readFacts('CV_AG', 'ANNEXE_1', await typesetPages(balanceSheet(rows)));
    return read.flatMap(({ name, rule }) => (rule === 'arithmetic' ? name : []));
  };

  it('with heads is read by its sums', async () => {
    expect(await addedUp(SHEET)).toHaveLength(11);
  });

  it('without heads is not', async () => {
    expect(await addedUp(SHEET.with(0, ['I - Situation financière', '', '', '', '', '']))).toEqual(
      [],
    );
  });

  it('of which one side does not add up gives its total only', async () => {
    const wrong = [
      '459 Créances douteuses',
      '0,00',
      '1 300,00',
      '40 Fournisseurs',
      '2 220,15',
      '3 930,75',
    ];
    expect(await addedUp(SHEET.with(6, wrong))).toEqual(['total_bilan']);
    expect(await facts(balanceSheet(SHEET.with(6, wrong)), 'CV_AG', 'ANNEXE_1')).not.toHaveProperty(
      'creances_douteuses',
    );
  });
});
