import type { SharedDossier } from '@quitus/api/sharing.api';
import { useState } from 'react';

import type { Sheet } from '../../page-viewer/sheet.ts';
import { useTabTitle } from '../../site/use-tab-title.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { PageReader } from './PageReader.tsx';
import { useShareLive } from './share-live.ts';
import { filesOf, pageWords, sharedCategories, tabTitle } from './shared-view.ts';
import { SharedHead } from './SharedHead.tsx';
import { SharedList } from './SharedList.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import { useBeside } from './use-beside.ts';

type SharedScreenProps = {
  token: string;
  dossier: SharedDossier;
  /** Something happened to the link or to what it shows. */
  onChange: () => void;
};

export function SharedScreen({ token, dossier, onChange }: SharedScreenProps) {
  const beside = useBeside();
  const [place, setPlace] = useState<Sheet | null>(null);
  useShareLive(token, onChange);
  useTabTitle(tabTitle(dossier));
  const categories = sharedCategories(dossier);
  const files = filesOf(categories);
  const chosen = files.find(({ id }) => id === place?.file_id);
  // With room for it, the first document is open from the start; on a phone the list comes first.
  const file = chosen ?? (beside ? files[0] : undefined) ?? null;
  const choose = (file_id: string) => setPlace({ file_id, page: 1 });
  const reader = file && (
    <PageReader
      token={token}
      files={files}
      file={file}
      page={chosen && place ? place.page : 1}
      onShow={setPlace}
    />
  );
  return (
    <div className="min-h-dvh pb-16">
      <ShareHeader expires_at={dossier.expires_at} logo_url={dossier.logo_url} />
      <main
        id="contenu"
        tabIndex={-1}
        className="conteneur pt-6 outline-none focus-visible:shadow-none sm:pt-9"
      >
        <SharedHead token={token} dossier={dossier} onRefused={onChange} />
        <DeliveryCard token={token} dossier={dossier} onDelivered={onChange} />
        <div className="mt-8 md:grid md:grid-cols-[20rem_minmax(0,1fr)] md:items-start md:gap-8 lg:grid-cols-[28.75rem_minmax(0,1fr)] lg:gap-10">
          <SharedList
            token={token}
            categories={categories}
            chosen={file?.id ?? null}
            downloads={dossier.allow_download}
            followsFocus={beside}
            onChoose={choose}
          />
          {beside && (
            <section
              aria-label="Aperçu"
              className="sticky top-6 h-[calc(100dvh-3rem)] rounded-tiroir bg-creux p-6 lg:px-11 print:hidden"
            >
              {reader}
            </section>
          )}
        </div>
      </main>
      {!beside && (
        <Drawer
          open={file !== null}
          onClose={() => setPlace(null)}
          eyebrow={file?.part ?? undefined}
          title={file?.label ?? ''}
          preview={reader}
        >
          <p className="text-second text-encre-2">
            {['Vérifié', pageWords(file?.pages ?? null)].filter(Boolean).join(' · ')}
          </p>
        </Drawer>
      )}
    </div>
  );
}
