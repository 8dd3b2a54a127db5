// What the dossier says of a robot, and where that leads.
import type { RobotRun } from '@quitus/api/robots.api';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';

export type RobotNews = {
  tone: 'WAITING' | 'RUNNING' | 'FAILED' | 'IDLE';
  text: string;
  /** On the button. */
  label: string;
};

const IDLE: Record<RobotScope, RobotNews> = {
  SYNDIC: {
    tone: 'IDLE',
    text: 'Règlement, procès-verbaux, appels de charges : il les prend dans votre espace en ligne.',
    label: 'Récupérer chez le syndic',
  },
  TAX: {
    tone: 'IDLE',
    text: 'Le dernier avis de taxe foncière, sur impots.gouv.fr.',
    label: 'Récupérer l’avis d’impôt',
  },
};

export function robotNews(scope: RobotScope, run: RobotRun | null): RobotNews {
  if (run === null) return IDLE[scope];
  if (run.state === 'WAITING_USER')
    return { tone: 'WAITING', text: `${run.portal} attend votre réponse.`, label: 'Répondre' };
  if (!hasEnded(run.state))
    return {
      tone: 'RUNNING',
      text:
        run.total > 0
          ? `${run.portal} : ${run.done} sur ${run.total}.`
          : `${run.portal} : en cours.`,
      label: 'Suivre',
    };
  if (run.state === 'FAILED' && run.code !== 'CANCELLED')
    return { tone: 'FAILED', text: run.text ?? 'La récupération a échoué.', label: 'Relancer' };
  return {
    ...IDLE[scope],
    label: scope === 'TAX' ? 'Chercher un nouvel avis' : 'Revenir chez le syndic',
  };
}
