// What somebody does about a document, by its status: its row and its drawer follow this one table.
import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { addRefusal } from '@quitus/domain/portfolios/permissions';
import { orderRefusal } from '@quitus/domain/portfolios/progress';
import type { SituationField } from '@quitus/domain/portfolios/situation';
import { seesStatement } from '@quitus/domain/preetatdate/access';
import { scopeOf } from '@quitus/domain/robots/robot-scopes';

import { paths } from '../../paths.ts';
import { type DocumentEntry, may } from './dossier-view.ts';
import { robotPath } from './robot/robot-action.ts';

/** ADD brings what is not there, REPLACE something else than what is; SEE: there is nothing to do but look. */
type Doing = 'ADD' | 'REPLACE' | 'FOLLOW_ROBOT' | 'FOLLOW_STATEMENT' | 'SEE';

type Step = {
  does: Doing;
  /** Beside the name of the document. */
  word: string;
  /** The verb for a thing that is known to be missing, where it is another one. */
  mends?: string;
  /** What the verb is about where nobody said more; the document itself when left out. */
  thing?: string;
};

const STEPS: Record<DocumentStatus, Step> = {
  A_AJOUTER: { does: 'ADD', word: 'Ajouter' },
  NEW_A_VERIFIER: { does: 'SEE', word: 'Voir' },
  SCRAPING_PROCESSING: { does: 'FOLLOW_ROBOT', word: 'Suivre', thing: 'le robot' },
  KO_SCRAPING: { does: 'FOLLOW_ROBOT', word: 'Réessayer', thing: 'avec le robot' },
  REJECTED: { does: 'REPLACE', word: 'Redéposer' },
  VERIFIED: { does: 'SEE', word: 'Voir' },
  INCOMPLETE: { does: 'ADD', word: 'Compléter', mends: 'Ajouter' },
  CREATION_IN_PROCESS: { does: 'FOLLOW_STATEMENT', word: 'Suivre', thing: 'sa création' },
  EXPIRED: { does: 'REPLACE', word: 'Remplacer' },
  PENDING_PAYMENT: { does: 'FOLLOW_STATEMENT', word: 'Payer' },
  MISSING_ANNEXES_COMPTABLES: { does: 'ADD', word: 'Ajouter', thing: 'les annexes comptables' },
  MISSING_LAST_CONVOCATION: { does: 'ADD', word: 'Ajouter', thing: 'la dernière convocation' },
  MISSING_LAST_APPEL: { does: 'ADD', word: 'Ajouter', thing: 'l’appel manquant' },
};

type Labelled = {
  /** In the row. */
  word: string;
  /** In the drawer: « Ajouter l’appel du 4e trimestre 2026 ». */
  words: string;
};
type Going = Labelled & { does: 'GO'; to: string };

export type MainAction =
  | Going
  | (Labelled & { does: 'ADD' | 'REPLACE' })
  | (Labelled & { does: 'ANSWER'; field: SituationField });

/** Whether files that come now are there instead of the one refused or past. */
export const replaces = (status: DocumentStatus): boolean => STEPS[status].does === 'REPLACE';

/**
 * Null where there is nothing to do, or nothing that this person may. `missing`: what the control
 * found to be missing, with its article.
 */
export function mainAction(
  dossier: Dossier,
  { document_type, slot, item, applies }: DocumentEntry,
  missing: string | null = null,
): MainAction | null {
  if (!applies) return null;
  const { status } = slot;
  const question = status === 'A_AJOUTER' && item?.need === 'TO_SPECIFY' ? item.question : null;
  if (question !== null && may(dossier, 'ANSWER_SITUATION'))
    return { word: 'Répondre', words: 'Répondre', does: 'ANSWER', field: question };
  if (document_type === 'PRE_ETAT_DATE') return statementAction(dossier, status);
  const { does, word } = STEPS[status];
  const labelled = {
    word,
    words: wordsOf(status, missing ?? thingOf(status, document_type), missing),
  };
  if (does === 'FOLLOW_ROBOT' && may(dossier, 'FETCH'))
    return { ...labelled, does: 'GO', to: robotPath(dossier.uid, scopeOf(document_type)) };
  if (addRefusal(dossier.relation, document_type, dossier) !== null) return null;
  if (does === 'ADD' || does === 'REPLACE') return { ...labelled, does };
  // The robot did not bring it, and is another's to send.
  return status === 'KO_SCRAPING'
    ? {
        ...labelled,
        ...ADDED,
        words: `${ADDED.word} ${DOCUMENT_FACTS[document_type].with_article}`,
      }
    : null;
}

const ADDED = { does: 'ADD', word: STEPS.A_AJOUTER.word } as const;

const thingOf = (status: DocumentStatus, document_type: DocumentEntry['document_type']): string =>
  STEPS[status].thing ?? DOCUMENT_FACTS[document_type].with_article;

function wordsOf(status: DocumentStatus, thing: string, missing: string | null): string {
  const { word, mends } = STEPS[status];
  return `${(missing !== null && mends) || word} ${thing}`;
}

/** The pré-état daté is ordered, paid and followed on its own pages. */
export function statementAction(dossier: Dossier, status: DocumentStatus): Going | null {
  const { uid, slots, relation } = dossier;
  if (status === 'A_AJOUTER' || status === 'EXPIRED')
    return may(dossier, 'EDIT') && orderRefusal(slots) === null
      ? { ...went('Commander', 'le pré-état daté'), to: paths.orderPed(uid) }
      : null;
  const { does, word } = STEPS[status];
  if (!seesStatement(relation) || (does !== 'FOLLOW_STATEMENT' && status !== 'VERIFIED'))
    return null;
  return { ...went(word, thingOf(status, 'PRE_ETAT_DATE')), to: paths.pedMissions(uid) };
}

const went = (word: string, thing: string) =>
  ({ word, words: `${word} ${thing}`, does: 'GO' }) as const;
