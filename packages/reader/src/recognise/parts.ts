// A convocation holds its annexes, a power to sign, a form to vote: they stay pages of it, and are
// also listed after it, each with its own pages.
import type { ReadDocument } from '@quitus/domain/reading/read-document';

const isWhole = ({ type, sub_kind }: ReadDocument): boolean =>
  type === 'CV_AG' && sub_kind === null;

/** The draft of the owner's own account is sent with the convocation too (décret de 1967, article 11). */
const isPart = ({ type, sub_kind }: ReadDocument): boolean =>
  (type === 'CV_AG' && sub_kind !== null) || sub_kind === 'DECOMPTE';

export function withParts(documents: readonly ReadDocument[]): ReadDocument[] {
  const placed: ReadDocument[] = [];
  let whole = -1;
  for (const document of documents) {
    const holder = placed[whole];
    if (holder && isPart(document))
      placed[whole] = { ...holder, pages: [...holder.pages, ...document.pages] };
    else whole = isWhole(document) ? placed.length : -1;
    placed.push(document);
  }
  return placed;
}
