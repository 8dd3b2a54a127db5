import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Ended = {
  url: string;
  portal: string;
  address: string;
  failed: boolean;
  kept: number;
  /** What went wrong, and what to do. */
  text: string | null;
};

const brought = (kept: number): string => {
  if (kept === 0) return 'Il n’a rien trouvé de nouveau.';
  return kept === 1 ? 'Il a rapporté un document.' : `Il a rapporté ${kept} documents.`;
};

export const robotEndedMail = (
  { url, portal, address, failed, kept, text }: Ended,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: failed
        ? `${portal} : la récupération a échoué`
        : `${portal} : la récupération est terminée`,
      title: failed ? 'La récupération a échoué' : 'La récupération est terminée',
      paragraphs: [
        `Pour le bien situé ${wholeLine(address)}, le robot est allé sur ${portal}. ${failed && kept === 0 ? '' : brought(kept)}`.trim(),
        ...(text === null ? [] : [text]),
      ],
      button: { label: 'Voir le résultat', url },
      notes: [],
    },
    publicUrl,
  );
