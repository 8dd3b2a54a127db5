import type { DocumentFile } from '@quitus/api/documents.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { startUpper } from '@quitus/domain/text/first-letter';
import { Merge, Scissors } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import {
  boundsOf,
  missingPlace,
  type Part,
  partsOf,
  partWords,
  sortingOf,
  withCut,
  withoutCut,
  withStart,
  withType,
} from './file-parts.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import type { Target } from './MoveForm.tsx';
import { PartStart } from './PartStart.tsx';
import { useSortFile } from './use-files.ts';

type FilePartsProps = {
  uid: string;
  file: DocumentFile;
  targets: readonly Target[];
  disabled: boolean;
};

/** The documents that one file holds: each where it was recognised to go, unless somebody says otherwise. */
export function FileParts({ uid, file, targets, disabled }: FilePartsProps) {
  const [parts, setParts] = useState(() => cutAtLeast(partsOf(file, targets)));
  const sort = useSortFile(uid);
  const sorting = sortingOf(parts);
  const missing = missingPlace(parts);
  return (
    <div className="w-full rounded-carte bg-creux p-4 sm:p-5">
      <ol className="flex flex-col gap-5">
        {parts.map((part, index) => (
          <PartLine
            key={index}
            {...{ uid, file, targets, part }}
            start={index === 0 ? null : boundsOf(parts, index)}
            onType={(type) => setParts(withType(parts, index, type))}
            onStart={(page) => setParts(withStart(parts, index, page))}
            onCut={() => setParts(withCut(parts, index))}
            onMerge={() => setParts(withoutCut(parts, index))}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="compact"
          pending={sort.isPending}
          disabled={disabled || sorting === null}
          onClick={() => sorting && sort.mutate({ file, parts: sorting })}
        >
          {sorting === null || sorting.length > 1
            ? `Ranger dans ${sorting?.length ?? parts.length} documents`
            : 'Ranger dans un document'}
        </Button>
        <p aria-live="polite" className="text-second text-ocre empty:hidden">
          {missing}
        </p>
      </div>
    </div>
  );
}

/** Whoever asks to cut a file that seems to be one document finds it cut. */
const cutAtLeast = (parts: Part[]): Part[] => (parts.length > 1 ? parts : withCut(parts, 0));

type PartLineProps = Omit<FilePartsProps, 'disabled'> & {
  part: Part;
  /** The pages it may begin at; null for the first. */
  start: { min: number; max: number } | null;
  onType: (type: Part['document_type']) => void;
  onStart: (page: number) => void;
  onCut: () => void;
  onMerge: () => void;
};

function PartLine({ uid, file, targets, part, start, ...on }: PartLineProps) {
  const words = partWords(part);
  return (
    <li className="flex gap-4">
      <FileThumbnail uid={uid} file={file} page={part.first} />
      <div className="min-w-0 flex-1">
        <Select
          label={startUpper(words)}
          value={part.document_type ?? ''}
          onChange={({ target }) =>
            on.onType(DOCUMENT_TYPES.find((type) => type === target.value) ?? null)
          }
        >
          <option value="" disabled>
            Non reconnu : choisissez un document
          </option>
          {targets.map(({ document_type, label }) => (
            <option key={document_type} value={document_type}>
              {label}
            </option>
          ))}
        </Select>
        <div className="mt-1 flex flex-wrap items-center gap-x-1">
          {start && <PartStart first={part.first} {...start} onStart={on.onStart} />}
          {start && (
            <Button variant="quiet" size="compact" className="max-sm:px-3" onClick={on.onMerge}>
              <Merge aria-hidden />
              <span className="max-sm:sr-only">Réunir</span>
              <span className="sr-only"> avec ce qui précède</span>
            </Button>
          )}
          {part.last > part.first && (
            <Button variant="quiet" size="compact" className="max-sm:px-3" onClick={on.onCut}>
              <Scissors aria-hidden />
              <span className="max-sm:sr-only">Séparer</span>
              <span className="sr-only"> les {words}</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
