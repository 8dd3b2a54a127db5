import { normalizeEmail } from '@quitus/domain/accounts/email';
import { z } from 'zod';

/** A schema's message may be an error code: the server then answers that code. */
export const emailAddress = z
  .string()
  .transform(normalizeEmail)
  .pipe(z.email('INVALID_EMAIL').max(254, 'INVALID_EMAIL'));
