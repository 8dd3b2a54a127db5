import { type DocumentFile, documentsApi } from '@quitus/api/documents.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { useChange } from '../use-dossier.ts';
import { replacementWords } from './replacement-words.ts';

type ReplacementNoticeProps = {
  uid: string;
  file: DocumentFile;
  /** What its slot is called. */
  label: string;
  editable: boolean;
};

/** A file dropped in the place of a verified one: that one stays valid, and its owner says whether this one is meant. */
export function ReplacementNotice({ uid, file, label, editable }: ReplacementNoticeProps) {
  const settle = useChange<boolean>({
    uid,
    send: (kept) =>
      call(documentsApi.settleReplacement, {
        params: { uid, file_id: file.id },
        body: { kept },
      }),
    refused: 'Ce fichier n’a pas changé de place',
  });
  const looksLike = file.proposed_type === null ? null : DOCUMENT_FACTS[file.proposed_type].label;
  const { title, text, asks } = replacementWords(file, label, looksLike);
  return (
    <section aria-label="Nouvelle version" className="mt-5 rounded-carte bg-papier p-5">
      <h3 className="text-h4">{title}</h3>
      <p className="mt-1 text-second text-encre-2">{text}</p>
      {asks && editable && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="compact" pending={settle.isPending} onClick={() => settle.mutate(false)}>
            Le ranger ailleurs
          </Button>
          <Button
            variant="secondary"
            size="compact"
            disabled={settle.isPending}
            onClick={() => settle.mutate(true)}
          >
            Garder
          </Button>
        </div>
      )}
    </section>
  );
}
