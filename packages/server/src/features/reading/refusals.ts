// The manager of a dossier is told by mail what is to be seen to.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { sitePaths } from '../../site-paths.ts';
import { findNotifiableEmail } from '../accounts/door.ts';
import { queueMail } from '../mail/door.ts';
import type { PortfolioHead } from '../portfolios/door.ts';
import { documentRefusedMail } from './document-refused.mail.ts';

type MailDeps = Pick<Deps, 'keys' | 'publicUrl'>;
type Letter = Parameters<typeof queueMail>[3];

export const mailDocumentRefusal = (
  tx: Tx,
  deps: MailDeps,
  portfolio: PortfolioHead,
  { document_type, reason }: { document_type: DocumentType; reason: string },
  now: Date,
): Promise<void> =>
  mailManager(tx, deps, portfolio, document_type, now, (url) =>
    documentRefusedMail(
      { url, address: portfolio.main_address, document_type, reason },
      deps.publicUrl,
    ),
  );

/** Unless they asked not to be. */
export async function mailManager(
  tx: Tx,
  deps: MailDeps,
  portfolio: PortfolioHead,
  document_type: DocumentType,
  now: Date,
  write: (url: string) => Letter,
): Promise<void> {
  const email = await findNotifiableEmail(tx, portfolio.owner_id, 'notify_documents');
  if (email === null) return;
  const url = `${deps.publicUrl}${sitePaths.document(portfolio.uid, document_type)}`;
  await queueMail(tx, deps, { to: email, by: 'SERVICE' }, write(url), now);
}
