import { Share2 } from 'lucide-react';

import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Group, Section } from './Section.tsx';

export function ButtonSection() {
  return (
    <Section title="Boutons et liens">
      <Group title="Poids">
        <Button>
          <Share2 />
          Partager
        </Button>
        <Button variant="secondary">Tout télécharger</Button>
        <Button variant="quiet">Gérer les liens</Button>
      </Group>
      <Group title="Tailles">
        <Button size="compact">Compact</Button>
        <Button>Ordinaire</Button>
        <Button size="large">Accueil</Button>
      </Group>
      <Group title="Au travail, inactif">
        <Button pending>Envoyer</Button>
        <Button variant="secondary" pending>
          Actualiser
        </Button>
        <Button disabled>Commander le pré-état daté</Button>
      </Group>
      <Group title="Liens">
        <ButtonLink to={paths.landing} variant="secondary">
          Un lien qui a l’air d’un bouton
        </ButtonLink>
        <TextLink to={paths.landing}>Un lien</TextLink>
        <TextLink href={paths.landing} newTab>
          Un lien ailleurs
        </TextLink>
        <BackLink to={paths.landing}>Retour</BackLink>
      </Group>
    </Section>
  );
}
