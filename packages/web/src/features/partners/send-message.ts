import { textOf } from '@quitus/api/client';
import { contactApi } from '@quitus/api/contact.api';
import { errorText } from '@quitus/api/errors';

import { call } from '../../api.ts';
import { FAILED, type PartnerMessage, type Sending } from './partner-message.ts';

/** Apart from the form and fetched when it is sent: the contract brings its validation along. */
export async function sendMessage(message: PartnerMessage): Promise<Sending> {
  try {
    await call(contactApi.send, { body: message });
    return { state: 'sent' };
  } catch (cause) {
    const said = textOf(cause);
    return { state: 'failed', text: said === errorText(null) ? FAILED : said };
  }
}
