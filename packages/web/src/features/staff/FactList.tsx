import { textOf } from '@quitus/api/client';
import type { FactValue } from '@quitus/api/reading.api';
import type { KeyboardEvent, Ref } from 'react';

import { FactForm } from '../../facts/FactForm.tsx';
import { FactLine } from '../../facts/FactLine.tsx';
import { Key } from './Key.tsx';
import { MINOR } from './minor-look.ts';
import type { DeskFact, useRestoreFact, useSaveFact } from './use-facts.ts';

export type FactListProps = {
  title: string;
  facts: readonly DeskFact[];
  chosen: string | null;
  edited: string | null;
  save: ReturnType<typeof useSaveFact>;
  restore: ReturnType<typeof useRestoreFact>;
  /** The line of the fact that is chosen: where the joining line ends. */
  chosenRef: Ref<HTMLButtonElement>;
  onChoose: (id: string) => void;
  onEdit: (id: string | null) => void;
  /** Where the page is not beside the list. */
  onSee: (() => void) | null;
};

/** What was read. Tab goes through it, Enter confirms, M corrects; looking at one shows its place. */
export const FactList = ({ title, facts, ...list }: FactListProps) => (
  <section className="mt-7">
    <h3 className="text-h4">{title}</h3>
    <ul className="-mx-3.5 mt-2">
      {facts.map((one) => (
        <li key={one.id}>
          {list.edited === one.id ? <Edited one={one} {...list} /> : <Line one={one} {...list} />}
        </li>
      ))}
    </ul>
  </section>
);

type LineProps = Omit<FactListProps, 'title' | 'facts'> & { one: DeskFact };

function Line({ one, chosen, save, chosenRef, onChoose, onEdit, onSee }: LineProps) {
  const { id, document, fact, doubled } = one;
  const isChosen = chosen === id;
  const confirm = () => save.mutate({ document, name: fact.name, value: fact.value });

  /** Enter would press the button: here it confirms what the button shows. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat && !save.isPending) confirm();
  }

  return (
    <>
      <FactLine
        ref={isChosen ? chosenRef : undefined}
        fact={fact}
        chosen={isChosen}
        doubled={doubled}
        data-fact={id}
        aria-keyshortcuts="Enter M"
        onFocus={() => onChoose(id)}
        onClick={() => onChoose(id)}
        onKeyDown={press}
      />
      {isChosen && (
        <p className="flex flex-wrap gap-x-4 px-3.5 py-1 text-second text-encre-2">
          <Hint keys="Entrée" words="confirmer" onPress={confirm} />
          <Hint keys="Tab" words="suivant" onPress={() => focusNextFact(id)} />
          <Hint keys="M" words="modifier" onPress={() => onEdit(id)} />
          {onSee && fact.page !== null && <Hint words="voir sur la page" onPress={onSee} />}
        </p>
      )}
    </>
  );
}

function Edited({ one, save, restore, onEdit }: LineProps) {
  const { id, document, fact } = one;
  const { name, state } = fact;
  function done() {
    onEdit(null);
    focusFact(id);
  }
  return (
    <div className="px-3.5 py-1">
      <FactForm
        fact={fact}
        pending={save.isPending}
        refused={save.isError ? textOf(save.error) : null}
        onSave={(value: FactValue) => save.mutate({ document, name, value }, { onSuccess: done })}
        onRestore={
          state === 'CORRECTED'
            ? () => restore.mutate({ document, name }, { onSuccess: done })
            : null
        }
        onCancel={done}
      />
    </div>
  );
}

type HintProps = { keys?: string; words: string; onPress: () => void };

/** For the mouse and the finger; the keyboard has the key itself, and goes on to the next fact. */
const Hint = ({ keys, words, onPress }: HintProps) => (
  <button type="button" tabIndex={-1} onClick={onPress} className={MINOR}>
    {keys !== undefined && <Key>{keys}</Key>}
    {words}
  </button>
);

const factButtons = () => [...document.querySelectorAll<HTMLElement>('[data-fact]')];

/** Once it is drawn again. */
export const focusFact = (id: string, options: FocusOptions = {}) =>
  requestAnimationFrame(() =>
    factButtons()
      .find((button) => button.dataset['fact'] === id)
      ?.focus(options),
  );

function focusNextFact(id: string): void {
  const buttons = factButtons();
  const index = buttons.findIndex((button) => button.dataset['fact'] === id);
  (buttons[index + 1] ?? buttons[0])?.focus();
}
