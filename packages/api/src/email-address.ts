import { normalizeEmail } from '@quitus/domain/accounts/email';
import { z } from 'zod';

import * as LIMITS from './limits.ts';

/** A schema's message may be an error code: the server then answers that code. */
export const emailAddress = z
  .string()
  .transform(normalizeEmail)
  .pipe(z.email('INVALID_EMAIL').max(LIMITS.email, 'INVALID_EMAIL'));
