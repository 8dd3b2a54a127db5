import { pageMeta } from '../../site/page-meta.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ActivityList } from './ActivityList.tsx';
import { OwnPages, OwnSection } from './OwnPages.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

export const meta = () => pageMeta({ title: 'Sécurité', private: true });

const PASSWORD = 'mot-de-passe';
const SESSIONS = 'sessions';

export default function SecurityPage() {
  return (
    <OwnPages title="Sécurité">
      <OwnSection
        id={PASSWORD}
        title="Mot de passe"
        lead="Facultatif : un lien dans votre boîte mail suffit toujours pour vous connecter."
      >
        <PasswordForm />
      </OwnSection>
      <OwnSection
        id={SESSIONS}
        title="Sessions ouvertes"
        lead="Les navigateurs où votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas."
      >
        <SessionList />
      </OwnSection>
      <OwnSection
        title="Activité récente"
        lead={
          <>
            Vos connexions, ce qui a été partagé ou téléchargé, et ce que l’équipe Quitus a ouvert,
            sur un an. Ce n’était pas vous ?{' '}
            <TextLink href={`#${SESSIONS}`}>Fermez les sessions</TextLink> que vous ne reconnaissez
            pas, puis <TextLink href={`#${PASSWORD}`}>changez votre mot de passe</TextLink>.
          </>
        }
      >
        <ActivityList />
      </OwnSection>
    </OwnPages>
  );
}
