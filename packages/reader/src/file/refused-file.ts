import type { FileRefusal } from '@quitus/domain/documents/file-rules';

/** Thrown deep inside a reader, caught where the answer is given. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal);
    this.name = 'RefusedFile';
    this.refusal = refusal;
  }
}
