// What the dossier says of a robot, and where that leads.
import type { RobotRun } from '@quitus/api/robots.api';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';

export type RobotNews = {
  tone: 'WAITING' | 'RUNNING' | 'FAILED' | 'IDLE';
  text: string;
  /** On the button. */
  label: string;
  /** The part of it that says where, for a narrow screen. */
  short: string;
};

const IDLE: Record<RobotScope, RobotNews> = {
  SYNDIC: {
    tone: 'IDLE',
    text: 'Règlement, procès-verbaux, appels de charges : il les prend dans votre espace en ligne.',
    label: 'Récupérer chez le syndic',
    short: 'Chez le syndic',
  },
  TAX: {
    tone: 'IDLE',
    text: 'Le dernier avis de taxe foncière, sur impots.gouv.fr.',
    label: 'Récupérer l’avis d’impôt',
    short: 'Avis d’impôt',
  },
};

/** It has been there. */
const AGAIN: Record<RobotScope, Pick<RobotNews, 'label' | 'short'>> = {
  SYNDIC: { label: 'Revenir chez le syndic', short: 'Chez le syndic' },
  TAX: { label: 'Chercher un nouvel avis', short: 'Nouvel avis' },
};

export function robotNews(scope: RobotScope, run: RobotRun | null): RobotNews {
  if (run === null) return IDLE[scope];
  if (run.state === 'WAITING_USER')
    return news('WAITING', `${run.portal} attend votre réponse.`, 'Répondre');
  if (!hasEnded(run.state))
    return news(
      'RUNNING',
      run.total > 0 ? `${run.portal} : ${run.done} sur ${run.total}.` : `${run.portal} : en cours.`,
      'Suivre',
    );
  if (run.state === 'FAILED' && run.code !== 'CANCELLED')
    return news('FAILED', run.text ?? 'La récupération a échoué.', 'Relancer');
  return { ...IDLE[scope], ...AGAIN[scope] };
}

const news = (tone: RobotNews['tone'], text: string, label: string): RobotNews => ({
  tone,
  text,
  label,
  short: label,
});
