import type { PortalState } from '@quitus/domain/robots/run-state';

import { sitePaths } from '../../site-paths.ts';
import { type MailContent, writeLetter } from '../mail/door.ts';

const STATES: Record<PortalState, string> = {
  OK: 'répond à nouveau comme prévu',
  DEGRADED: 'répond mal',
  BROKEN: 'ne répond plus comme prévu : les nouvelles visites attendent',
  UNKNOWN: 'n’est plus jugé',
};

type Changed = {
  connector_id: string;
  portal: string;
  host: string;
  login_url: string;
  state: PortalState;
  difference: string | null;
};

/** To the team. */
export const portalStateMail = (
  { connector_id, portal, host, login_url, state, difference }: Changed,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Portail ${portal} : ${state}`,
      title: `${portal} ${STATES[state]}`,
      paragraphs: [
        `Observé sur : ${login_url || host}.`,
        ...(difference === null ? [] : [difference]),
        ...(state === 'BROKEN' && login_url !== ''
          ? [
              `Si le changement est sans effet : npm run portal -- accept ${connector_id} ${login_url}`,
            ]
          : []),
      ],
      button: { label: 'Voir l’état des portails', url: `${publicUrl}${sitePaths.portalHealth}` },
      notes: [],
    },
    publicUrl,
  );
