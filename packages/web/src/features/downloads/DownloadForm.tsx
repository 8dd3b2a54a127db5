import { codeOf } from '@quitus/api/client';
import { downloadsApi } from '@quitus/api/downloads.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@quitus/domain/documents/download';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText, FolderArchive, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { usePreparation } from '../../saving/use-preparation.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCards } from '../../ui/ChoiceCards.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { amountWords, type DownloadableCategory, readyDocuments } from './download-view.ts';
import { DownloadChoice } from './DownloadChoice.tsx';
import { NothingReady } from './NothingReady.tsx';

const FORMATS: Record<DownloadFormat, { label: string; Icon: LucideIcon }> = {
  ZIP: { label: 'Un ZIP, rangé par catégorie', Icon: FolderArchive },
  PDF: { label: 'Un seul PDF', Icon: FileText },
};

const NONE: ReadonlySet<DocumentType> = new Set();

type DownloadFormProps = { dossier: Dossier; categories: readonly DownloadableCategory[] };

export function DownloadForm({ dossier, categories }: DownloadFormProps) {
  const { uid } = dossier;
  const client = useQueryClient();
  const [format, setFormat] = useState<DownloadFormat>('ZIP');
  /** What was unticked: a document that is verified meanwhile comes along. */
  const [left_out, setLeftOut] = useState(NONE);
  const [nothing, setNothing] = useState(false);
  const { preparation, started, start } = usePreparation((cause) => {
    const missing = codeOf(cause) === 'FILES_NOT_FOUND';
    if (missing) setNothing(true);
    // Refused may mean that the page is out of date.
    void client.invalidateQueries({ queryKey: keys.portfolio(uid) });
    return missing;
  });
  if (nothing) return <NothingReady dossier={dossier} />;

  const ready = readyDocuments(categories);
  const chosen = ready.filter(({ document_type }) => !left_out.has(document_type));
  const file_ids = chosen.flatMap((document) => document.file_ids);

  function toggle(document_type: DocumentType, on: boolean) {
    const next = new Set(left_out);
    if (on) next.delete(document_type);
    else next.add(document_type);
    setLeftOut(next);
  }

  const download = () =>
    void start(format, {
      create: () =>
        call(downloadsApi.createDownload, {
          params: { uid },
          body: chosen.length === ready.length ? { format } : { format, file_ids },
        }),
      link: (download_id) => call(downloadsApi.linkDownload, { params: { uid, download_id } }),
    });

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start lg:gap-16">
      <DownloadChoice categories={categories} leftOut={left_out} onToggle={toggle} />
      <section
        aria-label="Téléchargement"
        className="rounded-carte bg-surface p-6 shadow-pose max-lg:mt-8 lg:sticky lg:top-6"
      >
        <ChoiceCards
          legend="Sous quelle forme"
          name="format"
          value={format}
          onChange={setFormat}
          options={DOWNLOAD_FORMATS.map((value) => {
            const { label, Icon } = FORMATS[value];
            return { value, label, icon: <Icon /> };
          })}
        />
        <p aria-live="polite" className="mt-5 text-encre-2">
          {amountWords(chosen)}
        </p>
        <Button
          wide
          className="mt-3"
          pending={preparation !== null}
          disabled={chosen.length === 0}
          onClick={download}
        >
          <Download aria-hidden />
          Télécharger
        </Button>
        <output className="mt-4 block text-second text-encre-2 empty:hidden">{started}</output>
        {preparation !== null && preparation.total > 0 && (
          <div className="mt-5">
            <Progress
              label="Préparation"
              value={preparation.done}
              total={preparation.total}
              text={`${preparation.done} sur ${preparation.total}`}
            />
          </div>
        )}
      </section>
    </div>
  );
}
