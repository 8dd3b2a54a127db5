import { initialsOf } from './initials.ts';

/** Initials in a disc, beside the name or the e-mail that says the same: decoration. */
export const Avatar = ({ of }: { of: string }) => (
  <span
    aria-hidden
    className="grid size-10.5 flex-none place-items-center rounded-full bg-pierre-2 text-puce font-semibold text-encre"
  >
    {initialsOf(of)}
  </span>
);
