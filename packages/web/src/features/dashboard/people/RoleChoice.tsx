import {
  GUEST_ROLE_LABELS,
  GUEST_ROLES,
  type GuestRole,
} from '@quitus/domain/invitations/guest-role';
import { useId } from 'react';

import { CHOICE } from './choice-look.ts';
import { ROLE_REACH } from './role-words.ts';

type RoleChoiceProps = {
  value: GuestRole;
  onChange: (role: GuestRole) => void;
  legend?: string;
  /** What each role opens, or needs. */
  reach?: Record<GuestRole, string>;
  roles?: readonly GuestRole[];
};

/** Each role says what it opens. */
export function RoleChoice(props: RoleChoiceProps) {
  const { value, onChange, legend = 'Rôle', reach = ROLE_REACH, roles = GUEST_ROLES } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.75 text-libelle font-semibold">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {roles.map((role) => (
          <label key={role} className={CHOICE}>
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
