import { type MailContent, writeLetter } from '../mail/door.ts';

/** As a portal would write it; only the demonstration does. */
export const demoCodeMail = (
  { portal, code }: { portal: string; code: string },
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `${portal} : votre code de sécurité`,
      title: `Votre code : ${code}`,
      paragraphs: [
        `Saisissez le code ${code} pour vous connecter. Il est valable quelques minutes et ne sert qu’une fois.`,
      ],
      notes: ['Ce message n’existe que dans la démonstration.'],
    },
    publicUrl,
  );
