import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { upcomingOf } from './upcoming.ts';

const duesIn = (text: string) =>
  upcomingOf(rowsOf([setPage(text)])).dues.map(
    ({ on, part, figure }) => `${on} ${part} ${figure.value}`,
  );

describe('what falls due later', () => {
  it('stands in rows, under heads', () => {
    expect(
      duesIn(`
  Montant de cet appel                                    943,00
  Vos prochaines échéances
  Exigible le        Charges courantes   Fonds de travaux   Ravalement    Ensemble
  01/01/2027                    892,19              48,93     1 980,00    2 921,12
  01/04/2027                    892,19              48,93            –      941,12`),
    ).toEqual([
      '2027-01-01 courantes 89219',
      '2027-01-01 fonds_travaux 4893',
      '2027-01-01 travaux 198000',
      '2027-04-01 courantes 89219',
      '2027-04-01 fonds_travaux 4893',
    ]);
  });

  it('is the next instalment alone', () => {
    expect(
      duesIn(`
  PROCHAINE ÉCHÉANCE
  Date           Provisions budget      Fonds travaux
  01/07/2026                787,90              39,18`),
    ).toEqual(['2026-07-01 courantes 78790', '2026-07-01 fonds_travaux 3918']);
  });

  it('stands in columns, under days', () => {
    expect(
      duesIn(`
  Échéancier 2027
  Votre quote-part        01/01/2027      01/04/2027
  Budget prévisionnel         675,85          675,85
  Fonds de travaux             32,40           32,40
  À prévoir                   708,25          708,25`),
    ).toEqual([
      '2027-01-01 courantes 67585',
      '2027-04-01 courantes 67585',
      '2027-01-01 fonds_travaux 3240',
      '2027-04-01 fonds_travaux 3240',
    ]);
  });

  it('is called what stands before it', () => {
    expect(
      duesIn(`
  À venir
  01/01/2027 – 4e trimestre 2026-2027           860,01
  01/01/2027 – fonds de travaux                  43,71`),
    ).toEqual(['2027-01-01 courantes 86001', '2027-01-01 fonds_travaux 4371']);
  });

  it('is not told where parts do not make their total, or nobody announces it', () => {
    expect(
      duesIn(`
  Prochaines échéances
  Exigible le        Charges courantes   Fonds de travaux      Ensemble
  01/01/2027                    892,19              48,93      2 921,12`),
    ).toEqual([]);
    expect(
      duesIn(`
  Mouvements du compte
  01/01/2026 – provision du trimestre           860,01`),
    ).toEqual([]);
  });
});
