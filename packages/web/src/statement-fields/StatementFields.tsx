import type { StatementSection } from '@quitus/domain/preetatdate/field';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement, StatementField } from '@quitus/domain/preetatdate/statement';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';

import { Button } from '../ui/Button.tsx';
import type { FieldActions } from './FieldDetails.tsx';
import { FieldItem } from './FieldItem.tsx';
import { isNeeded, questionsOf, sectionsOf, type SectionView } from './statement-view.ts';
import type { FieldSelection } from './use-field-selection.ts';

export type SectionActions = FieldActions & {
  confirm: (section: StatementSection) => void;
  confirming: StatementSection | null;
};

export type FieldsShown = 'OPEN' | 'ALL';

type StatementFieldsProps = {
  statement: Statement;
  shown: FieldsShown;
  selection: FieldSelection;
  actions: SectionActions | null;
  edited: FieldReference | null;
  changed: ReadonlySet<FieldReference>;
  inline: boolean;
  /** Where the page is not beside the list: it is wanted now. */
  onSee?: (() => void) | undefined;
  onEdit: (reference: FieldReference | null) => void;
};

/** Every field, section by section; or only those that wait for somebody, one after the other. */
export function StatementFields(props: StatementFieldsProps) {
  const { statement, shown, selection, actions, edited, changed, inline, onSee, onEdit } = props;
  const list = useRef<HTMLDivElement>(null);
  const open = questionsOf(statement);
  const order = shown === 'OPEN' ? open : sectionsOf(statement).flatMap(({ fields }) => fields);

  function focus(reference: FieldReference): void {
    // Once it is drawn again.
    requestAnimationFrame(() => {
      const lines = list.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
      for (const line of lines) if (line.dataset['field'] === reference) line.focus();
    });
  }

  function go(field: StatementField | undefined): void {
    if (!field) return;
    selection.choose(field.reference);
    focus(field.reference);
  }

  /** What is settled leaves the list of questions: the keyboard goes on to the one after it. */
  function next({ reference }: StatementField): void {
    onEdit(null);
    go(order[order.findIndex((one) => one.reference === reference) + 1]);
  }

  const items = (fields: readonly StatementField[]) => (
    <ul className="-mx-3.5 mt-1 flex flex-col">
      {fields.map((field) => (
        <FieldItem
          key={field.reference}
          field={field}
          checks={statement.checks}
          selection={selection}
          actions={actions}
          editing={edited === field.reference}
          changed={changed.has(field.reference)}
          inline={inline}
          onSee={onSee}
          onEdit={(editing) => {
            if (editing) selection.choose(field.reference);
            else focus(field.reference);
            onEdit(editing ? field.reference : null);
          }}
          onDone={() => next(field)}
          onStep={(step) => go(order[order.findIndex((one) => one === field) + step])}
        />
      ))}
    </ul>
  );

  return (
    <div ref={list} className="flex flex-col gap-9">
      {shown === 'OPEN' ? (
        <Questions fields={open} chosen={selection.chosen}>
          {items}
        </Questions>
      ) : (
        sectionsOf(statement).map((view) => (
          <Section key={view.section} view={view} actions={actions}>
            {items(view.fields)}
          </Section>
        ))
      )}
    </div>
  );
}

type QuestionsProps = {
  fields: readonly StatementField[];
  chosen: FieldReference | null;
  children: (fields: readonly StatementField[]) => ReactNode;
};

/** Those that the delivery waits for; those that may stay unknown are folded until they are wanted. */
function Questions({ fields, chosen, children }: QuestionsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const needed = fields.filter(isNeeded);
  const optional = fields.filter((field) => !isNeeded(field));
  const shown = unfolded || needed.length === 0;
  const wanted = optional.some(({ reference }) => reference === chosen);
  return (
    <>
      {needed.length > 0 && (
        <section aria-label="Rubriques nécessaires">
          <h3 className="border-b border-trait pb-2.5">Nécessaires</h3>
          {children(needed)}
        </section>
      )}
      {optional.length > 0 && (
        <section
          aria-label="Rubriques facultatives"
          className={shown || wanted ? '' : 'print:hidden'}
        >
          <h3 className="border-b border-trait pb-2.5">Facultatives</h3>
          {shown || wanted ? (
            children(optional)
          ) : (
            <Button
              variant="quiet"
              size="compact"
              className="mt-2 -ml-4"
              onClick={() => setUnfolded(true)}
            >
              {optional.length > 1
                ? `Afficher les ${optional.length} rubriques facultatives`
                : 'Afficher la rubrique facultative'}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

type SectionProps = {
  view: SectionView;
  actions: SectionActions | null;
  children: ReactNode;
};

function Section({ view, actions, children }: SectionProps) {
  const title = useId();
  const { section, to_confirm } = view;
  return (
    <section aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-trait pb-2.5">
        <div className="min-w-0">
          <h3 id={title}>{view.title}</h3>
          <p className="text-second text-encre-2">{progressWords(view)}</p>
        </div>
        {actions && to_confirm > 0 && (
          <Button
            variant="secondary"
            size="compact"
            pending={actions.confirming === section}
            onClick={() => actions.confirm(section)}
          >
            <CheckCheck aria-hidden />
            {to_confirm > 1 ? `Approuver les ${to_confirm} valeurs` : 'Approuver la valeur'}
            <span className="sr-only"> : {view.title}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** « 3 confirmées sur 20, 6 relues, 10 inconnues, 1 à compléter ». */
function progressWords({ confirmed, reviewed, unknown, fields, open }: SectionView): string {
  return [
    `${confirmed} ${confirmed > 1 ? 'confirmées' : 'confirmée'} sur ${fields.length}`,
    ...(reviewed > 0 ? [`${reviewed} ${reviewed > 1 ? 'relues' : 'relue'}`] : []),
    ...(unknown > 0 ? [`${unknown} ${unknown > 1 ? 'inconnues' : 'inconnue'}`] : []),
    ...(open > 0 ? [`${open} à compléter`] : []),
  ].join(', ');
}
