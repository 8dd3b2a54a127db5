// Minutes of which nothing is cut: titles that a narrow column breaks, lists of works that lack none, votes and
// mandates as other offices say them.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const HEAD = `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
Présents et représentés : 731 / 1 000 tantièmes.
`;
const YES = 'Pour : 731. Contre : 0. Résolution adoptée.';
const minutes = (
  questions: readonly (readonly [title: string, text: string, answer?: string])[],
  read = typedFacts,
) =>
  read(
    `${HEAD}${questions.map(([title, text, answer = YES], at) => `Question n° ${at + 1} – ${title}\n${text}\n${answer}`).join('\n')}\nLa séance est levée.`,
    'PV_AG',
  );
const works = (title: string, text: string) =>
  minutes([
    ['Bureau', 'Mme ROUX préside la séance.'],
    ['Peinture du hall', 'L’entreprise Lenoir est retenue pour 4 200,00 € TTC.'],
    [title, text],
  ]);

describe('a title that its column breaks', () => {
  it.each([
    ['Seuil au-delà duquel le conseil', 'syndical est consulté', 'Ce seuil est de mille euros.'],
    ['Contrats dont la mise en', 'concurrence est imposée', 'Elle le sera dès trois mille euros.'],
    [
      'Réserves que le géomètre a',
      'émises et qui sont levées',
      'Elles le sont depuis le printemps.',
    ],
  ])('« %s | %s » goes on, whatever its rest says', (first, rest, text) => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside la séance, aidée de M. B.'],
      [`${first}\n${rest}`, text],
      ['Quitus', 'Quitus est donné pour toute la gestion.'],
    ]);
    expect(extracted['resolutions']).toEqual(['1. Bureau', `2. ${first} ${rest}`, '3. Quitus']);
  });

  it('is not told where it ends with words that nothing follows', () => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside.'],
      ['Montant à partir', 'Mille euros.'],
      ['Quitus', 'Quitus est donné.'],
    ]);
    expect(extracted).not.toHaveProperty('resolutions');
  });
});

describe('works that were voted', () => {
  it.each([
    ['Financement des travaux de toiture', 'Prélèvement de 30 000,00 € sur le fonds de travaux.'],
    ['Modalités de paiement de la réfection du hall', 'Appel de 4 200,00 € TTC au 1er octobre.'],
    ['Appel de fonds pour la toiture', '12 000,00 € TTC en deux fois.'],
    ['Échéancier des travaux de façade', 'Trois appels de 9 000,00 €.'],
    ['Prêt collectif pour la façade', 'Un prêt de 90 000,00 € est demandé à la banque.'],
    ['Coordination SPS du ravalement', 'La société Veille est retenue pour 1 800,00 € TTC.'],
  ])('are not « %s »', (title, text) => {
    expect(works(title, text)).toMatchObject({
      works_adopted: ['2. Peinture du hall'],
      works_adopted_total: 4_200_00,
    });
  });

  it.each([
    ['Volets du local', 'Menuiserie BERNE, 1 870,50 € TTC, appel au 1er septembre 2026.'],
    ['Garde-corps de la cour', 'Serrurerie BERNE, 1 870,50 € TTC.'],
    ['Jardinières', 'Maison BERNE, 1 870,50 € TTC, appel unique exigible le 1er juin 2026.'],
  ])('are « %s » too', (title, text) => {
    expect(works(title, text)).toMatchObject({
      works_adopted: ['2. Peinture du hall', `3. ${title}`],
      works_adopted_total: 6_070_50,
    });
  });

  it('are not listed beside a price that nothing explains', () => {
    const extracted = works('Jardinières', 'Maison BERNE, 1 870,50 € TTC.');
    expect(extracted).not.toHaveProperty('works_adopted');
    expect(extracted).not.toHaveProperty('works_adopted_total');
  });

  it('cost what the firm asks whose name a line breaks', () => {
    const text = `Devis VALLON-TOITURE 46 812,00 € TTC ; devis FAÎTAGES RÉUNIS
51 340,00 € TTC. L’assemblée retient VALLON-
TOITURE.`;
    expect(works('Réfection de la toiture', text)['works_adopted_total']).toBe(51_012_00);
  });
});

describe('answers', () => {
  it.each([
    'Décision prise à l’unanimité des présents.',
    'Résolution acquise à la majorité des voix.',
  ])('« %s » is a yes', (answer) => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside.', answer],
      [
        'Quitus',
        'Le quitus est demandé.',
        'Pour : 200. Contre : 531. La résolution est repoussée.',
      ],
    ]);
    expect(extracted).toMatchObject({ resolutions_adopted: ['1'], resolutions_rejected: ['2'] });
  });

  it.each([
    'Le prix de 46 000 € est évoqué ; le point est reporté à la prochaine assemblée sans être mis aux voix.',
    'La question n’est pas mise aux voix.',
    'Le projet de 12 000 € est renvoyé à une autre réunion, sans avoir été soumis au vote.',
  ])('« %s » is none, and hides no other', (answer) => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside.'],
      ['Peinture du hall', 'L’entreprise Lenoir est retenue pour 4 200,00 € TTC.'],
      ['Vente de la loge', 'Une offre a été reçue.', answer],
    ]);
    expect(extracted).toMatchObject({
      resolutions_adopted: ['1', '2'],
      works_adopted: ['2. Peinture du hall'],
    });
  });
});

describe('the mandate of the syndic', () => {
  it.each([
    ['Changement de syndic', 'Le cabinet ORME est désigné du 12/05/2026 au 11/05/2027.'],
    ['Remplacement du syndic', 'ORME GESTION est nommé du 12 mai 2026 au 11 mai 2027.'],
    ['Le syndic', 'Mme Roux continue, du 12 mai 2026 au 11 mai 2027.'],
    [
      'Désignation du syndic',
      'ORME est reconduit à compter du 12 mai 2026, son mandat venant à expiration le 11 mai 2027.',
    ],
    [
      'Désignation du syndic',
      'ORME est élu à compter du 12 mai 2026, le terme étant fixé au 11 mai 2027.',
    ],
  ])('« %s »: %s', (title, text) => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside.'],
      [title, text],
    ]);
    expect(extracted).toMatchObject({ mandate_from: '2026-05-12', mandate_to: '2027-05-11' });
  });

  it('is not the former one, which comes to its end', () => {
    const extracted = minutes([
      ['Bureau', 'Mme ROUX préside.'],
      [
        'Désignation du syndic',
        'Le contrat arrivant à échéance le 30 juin 2026, ORME est élu pour trois ans.',
      ],
    ]);
    expect(extracted).not.toHaveProperty('mandate_to');
  });
});

describe('a small meeting', () => {
  it('says when it met and who came in its own words', () => {
    const extracted = typedFacts(
      `Copropriété du 6 rue des Tanneurs
Réunion générale des copropriétaires du jeudi 12 novembre
2026
— procès-verbal —
Étaient là : M. Puy (lot 1, 240), Mme Cazal (lot 2, 220), M. Fabre (lot 4, 360). M. de Roc (lot 3, 180) n’est
pas venu. Cela fait 820 millièmes sur 1 000, on peut délibérer.
1°) Bureau
M. Puy préside. Accepté par tous.
2°) Quitus
On donne quitus à Mme Cazal. Accepté par tous.`,
      'PV_AG',
    );
    expect(extracted).toMatchObject({ meeting_on: '2026-11-12', tantiemes_present: 820 });
  });

  it('does not count those who stayed away', () => {
    const extracted = typedFacts(
      `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
Absents : 180 millièmes sur 1 000, ce qui ne gêne pas : on peut délibérer.
1. Bureau
M. Puy préside. Accepté par tous.`,
      'PV_AG',
    );
    expect(extracted).not.toHaveProperty('tantiemes_present');
  });
});

it.each(['FORMULAIRE DE VOTE PAR CORRESPONDANCE', 'Bulletin de vote', 'Vote par correspondance'])(
  '« %s » tells no days of the years that it names',
  (title) => {
    const extracted = typedFacts(
      `${title}
Assemblée générale du 16 juin 2026 à 18 h 30
N°  Objet  POUR  CONTRE  ABSTENTION
1  Bureau de séance  ☒  ☐  ☐
2  Approbation des comptes 2025  ☒  ☐  ☐
3  Budget prévisionnel 2027  ☒  ☐  ☐`,
      'CV_AG',
      'VOTE_PAR_CORRESPONDANCE',
    );
    expect(Object.keys(extracted).filter((name) => /approved|budget/.test(name))).toEqual([]);
  },
);
