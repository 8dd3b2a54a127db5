// One file on its way to the server: what is known of it, and what is said of it.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';

import { weightWords } from './file-weight.ts';

/** Where a file is to go. No document: it waits in the dossier to be sorted. */
export type Place = {
  uid: string;
  document_type: DocumentType | null;
  /** The file it takes the place of. */
  replaces_id: string | null;
};

export type Sending = Place & {
  id: string;
  name: string;
  size: number;
  sent: number;
  /** CHECKING: every byte is there and the server looks at them. */
  state: 'WAITING' | 'SENDING' | 'CHECKING' | 'DONE' | 'REFUSED' | 'FAILED';
  /** Why it was refused, or could not be sent, in a sentence. */
  failure: string | null;
  /** Documents that an archive held. */
  found: number | null;
  /** False: a reload loses it, it has to be chosen again. */
  kept: boolean;
};

export type Verdict = Pick<Sending, 'state' | 'failure' | 'found'>;

const done = (found: number | null): Verdict => ({ state: 'DONE', failure: null, found });

/** What became of it, as the files of the dossier tell; null while nobody knows. */
export function verdictOf({ id }: Sending, files: readonly DocumentFile[]): Verdict | null {
  const found = files.filter(({ parent_id }) => parent_id === id).length;
  // An archive leaves the list once its documents are there.
  if (found > 0) return done(found);
  const file = files.find((one) => one.id === id);
  if (file?.refusal) {
    return { state: 'REFUSED', failure: FILE_REFUSAL_TEXTS[file.refusal], found: null };
  }
  return file?.state === 'READY' ? done(null) : null;
}

const STATE_WORDS: Record<Sending['state'], (sending: Sending) => string> = {
  WAITING: () => 'En attente',
  SENDING: ({ sent, size }) => `Envoi, ${weightWords(sent)} sur ${weightWords(size)}`,
  CHECKING: () => 'Contrôle du fichier…',
  DONE: ({ document_type, found }) => {
    if (found !== null) return found > 1 ? `${found} documents trouvés` : '1 document trouvé';
    return document_type === null ? 'Reçu, à classer' : 'Rangé';
  },
  REFUSED: () => 'Refusé',
  FAILED: () => 'Envoi interrompu',
};

export const stateWords = (sending: Sending): string => STATE_WORDS[sending.state](sending);

/** « Rangé dans Appels de charges » says more than « Rangé » where there is room. */
export const placeWords = (document_type: DocumentType): string =>
  `Rangé dans ${DOCUMENT_FACTS[document_type].label}`;

const IS_OVER: readonly Sending['state'][] = ['DONE', 'REFUSED', 'FAILED'];

export const isOver = ({ state }: Sending): boolean => IS_OVER.includes(state);

/** All of them together. What was given up weighs nothing any more. */
export function totalOf(sendings: readonly Sending[]): { sent: number; size: number } {
  const counted = sendings.filter(({ state }) => state !== 'REFUSED' && state !== 'FAILED');
  return {
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
    size: counted.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The heading of the tray: « Envoi de 3 fichiers », as many as its lines; then how it ended. */
export function trayWords(sendings: readonly Sending[]): string {
  const { length } = sendings;
  if (!sendings.every(isOver))
    return length > 1 ? `Envoi de ${length} fichiers` : 'Envoi d’un fichier';
  const missed = sendings.filter(({ state }) => state !== 'DONE').length;
  if (missed > 0) return missed > 1 ? `${missed} fichiers non reçus` : '1 fichier non reçu';
  return 'Envois terminés';
}

/** Said to whoever does not see the tray: when something ends, not at every byte. */
export function spokenWords(sendings: readonly Sending[]): string {
  if (sendings.length === 0) return '';
  const ended = sendings
    .filter(isOver)
    .map((one) => `${one.name} : ${[stateWords(one), one.failure].filter(Boolean).join('. ')}`);
  return [trayWords(sendings), ...ended].join('. ');
}
