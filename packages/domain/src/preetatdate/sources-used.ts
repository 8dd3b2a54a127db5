// The papers that the fields of a statement were read on, with the pages.
import type { SourcePaper } from './source-papers.ts';
import type { StatementField, StatementSource } from './statement.ts';

export function sourcesUsed(
  fields: readonly StatementField[],
  papers: readonly SourcePaper[],
): StatementSource[] {
  const placed = fields.flatMap(({ evidence, candidates }) => [
    ...evidence,
    ...candidates.flatMap((one) => one.evidence),
  ]);
  const seen = Map.groupBy(placed, ({ file_id, document }) => `${document} ${file_id}`);
  return papers.flatMap((paper) => {
    const own = seen.get(`${paper.document} ${paper.file_id}`) ?? [];
    const [first] = own;
    if (!first) return [];
    const { file_id, name, sha256, type: document_type, sub_kind, label } = paper;
    const pages = [...new Set(own.map(({ page }) => page))].toSorted((a, b) => a - b);
    const as_of = own.find((one) => one.as_of !== null)?.as_of ?? null;
    return [{ file_id, name, sha256, document_type, sub_kind, label, as_of, pages }];
  });
}
