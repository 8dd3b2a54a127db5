import {
  GUEST_ROLE_LABELS,
  GUEST_ROLES,
  type GuestRole,
} from '@quitus/domain/invitations/guest-role';
import { useId } from 'react';

import { ROLE_REACH } from './role-words.ts';

type RoleChoiceProps = {
  value: GuestRole;
  onChange: (role: GuestRole) => void;
  legend?: string;
  /** What each role opens, or needs. */
  reach?: Record<GuestRole, string>;
};

const CARD =
  'cursor-pointer rounded-champ border border-trait-fort px-4 py-3 transition-colors hover:border-email has-checked:border-email has-checked:bg-email-doux has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-email has-focus-visible:ring-3 has-focus-visible:ring-anneau';

/** Each role says what it opens. */
export function RoleChoice(props: RoleChoiceProps) {
  const { value, onChange, legend = 'Rôle', reach = ROLE_REACH } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.75 text-libelle font-semibold">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {GUEST_ROLES.map((role) => (
          <label key={role} className={CARD}>
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="sr-only"
            />
            <span className="block font-semibold">{GUEST_ROLE_LABELS[role]}</span>
            <span className="block text-second text-encre-2">{reach[role]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
