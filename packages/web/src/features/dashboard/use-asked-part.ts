import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link may ask for when it leads to a dossier: the papers to bring, or the sharing. */
export const ASKED_PARTS = { papers: 'papiers', share: 'partager' } as const;

/** The address forgets it at once: a reload does not ask again. */
export function useAskedPart(onShare: () => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const answer = useEffectEvent((part: string) => {
    if (part === ASKED_PARTS.share) onShare();
    else if (part === ASKED_PARTS.papers) showPapers();
    else return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => answer(hash.slice(1)), [hash]);
}

function showPapers(): void {
  const place = document.getElementById(ASKED_PARTS.papers);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
