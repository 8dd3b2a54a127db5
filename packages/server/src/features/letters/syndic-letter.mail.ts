import { frenchDay } from '@quitus/domain/documents/calendar';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import type { LetterText } from '@quitus/domain/robots/syndic-letter';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Written = { text: LetterText; sender: string; reply_to: string };

/** The request itself: its reader answers the person, not us. */
export function syndicLetterMail(
  { text: { subject, paragraphs }, sender, reply_to }: Written,
  publicUrl: string,
): MailContent {
  const [greeting = null, ...rest] = paragraphs;
  const letter = writeLetter(
    {
      subject,
      title: 'Demande de documents',
      greeting,
      paragraphs: together(rest),
      notes: [
        `Message envoyé par Quitus à la demande de ${sender}. Répondez directement à ${reply_to}.`,
      ],
    },
    publicUrl,
  );
  return { ...letter, reply_to };
}

/** What is asked for stays in one list. */
function together(paragraphs: readonly string[]): string[] {
  const joined: string[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (paragraph.startsWith('– ') && last?.startsWith('– '))
      joined.splice(-1, 1, `${last}\n${paragraph}`);
    else joined.push(paragraph);
  }
  return joined;
}

type Copied = { text: LetterText; syndic_name: string; syndic_email: string; url: string };

export const letterCopyMail = (
  { text, syndic_name, syndic_email, url }: Copied,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Copie : ${text.subject}`,
      title: 'Votre demande est partie',
      paragraphs: [
        `Nous avons écrit à ${syndic_name} (${syndic_email}). Sa réponse vous arrivera directement. Voici la copie du message.`,
        ...together(text.paragraphs),
      ],
      button: { label: 'Ouvrir le dossier', url },
      notes: [
        'Nous relançons le syndic tant que des documents manquent. Vous pouvez arrêter les relances dans le dossier.',
      ],
    },
    publicUrl,
  );

type ByPost = { syndic_name: string; address: string; sent_on: string; url: string };

export const postReminderMail = (
  { syndic_name, address, sent_on, url }: ByPost,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Votre demande au syndic est-elle restée sans réponse ?`,
      title: 'Relancez votre syndic',
      paragraphs: [
        `Vous avez posté le ${frenchDay(sent_on)} une demande à ${syndic_name} pour le bien situé ${wholeLine(address)}. Des documents manquent encore au dossier.`,
        'La lettre de relance est prête : imprimez-la, ou indiquez l’adresse email du syndic pour que nous l’envoyions à votre place.',
      ],
      button: { label: 'Ouvrir la lettre', url },
      notes: ['Le syndic a répondu ? Arrêtez les relances dans le dossier.'],
    },
    publicUrl,
  );
