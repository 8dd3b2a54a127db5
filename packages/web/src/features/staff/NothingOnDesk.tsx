import { Street } from '../../facade/Street.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figures } from './Figures.tsx';
import { Key } from './Key.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import type { useQueue } from './use-queue.ts';

type NothingOnDeskProps = {
  /** Somebody asked for one document that waits no more. */
  asked: boolean;
  queue: ReturnType<typeof useQueue>['data'];
  onNext: () => void;
};

export const NothingOnDesk = ({ asked, queue, onNext }: NothingOnDeskProps) => (
  <div className="flex flex-1 flex-col justify-between">
    <div className="conteneur">
      {asked ? (
        <EmptyState
          title="Ce document n’attend plus de contrôle"
          text="Quelqu’un l’a déjà contrôlé, ou son fichier a été classé ailleurs."
        >
          <Button onClick={onNext}>
            Ouvrir le plus pressé
            <Key onEnamel>{SHORTCUTS.next.key}</Key>
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          title="Tout est vérifié"
          text="Aucun document n’attend. Ceux qui arrivent s’afficheront ici."
        >
          <ButtonLink variant="secondary" to={paths.account}>
            Mes dossiers
          </ButtonLink>
        </EmptyState>
      )}
      {queue && (
        <div className="flex justify-center">
          <Figures {...queue} />
        </div>
      )}
    </div>
    <Street lit variant="row" />
  </div>
);
