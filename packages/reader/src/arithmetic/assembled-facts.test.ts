// What papers prove of themselves by their sums: calls, accounts, settlements, annexes in layouts of their own.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import type { PaperKind } from '../model/fact-model.ts';
import { assembledFacts } from './assembled-facts.ts';

const provenOn = (paper: PaperKind, text: string) =>
  Object.fromEntries(
    assembledFacts(paper, [setPage(text)]).map(({ name, value }) => [name, value]),
  );
const reasonOf = (paper: PaperKind, text: string, fact: string) =>
  assembledFacts(paper, [setPage(text)])
    .find(({ name }) => name === fact)
    ?.because?.replaceAll('\u00a0', ' ');

const CALL = `
  406,00 D   P1  001     232 / 10000    17 500,00
  123,75 D   P1  002     271 / 5420      2 475,00
   47,10 D   P3  001     232 / 10000     2 030,00
  529,75 D   SOUS-TOTAL P1
   47,10 D   SOUS-TOTAL P3
  576,85 D   ** TOTAL APPEL **
  312,40 D   SAN ARRETE AU 16/12/2025
  889,25 D   ** NET A REGLER AVANT LE 15/01/2026 **`;

describe('a call', () => {
  it('with its sums at the left and codes for words', () => {
    expect(provenOn('APPEL_DE_FONDS', CALL)).toMatchObject({
      total: 57685,
      solde_anterieur: 31240,
      to_pay: 88925,
      tantiemes: 232,
      base: 10000,
    });
  });

  it('says what its total is the sum of', () => {
    expect(reasonOf('APPEL_DE_FONDS', CALL, 'total')).toBe('406,00 + 123,75 + 47,10 = 576,85');
  });

  it('whose sums stand in boxes', () => {
    const boxes = `
      Provisions budget      Fonds de travaux       Total de l’appel       À régler
      958,32                 49,61                  1 007,93               1 007,93`;
    expect(provenOn('APPEL_DE_FONDS', boxes)).toMatchObject({
      courantes: 95832,
      fonds_travaux: 4961,
      total: 100793,
    });
  });

  it('whose keys stand side by side, the lots of the owner under one another', () => {
    const lots = `
                           Charges générales        Escalier       Chauffage                Fonds de travaux
                                    2 900,00          500,00        3 200,00                          330,00
      6 — Appartement                 339,30           63,50          385,96        788,76             38,61          827,37
                                         117             127             110                             117
      13 — Cave                         8,70               –               –          8,70              0,99            9,69
                                           3                                                               3
      21 — Grenier                     17,40            9,50               –         26,90              1,98           28,88
                                           6              19                                               6
      Ensemble de vos lots            365,40           73,00          385,96        824,36             41,58          865,94
                                    126/1000        146/1000         110/912                        126/1000
      Situation avant cet appel     141,72
      Le présent appel              865,94
      À régler au 01/07/2026      1 007,66`;
    expect(provenOn('APPEL_DE_FONDS', lots)).toMatchObject({
      total: 86594,
      courantes: 82436,
      fonds_travaux: 4158,
      solde_anterieur: 14172,
      to_pay: 100766,
    });
  });

  it('for works of a part of the building tells its only key, and no general one', () => {
    const works = `
      Appel de fonds travaux
      Bâtiment B     21 600,00     97 / 1 000     2 095,20
      Total de l’appel                            2 095,20
      À payer                                     2 095,20`;
    const facts = provenOn('APPEL_DE_FONDS', works);
    expect(facts).toMatchObject({
      tantiemes_by_cle: ['Bâtiment B\u00a0: 97/1000'],
      travaux: 209520,
    });
    expect(facts).not.toHaveProperty('tantiemes');
  });

  it('of which a line does not add up has no total', () => {
    const wrong = CALL.replace('123,75', '125,75');
    expect(provenOn('APPEL_DE_FONDS', wrong)).not.toHaveProperty('total');
  });

  it('that lists what all owners pay is nobody’s', () => {
    const list = `
      Assurance               618,00
      Ménage                  720,00
      Total                 1 338,00
      Lebrun      310         414,78
      Fouassier   365         488,37
      Pinto       325         434,85
      Tous       1000       1 338,00
      TOTAL A PAYER         1 338,00`;
    expect(provenOn('APPEL_DE_FONDS', list)).not.toHaveProperty('total');
  });
});

describe('an account', () => {
  it('from the newest to the oldest, with a minus for what is owed', () => {
    const account = `
      01/10/2026   Appel 4T 2026          − 958,32      − 1 007,93
      01/10/2026   Fonds travaux 4T        − 49,61         − 49,61
      07/07/2026   Virement reçu          + 991,86            0,00
      01/07/2026   Appel 3T 2026          − 991,86        − 991,86
      30/06/2026   Solde à nouveau                            0,00
      Solde au 09/11/2026 : − 1 007,93`;
    expect(provenOn('RELEVE_DE_COMPTE', account)).toMatchObject({ balance: 100793 });
  });

  it('by kinds of entries, its sums first', () => {
    const account = `
      1 756,61 D  ** SOLDE A CE JOUR **
        312,40 D  SAN AU 01/01/2026
      1 038,05 D  AP  01/01/2026 P1 1T26
      1 038,05 D  AP  01/04/2026 P1 2T26
      1 068,53 D  AP  01/07/2026 P1 3T26
        312,40 C  RG  12/01/2026 CHQ 4410027
      1 388,02 C  RG  20/01/2026 VIR RECU`;
    expect(provenOn('RELEVE_DE_COMPTE', account)).toMatchObject({
      balance: 175661,
      solde_anterieur: 31240,
    });
  });

  it('with two columns and their totals', () => {
    const account = `
      Date         Libellé                      Débit      Crédit
      01/01/2026   Appel provisions 1T          387,42
      19/01/2026   Virement reçu                           406,79
      01/04/2026   Appel provisions 2T          387,42
      28/04/2026   Régularisation 2025                      62,18
      15/07/2026   Étanchéité appel 1/2         726,50
      Totaux                                  1 501,34     468,97
      Solde débiteur au 31/08/2026            1 032,37`;
    expect(provenOn('RELEVE_DE_COMPTE', account)).toMatchObject({
      balance: 103237,
      total_debit: 150134,
      total_credit: 46897,
    });
  });

  it('whose balance does not follow from its rows proves nothing', () => {
    const account = `
      01/01/2026   Appel provisions 1T          387,42
      19/01/2026   Virement reçu                           406,79
      01/04/2026   Appel provisions 2T          387,42
      15/07/2026   Étanchéité appel 1/2         726,50
      Solde débiteur au 31/08/2026            1 100,00`;
    expect(provenOn('RELEVE_DE_COMPTE', account)).toEqual({});
  });
});

describe('a settlement', () => {
  it('whose heads stand far over the total of its keys', () => {
    const settlement = `
                            DEPENSE SYNDICAT     BASE   VOS TT     QUOTE-PART     PROV.APPEL.
      CLE 01 CH.GEN
      EAU FROIDE                    3.061,15
      ELECTRICITE                     702,44
      ASSURANCE                     2.848,36
      S/TOTAL CH.GEN                6.611,95     1000       71         469,45          480,00
      CLE 02 CH.ESC
      NETTOYAGE                     2.940,00
      ELECTRICITE                     311,87
      S/TOTAL CH.ESC                3.251,87      862       70         264,07          270,00
      TOTAL CHARGES COURANTES       9.863,82                           733,52          750,00
      REGULARISATION : PROVISIONS APPELEES MOINS QUOTE-PART             16,48 CR`;
    expect(provenOn('DECOMPTE', settlement)).toMatchObject({
      charges_reelles: 73352,
      provisions: 75000,
      difference: -1648,
    });
  });

  it('whose sums stand over their names', () => {
    const settlement = `
      1 534,53 €               1 577,16 €                -42,63 €
      vos charges réelles      vos provisions            vous avez trop versé

      1 313,83 €   Charges générales
      220,70 €     Escalier
      1 534,53 €   Total`;
    expect(provenOn('DECOMPTE', settlement)).toMatchObject({
      charges_reelles: 153453,
      provisions: 157716,
      difference: -4263,
    });
  });
});

describe('an annexe', () => {
  it('1, with the accounts after their sums and the last year first', () => {
    const annexe = `
      100 050,40 TOTAL DE CHAQUE COTE
      30/06/2026   30/06/2025 CPT
      41 260,00    33 140,00 50   FONDS PLACES
      45 728,80    29 874,15 51   BANQUE COMPTE SEPARE
      86 988,80    63 014,15 ***
      30/06/2026   30/06/2025 CPT
       9 846,20     7 348,90 45D  COPROPRIETAIRES - SOMMES EXIGIBLES
       3 215,40     2 610,00 459  CREANCES DOUTEUSES
      13 061,60     9 958,90 ***`;
    expect(provenOn('ANNEXE_1', annexe)).toEqual({
      total_bilan: 10005040,
      impayes: 1306160,
      fonds_places: 4126000,
      banques: 4572880,
      creances_exigibles: 984620,
      creances_douteuses: 321540,
    });
  });

  it('3, with the total over its keys', () => {
    const annexe = `
      EX 2024     EX 2025     EX 2025     EX 2026     EX 2027
      APPROUVE    BUDGET      REALISE     BUDGET      BUDGET
                  VOTE                    VOTE        A VOTER
      30 000,00   31 000,00   32 000,00   33 000,00   34 000,00   ** TOTAL **
      20 000,00   20 500,00   21 500,00   22 000,00   22 500,00   * 001 CHARGES GENERALES *
       9 000,00    9 300,00    9 900,00   10 000,00   10 100,00   601 EAU
      11 000,00   11 200,00   11 600,00   12 000,00   12 400,00   616 ASSURANCE
      10 000,00   10 500,00   10 500,00   11 000,00   11 500,00   * 002 ASCENSEUR *
       4 000,00    4 100,00    4 200,00    4 300,00    4 400,00   602 ELECTRICITE
       6 000,00    6 400,00    6 300,00    6 700,00    7 100,00   614 CONTRAT`;
    expect(provenOn('ANNEXE_3', annexe)).toEqual({
      charges_courantes_precedentes: 3000000,
      budget_clos: 3100000,
      charges_courantes: 3200000,
      budget_en_cours: 3300000,
      budget_a_voter: 3400000,
      charges_by_cle: ['001 CHARGES GENERALES : 21\u00a0500,00', '002 ASCENSEUR : 10\u00a0500,00'],
      budget_en_cours_by_cle: [
        '001 CHARGES GENERALES : 22\u00a0000,00',
        '002 ASCENSEUR : 11\u00a0000,00',
      ],
      budget_a_voter_by_cle: [
        '001 CHARGES GENERALES : 22\u00a0500,00',
        '002 ASCENSEUR : 11\u00a0500,00',
      ],
    });
  });

  it('2, whose columns stand in another order than the decree gives', () => {
    const annexe = `
                        Réalisé 2025   Budget voté   Réalisé 2024   Budget voté   Budget 2027
                        à approuver    2025          approuvé       2026          à voter
      601 Eau            9 900,00       9 300,00      9 000,00      10 000,00     10 100,00
      611 Nettoyage      4 200,00       4 100,00      4 000,00       4 300,00      4 400,00
      616 Assurance     11 600,00      11 200,00     11 000,00      12 000,00     12 400,00
      Total             25 700,00      24 600,00     24 000,00      26 300,00     26 900,00`;
    expect(provenOn('ANNEXE_2', annexe)).toEqual({
      charges_courantes: 2570000,
      budget_clos: 2460000,
      charges_courantes_precedentes: 2400000,
      budget_en_cours: 2630000,
      budget_a_voter: 2690000,
    });
  });

  it('5, where E is D less C', () => {
    const annexe = `
      A votés     B payés     C réalisés   D appelés    E solde      F à recevoir
      86 400,00   25 920,00   25 920,00    43 200,00    17 280,00    0,00   TOTAL`;
    expect(provenOn('ANNEXE_5', annexe)).toEqual({
      travaux_votes: 8640000,
      travaux_payes: 2592000,
      travaux_realises: 2592000,
      travaux_appeles: 4320000,
      travaux_a_recevoir: 0,
    });
    expect(provenOn('ANNEXE_5', annexe.replace('17 280,00', '17 180,00'))).toEqual({});
  });
});
