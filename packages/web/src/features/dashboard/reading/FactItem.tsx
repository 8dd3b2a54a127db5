import { textOf } from '@quitus/api/client';
import { Check, Pencil } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { FactForm } from '../../../facts/FactForm.tsx';
import { FactLine } from '../../../facts/FactLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ShownFact } from './read-facts.ts';
import { useSetFact, useUnsetFact } from './use-facts.ts';

type FactItemProps = {
  uid: string;
  file_id: string;
  shown: ShownFact;
  chosen: boolean;
  editable: boolean;
  editing: boolean;
  lineRef: (element: HTMLElement | null) => void;
  onChoose: () => void;
  onEdit: (editing: boolean) => void;
  /** One line up or down. */
  onStep: (step: -1 | 1) => void;
};

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** One fact of the list: chosen it can be confirmed (Enter) or corrected (M). */
export function FactItem(props: FactItemProps) {
  const { uid, file_id, shown, chosen, editable, editing, lineRef, onChoose, onEdit, onStep } =
    props;
  const { fact, document, doubled } = shown;
  const { name, value, state } = fact;
  const confirm = useSetFact(uid, file_id, false);
  const correct = useSetFact(uid, file_id, true);
  const restore = useUnsetFact(uid, file_id);
  const confirmable = editable && state === 'READ' && !confirm.isPending;

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step !== undefined) onStep(step);
    else if (event.key === 'Enter' && chosen && confirmable)
      confirm.mutate({ document, name, value });
    else if (event.key.toLowerCase() === 'm' && bare && editable) onEdit(true);
    else return;
    event.preventDefault();
  }

  return (
    <li>
      <FactLine
        ref={chosen ? lineRef : undefined}
        data-fact={shown.id}
        fact={fact}
        chosen={chosen}
        doubled={doubled}
        onClick={onChoose}
        onKeyDown={press}
      />
      {chosen && editable && !editing && (
        <div className="flex flex-wrap gap-1">
          {state === 'READ' && (
            <Button
              variant="quiet"
              size="compact"
              aria-keyshortcuts="Enter"
              pending={confirm.isPending}
              onClick={() => confirm.mutate({ document, name, value })}
            >
              <Check aria-hidden />
              Confirmer
            </Button>
          )}
          <Button variant="quiet" size="compact" aria-keyshortcuts="M" onClick={() => onEdit(true)}>
            <Pencil aria-hidden />
            Corriger
          </Button>
        </div>
      )}
      {chosen && editable && editing && (
        <div className="mt-2 mb-3">
          <FactForm
            fact={fact}
            pending={correct.isPending || restore.isPending}
            refused={correct.isError ? textOf(correct.error) : null}
            onSave={(typed) =>
              correct.mutate({ document, name, value: typed }, { onSuccess: () => onEdit(false) })
            }
            onRestore={
              state === 'CORRECTED'
                ? () => restore.mutate({ document, name }, { onSuccess: () => onEdit(false) })
                : null
            }
            onCancel={() => onEdit(false)}
          />
        </div>
      )}
    </li>
  );
}
