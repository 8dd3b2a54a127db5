import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import { sharingApi } from '@quitus/api/sharing.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatch } from 'react-router';

import { call } from '../api.ts';
import { keys } from '../query-client.ts';
import { rememberGuide, useGuideMemory } from './guide-memory.ts';
import {
  canBeGuided,
  guideEnding,
  type GuideEnding,
  type GuideStep,
  guideSteps,
  suggestedIn,
  wasRead,
} from './guide-steps.ts';

type Guide = { steps: GuideStep[]; ending: GuideEnding | null };

/** Null while it is not known what is done. */
export function useGuide(email: string): Guide | null {
  const { uid: followed, looked } = useGuideMemory(email);
  const visited = useMatch('/dashboard/:portfolioUid/*')?.params.portfolioUid ?? null;
  const orders = useMatch('/dashboard/:portfolioUid/preetatdate') !== null;
  const pays = useMatch('/payment/:productId/clientdetails') !== null;
  const { search } = useLocation();
  const here = useDossier(visited);
  const kept = useDossier(followed);
  const list = useQuery({
    queryKey: [...keys.portfolios, 'visite'],
    queryFn: () => call(portfoliosApi.list, { query: {} }),
  });
  const shares = useQuery({
    queryKey: keys.shares(followed ?? ''),
    queryFn: () => call(sharingApi.shares, { params: { uid: followed ?? '' } }),
    enabled: kept.data !== undefined,
  });

  // The path goes on in the dossier that is being looked at.
  const guided = here.data && canBeGuided(here.data) ? here.data : null;
  const shown = new URLSearchParams(search).get('document');
  const looks = guided !== null && shown !== null && wasRead(guided, shown);
  const arrived = guided?.uid ?? null;
  // On arrival alone: two tabs in two dossiers would take the path from one another without end.
  const arrive = useEffectEvent((uid: string) => {
    if (uid !== followed) rememberGuide(email, { uid, looked: looks });
  });
  useEffect(() => {
    if (arrived !== null) arrive(arrived);
  }, [arrived]);
  const sees = looks && !looked && arrived === followed;
  useEffect(() => {
    if (sees) rememberGuide(email, { looked: true });
  }, [email, sees]);

  if (!list.data || kept.isLoading) return null;
  const dossier = guided ?? kept.data ?? null;
  const steps = guideSteps({
    dossier,
    suggested: suggestedIn(list.data.portfolios),
    shares: shares.data?.shares.length ?? 0,
    looked,
    page: orders ? 'ORDER' : pays ? 'PAYMENT' : null,
  });
  return { steps, ending: dossier && guideEnding(dossier) };
}

const useDossier = (uid: string | null) =>
  useQuery<Dossier>({
    queryKey: keys.portfolio(uid ?? ''),
    queryFn: () => call(portfoliosApi.find, { params: { uid: uid ?? '' } }),
    enabled: uid !== null,
  });
