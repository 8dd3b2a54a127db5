import { sitePaths } from '../../site-paths.ts';
import { type MailContent, writeLetter } from '../mail/door.ts';

type Failure = { portal: string; host: string; version: string; code: string; info: string | null };

/** To the team: nothing of the dossier, nor of whoever it is. */
export const teamAlertMail = (
  { portal, host, version, code, info }: Failure,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Robot ${portal} : ${code}`,
      title: `Une visite de ${portal} a échoué : ${code}`,
      paragraphs: [
        `Portail : ${host}. Version du connecteur : ${version}.`,
        ...(info === null ? [] : [info]),
        'Les autres échecs de ce genre, aujourd’hui, ne seront pas signalés.',
      ],
      button: { label: 'Voir l’état des portails', url: `${publicUrl}${sitePaths.portalHealth}` },
      notes: [],
    },
    publicUrl,
  );
