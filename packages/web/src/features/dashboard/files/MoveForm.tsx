import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useMoveFile } from './use-files.ts';

export type Target = { document_type: DocumentType; label: string };

type MoveFormProps = {
  uid: string;
  file: DocumentFile;
  targets: readonly Target[];
  onDone: () => void;
};

/** « Déplacer vers… »: its former versions follow. */
export function MoveForm({ uid, file, targets, onDone }: MoveFormProps) {
  const others = targets.filter(({ document_type }) => document_type !== file.document_type);
  const [chosen, setChosen] = useState('');
  const move = useMoveFile(uid);
  const target = others.find(({ document_type }) => document_type === chosen);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (target) move.mutate({ file, document_type: target.document_type }, { onSuccess: onDone });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-4 rounded-carte bg-creux p-5"
    >
      <Select
        label="Déplacer vers"
        value={chosen}
        ref={takeFocus}
        onChange={({ target: list }) => setChosen(list.value)}
      >
        <option value="" disabled>
          Choisissez un document
        </option>
        {others.map(({ document_type, label }) => (
          <option key={document_type} value={document_type}>
            {label}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="compact" pending={move.isPending} disabled={!target}>
          Déplacer
        </Button>
        <Button variant="quiet" size="compact" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
