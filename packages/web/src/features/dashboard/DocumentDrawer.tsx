import type { Dossier } from '@quitus/api/portfolios.api';
import { categoryLabel } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { Need } from '@quitus/domain/portfolios/checklist';
import { addRefusal } from '@quitus/domain/portfolios/permissions';
import { type ReactNode, useState } from 'react';

import { Drawer } from '../../ui/Drawer.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { StatusWindow } from '../../ui/StatusWindow.tsx';
import { ControlSummary } from './control/ControlSummary.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { ActionLink, type RowAction } from './DocumentRow.tsx';
import { type DocumentEntry, may } from './dossier-view.ts';
import { DocumentFiles } from './files/DocumentFiles.tsx';
import { PageViewer } from './files/PageViewer.tsx';
import { type ShownFile, useShownFile } from './files/use-shown-file.ts';
import { sinceWords } from './french-days.ts';
import { Pieces } from './Pieces.tsx';
import { type Provenance, useProvenance } from './reading/use-provenance.ts';
import { ToTheDesk } from './ToTheDesk.tsx';
import { Waiver } from './Waiver.tsx';

type DocumentDrawerProps = {
  dossier: Dossier;
  entry: DocumentEntry | null;
  now: Date;
  actionOf: (entry: DocumentEntry) => RowAction | null;
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
function Sheet({ entry, open, onClose, ...rest }: SheetProps) {
  const { dossier, now } = rest;
  const held = useShownFile(dossier.uid, entry, now);
  const { shown, reading } = held;
  const provenance = useProvenance(dossier.uid, shown, open);
  const { looking, size, marks, chosen, choose, ends, twoPanes } = provenance;
  const expected = reading.isPending && entry.slot.file_count > 0;
  const preview = shown?.pages ? (
    <>
      <PageViewer
        key={shown.id}
        uid={dossier.uid}
        file={shown}
        pages={shown.pages}
        looking={looking}
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
  return (
    <Drawer
      open={open}
      onClose={onClose}
      eyebrow={categoryLabel(entry.category, dossier.portfolio_type)}
      title={entry.label}
      preview={preview || undefined}
    >
      <Content entry={entry} held={held} provenance={provenance} {...rest} />
    </Drawer>
  );
}

const NEED_WORDS: Record<Need, string> = {
  REQUIRED: 'Nécessaire',
  CONDITIONAL: 'Nécessaire dans votre situation',
  OPTIONAL: 'Facultatif',
  NOT_APPLICABLE: 'Ne s’applique pas',
  TO_SPECIFY: 'À préciser',
};

type ContentProps = Omit<SheetProps, 'open' | 'onClose'> & {
  held: ShownFile;
  provenance: Provenance;
};

function Content({ dossier, entry, held, provenance, now, actionOf }: ContentProps) {
  const { slot, item, document_type, label } = entry;
  const { what, held_by, legal_basis, count, validity } = DOCUMENT_FACTS[document_type];
  const action = entry.counted ? actionOf(entry) : null;
  const waived = slot.waived_at !== null;
  const editable = !waived && addRefusal(dossier.relation, document_type, dossier) === null;
  return (
    <>
      <div className="flex items-center gap-4">
        {entry.counted && <StatusWindow status={slot.status} className="h-16 w-auto" />}
        <div>
          {entry.counted ? (
            <StatusChip status={slot.status} />
          ) : (
            <p className="font-semibold text-encre-2">Ne s’applique pas à ce dossier</p>
          )}
          {slot.status !== 'A_AJOUTER' && (
            <p className="mt-1 text-second text-encre-2">
              {capital(sinceWords(slot.updated_at, now))}
            </p>
          )}
        </div>
      </div>
      {!waived && <ControlSummary uid={dossier.uid} entry={entry} editable={editable} />}
      {action && <ActionLink action={action} about={label} />}
      <DocumentFiles
        dossier={dossier}
        entry={entry}
        held={held}
        provenance={provenance}
        editable={editable}
        now={now}
      />
      {may(dossier, 'CONTROL') && (
        <ToTheDesk uid={dossier.uid} document_type={document_type} status={slot.status} />
      )}
      <p className="mt-6 max-w-[34rem] text-champ">{what}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr]">
        {item && (
          <Fact term={NEED_WORDS[item.need]}>
            {item.reason}
            {legal_basis !== null && (
              <span className="block text-second text-encre-3">{legal_basis}</span>
            )}
          </Fact>
        )}
        <Fact term="Qui l’a">{held_by}</Fact>
        <Fact term="Combien">{count}</Fact>
        <Fact term="Validité">{validity}</Fact>
      </dl>
      {item && item.need !== 'NOT_APPLICABLE' && <Pieces pieces={item.pieces} />}
      {(waived || (entry.counted && may(dossier, 'WAIVE_DOCUMENT'))) && (
        <Waiver
          key={document_type}
          uid={dossier.uid}
          slot={slot}
          editable={may(dossier, 'WAIVE_DOCUMENT')}
        />
      )}
      <DocumentHistory uid={dossier.uid} document_type={document_type} now={now} />
    </>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-second font-semibold sm:pt-0.5">{term}</dt>
    <dd className="text-encre-2 max-sm:-mt-3">{children}</dd>
  </div>
);
