// The pages that one goes through: those of a file, or of several files one after the other.

export type Sheet = { file_id: string; page: number };

/** Null: nobody can draw its pages. */
export type PagedFile = { id: string; pages: number | null };

export const isSameSheet = (one: Sheet, other: Sheet): boolean =>
  one.file_id === other.file_id && one.page === other.page;

export const pagesOf = (files: readonly PagedFile[], { file_id }: Sheet): number =>
  files.find(({ id }) => id === file_id)?.pages ?? 0;

/** One page on or back; past the last page comes the next file. Null at either end. */
export function sheetBeside(
  files: readonly PagedFile[],
  { file_id, page }: Sheet,
  step: 1 | -1,
): Sheet | null {
  const at = files.findIndex(({ id }) => id === file_id);
  const turned = page + step;
  if (turned >= 1 && turned <= (files[at]?.pages ?? 0)) return { file_id, page: turned };
  const other = files[at + step];
  return other ? { file_id: other.id, page: step === 1 ? 1 : Math.max(1, other.pages ?? 1) } : null;
}
