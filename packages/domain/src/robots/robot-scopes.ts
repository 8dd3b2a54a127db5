// Which robots serve a dossier: the screen offers them, and the server sends no other.
import type { DocumentType } from '../documents/document-type.ts';
import type { PortfolioType } from '../portfolios/portfolio-type.ts';
import { applicableSlots, type Slot } from '../portfolios/progress.ts';
import type { Situation } from '../portfolios/situation.ts';
import { ROBOT_SCOPES, type RobotScope } from './run-state.ts';

export const scopeOf = (document_type: DocumentType): RobotScope =>
  document_type === 'TAX_FONCIERE' ? 'TAX' : 'SYNDIC';

/** Papers that only a syndic or the tax office has: where one is awaited, its robot is offered. */
const FETCHED: readonly DocumentType[] = ['PV_AG', 'CHARGES', 'TAX_FONCIERE'];

type Served = { portfolio_type: PortfolioType; situation: Situation; slots: readonly Slot[] };

/** A house that is not in a copropriété has no syndic. */
export function robotScopes({ portfolio_type, situation, slots }: Served): RobotScope[] {
  const scopes = applicableSlots(portfolio_type, situation, slots)
    .filter(({ document_type }) => FETCHED.includes(document_type))
    .map(({ document_type }) => scopeOf(document_type));
  return ROBOT_SCOPES.filter((scope) => scopes.includes(scope));
}
