// A second opinion on which paper this is, from the words of known papers. It never names a type of ours that the
// phrases did not: it makes sure where they hesitate and it agrees, sets right the sort within a type that no title
// says, and knows what is none of ours, whatever that speaks of.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { ReadDocument, SubKind } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { isSentByMail } from '../recognise/correspondence.ts';
import { isTitled } from '../recognise/score.ts';
import { kindFeatures } from './kind-features.ts';
import { type KindModel, kindModel, kindsLikely, type KnownKind } from './kind-model.ts';

/** Where the phrases lean the same way, this is enough. */
const AGREES = 0.5;
/** Against what they said, more is asked, and next to nothing may speak for theirs. */
const [SURE, UNLIKELY] = [0.75, 0.1];
/** That a paper is none of ours sets it aside: it must be as sure as that. */
const NONE_OF_OURS = 0.9;

/** Sorts of one type that look alike, and whose facts differ. */
const ALIKE: readonly (readonly SubKind[])[] = [
  ['APPEL_DE_FONDS', 'RELEVE_DE_COMPTE', 'DECOMPTE'],
  ['RCP', 'EDD', 'MODIFICATIF'],
  ['ACTE_DE_VENTE', 'ATTESTATION_DE_PROPRIETE'],
];
/** Types that hold what has no slot of its own: known papers of theirs are among those of none. */
const CATCH_ALL: readonly (DocumentType | null)[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];

export function secondOpinion(
  document: ReadDocument,
  pages: readonly Page[],
  trained: () => KindModel = kindModel,
): ReadDocument {
  const { type, sub_kind, answered, evidence } = document;
  const likely = kindsLikely(trained(), kindFeatures(pages));
  const of = (kind: KnownKind | null): number => (kind ? (likely.get(kind) ?? 0) : 0);
  const best = [...likely].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const isNone = of('NONE') >= NONE_OF_OURS;
  if (answered && isNone && !CATCH_ALL.includes(type))
    // A convocation may come by mail, and is then like other convocations.
    return isSentByMail(pages) ? none(document) : { ...document, answered: false };
  const alike = ALIKE.find((sorts) => sorts.some((sort) => sort === sub_kind)) ?? [];
  const other = alike.find((sort) => sort === best && sort !== sub_kind);
  if (other && of(other) >= SURE && of(sub_kind) < UNLIKELY && !(answered && isTitled(evidence)))
    return { ...document, sub_kind: other, answered: true };
  if (answered) return document;
  const agrees = best === (sub_kind ?? type) || best === type;
  if (type !== null && agrees && of(best ?? null) >= AGREES) return { ...document, answered: true };
  const leansToNone = CATCH_ALL.includes(type) && of('NONE') >= AGREES;
  return isNone || leansToNone || isSentByMail(pages) ? none(document) : document;
}

const none = (document: ReadDocument): ReadDocument => ({
  ...document,
  type: 'OTHER',
  sub_kind: null,
  answered: true,
  evidence: [],
});
