// A file that a portal gave becomes a file of the dossier by the way of all others: its room is taken, it is
// searched and inspected, then kept, read and controlled. Only nobody sends it.
import { createHash } from 'node:crypto';

import { FILE_REFUSAL_TEXTS, extensionOf, safeFileName } from '@quitus/domain/documents/file-rules';
import type { Downloaded, FoundDocument } from '@quitus/robots/connector';

import type { Deps } from '../../deps.ts';
import { derivedId } from '../../derived-id.ts';
import { announceFetched, inspectNow } from '../documents/door.ts';
import { type Fate, findSameFile } from './fetched.queries.ts';
import type { StoredRun } from './runs.queries.ts';

/** What the refusals of a dossier without room say to somebody who sent nothing. */
const NO_ROOM = 'Il n’y a plus assez de place dans ce dossier pour ce document.';

/** Made twice, the same visit brings one file. */
export async function keepFetched(
  deps: Deps,
  run: Pick<StoredRun, 'id' | 'portfolio_uid'>,
  document: FoundDocument,
  file: Downloaded,
): Promise<Fate> {
  const { portfolio_uid } = run;
  const bytes = Buffer.from(file.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = await findSameFile(deps.db, portfolio_uid, sha256);
  if (same !== null) return { outcome: 'DUPLICATE', reason: null, file_id: same, sha256 };
  const id = derivedId(run.id, document.remote_key, sha256);
  const announced = {
    id,
    portfolio_uid,
    document_type: document.guess?.document_type ?? null,
    name: nameOf(document.title, file.name),
  };
  const room = await announceFetched(deps, announced, bytes);
  if (room === 'FULL') return { outcome: 'BROKEN', reason: NO_ROOM, file_id: null, sha256 };
  const refusal = await inspectNow(deps, id);
  return refusal === null
    ? { outcome: 'KEPT', reason: null, file_id: id, sha256 }
    : { outcome: 'BROKEN', reason: FILE_REFUSAL_TEXTS[refusal], file_id: id, sha256 };
}

/** As the portal titles it, which says more than « 000123.PDF ». */
function nameOf(title: string, name: string): string {
  const extension = extensionOf(name);
  const stem = title.trim() === '' ? name : title;
  const whole = extension === '' || extensionOf(stem) === extension ? stem : `${stem}.${extension}`;
  // Titles hold dates with slashes, which a name of a file does not.
  return safeFileName(whole.replaceAll(/[/\\]/g, '-'));
}
