import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import type { StatementCheck, StatementField } from '@quitus/domain/preetatdate/statement';
import type { KeyboardEvent } from 'react';

import { confirmField, type FieldActions, FieldDetails } from './FieldDetails.tsx';
import { FieldLine } from './FieldLine.tsx';
import { isOpen } from './statement-view.ts';
import type { FieldSelection } from './use-field-selection.ts';

export type FieldItemProps = {
  field: StatementField;
  checks: readonly StatementCheck[];
  selection: FieldSelection;
  actions: FieldActions | null;
  editing: boolean;
  changed: boolean;
  /** Its details stand under it; elsewhere they open over the page. */
  inline: boolean;
  /** Where the page is not beside the list: it is wanted now. */
  onSee?: (() => void) | undefined;
  onEdit: (editing: boolean) => void;
  /** It is settled: on to the next. */
  onDone: () => void;
  onStep: (step: -1 | 1) => void;
};

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** One field of the list. Chosen: Enter confirms it, or answers what is open; M types another value; I says that nobody knows. */
export function FieldItem(props: FieldItemProps) {
  const { field, checks, selection, actions, editing, changed, inline } = props;
  const { onSee, onEdit, onDone, onStep } = props;
  const { reference } = field;
  const chosen = selection.chosen === reference;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) onStep(step);
    else if (!actions || !chosen || actions.pending === reference) return;
    else if (event.key === 'Enter' && isConfirmable(field)) confirmField(field, actions, onDone);
    else if ((event.key === 'Enter' && isOpen(field)) || event.key.toLowerCase() === 'm')
      onEdit(true);
    else if (event.key.toLowerCase() === 'i' && isOpen(field))
      actions.answer({ reference, value: null, as_of: null }, onDone);
    else return;
    event.preventDefault();
  }

  return (
    <li>
      <FieldLine
        ref={chosen ? selection.ends.setLine : undefined}
        data-field={reference}
        field={field}
        chosen={chosen}
        changed={changed}
        onClick={() => selection.choose(reference)}
        onKeyDown={press}
      />
      {chosen && inline && (
        <FieldDetails
          field={field}
          checks={checks}
          actions={actions}
          editing={editing}
          paper={selection.paper}
          onSee={(index) => {
            selection.choose(reference, index);
            onSee?.();
          }}
          onEdit={onEdit}
          onDone={onDone}
        />
      )}
    </li>
  );
}
