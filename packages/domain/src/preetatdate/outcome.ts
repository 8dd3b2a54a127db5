// What was concluded of one field, before anybody answered: how well it is known, and from where.
import type { FactName } from '../reading/facts.data.ts';
import type { Proof } from '../reading/proof.ts';
import type { Fact } from '../reading/read-document.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Candidate, Evidence, FieldValue, StatementField } from './statement.ts';

export type Outcome = Omit<StatementField, 'reference' | 'answer'>;

/** A value with what it rests on. */
export type Found<T extends FieldValue = FieldValue> = {
  value: T;
  as_of: string | null;
  evidence: readonly Evidence[];
  estimate?: boolean;
  /** The lowest of what it was worked out from; without it, how it was found says how well it is known. */
  proof?: Proof;
};

const DOUBTFUL = 'Un des montants dont ce calcul part n’est pas lu avec certitude.';

function withValue(state: 'PROVEN' | 'READ', found: Found, note: string | null): Outcome {
  if (found.proof === 'DOUBTFUL') return toCheck(DOUBTFUL, found);
  return {
    state: found.proof === 'READ' ? 'READ' : state,
    value: found.value,
    as_of: found.as_of,
    estimate: found.estimate ?? false,
    evidence: found.evidence,
    candidates: [],
    note,
  };
}

export const proven = (found: Found, note: string | null = null): Outcome =>
  withValue('PROVEN', found, note);
export const read = (found: Found, note: string | null = null): Outcome =>
  withValue('READ', found, note);
/** PROVEN where something else says the same. */
export const supported = (
  isSupported: boolean,
  found: Found,
  note: string | null = null,
): Outcome => withValue(isSupported ? 'PROVEN' : 'READ', found, note);

const withoutValue = (
  state: 'TO_CHECK' | 'CONTRADICTORY' | 'MISSING',
  candidates: readonly Candidate[],
  note: string | null,
): Outcome => ({
  state,
  value: null,
  as_of: null,
  estimate: false,
  evidence: [],
  candidates,
  note,
});

const candidateOf = ({ value, as_of, evidence }: Found): Candidate => ({ value, as_of, evidence });

export const toCheck = (note: string, ...found: readonly Found[]): Outcome =>
  found.length === 0
    ? missing(note)
    : {
        ...withoutValue('TO_CHECK', found.map(candidateOf), note),
        estimate: found.some(({ estimate }) => estimate === true),
      };
export const contradictory = (note: string, found: readonly Found[]): Outcome =>
  withoutValue('CONTRADICTORY', found.map(candidateOf), note);
export const missing = (note: string | null = null): Outcome => withoutValue('MISSING', [], note);

export const isKnown = ({ state }: Outcome): boolean => state === 'PROVEN' || state === 'READ';

export const evidenceAt = (paper: SourcePaper, fact: Fact, as_of: string | null): Evidence => ({
  file_id: paper.file_id,
  document: paper.document,
  document_type: paper.type,
  sub_kind: paper.sub_kind,
  label: paper.label,
  page: fact.page,
  box: fact.box,
  raw: fact.raw,
  as_of,
  ...(fact.rule === 'user' && { by_user: true }),
});

/** Where those facts of a paper stand. */
export const evidenceOn = (
  paper: SourcePaper,
  names: readonly FactName[],
  as_of: string | null,
): Evidence[] =>
  paper.facts
    .filter(({ name }) => names.some((one) => one === name))
    .map((fact) => evidenceAt(paper, fact, as_of));

const EURO = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
/** « 668,76 € ». */
export const euros = (cents: number): string => EURO.format(cents / 100);
