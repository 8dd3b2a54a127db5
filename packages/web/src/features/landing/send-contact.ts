import { contactApi } from '@quitus/api/contact.api';
import { ApiError, errorText } from '@quitus/api/errors';

import { call } from '../../api.ts';
import { type ContactMessage, UNSENT } from './contact-message.ts';

/** Null once sent, else what to say. */
export async function sendContact(body: ContactMessage): Promise<string | null> {
  try {
    await call(contactApi.sendMinimal, { body });
    return null;
  } catch (cause) {
    return refusalOf(cause);
  }
}

/** The server's words; when it has none, or did not answer, the sentence of this form. */
function refusalOf(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.code === 'UNREACHABLE') return UNSENT;
  return cause.message === errorText(null) ? UNSENT : cause.message;
}
