// What a check concludes: its outcome follows the figures that its sentence prints.
import type { FieldReference } from './fields.data.ts';
import { euros } from './outcome.ts';
import type { Evidence, StatementCheck } from './statement.ts';

/** The two figures that a check prints. */
export type Compared = {
  told: number;
  /** Null: nothing to compare with. */
  expected: number | null;
  /** In French: what makes the difference, to the cent. */
  explanation?: string | null;
  /** In French: why figures that agree prove nothing. */
  doubt?: string | null;
};

export const outcomeOf = ({
  told,
  expected,
  explanation = null,
  doubt = null,
}: Compared): StatementCheck['outcome'] => {
  if (doubt !== null) return 'FAILED';
  if (expected === null) return 'UNDECIDED';
  if (told === expected) return 'PASSED';
  return explanation === null ? 'FAILED' : 'EXPLAINED';
};

/** « Écart de 19,84 € : régularisation de l’exercice 2025, portée au relevé. » */
function differenceWords({ told, expected, explanation, doubt }: Compared): string {
  if (doubt) return ` ${doubt}`;
  if (expected === null || told === expected) return '';
  const gap = `Écart de ${euros(Math.abs(told - expected))}`;
  return explanation
    ? ` ${gap}\u00a0: ${explanation}.`
    : ` ${gap}, qu’aucun document du dossier n’explique.`;
}

/** `sentence` prints both figures; the difference between them is added to it. */
export const checked = (
  id: string,
  compared: Compared,
  sentence: string,
  references: readonly FieldReference[],
  evidence: readonly Evidence[],
): StatementCheck => ({
  id,
  outcome: outcomeOf(compared),
  sentence: `${sentence}${differenceWords(compared)}`,
  references,
  evidence,
});
