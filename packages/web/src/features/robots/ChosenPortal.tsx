import { Building2, Check, Landmark } from 'lucide-react';

import { LINK } from './panel-look.ts';

type ChosenPortalProps = {
  label: string;
  name: string;
  about: string | null;
  /** Left out where there is nothing to choose. */
  onChange?: () => void;
};

/** Looks like the field that it answers, and says that the choice is made. */
export function ChosenPortal({ label, name, about, onChange }: ChosenPortalProps) {
  const Icon = onChange === undefined && about === null ? Landmark : Building2;
  return (
    <div>
      <p className="text-libelle font-semibold">{label}</p>
      <div className="mt-1.75 flex min-h-13 items-center gap-3 rounded-champ border border-trait-fort bg-surface px-4 py-2.5 text-champ">
        <Icon aria-hidden className="text-encre-2" />
        <p className="min-w-0 flex-1">
          <span className="wrap-break-word">{name}</span>
          {about !== null && <span className="text-encre-3"> · {about}</span>}
        </p>
        {onChange ? (
          <button type="button" onClick={onChange} className={`min-h-8 text-libelle ${LINK}`}>
            Changer<span className="sr-only"> de syndic</span>
          </button>
        ) : (
          <Check aria-hidden />
        )}
      </div>
    </div>
  );
}
