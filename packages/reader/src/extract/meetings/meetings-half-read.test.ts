// Minutes and agendas as OCR sees them: words lost, numbers taken for letters. A list is whole or is not extracted.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const factsOf = (type: 'PV_AG' | 'CV_AG', source: 'OCR' | 'TEXT', ...texts: readonly string[]) => {
  const pages = typedPages(...texts).map((page) => ({ ...page, source }));
  return new Map(readFacts(type, null, pages).map(({ name, value }) => [name, value]));
};

const VOTED = 'Pour : 702/1000. Contre : 0. La résolution est adoptée.';
const MINUTES = [
  'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026',
  '1) Bureau de l’assemblée',
  VOTED,
  '2) Comptes de l’exercice 2025',
  VOTED,
  '3) Quitus au syndic',
  'Pour : 350/1000. Contre : 388/1000. La résolution est rejetée.',
  '4) Budget prévisionnel 2027',
  VOTED,
  '5) Mandat du syndic du ler juillet 2026 au 30 juin 2027',
  VOTED,
];
const minutes = (seen: (line: string) => string, source: 'OCR' | 'TEXT' = 'OCR') =>
  factsOf('PV_AG', source, MINUTES.map(seen).join('\n'));

describe('minutes', () => {
  it('tell their questions where every word was read', () => {
    const facts = minutes((line) => line);
    expect(facts.get('resolutions')).toHaveLength(5);
    expect(facts.get('resolutions_rejected')).toEqual(['3']);
  });

  it('tell the first of a month whose figure was taken for a letter', () => {
    const facts = minutes((line) => line);
    expect(facts.get('mandate_from')).toBe('2026-07-01');
    expect(facts.get('mandate_to')).toBe('2027-06-30');
  });

  it('tell what was voted, not the titles, where words of a title are lost', () => {
    const facts = minutes((line) => line.replace('Comptes de l’exercice', 'Comp      l’exerc'));
    expect(facts.has('resolutions')).toBe(false);
    expect(facts.get('resolutions_adopted')).toEqual(['1', '2', '4', '5']);
  });

  it('tell a title that ends with the letter of a building', () => {
    const facts = minutes((line) => line.replace('Quitus au syndic', 'PEINTURE DE L’ESCALIER A'));
    expect(facts.get('resolutions')).toContain('3. PEINTURE DE L’ESCALIER A');
  });

  it('tell nothing whole where the last title has two answers', () => {
    const facts = minutes((line) => (line.startsWith('5)') ? 'du syndic' : line));
    expect(facts.has('resolutions')).toBe(false);
    expect(facts.has('resolutions_adopted')).toBe(false);
  });

  it('count a question of which the first letters are left', () => {
    const facts = minutes((line) =>
      line.startsWith('2)') ? 'Ré 2 - Com   s 2025' : line.replace(/^(\d)\)/, 'Résolution $1 -'),
    );
    expect(facts.has('resolutions')).toBe(false);
    expect(facts.get('resolutions_adopted')).toEqual(['1', '2', '4', '5']);
  });

  it('tell no titles where a word of one was guessed', () => {
    const [page] = typedPages(MINUTES.join('\n'));
    if (!page) throw new Error('no page was typed');
    const extracted = (confidence: number) => {
      const words = page.words.map((word) =>
        word.text === 'Bureau' ? { ...word, confidence } : word,
      );
      return readFacts('PV_AG', null, [{ ...page, source: 'OCR', words }]);
    };
    expect(extracted(0.9).map(({ name }) => name)).toContain('resolutions');
    expect(extracted(0.2).map(({ name }) => name)).not.toContain('resolutions');
  });

  it('tell no titles where one ends in the middle of a phrase', () => {
    const facts = minutes((line) => line.replace('de l’exercice 2025', 'de'));
    expect(facts.has('resolutions')).toBe(false);
  });

  it.each([
    ['1)', '1,'],
    ['5)', 'S)'],
  ])('take « %s » that was read « %s » for the number that stands there', (printed, read) => {
    const seen = (line: string) => line.replace(printed, read);
    expect(minutes(seen).get('resolutions')).toHaveLength(5);
    expect(minutes(seen, 'TEXT').get('resolutions') ?? []).not.toHaveLength(5);
  });

  it('count a question whose title cannot be read', () => {
    const facts = minutes((line) => line.replace(/^5\).*/, '5)R      d'));
    expect(facts.has('resolutions')).toBe(false);
    expect(facts.get('resolutions_adopted')).toEqual(['1', '2', '4', '5']);
  });

  it('end a title where the meeting begins to decide', () => {
    const text = [
      'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026',
      'RÉSOLUTION N° 01 : Élection du secrétaire',
      'générale désigne Monsieur VIOLLET secrétaire.',
      VOTED,
      'RÉSOLUTION N° 02 : Réfection de la toiture du bâtiment B',
      'générale, après avoir pris connaissance des devis, décide les travaux.',
      VOTED,
    ].join('\n');
    expect(factsOf('PV_AG', 'OCR', text).get('resolutions')).toEqual([
      '1. Élection du secrétaire',
      '2. Réfection de la toiture du bâtiment B',
    ]);
  });

  it('say yes where only the end of the answer is lost', () => {
    const facts = minutes((line) =>
      line.startsWith('Pour : 350') ? 'Pour : 742/742. Adopté à' : line,
    );
    expect(facts.get('quitus')).toBe(true);
  });
});

describe('an agenda with a column of numbers', () => {
  const AGENDA = [
    'CONVOCATION À L’ASSEMBLÉE GÉNÉRALE',
    'Ordre du jour :',
    '1     Désignation du président de séance',
    '      Approbation des comptes',
    '      Quitus au syndic',
    '4     Vote du budget prévisionnel',
    '5     Questions diverses',
  ];
  // A line is typed from its first word: a dot, which is not read, keeps its place.
  const agenda = (lines: readonly string[]) => {
    const [page] = typedPages(lines.map((line) => line.replace(/^ /, '.')).join('\n'));
    if (!page) throw new Error('no page was typed');
    const words = page.words.filter(({ text }) => text !== '.');
    const facts = readFacts('CV_AG', null, [{ ...page, source: 'OCR', words }]);
    return facts.find(({ name }) => name === 'resolutions')?.value ?? null;
  };

  it('is whole where as many titles stand between two numbers as were lost', () => {
    expect(agenda(AGENDA)).toEqual([
      '1. Désignation du président de séance',
      '2. Approbation des comptes',
      '3. Quitus au syndic',
      '4. Vote du budget prévisionnel',
      '5. Questions diverses',
    ]);
  });

  it('is whole where those that were lost come first, under an address', () => {
    const lines = AGENDA.map((line) => line.replace(/^1 /, '  '));
    expect(agenda(['22 ROUTE DU BOURG', ...lines])).toHaveLength(5);
    expect(agenda(lines.filter((line) => !line.includes('Quitus')))).toBeNull();
  });

  it('does not begin with its own title', () => {
    const lines = ['Ordre du jour', '2. Comptes', '3. Quitus', '4. Budget', '5. Divers'];
    expect(agenda(lines)).toBeNull();
  });

  it('is not told in the words of the drafts under it', () => {
    const lines = AGENDA.map((line) => line.replace(/^\d/, ' '));
    const drafts = ['élit', 'approuve', 'donne', 'vote', 'retient'].map(
      (verb, at) => `${at + 1}. L’assemblée ${verb} ce qui est proposé.`,
    );
    expect(agenda([...lines, 'PROJETS', ...drafts])).toBeNull();
  });

  it('is not told where a title was lost too', () => {
    expect(agenda(AGENDA.filter((line) => !line.includes('Quitus')))).toBeNull();
  });

  it('is whole where one of the lost numbers was taken for letters', () => {
    const lines = AGENDA.map((line) => line.replace('      Quitus', 'el    Quitus'));
    expect(agenda(lines)).toHaveLength(5);
  });

  it('is not told where its numbers leap further', () => {
    const lines = ['1. Bureau', '2. Comptes', '3. Quitus', '      Budget', '8. Divers'];
    expect(agenda(lines)).toBeNull();
  });

  it('is not told where one more row stands under it', () => {
    expect(agenda([...AGENDA, '      Ravalement de la façade'])).toBeNull();
  });

  it('is whole over an address', () => {
    expect(agenda([...AGENDA, '12 rue des Lilas, 87000 LIMOGES'])).toHaveLength(5);
  });
});

describe('votes in a table', () => {
  const voted = (answer: string) =>
    factsOf(
      'PV_AG',
      'OCR',
      [
        'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026',
        ...['Bureau de séance', 'Comptes 2025', 'Quitus au syndic'].flatMap((title, index) => [
          `${index + 1} - ${title}`,
          'Pour  Contre  Abstention  Décision',
          `700  0  0  ${index === 1 ? answer : 'ADOPTÉE'}`,
        ]),
      ].join('\n'),
    ).get('resolutions_adopted');

  it('are read where a letter was seen apart from its accent', () => {
    expect(voted('ADOPTI ÉE')).toEqual(['1', '2', '3']);
    expect(voted('ADOPTEÉE')).toEqual(['1', '2', '3']);
  });

  it('are not told where one answer was not read', () => {
    expect(voted('AD0PI')).toBeUndefined();
  });
});

describe('works', () => {
  const total = (confidence: number) => {
    const [page] = typedPages(
      [
        'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026',
        '1) Ravalement de la cour',
        'Les travaux sont confiés à Durand pour 12 000,00 € TTC. La résolution est adoptée.',
        '2) Peinture du hall',
        'Les travaux sont confiés à Roche pour 3 800,00 € TTC. La résolution est adoptée.',
      ].join('\n'),
    );
    if (!page) throw new Error('no page was typed');
    const words = page.words.map((word) => (word.text === '3' ? { ...word, confidence } : word));
    return readFacts('PV_AG', null, [{ ...page, source: 'OCR', words }]).find(
      ({ name }) => name === 'works_adopted_total',
    )?.value;
  };

  it('have a total where every figure of it was clear', () => {
    expect(total(0.95)).toBe(1580000);
    expect(total(0.64)).toBeUndefined();
  });
});

describe('those who came', () => {
  it('are told where the line ends before its unit', () => {
    const facts = factsOf(
      'PV_AG',
      'TEXT',
      `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
Présents 24 (31 402 tantièmes), représentés 15 (20 118 tantièmes), votes par
correspondance 8 (6 694 tantièmes). Total : 47 copropriétaires, soit 58 214 / 100 000
tantièmes.
1) Bureau de l’assemblée
Pour : 58 214/58 214. La résolution est adoptée.`,
    );
    expect(facts.get('tantiemes_present')).toBe(58214);
  });
});

it('an agenda of ten questions has no eleventh where the drafts number theirs', () => {
  const titles = Array.from({ length: 10 }, (_, at) => `Remise en état du hall ${at + 1}`);
  const agenda = titles.map((title, at) => `${at + 1}      ${title}`);
  const drafts = titles
    .slice(1)
    .map((title, at) => `${at + 2}. ${title} (art. 24)\nProjet : voté.`);
  const facts = factsOf(
    'CV_AG',
    'OCR',
    `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026\nOrdre du jour :\n${agenda.join('\n')}`,
    `Projets de résolutions\n${drafts.join('\n')}`,
  );
  expect(facts.get('resolutions')).toHaveLength(10);
});
