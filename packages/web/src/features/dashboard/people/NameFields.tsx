import * as LIMITS from '@quitus/api/limits';

import { TextField } from '../../../ui/Field.tsx';
import type { OwnName } from './use-own-name.ts';

/** Nobody should read an e-mail address where a name is expected. */
export function NameFields({ own }: { own: OwnName }) {
  const { asked, names, errors, change } = own;
  if (!asked) return null;
  return (
    <fieldset className="rounded-carte bg-creux p-5">
      <legend className="sr-only">Votre nom</legend>
      <p className="text-second text-encre-2">
        Vos destinataires verront ce nom. Il est enregistré dans votre profil.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField
          label="Votre prénom"
          name="first_name"
          autoComplete="given-name"
          maxLength={LIMITS.first_name}
          value={names.first_name}
          error={errors.first_name}
          onChange={({ target }) => change({ first_name: target.value })}
        />
        <TextField
          label="Votre nom"
          name="last_name"
          autoComplete="family-name"
          maxLength={LIMITS.last_name}
          value={names.last_name}
          error={errors.last_name}
          onChange={({ target }) => change({ last_name: target.value })}
        />
      </div>
    </fieldset>
  );
}
