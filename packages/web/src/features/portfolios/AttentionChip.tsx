import type { PortfolioRow } from '@quitus/api/portfolios.api';
import type { AttentionCode } from '@quitus/domain/portfolios/attention';
import { CircleQuestionMark, type LucideIcon } from 'lucide-react';

import { CHIP, CHIP_TONES, SOLID_HALF, SOLID_SEAL } from '../../ui/chip-look.ts';
import { STATUS_LOOK } from '../../ui/status-look.ts';

const ICONS: Record<AttentionCode, LucideIcon> = {
  KO_SCRAPING: STATUS_LOOK.KO_SCRAPING.Icon,
  REJECTED: STATUS_LOOK.REJECTED.Icon,
  INCOMPLETE: STATUS_LOOK.INCOMPLETE.Icon,
  EXPIRED: STATUS_LOOK.EXPIRED.Icon,
  SCRAPING_PROCESSING: STATUS_LOOK.SCRAPING_PROCESSING.Icon,
  CREATION_IN_PROCESS: STATUS_LOOK.CREATION_IN_PROCESS.Icon,
  PENDING_PAYMENT: STATUS_LOOK.PENDING_PAYMENT.Icon,
  NEW_A_VERIFIER: STATUS_LOOK.NEW_A_VERIFIER.Icon,
  IN_ORDER: STATUS_LOOK.VERIFIED.Icon,
  TO_START: STATUS_LOOK.A_AJOUTER.Icon,
  A_AJOUTER: STATUS_LOOK.A_AJOUTER.Icon,
  TO_SPECIFY: CircleQuestionMark,
  IN_PREPARATION: STATUS_LOOK.NEW_A_VERIFIER.Icon,
};

const SOLID: Partial<Record<AttentionCode, string>> = {
  IN_ORDER: SOLID_SEAL,
  INCOMPLETE: SOLID_HALF,
};

/** The one thing to know of a dossier. */
export function AttentionChip({ attention }: { attention: PortfolioRow['attention'] }) {
  const Icon = ICONS[attention.code];
  return (
    <span className={`${CHIP} ${CHIP_TONES[attention.tone]}`}>
      <Icon className={`size-4.25 stroke-2 ${SOLID[attention.code] ?? ''}`} />
      {attention.label}
    </span>
  );
}
