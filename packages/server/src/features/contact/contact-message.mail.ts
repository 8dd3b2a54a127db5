import { type MailContent, writeLetter } from '../mail/door.ts';

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  company?: string | undefined;
  phone?: string | undefined;
};

/** What the team receives; answering it answers the sender. */
export function contactMessageMail(sent: ContactMessage, publicUrl: string): MailContent {
  const { name, email, message, company, phone } = sent;
  const letter = writeLetter(
    {
      subject: `Message de ${name}`,
      title: 'Un message depuis le site',
      greeting: null,
      paragraphs: message.split(/\n{2,}/),
      notes: [
        `Nom : ${name}`,
        ...(company ? [`Société : ${company}`] : []),
        `Adresse email : ${email}`,
        ...(phone ? [`Téléphone : ${phone}`] : []),
        'Répondez à ce message pour écrire à cette personne.',
      ],
    },
    publicUrl,
  );
  return { ...letter, reply_to: email };
}
