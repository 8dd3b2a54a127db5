import { FORMAT_MIMES } from '@quitus/domain/documents/file-rules';

const isFormat = (format: string | null): format is keyof typeof FORMAT_MIMES =>
  format !== null && Object.hasOwn(FORMAT_MIMES, format);

/** What a reader is told a stored file is; of a format that nobody knows, only that it is bytes. */
export const mimeOf = (format: string | null) =>
  isFormat(format) ? FORMAT_MIMES[format] : 'application/octet-stream';
