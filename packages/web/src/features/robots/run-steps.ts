// A visit as the page tells it: what is done, what goes on, what comes next.
import type { RobotQuestion, RobotRun } from '@quitus/api/robots.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { hasEnded, type QuestionKind, type RunState } from '@quitus/domain/robots/run-state';

import { clockWords } from '../../words/clock-words.ts';
import { documentNames } from './document-names.ts';

export type RunStep = { title: string; detail: string; state: 'DONE' | 'CURRENT' | 'TO_COME' };

type StepWords = { title: string; detail: string };

const ASKED: Record<QuestionKind, string> = {
  CODE: 'Un code est demandé',
  CAPTCHA: 'Une image est à recopier',
  UNIT: 'Plusieurs biens trouvés',
};

const waitingFor = (question: RobotQuestion | null): StepWords => ({
  title: 'Votre réponse est attendue',
  detail: question ? ASKED[question.kind] : '',
});

const CURRENT: Record<RunState, (run: RobotRun) => StepWords | null> = {
  PENDING: ({ retry_at }) =>
    retry_at === null
      ? { title: 'Départ du robot', detail: 'Il attend son tour' }
      : { title: 'Nouvel essai prévu', detail: `À ${clockWords(retry_at)}, rien à faire` },
  LOGGING_IN: () => ({ title: 'Connexion au portail', detail: 'Le robot entre avec votre accès' }),
  WAITING_USER: ({ question }) => waitingFor(question),
  LISTING: () => ({ title: 'Lecture de la liste', detail: 'Le robot fait la liste des documents' }),
  DOWNLOADING: (run) => downloading(run),
  DONE: () => null,
  PARTIAL: () => null,
  FAILED: () => null,
};

/** Types that have come, in the order of their last document. */
function arrivedTypes({ documents }: RobotRun): DocumentType[] {
  const came = documents.filter(({ outcome }) => outcome === 'KEPT' || outcome === 'DUPLICATE');
  const types = came.flatMap(({ document_type }) => document_type ?? []);
  return [...new Set(types.toReversed())].toReversed();
}

const countWords = (count: number, one: string, many: string): string =>
  `${count} ${count > 1 ? many : one}`;

function filesWords({ documents }: RobotRun, types: readonly DocumentType[]): string {
  const files = documents.filter(
    ({ outcome, document_type }) =>
      outcome === 'KEPT' && document_type !== null && types.includes(document_type),
  );
  return files.length > 0
    ? countWords(files.length, 'fichier', 'fichiers')
    : 'Déjà dans le dossier';
}

function downloading(run: RobotRun): StepWords {
  const type = arrivedTypes(run).at(-1);
  const last = run.documents.findLast(({ outcome }) => outcome === 'KEPT');
  const far = run.total > 0 ? `${run.done} sur ${run.total}` : '';
  return {
    title: type === undefined ? 'Téléchargement' : documentNames([type]),
    detail: [far, last ? `« ${last.title} »` : ''].filter(Boolean).join('. '),
  };
}

export function runSteps(run: RobotRun): RunStep[] {
  const ended = hasEnded(run.state);
  const current = CURRENT[run.state](run);
  const past: RunStep[] = run.steps
    .filter(({ title }) => title !== current?.title)
    .map((step) => ({ ...step, state: 'DONE' }));
  const types = arrivedTypes(run);
  const before = run.state === 'DOWNLOADING' ? types.slice(0, -1) : types;
  const arrived: RunStep[] =
    before.length > 0
      ? [{ title: documentNames(before), detail: filesWords(run, before), state: 'DONE' }]
      : [];
  const awaited = run.produces.filter((type) => !types.includes(type));
  const next: RunStep[] =
    awaited.length > 0 && !ended
      ? [{ title: documentNames(awaited), detail: 'À suivre', state: 'TO_COME' }]
      : [];
  return [
    ...past,
    ...arrived,
    ...(current ? [{ ...current, state: 'CURRENT' as const }] : []),
    ...next,
  ];
}

/** Said aloud, once for each step. */
export const currentStep = (run: RobotRun | null): string =>
  (run && runSteps(run).find(({ state }) => state === 'CURRENT')?.title) ?? '';

/** « 48 s », « 1 min 48 », « 2 h 05 ». */
export function elapsedWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours > 0) return `${hours} h ${two(minutes % 60)}`;
  return minutes > 0 ? `${minutes} min ${two(seconds % 60)}` : `${seconds} s`;
}
