// Calls, settlements and statements laid out as only some offices do: codes before names, sums before words, lots
// one after the other, shares under their lines, and what a letter says instead of a label.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

const typeset = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const settlement = (text: string) => ruledFacts(text, 'CHARGES', 'DECOMPTE');
const settledLetter = (text: string) => typedFacts(text, 'CHARGES', 'DECOMPTE');
const statement = (text: string) => ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');

describe('the lines of a call', () => {
  it('are added up over lots whose titles have a bullet', () => {
    const found = call(`APPEL DE FONDS
LIBELLE | A REPARTIR | BASE | TANT. | QUOTE-PART | LOCAT.
*** LOT 00003 APPT T2
CHARGES COMMUNES GENERALES | 8000,00 | 10000 | 100 | 80,00 | 50,00
ASCENSEUR | 1000,00 | 1000 | 40 | 40,00 | 30,00
S/TOTAL LOT 00003 | | | | 120,00 |
*** LOT 00041 CAVE
CHARGES COMMUNES GENERALES | 8000,00 | 10000 | 5 | 4,00 | 2,00
S/TOTAL LOT 00041 | | | | 4,00 |
TOTAL DE L'APPEL | | | | 124,00 | 82,00`);
    expect(found).toMatchObject({
      lots: ['3', '41'],
      total: 124_00,
      tantiemes: 105,
      base: 10_000,
      tantiemes_by_cle: ['CHARGES COMMUNES GENERALES\u00a0: 105/10000', 'ASCENSEUR\u00a0: 40/1000'],
    });
  });

  it('are worked out, whatever stands beside the table', async () => {
    const found = await typeset(`= Appel de provisions
#grid(columns: (4cm, 1fr), column-gutter: 6mm,
[Votre agence \\ 3 rue Neuve \\ Ouvert le lundi \\ Urgences \\ 01 00 00 00 00],
${typstTable({
  columns: '(auto, 3fr, 1.4fr, 1fr, 1fr)',
  rows: [
    ['Clé', 'Libellé', 'Tantièmes', 'Dépense', 'Votre part'],
    ['10', 'Charges générales', '250/10000', '8 000,00', '200,00'],
    ['20', 'Ascenseur tour 2', '104/2600', '1 000,00', '40,00'],
    ['10', 'Fonds de travaux', '250/10000', '400,00', '10,00'],
    ['', 'Total', '', '', '250,00'],
  ],
}).replace(/^#/, '')})`);
    expect(found).toMatchObject({
      total: 250_00,
      fonds_travaux: 10_00,
      tantiemes: 250,
      base: 10_000,
    });
  });

  it('may start with their sums', () => {
    const found = letter(`Provision de charges de MARS 2027
60.00     charges courantes : 6000.00 pour l’immeuble x 10 / 1000
20.00     chauffage : 1000.00 x 20 / 1000
3.00      épargne travaux (fonds obligatoire) : 300.00 x 10 / 1000
83.00 €   à verser pour le 1er mars 2027`);
    expect(found).toMatchObject({ total: 83_00, courantes: 80_00, fonds_travaux: 3_00 });
  });

  it('tell their share below, where it makes the sum', () => {
    const of = (share: string) =>
      letter(`Appel de charges
Charges générales          270,00 €
${share}
Escalier                    50,00 €
100 / 1000 tantièmes × 500,00 €
Total de l’appel           320,00 €`);
    expect(of('45 / 1000 tantièmes × 6 000,00 €')).toMatchObject({ tantiemes: 45, base: 1000 });
    expect(of('45 / 1000 tantièmes × 7 000,00 €')).not.toHaveProperty('tantiemes');
  });

  it('keep a rate in their name', () => {
    const found =
      call(`Objet : Résidence du Lac – remplacement des fenêtres – 1er appel de fonds travaux
Poste | Appelé | Votre part (100/1000)
Travaux de menuiserie | 5 000,00 | 500,00
Honoraires du syndic sur travaux 3,00 % HT | 150,00 | 15,00
TOTAL | 5 150,00 | 515,00`);
    expect(found).toMatchObject({ total: 515_00, travaux: 515_00 });
    expect(found).not.toHaveProperty('tantiemes_by_cle');
  });
});

describe('the share of an owner', () => {
  const form = (extracted: string) =>
    letter(`AVIS D’ACOMPTE
${extracted}
Dépenses communes générales     100,00
Ascenseur (112/1000)             20,00
Montant du présent appel        120,00`);

  it('is told by a label where the lines tell that of the lift only', () => {
    expect(form('Quote-part :   74 / 1000èmes')).toMatchObject({ tantiemes: 74, base: 1000 });
    expect(form('Merci')).not.toHaveProperty('tantiemes');
  });
});

describe('what is to be paid', () => {
  const LINES = `Appel de charges du 1er trimestre 2027
Provisions sur charges courantes   100,00 €
Fonds de travaux                    10,00 €
Total de l’appel                   110,00 €`;

  it.each([
    ['Vous étiez à jour au dernier trimestre.', 110_00],
    ['Le montant de 110,00 € est exigible au 1er février 2027.', 110_00],
    ['Si vous êtes à jour, ne tenez pas compte de la relance.', undefined],
    ['Le montant de 90,00 € est exigible au 1er février 2027.', undefined],
  ])('%s', (said, expected) => {
    expect(letter(`${LINES}\n${said}`)['to_pay']).toBe(expected);
  });

  it('is not the sum that stands over its name', () => {
    const found = letter(`Cotisation appelée          603,75 €
Arriéré au 20 juin 2026       0,00 €
À payer avant le 15/07/2026  603,75 €`);
    expect(found).toMatchObject({ total: 603_75, solde_anterieur: 0, to_pay: 603_75 });
  });
});

describe('the days of a call', () => {
  it.each([
    ['L’exigibilité demeure fixée au 01/10/2026.', '2026-10-01'],
    ['Provision exigible le premier jour du trimestre, soit le 1er avril 2027.', '2027-04-01'],
    ['Au plus tard le 15 janvier 2027', '2027-01-15'],
    ['Somme due le 01/04/2027', '2027-04-01'],
    ['Merci de faire le virement avant le 15/01/2027.', '2027-01-15'],
    ['APPEL DE FONDS AU 01.07.2026 3E TRIM. 2026', '2026-07-01'],
    ['APPEL DE FONDS DU 12.06.2026 3E TRIM. 2026', undefined],
  ])('%s', (text, day) => {
    expect(letter(text)['due_on']).toBe(day);
  });

  it.each([
    ['APPEL DE COTISATION 2026 – SECOND SEMESTRE', '2026-07-01', '2026-12-31'],
    ['Acompte du      au\n01/04/2026      30/06/2026', '2026-04-01', '2026-06-30'],
  ])('%s', (text, from, to) => {
    expect(letter(text)).toMatchObject({ period_from: from, period_to: to });
  });
});

describe('what a paper belongs to', () => {
  it('has its number in the register under its head', () => {
    const found = letter(`Copropriété        Immatriculation      Votre compte
LE PARC            AA-138-9052          4500-0213`);
    expect(found).toMatchObject({ rnc: 'AA1389052' });
  });

  it('has lots named in what they are', () => {
    expect(letter('Appartement – cave (numéros de lots) :   5, 17 et 22')['lots']).toEqual([
      '5',
      '17',
      '22',
    ]);
    expect(letter('le détail de votre quote-\npart pour le lot n° 7 (118/1000)')['lots']).toEqual([
      '7',
    ]);
  });

  it('has an account whose number is under its title', () => {
    expect(statement('SITUATION DE COMPTE COPROPRIÉTAIRE\nN° 054-311-C0027')['account']).toBe(
      '054-311-C0027',
    );
    expect(letter('Vos réf. : MUL-0093 / 00037')['account']).toBe('MUL-0093/00037');
  });
});

describe('a settlement', () => {
  it('parts what an owner pays from what a tenant does', () => {
    const found = settlement(`DÉCOMPTE DE CHARGES 2025
Nature | À répartir | Part propriétaire | Part locative | Total
Assurance | 5 000,00 | 50,00 | 0,00 | 50,00
Ménage | 3 000,00 | 0,00 | 30,00 | 30,00
Contrat ascenseur | 2 000,00 | 5,00 | 15,00 | 20,00
TOTAL GÉNÉRAL | | 55,00 | 45,00 | 100,00
Vos provisions versées | | | | 90,00
Complément à votre charge | | | | 10,00`);
    expect(found).toMatchObject({
      charges_reelles: 100_00,
      recoverable: 45_00,
      provisions: 90_00,
      difference: 10_00,
    });
  });

  it('says what several provisions make', () => {
    const found = settledLetter(`Votre décompte de charges pour l’exercice 2025
Charges générales     300,00
Eau                    60,00
Charges de l’exercice 360,00
Vous avez versé quatre provisions de 100,00 €, soit 400,00 € ; il vous revient donc 40,00 €.`);
    expect(found).toMatchObject({ provisions: 400_00, difference: -40_00 });
  });
});

describe('an account', () => {
  const moved = (totals: string) =>
    statement(`RELEVÉ DE COMPTE
Solde au 30/06/2026 : 50,00 € à payer
Date | Opération | Appelé | Payé
01/01/2026 | Appel T1 | 150,00 |
01/04/2026 | Appel T2 | 150,00 |
12/05/2026 | Virement | | 250,00
${totals}`);

  it('tells its totals in a line', () => {
    expect(moved('Total appelé 300,00 € · Total payé 250,00 €')).toMatchObject({
      total_debit: 300_00,
      total_credit: 250_00,
    });
  });
});
