import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { nextAction } from '@quitus/domain/portfolios/attention';
import { addRefusal, can, seesPeople } from '@quitus/domain/portfolios/permissions';
import { portfolioTag } from '@quitus/domain/portfolios/portfolio-type';
import { orderRefusal } from '@quitus/domain/portfolios/progress';
import { seesStatement } from '@quitus/domain/preetatdate/access';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useOnline } from '../../online.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../use-now.ts';
import { ADDING_WORDS } from './adding-words.ts';
import { ArchivedStrip } from './ArchivedStrip.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Checklist } from './Checklist.tsx';
import { DocumentDrawer } from './DocumentDrawer.tsx';
import type { RowAction } from './DocumentRow.tsx';
import { categoriesOf, type DocumentEntry, entriesOf, may } from './dossier-view.ts';
import { DossierHead } from './DossierHead.tsx';
import { FacadePanel } from './FacadePanel.tsx';
import { AddFiles } from './files/AddFiles.tsx';
import { DropHint } from './files/DropHint.tsx';
import { StorageLine } from './files/StorageLine.tsx';
import { UnsortedFiles } from './files/UnsortedFiles.tsx';
import { useDossierDrop } from './files/use-dossier-drop.ts';
import { useFiles } from './files/use-files.ts';
import { LINK } from './link-look.ts';
import { pedAction } from './ped-action.ts';
import { PedCard } from './PedCard.tsx';
import { GuestsCard } from './people/GuestsCard.tsx';
import { InviteDialog } from './people/InviteDialog.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { progressOf } from './reading/reading-progress.ts';
import { useReadingNews } from './reading/use-reading-news.ts';
import { robotAction } from './robot/robot-action.ts';
import { RobotCard } from './robot/RobotCard.tsx';
import { RobotWaits } from './robot/RobotWaits.tsx';
import { useRobots } from './robot/use-robots.ts';
import { ShareDialog } from './shares/ShareDialog.tsx';
import { SharesCard } from './shares/SharesCard.tsx';
import { SideColumn } from './SideColumn.tsx';
import { SigningCard } from './SigningCard.tsx';
import { Timeline } from './Timeline.tsx';
import { useAsking } from './use-asking.ts';
import { useDossierLive } from './use-dossier-live.ts';
import { useOpenedDocument } from './use-opened-document.ts';
import { usePointing } from './use-pointing.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useUnwaive } from './use-waiver.ts';
import { useWide } from './use-wide.ts';
import { YourTurn } from './YourTurn.tsx';

type DossierScreenProps = {
  dossier: Dossier;
  /** The last reading failed: the page shows the one before. */
  outdated: boolean;
  onRetry: () => void;
};

export function DossierScreen({ dossier, outdated, onRetry }: DossierScreenProps) {
  const { uid, portfolio_type, situation, slots, skipped_questions } = dossier;
  const now = useNow();
  const wide = useWide();
  const online = useOnline();
  const [inviting, setInviting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const pointing = usePointing();
  const asking = useAsking(dossier);
  const { changed, announcement } = useDossierLive(dossier);
  const files = useFiles(uid).data?.files;
  const news = useReadingNews(files);
  const { opened, open, close } = useOpenedDocument();
  const unwaive = useUnwaive(uid);
  const robots = useRobots(dossier);
  const navigate = useNavigate();
  useTabTitle(dossier.main_address);

  const entries = entriesOf(dossier);
  const { accepts, anywhere, dropping } = useDossierDrop(dossier, entries, opened);
  const answering = may(dossier, 'ANSWER_SITUATION');
  const managing = may(dossier, 'EDIT');

  function actionOf({ document_type, slot, item }: DocumentEntry): RowAction | null {
    const missing = slot.status === 'A_AJOUTER';
    const question = missing && item?.need === 'TO_SPECIFY' ? item.question : null;
    if (question !== null && answering)
      return {
        label: 'Répondre',
        onClick: () => {
          if (opened) close();
          asking.ask(question);
        },
      };
    if (document_type === 'PRE_ETAT_DATE') {
      const orderable = missing || slot.status === 'EXPIRED';
      if (!orderable) return seesStatement(dossier.relation) ? pedAction(uid, slot.status) : null;
      return managing && orderRefusal(slots) === null
        ? { label: 'Commander', to: paths.orderPed(uid) }
        : null;
    }
    const robot = robotAction(dossier, slot);
    if (robot) return robot;
    const label = ADDING_WORDS[slot.status];
    const adds = addRefusal(dossier.relation, document_type, dossier) === null;
    // In the drawer the files are added right there.
    return label !== undefined && adds && !opened
      ? { label, onClick: () => open(document_type) }
      : null;
  }

  /** A window where the robot is at work leads to the robot. */
  function openWindow(document_type: DocumentType) {
    const slot = slots.find((one) => one.document_type === document_type);
    const robot = slot?.status === 'SCRAPING_PROCESSING' ? robotAction(dossier, slot) : null;
    if (robot) void navigate(robot.to);
    else open(document_type);
  }

  const empty = entries.every(({ slot }) => slot.status === 'A_AJOUTER');
  const robotCard = <RobotCard uid={uid} robots={robots} first={empty} />;
  const rows = {
    pointing,
    dropping,
    accepts,
    changed,
    progressOf: (document_type: DocumentType) => progressOf(files ?? [], document_type),
    onOpen: open,
    actionOf,
    now,
  };
  const cards = (
    <>
      {!empty && robotCard}
      {managing && <PedCard dossier={dossier} onOpen={open} />}
      {portfolioTag(portfolio_type) === 'Vente' && (
        <SigningCard dossier={dossier} now={now} onOpen={open} />
      )}
      {seesPeople(dossier.relation) && (
        <GuestsCard dossier={dossier} now={now} onInvite={() => setInviting(true)} />
      )}
      {can(dossier.relation, 'SHARE') && (
        <SharesCard dossier={dossier} now={now} onShare={() => setSharing(true)} />
      )}
    </>
  );

  return (
    <div className="conteneur max-sm:pb-24">
      <ArchivedStrip dossier={dossier} />
      <DossierHead
        dossier={dossier}
        onInvite={() => setInviting(true)}
        onShare={() => setSharing(true)}
      />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <output className="mt-4 block text-second text-ocre empty:hidden">
        {outdated && online && (
          <>
            Quitus ne répond pas. Ce que vous voyez peut dater.{' '}
            <button type="button" className={LINK} onClick={onRetry}>
              Réessayer
            </button>
          </>
        )}
      </output>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[26.25rem_minmax(0,1fr)] lg:items-start lg:gap-16">
        <SideColumn>
          <FacadePanel
            dossier={dossier}
            entries={entries}
            pointing={pointing}
            onOpen={openWindow}
          />
          {wide && cards}
        </SideColumn>
        <div className="flex min-w-0 flex-col gap-12 max-lg:mt-10">
          <RobotWaits uid={uid} robots={robots} />
          {empty && robotCard}
          {answering && <QuestionCard dossier={dossier} asking={asking} />}
          {managing && (
            <YourTurn
              {...rows}
              entries={entries}
              next={nextAction(portfolio_type, situation, slots, skipped_questions)}
            />
          )}
          <UnsortedFiles dossier={dossier} />
          {anywhere && (
            <AddFiles
              place={{ uid, document_type: null, replaces_id: null }}
              title="Déposez vos documents ici"
              text="Quitus propose une place à chacun. PDF, photo, Word ou ZIP."
              label="Ajouter des documents"
            >
              <StorageLine dossier={dossier} />
            </AddFiles>
          )}
          <Checklist
            {...rows}
            categories={categoriesOf(dossier, entries)}
            onRestore={may(dossier, 'WAIVE_DOCUMENT') ? (type) => unwaive.mutate(type) : null}
            restoring={unwaive.isPending ? unwaive.variables : null}
          />
          {!wide && <div className="flex flex-col gap-5">{cards}</div>}
          <Timeline uid={uid} now={now} />
        </div>
      </div>
      <BottomBar
        dossier={dossier}
        asking={asking}
        onInvite={() => setInviting(true)}
        onShare={() => setSharing(true)}
      />
      <InviteDialog uid={uid} open={inviting} onClose={() => setInviting(false)} />
      {sharing && <ShareDialog dossier={dossier} onClose={() => setSharing(false)} />}
      <DropHint {...dropping} anywhere={anywhere} />
      <DocumentDrawer
        dossier={dossier}
        entry={entries.find(({ document_type }) => document_type === opened) ?? null}
        now={now}
        actionOf={actionOf}
        onClose={close}
      />
    </div>
  );
}
