// What is said of a file that waits beside the verified document that it would replace.
import type { DocumentFile } from '@quitus/api/documents.api';

const STAYS = 'Le document vérifié reste en place jusque-là.';

type Words = { title: string; text: string; asks: boolean };

/** `looksLike`: another document that it was recognised as. */
export function replacementWords(
  { name, replacement, reading }: Pick<DocumentFile, 'name' | 'replacement' | 'reading'>,
  label: string,
  looksLike: string | null,
): Words {
  const quoted = `«\u00a0${name}\u00a0»`;
  if (replacement === 'KEPT')
    return { title: `L’équipe regarde ${quoted}`, text: STAYS, asks: false };
  if (reading?.state === 'QUEUED' || reading?.state === 'READING')
    return { title: `Lecture de ${quoted}`, text: STAYS, asks: false };
  if (looksLike !== null)
    return {
      title: `Ce papier ne ressemble pas au document «\u00a0${label}\u00a0»\u00a0: «\u00a0${looksLike}\u00a0»\u00a0?`,
      text: `${quoted} attend votre réponse. Si vous le gardez, l’équipe le regarde. ${STAYS}`,
      asks: true,
    };
  return {
    title: `Nous n’avons pas pu vérifier ${quoted}`,
    text: `Si vous le gardez, l’équipe le regarde. ${STAYS}`,
    asks: true,
  };
}
