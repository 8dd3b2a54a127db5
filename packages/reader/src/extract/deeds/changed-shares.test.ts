// What a change of a division leaves: extracted where what is taken on one side comes back on the other.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const deed = (rows: string, heads = 'Anciens tantièmes généraux  Nouveaux tantièmes généraux') =>
  typedFacts(
    `MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
Le lot 7 est divisé. La somme des tantièmes demeure de 1000/1000.

Lot Nature  Étage  ${heads}
${rows}`,
    'RCP_EDD',
    'MODIFICATIF',
  )['lot_shares'];

describe('a table of old and new shares', () => {
  it('both sides weigh the same', () => {
    expect(
      deed(`7     Grenier  3e          90 / 1000                     –
21    Studio  3e            –                             55 / 1000
22    Débarras  3e         –                             35 / 1000`),
    ).toEqual(['21:55/1000', '22:35/1000']);
  });

  it('what is lost on one side was not read', () => {
    expect(
      deed(`7     Grenier  3e          90 / 1000                     –
21    Studio  3e            –                             55 / 1000
22    Débarras  3e         –                             25 / 1000`),
    ).toBeUndefined();
  });

  it('a lot with a cell that is no share is not read past', () => {
    expect(
      deed(`7     Grenier  3e          90 / 1000                     –
21    Studio  3e            –                             90 / 1000
22    Débarras  3e         –                             voir plan`),
    ).toBeUndefined();
  });
});

describe('a parcel by its number first', () => {
  it.each([
    ['figurant au cadastre sous le numéro 61 de la section CD, pour cinq ares', ['CD 61']],
    ['cadastré sous les numéros 61 et 62 de la section CD', ['CD 61', 'CD 62']],
    ['CADASTRE SOUS LE N° 61 DE LA SECTION CD', ['CD 61']],
    ['porté au cadastre n° 61 en section CD pour 5 a 12 ca', ['CD 61']],
  ])('%s', (text, parcels) => {
    expect(
      typedFacts(`RÈGLEMENT DE COPROPRIÉTÉ\nUn terrain ${text}.`, 'RCP_EDD')['parcels'],
    ).toEqual(parcels);
  });

  it('the number of a lot is none', () => {
    expect(
      typedFacts(
        'RÈGLEMENT DE COPROPRIÉTÉ\nLe lot numéro 4 de la section B du plan, cadastré section CD n° 61.',
        'RCP_EDD',
      )['parcels'],
    ).toEqual(['CD 61']);
  });
});
