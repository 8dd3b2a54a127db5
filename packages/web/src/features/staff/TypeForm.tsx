import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { type SubmitEvent, useId, useState } from 'react';

import { Select } from '../../ui/Select.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { FormButtons } from './FormButtons.tsx';
import { TypeOptions } from './TypeOptions.tsx';
import { useFormKeys } from './use-form-keys.ts';

type TypeFormProps = {
  file: DocumentFile;
  /** Those that the dossier has. */
  types: readonly DocumentType[];
  pending: boolean;
  onMove: (document_type: DocumentType) => void;
  onClose: () => void;
};

/** The file on show belongs elsewhere in the dossier. */
export function TypeForm({ file, types, pending, onMove, onClose }: TypeFormProps) {
  const title = useId();
  const others = types.filter((type) => type !== file.document_type);
  const [chosen, setChosen] = useState<string>(file.proposed_type ?? '');
  const target = others.find((type) => type === chosen);
  useFormKeys({ onClose });

  return (
    <form
      noValidate
      aria-labelledby={title}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (target) onMove(target);
      }}
      className="flex flex-col gap-5"
    >
      <h2 id={title} className="text-h3">
        Changer de type
      </h2>
      <p className="text-encre-2">
        « {file.name} » quitte ce document pour un autre du même dossier, où il sera contrôlé.
      </p>
      <Select
        label="Nouveau type"
        value={target ?? ''}
        ref={takeFocus}
        onChange={({ target: list }) => setChosen(list.value)}
      >
        <option value="" disabled>
          Choisissez un document
        </option>
        <TypeOptions types={others} />
      </Select>
      <FormButtons keyed pending={pending} disabled={!target} onClose={onClose}>
        Changer de type
      </FormButtons>
    </form>
  );
}
