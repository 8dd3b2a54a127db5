import type { PedDeskItem } from '@quitus/api/desk.api';
import { type DeskConsent, deskRefusal } from '@quitus/domain/preetatdate/delivery';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { isMostlyUnknown } from '@quitus/domain/preetatdate/readiness';
import { useState } from 'react';

import { JoiningLine } from '../../../page-viewer/JoiningLine.tsx';
import { useTwoPanes } from '../../../page-viewer/use-two-panes.ts';
import { EvidencePage } from '../../../statement-fields/EvidencePage.tsx';
import { FieldTabs, useFieldsShown } from '../../../statement-fields/FieldTabs.tsx';
import { useFieldSelection } from '../../../statement-fields/use-field-selection.ts';
import { useStatementActions } from '../../../statement-fields/use-statement.ts';
import { controlledFiles } from '../files-on-desk.ts';
import { type Pane, PaneSwitch } from '../PaneSwitch.tsx';
import { useKeys } from '../use-keys.ts';
import { AskForm } from './AskForm.tsx';
import { DeliverAnyway } from './DeliverAnyway.tsx';
import { countsOf } from './ped-counts.ts';
import { PED_KEYS } from './ped-keys.ts';
import { PedDecision } from './PedDecision.tsx';
import { PedHead } from './PedHead.tsx';

type PedOnDeskProps = {
  item: PedDeskItem;
  now: Date;
  pending: boolean;
  /** A field was answered: the order is read again. */
  onChange: () => Promise<unknown>;
  onDeliver: (consent: DeskConsent) => void;
  onAsk: (question: string) => void;
};

const NOTHING_CHANGED: ReadonlySet<FieldReference> = new Set();

/** One order, the pages on the left, its fields and what is decided on the right. */
export function PedOnDesk({ item, now, pending, onChange, onDeliver, onAsk }: PedOnDeskProps) {
  const { portfolio_uid: uid, statement, being_read } = item;
  const twoPanes = useTwoPanes();
  const [pane, setPane] = useState<Pane>('check');
  const [composing, setComposing] = useState(false);
  const [edited, setEdited] = useState<FieldReference | null>(null);
  const selection = useFieldSelection(statement, controlledFiles(item.files));
  const actions = useStatementActions(uid, onChange);
  const [shown, setShown] = useFieldsShown(statement);
  const { ends, place } = selection;
  const counts = countsOf(statement);
  const [asking, setAsking] = useState(false);
  const press = () => {
    const consent = { accept_unknown: false, accept_unread: false };
    if (deskRefusal(statement, being_read, consent) === null) onDeliver(consent);
    else setAsking(true);
  };
  const deliver = counts.open === 0 && !pending && !asking ? press : null;
  useKeys({
    [PED_KEYS.deliver.key]: deliver ?? undefined,
    [PED_KEYS.ask.key]: () => setComposing(true),
    [PED_KEYS.shown.key]: () => setShown(shown === 'OPEN' ? 'ALL' : 'OPEN'),
    [PED_KEYS.next_page.key]: () => place && selection.showPage(place.page + 1),
    [PED_KEYS.previous_page.key]: () => place && selection.showPage(Math.max(1, place.page - 1)),
  });
  return (
    <>
      {!twoPanes && <PaneSwitch pane={pane} onPane={setPane} />}
      <div className="flex min-h-0 flex-1 flex-col min-[68.75rem]:grid min-[68.75rem]:grid-cols-[minmax(0,1fr)_minmax(30rem,40rem)]">
        {(twoPanes || pane === 'page') && (
          <div className="min-h-0 min-w-0 bg-creux p-5 max-[68.75rem]:flex-1">
            <EvidencePage
              uid={uid}
              selection={selection}
              onMark={() => {
                setPane('check');
                ends.line?.scrollIntoView({ block: 'center' });
              }}
            />
          </div>
        )}
        {(twoPanes || pane === 'check') && (
          <section
            aria-label="Rubriques du pré-état daté"
            className="flex min-h-0 min-w-0 flex-col bg-surface max-[68.75rem]:flex-1"
          >
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 min-[68.75rem]:px-9">
              <PedHead item={item} counts={counts} now={now} />
              {composing ? (
                <AskForm pending={pending} onAsk={onAsk} onClose={() => setComposing(false)} />
              ) : (
                <div className="mt-5">
                  <FieldTabs
                    statement={statement}
                    shown={shown}
                    onShown={setShown}
                    selection={selection}
                    actions={actions}
                    edited={edited}
                    changed={NOTHING_CHANGED}
                    inline
                    onSee={twoPanes ? undefined : () => setPane('page')}
                    onEdit={setEdited}
                  />
                </div>
              )}
            </div>
            {!composing && (
              <PedDecision
                counts={counts}
                pending={pending}
                onDeliver={deliver}
                onAsk={() => setComposing(true)}
              />
            )}
          </section>
        )}
      </div>
      <DeliverAnyway
        open={asking}
        statement={statement}
        being_read={being_read}
        onCancel={() => setAsking(false)}
        onAccept={() => {
          setAsking(false);
          // Only what the dialog said is accepted.
          onDeliver({
            accept_unknown: isMostlyUnknown(statement),
            accept_unread: being_read.length > 0,
          });
        }}
      />
      {twoPanes && <JoiningLine from={ends.mark} to={ends.line} />}
    </>
  );
}
