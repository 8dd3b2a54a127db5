import type { PortalState } from '@quitus/domain/robots/run-state';

import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type PortalStateNoticeProps = { state: PortalState; portal: string; by_hand: string };

/** Told before anything is typed: what fails for everybody is nobody's mistake. */
export function PortalStateNotice({ state, portal, by_hand }: PortalStateNoticeProps) {
  if (state === 'OK' || state === 'UNKNOWN') return null;
  return (
    <Notice
      tone="warning"
      title={
        state === 'BROKEN'
          ? `${portal} est en panne`
          : `${portal} répond difficilement en ce moment`
      }
    >
      <p>
        {state === 'BROKEN'
          ? 'Notre équipe est prévenue. Vous pouvez lancer le robot : il attendra le retour du portail.'
          : 'La récupération peut être lente ou incomplète.'}{' '}
        <TextLink to={paths.portalHealth}>Voir l’état des portails</TextLink>
      </p>
      <p className="mt-2 text-second text-encre-2">À la main : {by_hand}</p>
    </Notice>
  );
}
