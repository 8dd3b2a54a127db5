// What users wrote of their papers is compared like what was read, and accepts or refuses nothing by itself: where the
// paper as it was read leads elsewhere, a person looks at the page.
import { asReadDocuments } from '../reading/corrections.ts';
import type { ControlledFile } from './control.ts';
import { type Finding, undecided } from './examined.ts';

/** The files without what users wrote; null where they wrote nothing. */
export function asReadFiles(files: readonly ControlledFile[]): readonly ControlledFile[] | null {
  const read = files.map((file) => ({ ...file, documents: asReadDocuments(file.documents) }));
  const isSame = read.every(({ documents }, index) => documents === files[index]?.documents);
  return isSame ? null : read;
}

const SENT_ON = 'L’équipe compare ce que vous avez écrit avec la page.';

/** `said`: with what users wrote; `read`: without it. */
export function concludedOfBoth(said: Finding, read: Finding): Finding {
  if (said.outcome === 'undecided' || said.outcome === read.outcome) return earlier(said, read);
  return undecided(`${said.sentence} ${SENT_ON}`, said.seen);
}

/** Of two last days the nearer: nobody lengthens the life of a paper by writing it. */
function earlier(said: Finding, read: Finding): Finding {
  if (said.outcome === 'failed' || read.outcome === 'failed') return said;
  const [first] = [said.expires_at, read.expires_at].flatMap((day) => day ?? []).toSorted();
  return first === undefined ? said : { ...said, expires_at: first };
}
