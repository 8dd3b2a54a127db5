// The score in words: figures by state and by type, then every answer that is not right.
import { type Batch, BATCHES } from '../catalogue.ts';
import type { Either, Value } from '../paper.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Judgement } from './judge.ts';

export type Judged = Judgement & { name: string; batch: Batch; condition: string };

const NBSP = '\u00a0';
const percent = (value: number | null): string =>
  (value === null ? '–' : `${(value * 100).toFixed(1).replace('.', ',')}${NBSP}%`).padStart(9);

const LINE: readonly [keyof Figures, string][] = [
  ['answered', 'répondus'],
  ['type_accuracy', 'type'],
  ['sub_kind_accuracy', 'sorte'],
  ['pages_accuracy', 'pages'],
  ['fact_precision', 'précision'],
  ['fact_recall', 'rappel'],
];

const row = (title: string, figures: Figures): string =>
  `${title.padEnd(30)}${String(figures.documents).padStart(5)}${LINE.map(([name]) => percent(figures[name])).join(' ')}`;

const head = `${''.padEnd(30)}${'docs'.padStart(5)}${LINE.map(([, title]) => title.padStart(9)).join(' ')}`;

const groupsOf = (all: readonly Judged[], by: (one: Judged) => string): [string, Judged[]][] =>
  [...Map.groupBy(all, by)].toSorted(([a], [b]) => a.localeCompare(b));

export const written = (value: Value | Either | null): string =>
  value === null ? '(rien)' : JSON.stringify(value);

const place = ({ name, condition }: Judged): string => `${name} [${condition}]`;

/** Of a list, only the items that differ: the whole would fill the screen. */
function difference(expected: Value | Either | null, read: Value | null): string {
  if (!Array.isArray(expected) || !Array.isArray(read))
    return `attendu ${written(expected)}, lu ${written(read)}`;
  const lacking = expected.filter((item) => !read.includes(item));
  const added = read.filter((item) => !expected.includes(item));
  return `${read.length} au lieu de ${expected.length} ; manque ${written(lacking)}, en trop ${written(added)}`;
}

const wrongTypes = (all: readonly Judged[]): string[] =>
  all
    .filter(({ type }) => type === 'WRONG' || type === 'UNANSWERED')
    .map((one) => {
      const seen = one.read?.type ?? 'rien';
      const how = one.type === 'WRONG' ? 'pris pour' : 'sans réponse, penchait pour';
      return `  ${place(one)} : ${one.truth.type ?? 'aucun'}/${one.truth.sub_kind ?? '–'} ${how} ${seen}/${one.read?.sub_kind ?? '–'}`;
    });

const wrongKinds = (all: readonly Judged[]): string[] =>
  all
    .filter(({ type, sub_kind }) => type === 'RIGHT' && sub_kind === 'WRONG')
    .map((one) => `  ${place(one)} : ${one.truth.sub_kind} pris pour ${one.read?.sub_kind ?? '–'}`);

const wrongPages = (all: readonly Judged[]): string[] =>
  all
    .filter(({ truth, pages, read }) => truth.type !== null && !pages && read)
    .map(
      (one) =>
        `  ${place(one)} ${one.truth.sub_kind ?? one.truth.type} : pages ${one.truth.pages?.join(',')}, lues ${one.read?.pages.join(',')}`,
    );

const wrongFacts = (all: readonly Judged[]): string[] =>
  all.flatMap((one) =>
    one.facts
      .filter(({ verdict }) => verdict === 'WRONG')
      .map(({ name, expected, read }) => `  ${place(one)} ${name} : ${difference(expected, read)}`),
  );

/** Names only: the values are printed on the paper. */
const missedFacts = (all: readonly Judged[]): string[] =>
  all.flatMap((one) => {
    const missed = one.facts.filter(({ verdict }) => verdict === 'MISSED');
    if (missed.length === 0) return [];
    const told = Object.keys(one.truth.facts).length;
    return [
      `  ${place(one)} ${missed.length}/${told} : ${missed.map(({ name }) => name).join(', ')}`,
    ];
  });

const extras = (all: readonly Judged[]): string[] =>
  all
    .filter(({ extra }) => extra.length > 0)
    .map(
      (one) =>
        `  ${place(one)} : ${one.extra.map(({ name, value }) => `${name} ${written(value)}`).join(' | ')}`,
    );

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines];

function batchReport(title: string, all: readonly Judged[]): string[] {
  const digital = all.filter(({ condition }) => condition === 'numerique');
  const degraded = all.filter(({ condition }) => condition !== 'numerique');
  const traps = all.filter(({ truth }) => truth.type === null);
  const caught = traps.filter(({ type }) => type === 'WRONG').length;
  return [
    title,
    head,
    row('ensemble', figuresOf(all)),
    row('numérique', figuresOf(digital)),
    row('dégradé', figuresOf(degraded)),
    '',
    ...groupsOf(degraded, ({ condition }) => condition).map(([name, some]) =>
      row(name, figuresOf(some)),
    ),
    '',
    ...groupsOf(all, ({ truth }) => truth.type ?? 'aucun').map(([name, some]) =>
      row(name, figuresOf(some)),
    ),
    '',
    `Papiers d’aucun type : ${traps.length}, pris à tort pour un des nôtres : ${caught}`,
    ...section('Types faux ou sans réponse', wrongTypes(all)),
    ...section('Sortes fausses', wrongKinds(all)),
    ...section('Pages mal coupées', wrongPages(all)),
    ...section('Faits faux', wrongFacts(all)),
    ...section('Papiers où des faits manquent', missedFacts(all)),
    ...section('Lus en plus, à regarder', extras(all)),
  ];
}

const TITLES: Record<Batch, string> = {
  1: 'LOT 1 – déjà vus : les règles ont été corrigées sur eux',
  2: 'LOT 2 – corrigés une fois : le premier passage donnait 93,9 % de précision, 61 % de rappel',
  3: 'LOT 3 – corrigés une fois : le premier passage donnait 95,9 % de précision, 73,1 % de rappel',
  4: 'LOT 4 – corrigés une fois : le premier passage donnait 98,4 % de précision, 87,0 % de rappel',
  5: 'LOT 5 – corrigés une fois : le premier passage donnait 97,1 % de précision, 75,9 % de rappel',
  6: 'LOT 6 – corrigés une fois : le premier passage donnait 96,8 % de précision, 87,1 % de rappel',
  7: 'LOT 7 – corrigés une fois : le premier passage donnait 97,6 % de précision, 91,3 % de rappel',
  8: 'LOT 8 – corrigés une fois : le premier passage donnait 98,1 % de précision, 88,8 % de rappel',
  9: 'LOT 9 – corrigés une fois : le premier passage donnait 99,6 % de précision, 97,6 % de rappel',
  10: 'LOT 10 – corrigés une fois : le premier passage donnait 97,7 % de précision, 89,8 % de rappel, états dégradés compris',
  11: 'LOT 11 – corrigés une fois : le premier passage donnait 99,8 % de précision et 97,9 % de rappel, 98,7 % et 86,8 % sur les états dégradés',
  12: 'LOT 12 – corrigés une fois : le premier passage donnait 98,0 % de précision et 93,1 % de rappel, 96,0 % et 79,1 % sur les états dégradés',
  13: 'LOT 13 – corrigés une fois : le premier passage donnait 98,5 % de précision et 96,0 % de rappel, 97,8 % et 82,6 % sur les états dégradés',
  14: 'LOT 14 – corrigés une fois : le premier passage donnait 97,6 % de précision et 94,3 % de rappel, 97,8 % et 83,6 % sur les états dégradés',
};

export const reportOf = (all: readonly Judged[]): string =>
  BATCHES.flatMap((batch) => {
    const some = all.filter((one) => one.batch === batch);
    return some.length === 0 ? [] : [batchReport(TITLES[batch], some).join('\n')];
  }).join('\n\n\n');
