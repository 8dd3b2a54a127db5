import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { ChevronDown } from 'lucide-react';

import type { Target } from './MoveForm.tsx';

type OtherPlaceProps = {
  label: string;
  targets: readonly Target[];
  /** Nothing is proposed: this is the way. */
  first: boolean;
  disabled: boolean;
  onChoose: (document_type: Target['document_type']) => void;
};

/** Any of the documents that one may add to. */
export const OtherPlace = ({ label, targets, first, disabled, onChoose }: OtherPlaceProps) => (
  <span className="relative inline-flex">
    <select
      aria-label={label}
      value=""
      disabled={disabled}
      onChange={({ target }) => {
        const type = DOCUMENT_TYPES.find((one) => one === target.value);
        if (type) onChoose(type);
      }}
      className={`min-h-10 appearance-none truncate rounded-champ bg-creux py-1.5 pr-9 pl-4 text-libelle font-semibold hover:bg-creux-vif focus-visible:rounded-champ disabled:text-encre-3 ${first ? 'max-w-64' : 'w-32'}`}
    >
      <option value="" disabled>
        {first ? 'Ranger dans…' : 'Ailleurs…'}
      </option>
      {targets.map(({ document_type, label: name }) => (
        <option key={document_type} value={document_type}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4.5 text-encre-2"
    />
  </span>
);
