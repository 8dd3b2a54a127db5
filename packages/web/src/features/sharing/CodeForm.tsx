import { codeOf, textOf } from '@quitus/api/client';
import { errorText } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import type { SharedDossier } from '@quitus/api/sharing.api';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { openVisit } from './visit.ts';

type CodeFormProps = {
  token: string;
  onOpened: (dossier: SharedDossier) => void;
  /** The link does not open any more, whatever the code. */
  onClosed: () => void;
};

/** Refusals that another try may answer; the others end the visit. */
const WORTH_A_TRY = ['SHARE_CODE_NEEDED', 'SHARE_CODE_WRONG', 'TOO_MANY_REQUESTS', 'UNREACHABLE'];

export function CodeForm({ token, onOpened, onClosed }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = useMutation({
    mutationFn: (typed: string) => openVisit(token, typed),
    onSuccess: onOpened,
    onError: (cause) => {
      if (!WORTH_A_TRY.includes(codeOf(cause) ?? '')) return onClosed();
      field.current?.focus();
      field.current?.select();
    },
  });

  // The page holds nothing else.
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() !== '') open.mutate(code.trim());
    else field.current?.focus();
  }

  return (
    <FocusLayout>
      <h1 className="text-h1-ample">Dossier partagé</h1>
      <p className="mt-5 text-chapeau text-encre-2">{errorText('SHARE_CODE_NEEDED')}</p>
      <form noValidate onSubmit={submit} className="mt-8 flex flex-col gap-6">
        <TextField
          ref={field}
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.opening_code}
          value={code}
          error={open.isError ? textOf(open.error) : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" wide pending={open.isPending}>
          Ouvrir le dossier
        </Button>
      </form>
    </FocusLayout>
  );
}
