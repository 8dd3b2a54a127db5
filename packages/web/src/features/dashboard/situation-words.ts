// Questions about the property, and the answers as people gave them.
import { situation as situationShape } from '@quitus/api/portfolios.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { checklist } from '@quitus/domain/portfolios/checklist';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import {
  isAnswered,
  type Situation,
  SITUATION_FIELDS,
  type SituationField,
} from '@quitus/domain/portfolios/situation';
import type { z } from 'zod';

const answersShape = situationShape.partial();
export type Answers = z.output<typeof answersShape>;

/** Null when it is not an answer to that question: a year of two digits, no box ticked. */
export function answersFor(field: SituationField, value: unknown): Answers | null {
  const { data } = answersShape.safeParse({ [field]: value });
  return data ?? null;
}

export function answerWords(field: SituationField, situation: Situation): string {
  const value = situation[field];
  const { kind, options = [] } = QUESTIONS[field];
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return field === 'surface_m2' ? `${value} m²` : String(value);
  if (kind === 'date' && typeof value === 'string') return frenchDay(value);
  const chosen: readonly string[] = typeof value === 'string' ? [value] : (value ?? []);
  return options
    .filter((option) => chosen.includes(option.value))
    .map((option) => option.label)
    .join(', ');
}

/** The signing date has a card of its own. */
export const answeredFields = (situation: Situation): SituationField[] =>
  SITUATION_FIELDS.filter(
    (field) => field !== 'planned_signing_date' && isAnswered(situation, field),
  );

/** The documents that wait for the answer, or that have a piece which does. */
export const decidedDocuments = (
  portfolio_type: PortfolioType,
  situation: Situation,
  field: SituationField,
): string[] =>
  checklist(portfolio_type, situation)
    .filter(({ question, pieces }) => [question, ...pieces.map((p) => p.question)].includes(field))
    .map(({ document_type }) => DOCUMENT_FACTS[document_type].label);

/** Every question that still decides something, answered or not being known. */
export function openFields(portfolio_type: PortfolioType, situation: Situation): SituationField[] {
  const asked = checklist(portfolio_type, situation).flatMap(({ question, pieces }) => [
    question,
    ...pieces.map((piece) => piece.question),
  ]);
  return SITUATION_FIELDS.filter((field) => asked.includes(field) && !isAnswered(situation, field));
}
