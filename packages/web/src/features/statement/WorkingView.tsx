import { SECTION_TITLES } from '@quitus/domain/preetatdate/field';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { useState } from 'react';

import { JoiningLine } from '../../page-viewer/JoiningLine.tsx';
import { useTwoPanes } from '../../page-viewer/use-two-panes.ts';
import { EvidencePage } from '../../statement-fields/EvidencePage.tsx';
import { shownLines, stateWords } from '../../statement-fields/field-words.ts';
import { FieldDetails } from '../../statement-fields/FieldDetails.tsx';
import { FieldTabs, useFieldsShown } from '../../statement-fields/FieldTabs.tsx';
import { definitionOf, isOpen } from '../../statement-fields/statement-view.ts';
import type { SectionActions } from '../../statement-fields/StatementFields.tsx';
import {
  type FieldSelection,
  useFieldSelection,
} from '../../statement-fields/use-field-selection.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatementNotes } from './StatementNotes.tsx';
import { useFiledPapers } from './use-ped.ts';

type WorkingViewProps = {
  uid: string;
  statement: Statement;
  changed: ReadonlySet<FieldReference>;
  actions: SectionActions | null;
};

/** Every field beside the page it comes from; on a narrow screen the page opens over the list. */
export function WorkingView({ uid, statement, changed, actions }: WorkingViewProps) {
  const beside = useTwoPanes();
  const selection = useFieldSelection(statement, useFiledPapers(uid));
  const [edited, setEdited] = useState<FieldReference | null>(null);
  const [shown, setShown] = useFieldsShown(statement);
  const { ends } = selection;
  return (
    <section aria-labelledby="rubriques">
      <h2 id="rubriques">Chaque chiffre et sa page</h2>
      <StatementNotes statement={statement} />
      <div className="mt-6 min-[68.75rem]:grid min-[68.75rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] min-[68.75rem]:items-start min-[68.75rem]:gap-12">
        {beside && (
          <div className="sticky top-6 h-[calc(100dvh-3rem)] rounded-tiroir bg-creux p-5 print:hidden">
            <EvidencePage
              uid={uid}
              selection={selection}
              onMark={() => ends.line?.scrollIntoView({ block: 'center' })}
            />
          </div>
        )}
        <FieldTabs
          statement={statement}
          shown={shown}
          onShown={setShown}
          selection={selection}
          actions={actions}
          edited={edited}
          changed={changed}
          inline={beside}
          onEdit={setEdited}
          settled={
            <Notice tone="success" title="Tout est renseigné">
              Confirmez chaque partie : le document sera livré dès le paiement.
            </Notice>
          }
        />
      </div>
      {beside ? (
        <JoiningLine from={ends.mark} to={ends.line} />
      ) : (
        <OneField
          uid={uid}
          statement={statement}
          selection={selection}
          actions={actions}
          edited={edited}
          onEdit={setEdited}
        />
      )}
    </section>
  );
}

type OneFieldProps = {
  uid: string;
  statement: Statement;
  selection: FieldSelection;
  actions: SectionActions | null;
  edited: FieldReference | null;
  onEdit: (reference: FieldReference | null) => void;
};

/** One field over the whole screen, its page and what can be said of it. */
function OneField({ uid, statement, selection, actions, edited, onEdit }: OneFieldProps) {
  const { field, choose } = selection;
  const [last, setLast] = useState(field);
  if (field !== null && field !== last) setLast(field);
  // It keeps what it shows while it slides away.
  const shown = field ?? last;
  if (!shown) return null;
  const { label, section } = definitionOf(shown);
  const close = () => {
    onEdit(null);
    choose(null);
  };
  return (
    <Drawer
      open={field !== null}
      onClose={close}
      eyebrow={SECTION_TITLES[section]}
      title={<span className="text-h3">{label}</span>}
      preview={
        selection.paper !== null ? <EvidencePage uid={uid} selection={selection} /> : undefined
      }
    >
      <p className="px-3.5 text-champ">
        {isOpen(shown) ? stateWords(shown) : shownLines(shown).join(', ')}
      </p>
      <FieldDetails
        field={shown}
        checks={statement.checks}
        actions={actions}
        editing={edited === shown.reference}
        paper={selection.paper}
        onSee={(index) => choose(shown.reference, index)}
        onEdit={(editing) => onEdit(editing ? shown.reference : null)}
        onDone={close}
      />
    </Drawer>
  );
}
