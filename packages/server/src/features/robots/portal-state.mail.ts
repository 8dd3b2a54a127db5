import type { PortalState } from '@quitus/domain/robots/run-state';

import { type MailContent, writeLetter } from '../mail/letter.ts';

const STATES: Record<PortalState, string> = {
  OK: 'répond à nouveau comme prévu',
  DEGRADED: 'répond mal',
  BROKEN: 'ne répond plus comme prévu : les nouvelles visites attendent',
  UNKNOWN: 'n’est plus jugé',
};

type Changed = { portal: string; host: string; state: PortalState; difference: string | null };

/** To the team. */
export const portalStateMail = (
  { portal, host, state, difference }: Changed,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Portail ${portal} : ${state}`,
      title: `${portal} ${STATES[state]}`,
      paragraphs: [`Observé sur : ${host}.`, ...(difference === null ? [] : [difference])],
      button: { label: 'Voir l’état des portails', url: `${publicUrl}/etat-des-portails` },
      notes: [],
    },
    publicUrl,
  );
