// Where the robot is sent and followed for a document.
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { applicableSlots } from '@quitus/domain/portfolios/progress';
import { ROBOT_SCOPES, type RobotScope } from '@quitus/domain/robots/run-state';

import { paths } from '../../../paths.ts';

export const robotPath = (uid: string, scope: RobotScope): string =>
  scope === 'TAX' ? paths.tax(uid) : paths.syndic(uid);

export const scopeOf = (document_type: DocumentType): RobotScope =>
  document_type === 'TAX_FONCIERE' ? 'TAX' : 'SYNDIC';

/** Papers that only a syndic or the tax office has: where one is awaited, its robot is offered. */
const FETCHED: readonly DocumentType[] = ['PV_AG', 'CHARGES', 'TAX_FONCIERE'];

/** Which robots serve this dossier: a house that is not in a copropriété has no syndic. */
export function robotScopes({ portfolio_type, situation, slots }: Dossier): RobotScope[] {
  const scopes = applicableSlots(portfolio_type, situation, slots)
    .filter(({ document_type }) => FETCHED.includes(document_type))
    .map(({ document_type }) => scopeOf(document_type));
  return ROBOT_SCOPES.filter((scope) => scopes.includes(scope));
}
