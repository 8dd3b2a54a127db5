import { AfterMail } from '../../demo/AfterMail.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The address already has an account: only its mailbox opens it. */
export const LinkMailed = ({ email }: { email: string | null }) => (
  <Notice tone="success" title="Consultez votre boîte mail">
    {email === null ? 'Votre adresse' : <strong className="break-all">{email}</strong>} a déjà un
    compte. Nous venons d’y envoyer un lien de connexion.
    <AfterMail />
  </Notice>
);
