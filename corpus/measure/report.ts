// The measure in words.
import { written } from '../score/report.ts';
import { DECISIONS, type MeasureFigures, type SaleFigures } from './figures.ts';
import type { Decision, MeasuredSale, MeasuredSlot } from './measured-sale.ts';
import { OUTCOMES } from './sale-folder.ts';

const NBSP = '\u00a0';
const percent = (value: number | null): string =>
  value === null ? '–' : `${(value * 100).toFixed(1).replace('.', ',')}${NBSP}%`;
const share = (part: number, whole: number): string => percent(whole === 0 ? null : part / whole);

const DECISION_WORDS: Record<Decision, string> = {
  ACCEPTED: 'acceptés',
  WAITING: 'en attente',
  REFUSED: 'refusés',
  EMPTY: 'vides',
};
const OUTCOME_WORDS = {
  ACCEPT: 'à accepter',
  REFUSE: 'à refuser',
  PERSON: 'pour une personne',
} as const;

function summary({ papers, reading, foreign, slots, ped }: SaleFigures): string[] {
  const told = ped.right + ped.wrong + ped.missing;
  return [
    `${papers} papiers, ${reading.documents} documents ; répondus ${percent(reading.answered)}, type juste ${percent(reading.type_accuracy)}, sorte juste ${percent(reading.sub_kind_accuracy)}, pages ${percent(reading.pages_accuracy)}`,
    `papiers d’aucun type ${foreign.papers}, pris à tort ${foreign.taken}`,
    `faits : précision ${percent(reading.fact_precision)}, rappel ${percent(reading.fact_recall)}`,
    ...OUTCOMES.map((outcome) => {
      const counts = slots[outcome];
      const all = DECISIONS.reduce((sum, decision) => sum + counts[decision], 0);
      const parts = DECISIONS.map(
        (decision) =>
          `${DECISION_WORDS[decision]} ${counts[decision]} (${share(counts[decision], all)})`,
      );
      return `documents ${OUTCOME_WORDS[outcome]} ${all} : ${parts.join(', ')}`;
    }),
    `pré-état daté, ${told} champs : justes ${ped.right} (${share(ped.right, told)}), faux ${ped.wrong} (${share(ped.wrong, told)}), manquants ${ped.missing} (${share(ped.missing, told)}) ; dits alors que rien ne le dit ${ped.untold}`,
  ];
}

function row(title: string, { papers, reading, slots, ped }: SaleFigures): string {
  const counts = DECISIONS.map((decision) => slots.ACCEPT[decision]).join('/');
  return `  ${title.padEnd(32)} ${String(papers).padStart(3)} papiers, précision ${percent(reading.fact_precision)}, rappel ${percent(reading.fact_recall)} ; à accepter ${counts} ; à refuser mais acceptés ${slots.REFUSE.ACCEPTED} ; ped ${ped.right}/${ped.wrong}/${ped.missing}`;
}

export const measureReport = ({ all, sub_kinds, sales }: MeasureFigures): string =>
  [
    ...summary(all),
    '',
    'Par sorte',
    ...Object.entries(sub_kinds).map(
      ([sort, figures]) =>
        `  ${sort.padEnd(28)} ${String(figures.documents).padStart(4)} documents, type ${percent(figures.type_accuracy)}, précision ${percent(figures.fact_precision)}, rappel ${percent(figures.fact_recall)}`,
    ),
    '',
    'Par vente (à accepter : acceptés/en attente/refusés/vides ; ped : justes/faux/manquants)',
    ...Object.entries(sales).map(([name, figures]) => row(name, figures)),
  ].join('\n');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines];

/** Everything that is not as its author says. */
export function measureList(sales: readonly MeasuredSale[]): string {
  const papers = sales.flatMap((sale) => sale.papers);
  const factLines = (verdict: 'WRONG' | 'MISSED') =>
    papers.flatMap(({ sale, paper, condition, facts }) =>
      facts
        .filter((fact) => fact.verdict === verdict)
        .map(
          ({ name, expected, read }) =>
            `  ${sale}/${paper} [${condition}] ${name} : attendu ${written(expected)}${verdict === 'WRONG' ? `, lu ${written(read)}` : ''}`,
        ),
    );
  const types = papers
    .filter(
      ({ type, sub_kind }) => type === 'WRONG' || type === 'UNANSWERED' || sub_kind === 'WRONG',
    )
    .map(
      ({ sale, paper, condition, type, truth, read }) =>
        `  ${sale}/${paper} [${condition}] ${truth.type ?? 'aucun'}/${truth.sub_kind ?? '–'} : ${type === 'UNANSWERED' ? 'sans réponse, penchait pour' : 'pris pour'} ${read?.type ?? 'rien'}/${read?.sub_kind ?? '–'}`,
    );
  const slots = sales.flatMap((sale) => sale.slots);
  const fields = sales.flatMap((sale) => sale.fields);
  return [
    ...section('Types faux ou sans réponse', types),
    ...section('Faits faux', factLines('WRONG')),
    ...section('Faits manqués', factLines('MISSED')),
    ...section(
      'À accepter, et ne le sont pas',
      slots
        .filter(({ expected, decision }) => expected === 'ACCEPT' && decision !== 'ACCEPTED')
        .map(slotLines),
    ),
    ...section(
      'Acceptés à tort',
      slots
        .filter(({ expected, decision }) => expected !== 'ACCEPT' && decision === 'ACCEPTED')
        .map(slotLines),
    ),
    ...section(
      'À refuser, et ne le sont pas',
      slots
        .filter(
          ({ expected, decision }) =>
            expected === 'REFUSE' && decision !== 'REFUSED' && decision !== 'ACCEPTED',
        )
        .map(slotLines),
    ),
    ...section(
      'Pré-état daté, faux ou manquants',
      fields
        .filter(({ verdict }) => verdict === 'WRONG' || verdict === 'MISSING')
        .map(
          ({ sale, reference, verdict, expected, told, state, note }) =>
            `  ${sale} ${verdict === 'WRONG' ? 'FAUX' : 'manque'} ${reference} : attendu ${JSON.stringify(expected)}, dit ${JSON.stringify(told)} (${state}${note ? `, ${note}` : ''})`,
        ),
    ),
  ].join('\n');
}

function slotLines({ sale, slot, status, why, sentence, rules }: MeasuredSlot): string {
  return [
    `  ${sale} ${slot} : ${status} (${why})`,
    ...rules
      .filter(({ outcome }) => outcome !== 'passed')
      .map(
        (rule) =>
          `    ${rule.outcome === 'failed' ? 'NON' : '?  '} ${rule.rule} : ${rule.sentence}`,
      ),
    ...(sentence ? [`    ${sentence}`] : []),
  ].join('\n');
}
