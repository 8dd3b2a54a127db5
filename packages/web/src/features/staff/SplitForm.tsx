import type { DocumentFile } from '@quitus/api/documents.api';
import type { ReadingView } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { Scissors, X } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { FormButtons } from './FormButtons.tsx';
import {
  cutOnce,
  firstPage,
  firstParts,
  type Part,
  partsToSend,
  partsTrouble,
  withoutPart,
} from './split.ts';
import { TypeOptions } from './TypeOptions.tsx';
import { useFormKeys } from './use-form-keys.ts';

type SplitFormProps = {
  file: DocumentFile;
  pageCount: number;
  reading: ReadingView | undefined;
  types: readonly DocumentType[];
  pending: boolean;
  onSplit: (parts: ReturnType<typeof partsToSend>) => void;
  onClose: () => void;
};

/** One scan that holds several documents: each page goes to its own. */
export function SplitForm(props: SplitFormProps) {
  const { file, pageCount, reading, types, pending, onSplit, onClose } = props;
  const title = useId();
  const [parts, setParts] = useState(() => firstParts(file, reading?.documents ?? [], pageCount));
  const trouble = partsTrouble(parts, pageCount);
  const change = (index: number, changed: Partial<Part>) =>
    setParts(parts.map((part, at) => (at === index ? { ...part, ...changed } : part)));

  useFormKeys({ onClose });

  return (
    <form
      noValidate
      aria-labelledby={title}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (trouble === null) onSplit(partsToSend(parts));
      }}
      className="flex flex-col gap-5"
    >
      <h2
        id={title}
        tabIndex={-1}
        ref={takeFocus}
        className="text-h3 outline-none focus-visible:shadow-none"
      >
        Séparer « {file.name} »
      </h2>
      <ol className="flex flex-col gap-4">
        {parts.map((part, index) => (
          <li key={index} className="flex flex-wrap items-end gap-3 rounded-carte bg-creux p-4">
            <div className="min-w-48 flex-1">
              <Select
                label={`Partie ${index + 1}, à partir de la page ${firstPage(parts, index)}`}
                value={part.document_type ?? ''}
                onChange={({ target }) =>
                  change(index, {
                    document_type: types.find((type) => type === target.value) ?? null,
                  })
                }
              >
                <option value="" disabled>
                  Choisissez un document
                </option>
                <TypeOptions types={types} />
              </Select>
            </div>
            <div className="w-32">
              <TextField
                label="Dernière page"
                type="number"
                min={firstPage(parts, index)}
                max={pageCount}
                readOnly={index === parts.length - 1}
                value={part.last_page}
                onChange={({ target }) => change(index, { last_page: Number(target.value) })}
              />
            </div>
            {parts.length > 2 && (
              <button
                type="button"
                aria-label={`Retirer la partie ${index + 1}`}
                onClick={() => setParts(withoutPart(parts, index))}
                className="mb-1 grid size-11 place-items-center rounded-champ text-encre-2 hover:bg-creux-vif"
              >
                <X aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="compact"
        className="self-start"
        onClick={() => setParts(cutOnce(parts))}
      >
        <Scissors aria-hidden />
        Ajouter une séparation
      </Button>
      <p aria-live="polite" className="text-second text-encre-2">
        {trouble}
      </p>
      <FormButtons keyed pending={pending} disabled={trouble !== null} onClose={onClose}>
        Ranger dans {parts.length} documents
      </FormButtons>
    </form>
  );
}
