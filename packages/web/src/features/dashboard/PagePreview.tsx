import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { API_BASE, send } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type PagePreviewProps = { uid: string; file_id: string; name: string; pages: number };

/** One page at a time. */
export function PagePreview({ uid, file_id, name, pages }: PagePreviewProps) {
  const [page, setPage] = useState(1);
  const image = usePageImage(uid, file_id, page);
  const turn = (step: number) => setPage(Math.min(pages, Math.max(1, page + step)));
  return (
    <div className="mt-3">
      <div className="overflow-hidden rounded-page bg-blanc shadow-pose">
        {image.data ? (
          <img
            src={image.data}
            alt={`Page ${page} sur ${pages} de ${name}`}
            className="block h-auto w-full"
          />
        ) : image.isError ? (
          <p className="p-6 text-second text-gris">Cette page n’a pas pu être dessinée.</p>
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
      {pages > 1 && (
        <div className="mt-2 flex items-center justify-between">
          <Button
            variant="quiet"
            size="compact"
            aria-label="Page précédente"
            disabled={page === 1}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <p aria-live="polite" className="text-second text-encre-2">
            Page {page} sur {pages}
          </p>
          <Button
            variant="quiet"
            size="compact"
            aria-label="Page suivante"
            disabled={page === pages}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Pictures need the session, which an <img> does not carry. */
const usePageImage = (uid: string, file_id: string, page: number) =>
  useQuery({
    queryKey: [...keys.files(uid), file_id, page],
    queryFn: async () => {
      const path = `${API_BASE}/portfolios/${uid}/files/${file_id}/pages/${page}`;
      const answer = await send(new Request(path));
      if (!answer.ok) throw new Error(`page ${page}: ${answer.status}`);
      return dataUrl(await answer.blob());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
