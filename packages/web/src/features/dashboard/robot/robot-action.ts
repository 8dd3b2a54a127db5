// Where the robot is sent and followed for a document, from its row, its window and its drawer.
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { countedSlots } from '@quitus/domain/portfolios/progress';
import { ROBOT_SCOPES, type RobotScope } from '@quitus/domain/robots/run-state';

import { paths } from '../../../paths.ts';
import { may } from '../dossier-view.ts';

export const robotPath = (uid: string, scope: RobotScope): string =>
  scope === 'TAX' ? paths.tax(uid) : paths.syndic(uid);

const scopeOf = (document_type: DocumentType): RobotScope =>
  document_type === 'TAX_FONCIERE' ? 'TAX' : 'SYNDIC';

/** Papers that only a syndic or the tax office has: where one is awaited, its robot is offered. */
const FETCHED: readonly DocumentType[] = ['PV_AG', 'CHARGES', 'TAX_FONCIERE'];

const WORDS: Partial<Record<DocumentStatus, string>> = {
  SCRAPING_PROCESSING: 'Suivre',
  KO_SCRAPING: 'Relancer',
};

/** Null where the robot has no part in it, and for those who may not send it. */
export function robotAction(
  dossier: Dossier,
  { document_type, status }: { document_type: DocumentType; status: DocumentStatus },
): { label: string; to: string } | null {
  const label = WORDS[status];
  return label !== undefined && may(dossier, 'FETCH')
    ? { label, to: robotPath(dossier.uid, scopeOf(document_type)) }
    : null;
}

/** Which robots serve this dossier: a house that is not in a copropriété has no syndic. */
export function robotScopes({ portfolio_type, situation, slots }: Dossier): RobotScope[] {
  const scopes = countedSlots(portfolio_type, situation, slots)
    .filter(({ document_type }) => FETCHED.includes(document_type))
    .map(({ document_type }) => scopeOf(document_type));
  return ROBOT_SCOPES.filter((scope) => scopes.includes(scope));
}
