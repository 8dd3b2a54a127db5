// The name under which somebody shares: asked for once, in the form that first needs it.
import { accountsApi } from '@quitus/api/accounts.api';
import { codeOf } from '@quitus/api/client';
import { errorText } from '@quitus/api/errors';
import { isFirstName, isLastName, nameRefusal } from '@quitus/domain/accounts/information';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { reloadProfile, useProfile } from '../../../profile/profile.ts';

export type Names = { first_name: string; last_name: string };
export type NameErrors = Partial<Record<keyof Names, string>>;

const MISSING: Names = {
  first_name: 'Indiquez votre prénom.',
  last_name: 'Indiquez votre nom.',
};
const FIELDS = ['first_name', 'last_name'] as const;

function refusalsOf({ first_name, last_name }: Names): NameErrors {
  const refusals: NameErrors = {};
  if (first_name.trim() === '') refusals.first_name = MISSING.first_name;
  else if (!isFirstName(first_name)) refusals.first_name = errorText('INVALID_FIRST_NAME');
  if (last_name.trim() === '') refusals.last_name = MISSING.last_name;
  else if (!isLastName(last_name)) refusals.last_name = errorText('INVALID_LAST_NAME');
  return refusals;
}

export type OwnName = ReturnType<typeof useOwnName>;

export function useOwnName() {
  const profile = useProfile();
  const [typed, setTyped] = useState<Partial<Names>>({});
  const [errors, setErrors] = useState<NameErrors>({});
  // The server has the last word: a profile that is still loading says nothing.
  const [refused, setRefused] = useState(false);
  const names: Names = {
    first_name: typed.first_name ?? profile?.first_name ?? '',
    last_name: typed.last_name ?? profile?.last_name ?? '',
  };
  const asked = refused || (profile !== null && nameRefusal(profile) !== null);

  return {
    asked,
    names,
    errors,
    change: (part: Partial<Names>) => {
      setTyped({ ...typed, ...part });
      setErrors({});
    },
    /** The first field that is empty or refused, said under it; undefined when the form may go. */
    check: (): keyof Names | undefined => {
      const refusals = asked ? refusalsOf(names) : {};
      setErrors(refusals);
      return FIELDS.find((field) => field in refusals);
    },
    /** Kept in the profile before what it signs is sent. */
    signed: async <T>(send: () => Promise<T>): Promise<T> => {
      if (asked) {
        await call(accountsApi.saveInformation, { body: names });
        await reloadProfile();
      }
      try {
        return await send();
      } catch (cause) {
        if (codeOf(cause) === 'NAME_NEEDED') setRefused(true);
        throw cause;
      }
    },
  };
}
