// What a check says of a pré-état daté, in plain words and nothing more than was asked.
import { frenchDay } from '../documents/calendar.ts';

export type Verdict = { kind: 'CURRENT' | 'SUPERSEDED' | 'UNKNOWN'; title: string; text: string };

type Verified = {
  genuine: boolean;
  edition: number | null;
  issued_on: string | null;
  current: boolean | null;
  superseded_on: string | null;
};

export function verdictOf(verification: Verified): Verdict {
  const { genuine, current, issued_on, superseded_on, edition } = verification;
  if (!genuine || issued_on === null)
    return {
      kind: 'UNKNOWN',
      title: 'Numéro inconnu',
      text: 'Quitus n’a délivré aucun document sous ce numéro. Relisez-le sur le document ; s’il est exact, ne vous y fiez pas.',
    };
  const issued = `Délivré le ${frenchDay(issued_on)}${edition !== null && edition > 1 ? `, édition ${edition}` : ''}.`;
  if (current === true)
    return {
      kind: 'CURRENT',
      title: 'Document authentique',
      text: `${issued} C’est la dernière édition.`,
    };
  return {
    kind: 'SUPERSEDED',
    title: 'Authentique, mais remplacé',
    text: `${issued} ${superseded_on === null ? 'Il n’est plus en vigueur' : `Remplacé le ${frenchDay(superseded_on)}`} : demandez la dernière édition.`,
  };
}
