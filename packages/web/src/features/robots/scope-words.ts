import type { RobotScope } from '@quitus/domain/robots/run-state';

type ScopeWords = { title: string; lead: string; keep: string };

export const SCOPE_WORDS: Record<RobotScope, ScopeWords> = {
  SYNDIC: {
    title: 'Se connecter au syndic',
    lead: 'Le robot entre avec les identifiants que vous saisissez, prend les documents du lot et ressort.',
    keep: 'Le robot revient de lui-même quand un document du dossier va expirer.',
  },
  TAX: {
    title: 'Se connecter aux impôts',
    lead: 'Le robot entre avec les identifiants que vous saisissez, prend le dernier avis de taxe foncière de ce bien et ressort.',
    keep: 'Le robot revient de lui-même quand un nouvel avis est attendu.',
  },
};
