// A second opinion on which paper this is, from the words of known papers. It never names a type that the
// phrases did not: it makes sure where they hesitate and it agrees, and sets right the sort within a type.
import type { ReadDocument, SubKind } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { kindFeatures } from './kind-features.ts';
import { type KindModel, kindModel, kindsLikely, type KnownKind } from './kind-model.ts';

/** Where the phrases lean the same way, this is enough. */
const AGREES = 0.5;
/** Against what they said, more is asked, and next to nothing may speak for theirs. */
const [SURE, UNLIKELY] = [0.75, 0.1];

/** Sorts of one type that look alike, and whose facts differ. */
const ALIKE: readonly (readonly SubKind[])[] = [
  ['APPEL_DE_FONDS', 'RELEVE_DE_COMPTE', 'DECOMPTE'],
  ['RCP', 'EDD', 'MODIFICATIF'],
  ['ACTE_DE_VENTE', 'ATTESTATION_DE_PROPRIETE'],
];

export function secondOpinion(
  document: ReadDocument,
  pages: readonly Page[],
  trained: () => KindModel = kindModel,
): ReadDocument {
  const { type, sub_kind, answered } = document;
  const alike = ALIKE.find((sorts) => sorts.some((sort) => sort === sub_kind)) ?? [];
  if (type === null || (answered && alike.length === 0)) return document;
  const likely = kindsLikely(trained(), kindFeatures(pages));
  const of = (kind: KnownKind | null): number => (kind ? (likely.get(kind) ?? 0) : 0);
  const best = [...likely].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const other = alike.find((sort) => sort === best && sort !== sub_kind);
  if (other && of(other) >= SURE && of(sub_kind) < UNLIKELY)
    return { ...document, sub_kind: other, answered: true };
  const agrees = best === (sub_kind ?? type) || best === type;
  return !answered && agrees && of(best ?? null) >= AGREES
    ? { ...document, answered: true }
    : document;
}
