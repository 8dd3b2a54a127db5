import { pageMeta } from '../../page-meta.ts';
import { OwnPages, OwnSection } from './OwnPages.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

export const meta = () => pageMeta({ title: 'Sécurité', private: true });

export default function SecurityPage() {
  return (
    <OwnPages title="Sécurité">
      <OwnSection
        title="Mot de passe"
        lead="Facultatif : un lien dans votre boîte mail suffit toujours pour vous connecter."
      >
        <PasswordForm />
      </OwnSection>
      <OwnSection
        title="Sessions ouvertes"
        lead="Les navigateurs où votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas."
      >
        <SessionList />
      </OwnSection>
    </OwnPages>
  );
}
