// The lots of a division and what they weigh, in the ways in which notaries and surveyors of all times set them down.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const shares = (text: string) => typedFacts(text, 'RCP_EDD', 'RCP')['lot_shares'];

describe('lots and their shares', () => {
  it.each([
    [
      'over what they are',
      `LOT NUMÉRO DIX-NEUF
Un appartement au rez-de-chaussée
Et les quatre cent cinquante millièmes (450/1000) de la propriété du sol et des parties communes
LOT NUMÉRO VINGT
Un appartement au premier étage
Et les cinq cent cinquante millièmes (550/1000) de la propriété du sol et des parties communes`,
      ['19:450/1000', '20:550/1000'],
    ],
    [
      'in a list',
      `- Lot 1 : cave, 10/1000èmes
- Lot 2 : appartement, 490/1000èmes
- Lot 3 : appartement, 500/1000èmes`,
      ['1:10/1000', '2:490/1000', '3:500/1000'],
    ],
    [
      'between brackets',
      `L'immeuble est divisé en deux lots : lot 1 (boutique, 300/1000) et lot 2 (appartement, 700/1000).`,
      ['1:300/1000', '2:700/1000'],
    ],
    [
      'with a line for the share',
      `LOT 1. Un garage.
Millièmes : 40/1000
LOT 2. Un appartement.
Millièmes : 960/1000`,
      ['1:40/1000', '2:960/1000'],
    ],
    [
      'by their rank',
      `1er LOT. - Un magasin et les trois cents millièmes du sol.
2ème LOT. - Un logement et les sept cents millièmes du sol.`,
      ['1:300/1000', '2:700/1000'],
    ],
    [
      'whose number a line breaks',
      `LOT NUMERO CENT
VINGT-DEUX : une cave et les 100/1000èmes des parties communes
LOT NUMERO CENT VINGT-TROIS : un logement et les 900/1000èmes des parties communes`,
      ['122:100/1000', '123:900/1000'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shares(`ÉTAT DESCRIPTIF DE DIVISION\n${text}`)).toEqual(expected);
  });

  it('are not told where some of them weigh nothing that was read', () => {
    expect(
      shares(`ÉTAT DESCRIPTIF DE DIVISION
- Lot 1 : cave, 10/1000èmes
- Lot 2 : appartement
- Lot 3 : appartement, 500/1000èmes`),
    ).toBeUndefined();
  });
});

describe('the end of a report', () => {
  it('is not the end of what its maker is allowed to do', () => {
    expect(
      typedFacts(
        `RAPPORT DE REPÉRAGE AMIANTE AVANT VENTE
Rapport n° 2026-0412-A du 06/03/2026
Opérateur : Jean ESSAI, certifié le 05/06/2022, valable jusqu'au 04/06/2029`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).not.toHaveProperty('valid_until');
  });

  it('nor is its number that of the one it replaces', () => {
    expect(
      typedFacts(
        `Diagnostic de performance énergétique
N° ADEME : 2544E1234567A
Remplace le DPE n° 2144E7654321B`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toMatchObject({ dpe_number: '2544E1234567A' });
  });
});
