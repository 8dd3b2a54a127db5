// The score in words: figures by state and by type, then every answer that is not right.
import type { Either, Value } from '../paper.ts';
import { batchOf } from '../papers.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Judgement } from './judge.ts';

export type Judged = Judgement & { name: string; batch: number; condition: string };

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

/** The newest first: it is the one that the rules were corrected on least. */
export const reportOf = (all: readonly Judged[]): string =>
  [...Map.groupBy(all, ({ batch }) => batch)]
    .toSorted(([a], [b]) => b - a)
    .map(([batch, some]) =>
      batchReport(`LOT ${batch} – ${batchOf(batch).description}`, some).join('\n'),
    )
    .join('\n\n\n');
