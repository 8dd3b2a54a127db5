import {
  type FieldState,
  isUnknown,
  type StatementField,
} from '@quitus/domain/preetatdate/statement';
import { valueWords } from '@quitus/domain/preetatdate/value-words';
import {
  Check,
  CheckCheck,
  CircleDashed,
  CircleHelp,
  Eye,
  GitCompareArrows,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps } from 'react';

import { asOfWords, shownLines, stateWords, valueLines } from './field-words.ts';
import { definitionOf, isNeeded, isOpen } from './statement-view.ts';

type FieldLineProps = Omit<ComponentProps<'button'>, 'children'> & {
  field: StatementField;
  chosen: boolean;
  /** Its value is not what it was at the last look. */
  changed: boolean;
};

const STATE_ICONS: Record<FieldState, LucideIcon> = {
  CONFIRMED: Check,
  PROVEN: CheckCheck,
  READ: Eye,
  TO_CHECK: TriangleAlert,
  CONTRADICTORY: GitCompareArrows,
  MISSING: CircleDashed,
};

/** One field: what it is, what will be printed, how well it is known and for which day. */
export function FieldLine({ field, chosen, changed, ...button }: FieldLineProps) {
  const { label } = definitionOf(field);
  const needed = isNeeded(field);
  const Icon = isUnknown(field) ? CircleHelp : STATE_ICONS[field.state];
  const open = isOpen(field);
  const day = asOfWords(field.as_of);
  const estimated = field.estimate && !open;
  return (
    <button
      {...button}
      type="button"
      aria-current={chosen ? 'true' : undefined}
      className={`flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-champ px-3.5 py-2.5 text-left transition-colors focus-visible:rounded-champ ${chosen ? 'bg-lampe-doux inset-ring-2 inset-ring-lampe-trait' : 'hover:bg-creux'}`}
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-second text-encre-2">{label}</span>
        {open ? (
          <span className="block text-encre-3">{openWords(field)}</span>
        ) : (
          <Value field={field} whole={chosen} />
        )}
        {(day !== null || estimated || changed) && (
          <span className="flex flex-wrap gap-x-2.5 text-second text-encre-3">
            {day !== null && <span>{day}</span>}
            {estimated && <span className="font-medium text-ocre">estimation</span>}
            {changed && <span className="font-medium text-azur">nouvelle valeur</span>}
          </span>
        )}
      </span>
      <span
        className={`flex items-center gap-1.75 text-second font-medium ${chosen || needed ? 'text-ocre' : 'text-encre-2'}`}
      >
        <Icon aria-hidden className="size-4.5" />
        {stateWords(field)}
      </span>
    </button>
  );
}

/** What was found but may not be printed yet; else whether anything is awaited at all. */
function openWords(field: StatementField): string {
  const { kind } = definitionOf(field);
  // No instalment is no amount: it is not to be taken for a zero that was read.
  const found = field.candidates.map(({ value }) =>
    Array.isArray(value) && value.length === 0
      ? valueLines(kind, value).join(', ')
      : valueWords(kind, value),
  );
  if (found.length > 0) return `${found.join(' ou ')}${field.estimate ? ', estimation' : ' ?'}`;
  return isNeeded(field) ? 'À compléter' : 'Facultatif';
}

/** What a long list shows until it is looked at. */
const FEW = 3;

function Value({ field, whole }: { field: StatementField; whole: boolean }) {
  const lines = shownLines(field);
  const shown = whole || lines.length <= FEW + 1 ? lines : lines.slice(0, FEW);
  const more = lines.length - shown.length;
  return (
    <span
      className={`block text-champ wrap-break-word ${field.value === null ? 'text-encre-2 italic' : ''}`}
    >
      {shown.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {more > 0 && <span className="block text-second text-encre-2">et {more} autres</span>}
    </span>
  );
}
