import { textOf } from '@quitus/api/client';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { useState } from 'react';

import { PageTurner } from '../../page-viewer/PageTurner.tsx';
import type { Sheet } from '../../page-viewer/sheet.ts';
import { useViewing } from '../../page-viewer/use-viewing.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePedPages } from './use-ped.ts';

/** It is no file yet. */
const FIRST: Sheet = { file_id: 'preview', page: 1 };

type PreviewProps = { uid: string; statement: Statement };

/** The document as it would be delivered now, page by page. Paper is white by night too, once there is a page. */
export function Preview({ uid, statement }: PreviewProps) {
  const query = usePedPages(uid, statement);
  const [wanted, setWanted] = useState(FIRST);
  const pages = query.data?.pages ?? [];
  const shown = { ...wanted, page: Math.min(wanted.page, Math.max(1, pages.length)) };
  const files = [{ id: wanted.file_id, pages: pages.length }];
  const selection = useViewing({ files, shown, onShow: setWanted, from: 1 });
  const page = pages[shown.page - 1];
  return (
    <section
      aria-label="Aperçu du document"
      className="rounded-tiroir bg-creux p-4 sm:p-5 lg:sticky lg:top-6 print:p-0"
    >
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p className="text-libelle font-semibold text-encre-2">
          Aperçu du document
          {page !== undefined && query.outdated && (
            <span className="font-normal"> · mise à jour…</span>
          )}
        </p>
        {pages.length > 1 && (
          <div className="print:hidden">
            <PageTurner {...selection} />
          </div>
        )}
      </div>
      {page !== undefined ? (
        pages.map((drawn, number) => (
          <img
            key={number}
            src={drawn}
            alt={`Page ${number + 1} sur ${pages.length} du pré-état daté, spécimen`}
            className={`mt-2 w-full rounded-page bg-blanc shadow-leve print:block ${number + 1 === shown.page ? 'block' : 'hidden'}`}
          />
        ))
      ) : query.isError ? (
        <div className="grid min-h-80 place-content-center p-6">
          <ErrorState
            title="L’aperçu n’est pas disponible pour l’instant"
            text={`${textOf(query.error)} Vous pouvez commander sans l’aperçu : le document n’en dépend pas.`}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <div className="relative mt-2 grid aspect-[210/297] place-content-center rounded-page bg-surface print:hidden">
          <Skeleton className="absolute inset-8 rounded-page" />
          <output className="relative text-encre-2">L’aperçu se prépare…</output>
        </div>
      )}
    </section>
  );
}
