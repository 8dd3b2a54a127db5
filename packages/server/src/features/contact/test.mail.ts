import { type MailContent, writeLetter } from '../mail/door.ts';

export const testMail = (publicUrl: string): MailContent =>
  writeLetter(
    {
      subject: 'E-mail d’essai de Quitus',
      title: 'Les e-mails partent bien',
      paragraphs: ['Vous lisez ceci : la configuration des e-mails fonctionne.'],
      notes: ['Envoyé à la demande d’un membre de l’équipe.'],
    },
    publicUrl,
  );
