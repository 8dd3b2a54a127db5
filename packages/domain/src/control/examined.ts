// What every rule looks at: the papers of a slot, and what each of them says.
import type { DocumentType } from '../documents/document-type.ts';
import type { FactName } from '../reading/facts.data.ts';
import { MODEL_RULE } from '../reading/model-rule.ts';
import { isFirm } from '../reading/proof.ts';
import type { Fact, ReadDocument } from '../reading/read-document.ts';
import type {
  ControlledDossier,
  ControlledFile,
  DecidedStatus,
  Lack,
  Seen,
  Unread,
} from './control.ts';

/** One document of one file. */
export type Paper = ReadDocument & {
  file_id: string;
  /** Which document of the file, from 0. */
  document: number;
  /** Listed again inside another document, as the annexes of a convocation are. */
  is_part: boolean;
};

export type Examined = {
  dossier: ControlledDossier;
  document_type: DocumentType;
  files: readonly ControlledFile[];
  papers: readonly Paper[];
  today: string;
  /** Of the slots that are verified. */
  others: readonly Paper[];
};

/** What a rule concluded; refusing takes the status it leads to and what should come instead. */
export type Finding = { sentence: string; seen: readonly Seen[] } & (
  | {
      outcome: 'passed' | 'undecided';
      expires_at?: string | null;
      /** Told to the dossier, these would let the rule conclude. */
      lacks?: readonly Lack[];
      /** Typed in, these would let it conclude (see unread.ts). */
      unread?: readonly Unread[];
    }
  | {
      outcome: 'failed';
      status: DecidedStatus;
      expected: string;
      /** The thing to add, in the fewest words; left out where the sentence alone can say it. */
      missing?: string;
      /** Which papers are at fault; all of them when left out. */
      about?: readonly Paper[];
    }
);

export type Rule = (examined: Examined) => Finding;

export const passed = (sentence: string, seen: readonly Seen[] = []): Finding => ({
  outcome: 'passed',
  sentence,
  seen,
});
export const undecided = (
  sentence: string,
  seen: readonly Seen[] = [],
  lacks: readonly Lack[] = [],
): Finding => ({ outcome: 'undecided', sentence, seen, ...(lacks.length > 0 && { lacks }) });
export const failed = (
  status: DecidedStatus,
  sentence: string,
  expected: string,
  seen: readonly Seen[] = [],
  about?: readonly Paper[],
): Finding & { outcome: 'failed' } => ({
  outcome: 'failed',
  status,
  sentence,
  expected,
  seen,
  ...(about && { about }),
});

/** A refusal that one thing would mend. */
export const failedFor = (
  missing: string,
  ...refusal: Parameters<typeof failed>
): Finding & { outcome: 'failed' } => ({ ...failed(...refusal), missing });

/** What the model alone read may complete a match (see conclusion.ts), and concludes nothing by itself. */
const isOfRules = (fact: Fact): boolean => fact.rule !== MODEL_RULE || isFirm(fact);

export const papersOf = (
  files: readonly ControlledFile[],
  isStated: (fact: Fact) => boolean = isOfRules,
): Paper[] =>
  files.flatMap(({ file_id, documents }) =>
    documents.map((document, index) => ({
      ...document,
      document: index,
      facts: document.facts.filter(isStated),
      file_id,
      is_part: documents
        .slice(0, index)
        .some(({ pages }) => document.pages.every((page) => pages.includes(page))),
    })),
  );

/** One reading, with the paper that it was read on. */
export type Reading = { fact: Fact; paper: Paper };

/** The same as a value, and in the words of whoever reads it. */
export type Stated<T> = { value: T; words: string; reading: Reading };

export const readingsOf = (papers: readonly Paper[], ...names: readonly FactName[]): Reading[] =>
  papers.flatMap((paper) =>
    paper.facts.flatMap((fact) =>
      names.some((name) => name === fact.name) ? [{ fact, paper }] : [],
    ),
  );

/** What a user wrote bears no other reading out (see user-words.ts). */
export const isUserWord = ({ fact }: Reading): boolean => fact.rule === 'user';

export const seenOf = (readings: readonly Reading[]): Seen[] =>
  readings.map(({ fact, paper }) => ({ file_id: paper.file_id, page: fact.page, box: fact.box }));

export const evidenceOf = (papers: readonly Paper[]): Seen[] =>
  papers.flatMap(({ file_id, evidence }) =>
    evidence.slice(0, 1).map(({ page, box }) => ({ file_id, page, box })),
  );

type Only<T> = { value: T; reading: Reading };

/** Null where nothing was read, or where two readings differ. */
function only<T>(
  papers: readonly Paper[],
  name: FactName,
  accept: (value: Fact['value']) => value is Fact['value'] & T,
): Only<T> | null {
  const readings = readingsOf(papers, name);
  const values = new Set(readings.map(({ fact }) => JSON.stringify(fact.value)));
  const [reading] = readings;
  if (!reading || values.size !== 1) return null;
  const { value } = reading.fact;
  return accept(value) ? { value, reading } : null;
}

const isText = (value: Fact['value']): value is string => typeof value === 'string';
const isNumber = (value: Fact['value']): value is number => typeof value === 'number';

export const onlyText = (paper: Paper, name: FactName): Only<string> | null =>
  only([paper], name, isText);
export const onlyNumber = (paper: Paper, name: FactName): Only<number> | null =>
  only([paper], name, isNumber);

/** Of a century in which such papers are made. */
export const isDay = (text: string): boolean =>
  /^(?:1[89]|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function onlyDay(paper: Paper, name: FactName): Only<string> | null {
  const found = onlyText(paper, name);
  return found && isDay(found.value) ? found : null;
}

/** Every text of facts that are texts or lists of texts. */
export const textsIn = ({ fact: { value } }: Reading): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? value : [];
};

/** `read`: what the papers say of it, told each once. */
export const lackOf = (field: Lack['field'], read: readonly string[] = []): Lack => ({
  field,
  read: [...new Set(read)],
});

export const readTexts = (papers: readonly Paper[], ...names: readonly FactName[]): string[] =>
  readingsOf(papers, ...names).flatMap(textsIn);
