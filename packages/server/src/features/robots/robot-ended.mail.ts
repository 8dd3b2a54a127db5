import { type MailContent, writeLetter } from '../mail/letter.ts';

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
      subject: failed ? `${portal} : le robot n’a pas abouti` : `${portal} : le robot est revenu`,
      title: failed ? 'Le robot n’a pas abouti' : 'Le robot est revenu',
      paragraphs: [
        `Pour le bien situé ${address}, le robot est allé sur ${portal}. ${failed && kept === 0 ? '' : brought(kept)}`.trim(),
        ...(text === null ? [] : [text]),
      ],
      button: { label: 'Voir le résultat', url },
      notes: [],
    },
    publicUrl,
  );
