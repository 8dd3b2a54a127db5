import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { PaperBeingRead } from '@quitus/domain/preetatdate/being-read';

const MOST_NAMED = 4;

/** « 2 papiers sont en cours de lecture : Certificat Carrez, Titre de propriété. » */
export function beingReadWords(papers: readonly PaperBeingRead[]): string {
  const names = [
    ...new Set(
      papers.map(({ document_type, name }) =>
        document_type === null ? name : DOCUMENT_FACTS[document_type].label,
      ),
    ),
  ];
  const listed =
    names.length > MOST_NAMED
      ? `${names.slice(0, MOST_NAMED - 1).join(', ')} et d’autres`
      : names.join(', ');
  const start =
    papers.length === 1
      ? 'Un papier est en cours de lecture'
      : `${papers.length} papiers sont en cours de lecture`;
  return `${start} : ${listed}.`;
}
