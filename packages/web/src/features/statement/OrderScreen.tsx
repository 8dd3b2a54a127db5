import type { Dossier } from '@quitus/api/portfolios.api';
import type { PedPage } from '@quitus/api/preetatdate.api';

import { useAnnouncement } from '../../browser/use-announcement.ts';
import { useTabTitle } from '../../site/use-tab-title.ts';
import { useStatementActions } from '../../statement-fields/use-statement.ts';
import { Changes } from './Changes.tsx';
import { orderTitle } from './order-words.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { OwnDocument } from './OwnDocument.tsx';
import { recomputed, shownChanges } from './ped-view.ts';
import { Preview } from './Preview.tsx';
import { useFirstLook } from './use-ped-order.ts';
import { usePedLive } from './use-ped.ts';
import { WorkingView } from './WorkingView.tsx';

type OrderScreenProps = { dossier: Dossier; ped: PedPage };

/** What is bought on the left, the document as it will be on the right, every figure below. */
export function OrderScreen({ dossier, ped }: OrderScreenProps) {
  const { uid } = dossier;
  const { statement, changes, abilities } = ped;
  usePedLive(dossier);
  useTabTitle(orderTitle(ped.order));
  const shown = shownChanges(changes);
  useFirstLook(uid, changes.since !== 'LAST_EDITION' && shown.length === 0);
  const actions = useStatementActions(uid);
  const news = useAnnouncement(statement, recomputed);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <div className="mt-2 grid gap-12 lg:grid-cols-[30rem_minmax(0,1fr)] lg:items-start lg:gap-25">
        <OrderPanel dossier={dossier} ped={ped} />
        <Preview uid={uid} statement={statement} />
      </div>
      <div className="mt-16 flex flex-col gap-8">
        <Changes uid={uid} changes={{ ...changes, fields: shown }} />
        <WorkingView
          uid={uid}
          statement={statement}
          changed={new Set(shown.map(({ reference }) => reference))}
          actions={abilities.includes('ANSWER_STATEMENT') ? actions : null}
        />
        <OwnDocument uid={uid} statement={statement} />
      </div>
    </>
  );
}
