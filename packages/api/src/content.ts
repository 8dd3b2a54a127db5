// Bytes that several parts of the contract send: files as they came, and pictures of their pages.
import { FORMAT_MIMES } from '@quitus/domain/documents/file-rules';
import { PAGE_PICTURES } from '@quitus/domain/documents/page-picture';
import { z } from 'zod';

import { bytes } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** An address that is not one leads to nothing, as one that nobody was given. */
const absent: ErrorCode = 'NOT_FOUND';

export const known = z.uuid(absent);

export const fileBytes = bytes([...Object.values(FORMAT_MIMES), 'application/octet-stream'], {
  ranges: true,
});

export const pageNumber = z.coerce.number(absent).int(absent).min(1, absent).max(10_000, absent);
export const pagePicture = z.object({ size: z.enum(PAGE_PICTURES, absent).default('page') });
