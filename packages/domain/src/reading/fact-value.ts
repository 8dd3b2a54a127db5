// What a fact may be, by its name: the form that corrects it and the call that keeps it agree.
import { FACTS, type FactKind, type FactName } from './facts.data.ts';
import type { Fact } from './read-document.ts';

export type FactValue = Fact['value'];

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name);

export const FACT_NAMES: readonly FactName[] = Object.keys(FACTS).filter(isFactName);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isText = (value: FactValue): value is string =>
  typeof value === 'string' && value.trim().length > 0;

const ACCEPTS: Record<FactKind, (value: FactValue) => boolean> = {
  CENTS: (value) => Number.isSafeInteger(value),
  AREA: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  NUMBER: (value) => typeof value === 'number' && Number.isFinite(value),
  YES_NO: (value) => typeof value === 'boolean',
  TEXT: isText,
  DATE: (value) => isText(value) && DAY.test(value) && !Number.isNaN(Date.parse(value)),
  LIST: (value) => Array.isArray(value) && value.every(isText),
};

export const acceptsValue = (name: FactName, value: FactValue): boolean =>
  ACCEPTS[FACTS[name].kind](value);

export const sameValue = (one: FactValue, other: FactValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
