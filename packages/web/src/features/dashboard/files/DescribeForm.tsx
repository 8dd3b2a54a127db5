import { textOf } from '@quitus/api/client';
import type { DocumentFile } from '@quitus/api/documents.api';
import * as LIMITS from '@quitus/api/limits';
import { extensionOf } from '@quitus/domain/documents/file-rules';
import { FIRST_YEAR, LAST_YEAR, PERIOD_LABELS, PERIODS } from '@quitus/domain/documents/period';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useDescribeFile } from './use-files.ts';

type DescribeFormProps = { uid: string; file: DocumentFile; onDone: () => void };

/** Its name, and what it covers. The extension says what the file is: it stays. */
export function DescribeForm({ uid, file, onDone }: DescribeFormProps) {
  const extension = extensionOf(file.name);
  const end = extension === '' ? 0 : extension.length + 1;
  const [stem, setStem] = useState(file.name.slice(0, file.name.length - end));
  const [typedYear, setTypedYear] = useState(String(file.year ?? ''));
  const [period, setPeriod] = useState(file.period);
  const [tried, setTried] = useState(false);
  const describe = useDescribeFile(uid);

  const year = typedYear.trim() === '' ? null : Number(typedYear);
  const named = stem.trim() !== '';
  const dated =
    year === null || (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!named || !dated) return;
    const name = `${stem.trim()}${file.name.slice(file.name.length - end)}`;
    const covered = { year, period: year === null ? null : period };
    describe.mutate({ file_id: file.id, name, ...covered }, { onSuccess: onDone });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-4 rounded-carte bg-creux p-5"
    >
      <TextField
        label="Nom du fichier"
        maxLength={LIMITS.file_name - end}
        value={stem}
        error={tried && !named ? 'Donnez un nom à ce fichier.' : undefined}
        trailing={end > 0 && <span className="text-second text-encre-3">.{extension}</span>}
        ref={takeFocus}
        onChange={({ target }) => setStem(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Année"
          optional
          inputMode="numeric"
          maxLength={String(LAST_YEAR).length}
          value={typedYear}
          error={tried && !dated ? `Entre ${FIRST_YEAR} et ${LAST_YEAR}.` : undefined}
          onChange={({ target }) => setTypedYear(target.value)}
        />
        <Select
          label="Période"
          optional
          disabled={year === null}
          value={period ?? ''}
          onChange={({ target }) => setPeriod(PERIODS.find((one) => one === target.value) ?? null)}
        >
          <option value="">Non précisée</option>
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {PERIOD_LABELS[one]}
            </option>
          ))}
        </Select>
      </div>
      {describe.isError && <Notice tone="error">{textOf(describe.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="compact" pending={describe.isPending}>
          Enregistrer
        </Button>
        <Button variant="quiet" size="compact" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
