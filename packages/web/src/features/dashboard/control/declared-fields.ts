// What the dossier may lack, and the form that says it: the control asks, its owner answers there.
import type { Dossier } from '@quitus/api/portfolios.api';
import { type Lack, DECLARED_FIELDS, type DeclaredField } from '@quitus/domain/control/control';
import type { Ability } from '@quitus/domain/portfolios/permissions';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import {
  isAnswered,
  SITUATION_FIELDS,
  type SituationField,
} from '@quitus/domain/portfolios/situation';

import type { HoldingFields } from '../property-fields.ts';

export type HoldingField = keyof HoldingFields;

type HoldingForm = {
  doubt: string;
  /** Opens the form where the papers say nothing. */
  ask: string;
  /** Opens it where what they say is not right. */
  other: string;
  label: string;
  hint: string;
  /** What was read, as it is typed. */
  typed: (read: readonly string[]) => string;
  rows: number;
};

export const HOLDING_FORMS: Record<HoldingField, HoldingForm> = {
  owners: {
    doubt: 'Le dossier ne dit pas qui est propriétaire.',
    ask: 'Indiquer le propriétaire',
    other: 'Écrire un autre nom',
    label: 'Propriétaires',
    hint: 'Un par ligne, prénom et nom.',
    typed: (read) => distinctNames(read).join('\n'),
    rows: 2,
  },
  lots: {
    doubt: 'Le dossier ne dit pas quels lots sont vendus.',
    ask: 'Indiquer les lots vendus',
    other: 'Écrire d’autres lots',
    label: 'Lots de copropriété',
    hint: 'Séparés par des virgules. Exemple : 17, 58.',
    typed: (read) => read.join(', '),
    rows: 1,
  },
  rnc_number: {
    doubt: 'Le dossier ne dit pas le numéro d’immatriculation de la copropriété.',
    ask: 'Indiquer le numéro',
    other: 'Écrire un autre numéro',
    label: 'Numéro d’immatriculation de la copropriété',
    hint: 'Il figure sur la fiche synthétique. Exemple : AB1-234-567.',
    typed: (read) => (read.length === 1 ? read.join('') : ''),
    rows: 1,
  },
};

/** « MARTIN Claire » and « Claire Martin » are one: the first is proposed. */
function distinctNames(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    const key = name
      .toLocaleLowerCase('fr')
      .split(/[\s,.]+/)
      .toSorted()
      .join(' ');
    if (!known.has(key)) known.set(key, name);
  }
  return [...known.values()];
}

export const isQuestion = (field: DeclaredField): field is SituationField =>
  SITUATION_FIELDS.some((one) => one === field);

/** Who may say it is who may edit the dossier, or answer its questions. */
const abilityFor = (field: DeclaredField): Ability =>
  isQuestion(field) ? 'ANSWER_SITUATION' : 'EDIT';

const isDeclared = ({ situation, ...dossier }: Dossier, field: DeclaredField): boolean => {
  if (isQuestion(field)) return isAnswered(situation, field);
  return dossier[field] !== null && dossier[field].length > 0;
};

/** Whose it is first; each thing once, with all that the rules read of it. What was told meanwhile is left out. */
export function openLacks(
  dossier: Dossier,
  rules: readonly { outcome: string; lacks?: readonly Lack[] | undefined }[],
): Lack[] {
  const lacks = rules
    .filter(({ outcome }) => outcome === 'undecided')
    .flatMap((rule) => rule.lacks ?? [])
    .filter(
      ({ field }) => dossier.abilities.includes(abilityFor(field)) && !isDeclared(dossier, field),
    );
  return DECLARED_FIELDS.flatMap((field) => {
    const same = lacks.filter((one) => one.field === field);
    return same.length > 0 ? [{ field, read: [...new Set(same.flatMap(({ read }) => read))] }] : [];
  });
}

export const doubtOf = (field: DeclaredField): string =>
  isQuestion(field) ? QUESTIONS[field].question : HOLDING_FORMS[field].doubt;
