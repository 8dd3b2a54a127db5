import { type MailContent, writeLetter } from '../mail/letter.ts';

export const testMail = (publicUrl: string): MailContent =>
  writeLetter(
    {
      subject: 'Mail d’essai de Quitus',
      title: 'Les mails partent',
      paragraphs: ['Vous lisez ceci : la configuration des mails fonctionne.'],
      notes: ['Envoyé à la demande d’un membre de l’équipe.'],
    },
    publicUrl,
  );
