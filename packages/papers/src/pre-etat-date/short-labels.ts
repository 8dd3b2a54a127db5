// What the narrow margin calls a paper: « PV AG 2026 » for the « Procès-verbal d’assemblée générale du
// 11/06/2026 » of the list of documents. Two papers never get the same short name.
import type { Candidate, Evidence, Statement } from '@quitus/domain/preetatdate/statement';

const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^procès-verbal d’assemblée générale/i, 'PV AG'],
  [/^convocation à l’assemblée générale/i, 'Convocation AG'],
  [/^relevé de compte/i, 'Relevé'],
  [/^règlement de copropriété.*?(?= du |$)/i, 'Règlement'],
];
/** A statement of account is known by its day, every other paper by its year. */
const DAY = / (?:du|au|exercice clos le) \d{2}\/\d{2}\/(\d{4})$/;

function shortLabel(label: string): string {
  const noun = NOUNS.reduce((text, [long, short]) => text.replace(long, short), label);
  if (noun.startsWith('Relevé')) return noun;
  return noun.replace(DAY, noun.startsWith('Annexe') ? ' de $1' : ' $1');
}

/** The statement with the names of its margin. */
export function withShortLabels(statement: Statement): Statement {
  const { fields, checks } = statement;
  const labels = new Set(
    [
      ...fields.flatMap(({ evidence, candidates }) => [
        ...evidence,
        ...candidates.flatMap((one) => one.evidence),
      ]),
      ...checks.flatMap(({ evidence }) => evidence),
    ].map(({ label }) => label),
  );
  const shorts = Map.groupBy(labels, shortLabel);
  const named = (evidence: readonly Evidence[]): Evidence[] =>
    evidence.map((one) => {
      const short = shortLabel(one.label);
      return shorts.get(short)?.length === 1 ? { ...one, label: short } : one;
    });
  const proposed = (one: Candidate): Candidate => ({ ...one, evidence: named(one.evidence) });
  return {
    ...statement,
    fields: fields.map((field) => ({
      ...field,
      evidence: named(field.evidence),
      candidates: field.candidates.map(proposed),
    })),
    checks: checks.map((check) => ({ ...check, evidence: named(check.evidence) })),
  };
}
