import { CLOSED_FLOORS } from '../../facade/building/floors.ts';
import { MiniFacade } from '../../facade/MiniFacade.tsx';
import { Button } from '../../ui/Button.tsx';
import { Divider } from '../../ui/Divider.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Section } from './Section.tsx';

export function FeedbackSection() {
  return (
    <Section title="Attente, vide, erreur, réussite">
      <div className="grid gap-5">
        <Notice tone="info" title="Le robot lit le portail">
          Vous pouvez fermer cette page.
        </Notice>
        <Notice tone="success" title="Message envoyé" />
        <Notice tone="warning">
          Il manque le 4<sup>e</sup> trimestre 2026.
        </Notice>
        <Notice tone="error" title="La page est illisible">
          Redéposez-la.
        </Notice>
        <Progress label="Procès-verbaux d’assemblée générale" value={2} total={3} text="2 sur 3" />
        <Progress label="Lecture du portail" />
        <div className="flex items-center justify-between">
          <Spinner label="Chargement…" />
          <Steps current={1} total={2} />
        </div>
        <div className="grid gap-2">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton />
          <Skeleton className="h-5 w-4/5" />
        </div>
        <Divider>ou</Divider>
        <EmptyState
          title="Aucun dossier pour l’instant"
          text="Ouvrez le premier : l’adresse du bien suffit."
          picture={<MiniFacade floors={CLOSED_FLOORS} />}
        >
          <Button>Nouveau dossier</Button>
        </EmptyState>
        <ErrorState
          title="La liste ne s’affiche pas"
          text="Le service ne répond pas. Réessayez dans un instant."
          onRetry={() => {}}
        />
      </div>
    </Section>
  );
}
