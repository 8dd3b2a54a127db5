import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { nextAction } from '@quitus/domain/portfolios/attention';
import { seesPeople } from '@quitus/domain/portfolios/permissions';
import { portfolioTag } from '@quitus/domain/portfolios/portfolio-type';
import { streetOf } from '@quitus/domain/portfolios/property-address';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useOnline } from '../../browser/online.ts';
import { useNow } from '../../browser/use-now.ts';
import { ExampleOffer } from '../../demo/ExampleOffer.tsx';
import { usePagesAhead } from '../../navigation/page-modules.ts';
import { paths } from '../../paths.ts';
import { useTabTitle } from '../../site/use-tab-title.ts';
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
import { mainAction } from './main-action.ts';
import { PedCard } from './PedCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { isRead, progressOf } from './reading/reading-progress.ts';
import { ReadingLine } from './reading/ReadingLine.tsx';
import { useReadingNews } from './reading/use-reading-news.ts';
import { RobotCard } from './robot/RobotCard.tsx';
import { RobotWaits } from './robot/RobotWaits.tsx';
import { useRobots } from './robot/use-robots.ts';
import { SharedWithCard } from './SharedWithCard.tsx';
import { ShareDialog } from './shares/ShareDialog.tsx';
import { SideColumn } from './SideColumn.tsx';
import { SigningCard } from './SigningCard.tsx';
import { Timeline } from './Timeline.tsx';
import { ASKED_PARTS, useAskedPart } from './use-asked-part.ts';
import { useDossierLive } from './use-dossier-live.ts';
import { useHighlight } from './use-highlight.ts';
import { useOpenedDocument } from './use-opened-document.ts';
import { useQuestionFlow } from './use-question-flow.ts';
import { useUnwaive } from './use-waiver.ts';
import { useWide } from './use-wide.ts';
import { YourTurn } from './YourTurn.tsx';

type DossierScreenProps = {
  dossier: Dossier;
  /** The last reading failed: the page shows the one before. */
  outdated: boolean;
  onRetry: () => void;
};

/** Where the links of a dossier lead. */
const pagesOf = (uid: string): string[] => [
  paths.account,
  paths.syndic(uid),
  paths.tax(uid),
  paths.missions(uid),
  paths.orderPed(uid),
  paths.pedMissions(uid),
  paths.download(uid),
];

export function DossierScreen({ dossier, outdated, onRetry }: DossierScreenProps) {
  const { uid, portfolio_type, situation, slots, skipped_questions } = dossier;
  const now = useNow();
  const wide = useWide();
  const online = useOnline();
  const [sharing, setSharing] = useState(false);
  const highlight = useHighlight();
  const questions = useQuestionFlow(dossier);
  const { changed, announcement } = useDossierLive(dossier);
  const files = useFiles(uid).data?.files;
  const news = useReadingNews(files);
  const { opened, open, close } = useOpenedDocument();
  const unwaive = useUnwaive(uid);
  const robots = useRobots(dossier);
  const navigate = useNavigate();
  useTabTitle(streetOf(dossier.main_address));
  useAskedPart(() => setSharing(true));
  usePagesAhead(pagesOf(uid));

  const entries = entriesOf(dossier);
  const { accepts, anywhere, dropping } = useDossierDrop(dossier, entries, opened, files ?? []);
  const answering = may(dossier, 'ANSWER_SITUATION');
  const managing = may(dossier, 'EDIT');

  /** In the row; the drawer has room to do it. */
  function actionOf(entry: DocumentEntry): RowAction | null {
    const action = mainAction(dossier, entry);
    if (action === null) return null;
    const { word: label } = action;
    if (action.does === 'GO') return { label, to: action.to };
    return action.does === 'ANSWER'
      ? { label, onClick: () => questions.ask(action.field) }
      : { label, onClick: () => open(entry.document_type) };
  }

  /** A window where the robot is at work leads to the robot. */
  function openWindow(document_type: DocumentType) {
    const entry = entries.find((one) => one.document_type === document_type);
    const robot = entry?.slot.status === 'SCRAPING_PROCESSING' ? mainAction(dossier, entry) : null;
    if (robot?.does === 'GO') void navigate(robot.to);
    else open(document_type);
  }

  const empty = entries.every(({ slot }) => slot.status === 'A_AJOUTER');
  const robotCard = <RobotCard uid={uid} robots={robots} first={empty} />;
  const addFiles = anywhere && (
    // The bar of a phone adds: its line is only for a dossier that has nothing yet.
    <div className={empty ? '' : 'max-sm:hidden'}>
      <AddFiles
        place={{ uid, document_type: null, replaces_id: null }}
        title="Déposez vos documents ici"
        text="Quitus propose une place à chacun. PDF, photo, Word ou ZIP."
        label="Ajouter des documents"
      >
        <StorageLine dossier={dossier} short />
        {empty && managing && <ExampleOffer uid={uid} />}
      </AddFiles>
    </div>
  );
  // Before anything else, and on a phone before the façade, which has nothing to show yet.
  const offers = empty && (
    <>
      {robotCard}
      <div id={ASKED_PARTS.papers} tabIndex={-1} className="rounded-carte outline-none">
        {addFiles}
      </div>
    </>
  );
  const rows = {
    highlight,
    dropping,
    accepts,
    changed,
    progressOf: (document_type: DocumentType) => progressOf(files ?? [], document_type),
    isRead: (document_type: DocumentType) => isRead(files ?? [], document_type),
    onOpen: open,
    actionOf,
    now,
  };
  const cards = (
    <>
      {portfolioTag(portfolio_type) === 'Vente' && (
        <SigningCard dossier={dossier} now={now} onOpen={open} />
      )}
      {seesPeople(dossier.relation) && (
        <SharedWithCard dossier={dossier} now={now} onShare={() => setSharing(true)} />
      )}
    </>
  );

  return (
    <div className="conteneur max-sm:pb-24">
      <ArchivedStrip dossier={dossier} />
      <DossierHead dossier={dossier} onShare={() => setSharing(true)}>
        <ReadingLine uid={uid} files={files ?? []} />
      </DossierHead>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <output className="mt-4 block text-second text-ocre empty:hidden">
        {outdated && online && (
          <>
            Quitus ne répond pas. Ce que vous voyez n’est peut-être plus à jour.{' '}
            <button type="button" className={LINK} onClick={onRetry}>
              Réessayer
            </button>
          </>
        )}
      </output>
      {!wide && <div className="mt-8 flex flex-col gap-6 empty:hidden print:hidden">{offers}</div>}
      <div className="mt-6 lg:mt-10 lg:grid lg:grid-cols-[26.25rem_minmax(0,1fr)] lg:items-start lg:gap-16">
        <SideColumn>
          <FacadePanel
            dossier={dossier}
            entries={entries}
            highlight={highlight}
            onOpen={openWindow}
          />
          {wide && managing && <PedCard dossier={dossier} onOpen={open} />}
          {wide && cards}
        </SideColumn>
        <div className="flex min-w-0 flex-col gap-10 max-lg:mt-8 max-sm:gap-6 print:[&>:not([data-liste])]:hidden">
          <RobotWaits uid={uid} robots={robots} />
          {wide && offers}
          {managing && (
            <YourTurn
              {...rows}
              entries={entries}
              next={nextAction(portfolio_type, situation, slots, skipped_questions)}
            />
          )}
          {!wide && managing && <PedCard dossier={dossier} brief onOpen={open} />}
          <div className="flex flex-col gap-3 empty:hidden">
            {!empty && robotCard}
            {answering && <QuestionCard dossier={dossier} questions={questions} />}
            {!empty && addFiles}
            <UnsortedFiles dossier={dossier} />
          </div>
          <Checklist
            {...rows}
            categories={categoriesOf(dossier, entries)}
            onRestore={may(dossier, 'WAIVE_DOCUMENT') ? (type) => unwaive.mutate(type) : null}
            restoring={unwaive.isPending ? unwaive.variables : null}
          />
          {anywhere && <StorageLine dossier={dossier} />}
          {!wide && <div className="flex flex-col gap-5">{cards}</div>}
          <Timeline uid={uid} now={now} />
        </div>
      </div>
      <BottomBar
        dossier={dossier}
        adds={anywhere}
        questions={questions}
        onShare={() => setSharing(true)}
      />
      {sharing && <ShareDialog dossier={dossier} onClose={() => setSharing(false)} />}
      <DropHint {...dropping} anywhere={anywhere} />
      <DocumentDrawer
        dossier={dossier}
        entry={entries.find(({ document_type }) => document_type === opened) ?? null}
        now={now}
        onClose={close}
      />
    </div>
  );
}
