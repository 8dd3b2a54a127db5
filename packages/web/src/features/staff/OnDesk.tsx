import type { DeskItem } from '@quitus/api/staff.api';
import { shownDocumentTypes } from '@quitus/domain/portfolios/checklist';
import { useEffect, useState } from 'react';

import { JoiningLine } from '../../page-viewer/JoiningLine.tsx';
import { useTwoPanes } from '../../page-viewer/use-two-panes.ts';
import { CheckPane, type DeskMoves, type Form } from './CheckPane.tsx';
import { focusFact } from './FactList.tsx';
import { FactSections } from './FactSections.tsx';
import { controlledFiles } from './files-on-desk.ts';
import { PagePane } from './PagePane.tsx';
import { type Pane, PaneSwitch } from './PaneSwitch.tsx';
import { answeredYes, type Answers } from './proposed-decision.ts';
import { RefusalForm } from './RefusalForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { TypeForm } from './TypeForm.tsx';
import type { Decision } from './use-decisions.ts';
import { useDocumentView } from './use-document-view.ts';
import { useRestoreFact, useSaveFact } from './use-facts.ts';
import { useSorting } from './use-sorting.ts';

type OnDeskProps = {
  item: DeskItem;
  now: Date;
  pending: boolean;
  moves: DeskMoves;
  onDecide: (decision: Decision) => void;
  /** The file on show went elsewhere; `empty` when it was the last of this document. */
  onSorted: (empty: boolean) => void;
};

/** One document, its pages on the left, its control on the right. */
export function OnDesk({ item, now, pending, moves, onDecide, onSorted }: OnDeskProps) {
  const { portfolio_uid: uid, portfolio_type } = item;
  const files = controlledFiles(item.files);
  const twoPanes = useTwoPanes();
  const [pane, setPane] = useState<Pane>('check');
  const [form, setForm] = useState<Form | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [boxElement, setBoxElement] = useState<HTMLElement | null>(null);
  const [lineElement, setLineElement] = useState<HTMLElement | null>(null);
  const view = useDocumentView(uid, files);
  const { shown, file, reading, chosen, edited } = view;
  const save = useSaveFact(uid, shown.file_id);
  const restore = useRestoreFact(uid, shown.file_id);
  const close = () => setForm(null);
  const sorting = useSorting(uid, () => {
    close();
    onSorted(files.length <= 1);
  });
  const types = shownDocumentTypes(portfolio_type);
  useEffect(() => {
    boxElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [boxElement]);

  const page = (
    <PagePane
      uid={uid}
      files={files}
      shown={shown}
      marking={{
        size: reading.data?.pages.find(({ number }) => number === shown.page) ?? null,
        marks: view.marks,
        chosen,
        chosenRef: setBoxElement,
        onChoose: (id) => {
          view.choose(id);
          focusFact(id);
        },
      }}
      onShow={view.show}
    />
  );
  const facts = file && (
    <FactSections
      file={file}
      query={reading}
      chosen={chosen}
      edited={edited}
      save={save}
      restore={restore}
      chosenRef={setLineElement}
      onChoose={view.choose}
      onEdit={view.edit}
      onSee={twoPanes ? null : () => setPane('page')}
    />
  );

  return (
    <>
      {!twoPanes && <PaneSwitch pane={pane} onPane={setPane} />}
      <div className="flex min-h-0 flex-1 flex-col min-[68.75rem]:grid min-[68.75rem]:grid-cols-[minmax(0,1fr)_minmax(30rem,40rem)]">
        {(twoPanes || pane === 'page') && page}
        {(twoPanes || pane === 'check') && (
          <section
            aria-label="Contrôle du document"
            className="flex min-h-0 min-w-0 flex-col bg-surface max-[68.75rem]:flex-1"
          >
            {form === null ? (
              <CheckPane
                item={item}
                file={file}
                now={now}
                answers={answers}
                pending={pending}
                moves={moves}
                onAnswers={setAnswers}
                onSee={(verdict, at) => {
                  view.see(verdict, at);
                  setPane('page');
                }}
                onVerify={() => {
                  const despite = answeredYes(item.control, answers);
                  onDecide({ to: 'VERIFIED', reasons: [], reason: null, despite });
                }}
                onForm={setForm}
                onEdit={view.canEdit ? () => view.edit(chosen) : null}
              >
                {facts}
              </CheckPane>
            ) : (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 min-[68.75rem]:px-9">
                {form === 'type' && file && (
                  <TypeForm
                    file={file}
                    types={types}
                    pending={sorting.isPending}
                    onMove={(document_type) =>
                      sorting.mutate({ file_id: file.id, to: { document_type } })
                    }
                    onClose={close}
                  />
                )}
                {form === 'split' && file && (
                  <SplitForm
                    file={file}
                    pageCount={file.pages ?? 1}
                    reading={reading.data}
                    types={types}
                    pending={sorting.isPending}
                    onSplit={(parts) => sorting.mutate({ file_id: file.id, to: { parts } })}
                    onClose={close}
                  />
                )}
                {typeof form === 'object' && (
                  <RefusalForm
                    item={item}
                    answers={answers}
                    asked={form.refuse}
                    picked={form.picked}
                    pending={pending}
                    onDecide={onDecide}
                    onClose={close}
                  />
                )}
              </div>
            )}
          </section>
        )}
      </div>
      {twoPanes && <JoiningLine from={boxElement} to={lineElement} />}
    </>
  );
}
