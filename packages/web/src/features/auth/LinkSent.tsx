import { AfterMail } from '../../demo/AfterMail.tsx';
import { Notice } from '../../ui/Notice.tsx';

export type LinkSentMessage = 'LOGIN_LINK_SENT' | 'PASSWORD_RESET_LINK_SENT';

const TEXTS: Record<LinkSentMessage, { title: string; text: string }> = {
  LOGIN_LINK_SENT: {
    title: 'Votre adresse email est vérifiée',
    text: 'Consultez votre boîte mail depuis ce navigateur et cliquez sur le lien sécurisé.',
  },
  PASSWORD_RESET_LINK_SENT: {
    title: 'Le lien est parti',
    text: 'Consultez votre boîte mail pour définir ou modifier votre mot de passe.',
  },
};

export function LinkSent({ message }: { message: LinkSentMessage }) {
  const { title, text } = TEXTS[message];
  return (
    <div className="mt-6">
      <Notice tone="success" title={title}>
        {text}
        <AfterMail />
      </Notice>
    </div>
  );
}
