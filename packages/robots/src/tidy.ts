// What a portal writes, as anything else may hold it: titles and names without what cannot be shown, nor end.
import { createHash } from 'node:crypto';

import type { Downloaded, FoundDocument, ListEvent, Question } from './connector.ts';
import { RobotError } from './robot-error.ts';

const TITLE = 300;
const FOLDERS = 12;
const KEY = 400;
const NAME = 160;

/** Letters that no screen shows, that turn a line around, or that a database refuses. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/** Spaces that do not break stay: French needs them. */
const SPACES = /[^\S\u00a0\u202f]+/g;

/** Never half of a letter. */
const upTo = (longest: number, text: string): string =>
  text.slice(0, longest).replace(/\p{Cs}$/u, '');

function line(text: string, longest = TITLE): string {
  const shown = text.toWellFormed().replaceAll(UNSHOWN, ' ').replaceAll(SPACES, ' ').trim();
  return shown.length > longest ? `${upTo(longest - 1, shown)}…` : shown;
}

/** As it is, but for one that is too long or cannot be written: then what stays the same of it. */
function keyOf(remote_key: string): string {
  if (remote_key.trim() === '')
    throw new RobotError('PARSE_CHANGED', { info: 'a document without a key' });
  return writable(remote_key);
}

const writable = (key: string): string =>
  key.length <= KEY && key.search(UNSHOWN) < 0
    ? key
    : `sha256:${createHash('sha256').update(key).digest('hex')}`;

const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).toJSON()?.startsWith(date);

export function tidyDocument(document: FoundDocument): FoundDocument {
  const { title, path, date, leave, unit, guess } = document;
  return {
    ...document,
    remote_key: keyOf(document.remote_key),
    title: line(title) || 'Sans titre',
    path: path.slice(0, FOLDERS).map((folder) => line(folder)),
    date: date !== null && isDay(date) ? date : null,
    guess: guess && { ...guess, reason: line(guess.reason) },
    leave: leave === null ? null : line(leave),
    unit: unit && { id: unit.id, label: line(unit.label) },
  };
}

export const tidyEvent = (event: ListEvent): ListEvent =>
  event.kind === 'DOCUMENT'
    ? { ...event, document: tidyDocument(event.document) }
    : { ...event, title: line(event.title), detail: line(event.detail) };

/** As it can be written and shown, and what an answer to that means to whoever asked. */
export function tidyQuestion(question: Question): {
  shown: Question;
  meant: (answer: string) => string;
} {
  if (question.kind === 'UNIT') {
    const { units } = question;
    const shown = units.map(({ id, label }) => ({ id: writable(id), label: line(label) }));
    const meant = (answer: string) => units.find(({ id }) => writable(id) === answer)?.id ?? answer;
    return { shown: { ...question, units: shown }, meant };
  }
  const same = (answer: string) => answer;
  return question.kind === 'CODE' && question.hint !== undefined
    ? { shown: { ...question, hint: line(question.hint) }, meant: same }
    : { shown: question, meant: same };
}

/** A name and nothing of a path, with its extension. */
export function tidyFile(file: Downloaded): Downloaded {
  const name = line(file.name.replaceAll(/[/\\]+/g, '-'), Number.POSITIVE_INFINITY);
  const [extension = ''] = /\.[a-z0-9]{1,8}$/i.exec(name) ?? [];
  const stem = upTo(NAME, name.slice(0, name.length - extension.length));
  const bare = stem.replace(/^[.\s-]+/, '').trim();
  return { ...file, name: `${bare || 'document'}${extension}` };
}
