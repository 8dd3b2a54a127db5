import { portfoliosApi, situation } from '@quitus/api/portfolios.api';
import type { SituationField } from '@quitus/domain/portfolios/situation';

import { call } from '../../api.ts';
import type { Answers } from './situation-words.ts';
import { useChange } from './use-dossier.ts';

type Reply = { answers?: Answers; skip?: SituationField[] };

/** The list follows the answer at once; it is put back if the server refuses. */
export const useAnswer = (uid: string, done?: () => void) =>
  useChange<Reply>({
    uid,
    send: ({ answers = {}, skip = [] }) =>
      call(portfoliosApi.answer, { params: { uid }, body: { answers, skip } }),
    refused: 'Votre réponse n’est pas enregistrée',
    expected: (dossier, { answers = {}, skip = [] }) => ({
      ...dossier,
      situation: situation.parse({ ...dossier.situation, ...answers }),
      skipped_questions: [...dossier.skipped_questions, ...skip],
    }),
    ...(done && { done }),
  });
