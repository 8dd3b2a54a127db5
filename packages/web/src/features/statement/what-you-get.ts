// Before paying: what the papers already gave, what is left and who can tell it, and when it comes.
import type { PedPage } from '@quitus/api/preetatdate.api';
import { DUE_HOURS } from '@quitus/domain/preetatdate/order';
import { startUpper } from '@quitus/domain/text/first-letter';

import { definitionOf, isOpen, neededQuestions } from '../../statement-fields/statement-view.ts';

type PedState = Pick<PedPage, 'statement' | 'readiness'>;

const counted = (count: number, one: string, many: string): string =>
  count > 1 ? `${count} ${many}` : one;

/** « 45 rubriques sur 80 sont remplies. 10 restent à régler, dont 6 que le syndic connaît… » */
export function filledWords({ statement }: Pick<PedState, 'statement'>): string {
  const { fields } = statement;
  const needed = neededQuestions(statement);
  const filled = fields.filter((field) => !isOpen(field)).length;
  const optional = fields.length - filled - needed.length;
  const syndic = needed.filter(
    (field) => field.state === 'MISSING' && definitionOf(field).holder === 'SYNDIC',
  ).length;
  const start =
    filled === 0
      ? `Aucune des ${fields.length} rubriques n’est encore remplie.`
      : `${counted(filled, 'Une rubrique', 'rubriques')} sur ${fields.length} ${filled > 1 ? 'sont remplies' : 'est remplie'} d’après vos documents.`;
  const left = [
    needed.length > 0 &&
      counted(needed.length, 'une reste à régler', 'restent à régler') +
        (syndic > 0 ? `, dont ${syndic === 1 ? 'une' : syndic} que le syndic connaît` : ''),
    optional > 0 && counted(optional, 'une est facultative', 'sont facultatives'),
  ].filter((words) => words !== false);
  if (left.length === 0) return start;
  const words = left.join(' ; ');
  return `${start} ${startUpper(words)}.`;
}

export const TEAM_WORDS =
  'Notre équipe règle le reste d’après vos documents, ou vous écrit. Ce que personne ne sait y figure « non communiqué ».';

/** Which of the two deliveries is this one, and why. */
export function deliveryCase({ readiness }: Pick<PedState, 'readiness'>): string {
  if (readiness.deliverable) return 'Tout est réglé et confirmé : vous le recevez aussitôt payé.';
  const count = (part: 'open' | 'confirmable') =>
    readiness.sections.reduce((sum, section) => sum + section[part].length, 0);
  const open = count('open');
  const confirmable = count('confirmable');
  const left = [
    open > 0 && `réglez ${counted(open, 'une rubrique', 'rubriques')}`,
    confirmable > 0 && `confirmez ${counted(confirmable, 'une valeur', 'valeurs')}`,
  ].filter((words) => words !== false);
  if (left.length === 0)
    return `Le vôtre est livré en ${DUE_HOURS}h : un contrôle ne passe pas, une personne le regarde.`;
  return `Le vôtre est livré en ${DUE_HOURS}h, complété par notre équipe. Pour le recevoir aussitôt payé, ${left.join(' et ')} plus bas.`;
}
