// Divisions whose shares say of no whole what they are, forms of a sale, headings of a deed, lines of the registry.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

describe('a list that dots lead through', () => {
  const list = (total: string) => `Lot 1 – Une boutique ........ 310 \\
Lot 2 – Un logement ........ 440 \\
Lot 3 – Un grenier ........ 250

Total des millièmes ........ ${total}`;

  it('is proven by its total', async () => {
    expect(await factValues(list('1 000'), 'RCP_EDD', null)).toMatchObject({
      lot_shares: ['1:310/1000', '2:440/1000', '3:250/1000'],
    });
  });

  it('that makes no total is not told', async () => {
    expect(await factValues(list('1 010'), 'RCP_EDD', null)).not.toHaveProperty('lot_shares');
  });
});

describe('a deed', () => {
  it('is of the notary and of the day that its heading tells, and published later', async () => {
    const found = await factValues(
      `= Modificatif au règlement de copropriété
Acte de Maître Luc ESSAI, notaire à ESSAIVILLE, du 6 juin 2023

Règlement initial : acte de Maître MODÈLE du 17 novembre 1969.`,
      'RCP_EDD',
      'MODIFICATIF',
    );
    expect(found).toMatchObject({ notary: 'Maître Luc ESSAI', deed_on: '2023-06-06' });
    const drawn = await factValues(
      `= Règlement de copropriété
Dressé par Maître Luc ESSAI, notaire à ESSAIVILLE, suivant acte du 2 février 2004, publié au 1er bureau d’ESSAIVILLE le 12 mars 2004, volume 2004P n° 2217.`,
      'RCP_EDD',
      null,
    );
    expect(drawn).toMatchObject({ deed_on: '2004-02-02', publication: '2004P n° 2217' });
  });

  it('may tell its lots in a form', async () => {
    const found = await factValues(
      '#table(columns: (1fr, 3fr), [Bien], [27 rue Haute, 99100 ESSAIVILLE], [Lot 3], [appartement – 212/1000èmes], [Lot 14], [cave – 6/1000èmes])',
      'TITRE_PROP',
      'ACTE_DE_VENTE',
    );
    expect(found).toMatchObject({ lots: ['3', '14'], lot_shares: ['3:212/1000', '14:6/1000'] });
  });
});

describe('the registry', () => {
  it('names people and lots between strokes', async () => {
    const found = await factValues(
      `PERSONNES : ESSAI PAUL (14/02/1961) / ESSAI NEE MODELE ANNE (02/11/1963)

IMMEUBLES : 010 ESSAIVILLE / AZ 0144 / LOT 31 / LOT 77`,
      'ETAT_HYPOTHECAIRE',
      null,
    );
    expect(found).toMatchObject({
      owners: ['ESSAI PAUL', 'ESSAI NEE MODELE ANNE'],
      lots: ['31', '77'],
    });
  });

  it('says in the row of a charge that it was lifted', async () => {
    const found = await factValues(
      '#table(columns: (1fr, 2fr, 2fr, 6fr), [1], [02/05/2008], [2008P3120], [Vente], [2], [02/05/2008], [2008V1190], [Privilège de prêteur de deniers], [3], [19/01/2016], [2016V300], [Hypothèque conventionnelle – radiée le 04/06/2022])',
      'ETAT_HYPOTHECAIRE',
      null,
    );
    expect(found).toMatchObject({ charges_registered: 1 });
  });
});
