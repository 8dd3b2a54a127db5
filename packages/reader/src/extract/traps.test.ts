// Papers that mislead: what cannot be trusted is not extracted.
import { describe, expect, it } from 'vitest';

import { factValues, listing } from '../../test/fact-values.ts';
import { typesetPages, typstTable } from '../../test/typeset-pages.ts';
import { readFacts } from '../proof/read-facts.ts';

const call = (text: string) => factValues(listing(text), 'CHARGES', 'APPEL_DE_FONDS');
const proofs = async (text: string) =>
  Object.fromEntries(
    readFacts('CHARGES', 'APPEL_DE_FONDS', await typesetPages(listing(text))).map(
      ({ name, proof }) => [name, proof],
    ),
  );
const statement = (text: string) => factValues(listing(text), 'CHARGES', 'RELEVE_DE_COMPTE');
const minutes = (text: string) => factValues(listing(text), 'PV_AG', null);

const HEADS = 'Postes à répartir            Total      Base  Tantièmes  Quote-part';
const GENERAL = 'CHARGES GENERALES        12 500,00    10 000        184      230,00';
const LIFT = 'ASCENSEUR                 1 800,00     1 000         32       57,60';
const FUND = 'FONDS TRAVAUX ALUR          715,00    10 000        184       13,16';

describe('a call for funds', () => {
  it('has its due day under a head, whatever day it is to be paid by', async () => {
    const found = await call(
      `Référence          Exigible le         Montant\n0042-0017          01/10/2026          300,76\n\n${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\nTotal des appels                                              300,76\n\nA régler avant le 15/10/2026`,
    );
    expect(found['due_on']).toBe('2026-10-01');
    expect(found['total']).toBe(300_76);
  });

  it('asks for works where the section says so, whatever the key is called', async () => {
    const found = await call(
      `Appel n° 1 : CHARGES COURANTES\n${HEADS}\n${GENERAL}\nTotal appel copropriétaire                                    230,00\n\nAppel n° 2 : TRAVAUX VOTES, chaudière\nCHARGES GENERALES        20 000,00    10 000        184      368,00\nTotal appel copropriétaire                                    368,00\n\nTotal des appels                                              598,00`,
    );
    expect(found).toMatchObject({ total: 598_00, courantes: 230_00, travaux: 368_00 });
  });

  it('for works only is not for the works fund, whatever its title is made of', async () => {
    const found = await call(
      `APPEL DE FONDS TRAVAUX\n\n${HEADS}\nRéfection toiture 1/3    30 000,00     1 000         45    1 350,00\nHonoraires syndic           600,00     1 000         45       27,00\nDommages ouvrage            900,00     1 000         45       40,50\n\nMontant de l'appel : 1 417,50 €`,
    );
    expect(found).toMatchObject({ total: 1417_50, travaux: 1417_50 });
    expect(found).not.toHaveProperty('fonds_travaux');
    expect(found).not.toHaveProperty('courantes');
  });

  it('whose lines do not add up proves no total, and tells no part that is added up', async () => {
    const lines = (total: string) =>
      `${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\nMontant de l'appel de fonds                                   ${total}`;
    expect(await proofs(lines('300,76'))).toMatchObject({ total: 'PROVEN' });
    const wrong = await proofs(lines('310,76'));
    expect(wrong['total']).not.toBe('PROVEN');
    expect(wrong).not.toHaveProperty('courantes');
  });

  it('keeps a total that the balance proves, and leaves out lines that miss', async () => {
    const found = await call(
      `${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\n\nMontant de l'appel de fonds : 310,76 €\nSolde antérieur débiteur : 10,00 €\nTotal à payer : 320,76 €`,
    );
    expect(found).toMatchObject({ total: 310_76, solde_anterieur: 10_00, to_pay: 320_76 });
    expect(found).not.toHaveProperty('courantes');
  });

  it('with a quote that is not its share does not work it out, nor prove the parts', async () => {
    const wrong = LIFT.replace('1 800,00', '1 900,00');
    const text = `${HEADS}\n${GENERAL}\n${wrong}\n${FUND}\nMontant de l'appel de fonds                                   300,76`;
    const found = await call(text);
    expect(found['total']).toBe(300_76);
    expect(found['key_lines']).toEqual([
      'CHARGES GENERALES\u00a0: 230,00 = 12\u00a0500,00 × 184 ÷ 10\u00a0000',
      'FONDS TRAVAUX ALUR\u00a0: 13,16 = 715,00 × 184 ÷ 10\u00a0000',
    ]);
    expect(found).not.toHaveProperty('tantiemes_by_cle');
    expect((await proofs(text))['courantes']).not.toBe('PROVEN');
  });

  it('with a line of no known kind tells only what is named', async () => {
    const found = await call(
      `${HEADS}\n${GENERAL}\nCLE 7                     1 800,00     1 000         32       57,60\n${FUND}\nMontant de l'appel de fonds                                   300,76`,
    );
    expect(found).toMatchObject({ total: 300_76, fonds_travaux: 13_16 });
    expect(found).not.toHaveProperty('courantes');
  });

  it('without heads is read by its arithmetic, and not at all without both', async () => {
    const bare = await call(
      `Appel de fonds du 4e trimestre 2026\n\n\n\n\n\n${GENERAL}\n${LIFT}\n${FUND}\nMontant de l'appel de fonds                                   300,76`,
    );
    expect(bare).toMatchObject({ courantes: 287_60, tantiemes: 184, period_from: '2026-10-01' });
    const blind = await call(
      `Charges générales     230,00     142,60\nAscenseur              57,60      57,60\nFonds travaux          13,16       0,00`,
    );
    expect(blind).toEqual({});
  });

  it('in favour of the owner before it has a negative balance', async () => {
    const found = await call(
      `${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\nMontant de l'appel de fonds                                   300,76\n\nSolde antérieur : 45,10 C\nNet à payer : 255,66 €`,
    );
    expect(found).toMatchObject({ solde_anterieur: -45_10, to_pay: 255_66 });
  });

  it('does not say whose debt an old balance is when nothing proves it', async () => {
    const found = await call(
      `${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\nMontant de l'appel de fonds                                   300,76\n\nSolde antérieur : 45,10`,
    );
    expect(found).not.toHaveProperty('solde_anterieur');
  });
});

describe('an account', () => {
  const rows = (last: string) =>
    `Date        Libellé                          Débit      Crédit      Solde
01/01/2026  Solde antérieur                                         0,00
01/01/2026  Appel de fonds 1er trim. 2026   300,76                300,76 D
12/01/2026  Votre virement                             300,76       0,00
20/06/2026  Régularisation exercice 2025                45,10     ${last}`;

  it('in favour of the owner is negative', async () => {
    const found = await statement(`${rows(' 45,10 C')}\n\nSolde créditeur au 05/11/2026 : 45,10 €`);
    expect(found).toMatchObject({ balance: -45_10, as_of: '2026-11-05' });
  });

  it('whose running balance breaks tells no movement', async () => {
    const found = await statement(`${rows(' 54,10 C')}\n\nSolde créditeur au 05/11/2026 : 45,10 €`);
    expect(found).not.toHaveProperty('entries');
    expect(found['balance']).toBe(-45_10);
  });

  it('is in favour of whom its movements say, whatever its words do', async () => {
    const found =
      await statement(`Date        Libellé                          Débit      Crédit      Solde
01/01/2026  Solde antérieur                                         0,00
01/01/2026  Appel de fonds 1er trim. 2026   300,76                300,76 D
12/01/2026  Votre virement                             300,76       0,00
01/04/2026  Appel de fonds 2e trim. 2026    300,76                300,76 D
12/04/2026  Votre virement                             300,76       0,00
20/06/2026  Régularisation exercice 2025                45,10      45,10 C

Solde débiteur au 05/11/2026 : 45,10 €`);
    expect(found['balance']).toBe(-45_10);
    expect(found['entries']).toHaveLength(5);
  });
});

describe('minutes', () => {
  const resolution = (end: string) => `Procès-verbal de l'assemblée générale du 11/06/2026

Résolution n° 1 : Budget prévisionnel de l'exercice 2027
L'assemblée générale approuve le budget prévisionnel de l'exercice 2027, arrêté à 63 700,00 €.
${end}

Résolution n° 2 : Quitus au syndic
L'assemblée générale donne quitus au syndic.
Cette résolution est adoptée à l'unanimité.`;

  it('tell the budget that was adopted', async () => {
    expect(
      await minutes(resolution("Cette résolution est adoptée à la majorité de l'article 24.")),
    ).toMatchObject({
      meeting_on: '2026-06-11',
      budget: 63_700_00,
      budget_from: '2027-01-01',
      quitus: true,
      resolutions_adopted: ['1', '2'],
    });
  });

  it.each(["Cette résolution n'est pas adoptée.", 'Cette résolution est rejetée.'])(
    'tell no budget after « %s »',
    async (end) => {
      const found = await minutes(resolution(end));
      expect(found).not.toHaveProperty('budget');
      expect(found['resolutions_adopted']).toEqual(['2']);
    },
  );

  it('tell neither a budget nor what was adopted where a vote was not understood', async () => {
    const found = await minutes(resolution(''));
    expect(found).not.toHaveProperty('budget');
    expect(found).not.toHaveProperty('resolutions_adopted');
  });
});

describe('the accounts of the year', () => {
  const annexe = (heads: readonly string[]) =>
    factValues(
      `= Annexe n° 2 : compte de gestion général\nExercice du 01/01/2025 au 31/12/2025\n#v(4mm)\n${typstTable(
        {
          columns: '(1fr, 24mm, 24mm, 24mm)',
          rows: [
            ['', ...heads],
            ['601 Eau', '9 628,50', '10 000,00', '9 511,00'],
            ['602 Électricité', '2 793,30', '3 100,00', '3 027,15'],
            ['614 Maintenance', '3 120,40', '3 000,00', '2 955,60'],
            ['Sous-total', '15 542,20', '16 100,00', '15 493,75'],
            ['701 Provisions', '16 100,00', '16 100,00', '15 800,00'],
          ],
        },
      )}`,
      'CV_AG',
      'ANNEXE_2',
    );

  it('are those of the year that is to be approved, not of the one that was', async () => {
    const found = await annexe([
      'Exercice clos réalisé à approuver',
      'Exercice clos budget voté',
      'Exercice précédent approuvé',
    ]);
    expect(found).toMatchObject({
      charges_courantes: 15_542_20,
      charges_courantes_precedentes: 15_493_75,
      budget_clos: 16_100_00,
    });
  });

  it('are not picked from columns that do not say what they are', async () => {
    for (const head of ['', 'Montant']) {
      const found = await annexe([head, head, head]);
      expect(found).toMatchObject({ closed_on: '2025-12-31', annexes: ['2'] });
      expect(found).not.toHaveProperty('charges_courantes');
      expect(found).not.toHaveProperty('charges_courantes_precedentes');
    }
  });
});
