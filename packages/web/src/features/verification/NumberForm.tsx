import * as LIMITS from '@quitus/api/limits';
import { printedNumber, readNumber } from '@quitus/domain/preetatdate/number';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { WRITTEN_FOR_ANY } from '../../site/written-for-any.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

export function NumberForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = readNumber(typed);
    setWrong(number === null);
    if (number) void navigate(paths.verifyNumber(printedNumber(number)));
  }

  return (
    // Without JavaScript the server answers the form.
    <form
      noValidate
      action={WRITTEN_FOR_ANY['/verifier/:number']}
      onSubmit={submit}
      className="mt-8 flex flex-col gap-5"
    >
      <TextField
        label="Numéro du document"
        name="number"
        placeholder="PED-2026-000023"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.ped_number}
        value={typed}
        error={wrong ? 'Un numéro s’écrit comme PED-2026-000023.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" wide native>
        Vérifier
      </Button>
    </form>
  );
}
