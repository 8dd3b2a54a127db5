import { codeOf } from '@quitus/api/client';
import { type SharedDossier, visitsApi } from '@quitus/api/sharing.api';
import type { DownloadFormat } from '@quitus/domain/documents/download';
import { Download, Eye } from 'lucide-react';

import { usePreparation } from '../../saving/use-preparation.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { documentCount } from './shared-view.ts';
import { visitorCall } from './visit.ts';

type SharedDownloadsProps = { token: string; dossier: SharedDossier; onRefused: () => void };

/** Everything at once, in one zip or one PDF; or the sentence that says why there is no button. */
export function SharedDownloads({ token, dossier, onRefused }: SharedDownloadsProps) {
  const { preparation, started, start } = usePreparation((cause) => {
    // The link may have changed: the page says what it has become.
    onRefused();
    return codeOf(cause) === 'INVALID_SHARE_TOKEN';
  });
  if (!dossier.allow_download)
    return (
      <p className="flex items-center gap-2.5 rounded-champ bg-creux px-4 py-3 text-second font-semibold text-encre-2">
        <Eye aria-hidden className="size-5 flex-none" />
        Consultation seule
      </p>
    );
  const call = visitorCall(token);
  const download = (format: DownloadFormat) =>
    void start(format, {
      create: () => call(visitsApi.createSharedDownload, { body: { format } }),
      link: (download_id) => call(visitsApi.linkSharedDownload, { params: { download_id } }),
    });
  const busy = preparation !== null;
  return (
    <div className="ml-auto flex flex-col gap-1.5 max-sm:w-full sm:items-end">
      <div className="flex gap-3 max-sm:flex-col-reverse">
        <Button
          variant="secondary"
          pending={preparation?.format === 'PDF'}
          disabled={busy}
          onClick={() => download('PDF')}
        >
          Un seul PDF
        </Button>
        <Button
          pending={preparation?.format === 'ZIP'}
          disabled={busy}
          onClick={() => download('ZIP')}
        >
          <Download aria-hidden />
          Tout télécharger
        </Button>
      </div>
      {preparation?.format === 'PDF' ? (
        <div className="w-full max-w-72">
          <Progress
            label="Préparation du PDF"
            {...(preparation.total > 0 && {
              value: preparation.done,
              total: preparation.total,
              text: `${preparation.done} sur ${preparation.total}`,
            })}
          />
        </div>
      ) : (
        <output className="block text-second text-encre-3">
          {started || `${documentCount(dossier.slots.length)}, ZIP`}
        </output>
      )}
    </div>
  );
}
