import type { Dossier } from '@quitus/api/portfolios.api';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { addRefusal } from '@quitus/domain/portfolios/permissions';
import { startUpper } from '@quitus/domain/text/first-letter';
import { useState } from 'react';

import { StatusWindow } from '../../facade/StatusWindow.tsx';
import { FactLine } from '../../facts/FactLine.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { sinceWords } from '../../words/french-days.ts';
import { ControlCause } from './control/ControlCause.tsx';
import { ControlDetails } from './control/ControlDetails.tsx';
import { useSlotControl } from './control/use-slot-control.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import type { DocumentEntry } from './dossier-view.ts';
import { DrawerAction } from './DrawerAction.tsx';
import { DocumentFiles } from './files/DocumentFiles.tsx';
import { fileToReplace } from './files/file-to-replace.ts';
import { FileViewer } from './files/FileViewer.tsx';
import { ReplacementNotice } from './files/ReplacementNotice.tsx';
import { SlotDrop } from './files/SlotDrop.tsx';
import { useShownFile } from './files/use-shown-file.ts';
import { mainAction } from './main-action.ts';
import { useProvenance } from './reading/use-provenance.ts';
import { SlotChip } from './SlotChip.tsx';

type DocumentDrawerProps = {
  dossier: Dossier;
  entry: DocumentEntry | null;
  now: Date;
  onClose: () => void;
};

/** Everything about one document. It keeps what it shows while it slides away. */
export function DocumentDrawer({ entry, onClose, ...rest }: DocumentDrawerProps) {
  const [last, setLast] = useState(entry);
  if (entry !== null && entry !== last) setLast(entry);
  const shown = entry ?? last;
  if (!shown) return null;
  return (
    <Sheet
      key={shown.document_type}
      entry={shown}
      open={entry !== null}
      onClose={onClose}
      {...rest}
    />
  );
}

type SheetProps = Omit<DocumentDrawerProps, 'entry'> & { entry: DocumentEntry; open: boolean };

/** The page on the left, what is known of it on the right. */
function Sheet({ dossier, entry, now, open, onClose }: SheetProps) {
  const selection = useShownFile(dossier.uid, entry, now);
  const { shown, reading } = selection;
  const provenance = useProvenance(dossier.uid, shown, selection.asked);
  const { pageView, size, marks, chosen, choose, ends, twoPanes } = provenance;
  const expected = reading.isPending && entry.slot.file_count > 0;
  const preview = shown?.pages ? (
    <>
      <FileViewer
        uid={dossier.uid}
        file={shown}
        pageView={pageView}
        marking={{
          size,
          marks,
          chosen: chosen?.id ?? null,
          onChoose: (id) => choose(id, 'PAGE'),
          chosenRef: ends.setMark,
        }}
      />
      {/* Above the page, which hides the list on a narrow screen: what is framed, and the way back. */}
      {chosen && !twoPanes && (
        <div className="sticky bottom-3 mt-3">
          <FactLine
            fact={chosen.fact}
            chosen
            onClick={() => ends.line?.scrollIntoView({ block: 'center' })}
          />
        </div>
      )}
    </>
  ) : (
    expected && <Skeleton className="h-full min-h-96" />
  );
  const slotControl = useSlotControl(dossier, entry);
  const action = mainAction(dossier, entry, slotControl.missing);
  const adding = action?.does === 'ADD' || action?.does === 'REPLACE';
  const waived = entry.slot.waived_at !== null;
  const editable = !waived && addRefusal(dossier.relation, entry.document_type, dossier) === null;
  const replacements = selection.files.filter(
    ({ document_type, replacement, deleted_at }) =>
      document_type === entry.document_type && replacement !== null && deleted_at === null,
  );
  const replaced = fileToReplace(dossier, entry, selection.files, slotControl.faulty);
  // Of several files nobody knows which is past: the newer ones then count.
  const beside =
    action?.does === 'REPLACE' && replaced === null && selection.own.current.length > 1;
  const drop = editable && (
    <SlotDrop
      dossier={dossier}
      entry={entry}
      selection={selection}
      main={adding ? (beside ? 'Ajouter la nouvelle version' : action.words) : null}
      replaces_id={replaced?.id ?? null}
    />
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      eyebrow={categoryLabel(entry.category, dossier.portfolio_type)}
      title={entry.label}
      preview={preview || undefined}
      lead={
        <>
          <StatusHead entry={entry} now={now} />
          {!waived && <ControlCause entry={entry} control={slotControl.control} />}
          <DrawerAction
            dossier={dossier}
            action={action}
            slotControl={slotControl}
            files={selection.files}
            editable={editable}
          />
          {replacements.map((file) => (
            <ReplacementNotice
              key={file.id}
              uid={dossier.uid}
              file={file}
              label={entry.label}
              editable={editable}
            />
          ))}
          {adding && drop}
        </>
      }
    >
      <DocumentFiles
        dossier={dossier}
        entry={entry}
        selection={selection}
        provenance={provenance}
        editable={editable}
        now={now}
      />
      {!adding && drop}
      {!waived && (
        <ControlDetails
          uid={dossier.uid}
          entry={entry}
          slotControl={slotControl}
          seeing={{
            files: selection.files,
            shown_id: shown?.id ?? null,
            onPage: pageView.showPage,
          }}
          editable={editable}
        />
      )}
      <DocumentFacts dossier={dossier} entry={entry} now={now} />
    </Drawer>
  );
}

/** Its window, the word of its status, and since when. */
function StatusHead({ entry, now }: Pick<SheetProps, 'entry' | 'now'>) {
  const { slot, applies } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
      {applies && <StatusWindow status={slot.status} className="h-11 w-auto" />}
      {applies ? (
        <SlotChip entry={entry} />
      ) : (
        <p className="font-semibold text-encre-2">Ne s’applique pas à ce dossier</p>
      )}
      {slot.status !== 'A_AJOUTER' && (
        <p className="text-second text-encre-2">{startUpper(sinceWords(slot.updated_at, now))}</p>
      )}
    </div>
  );
}
