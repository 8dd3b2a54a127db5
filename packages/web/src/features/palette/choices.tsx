import type { PortfolioRow } from '@quitus/api/portfolios.api';
import { lotLine } from '@quitus/domain/portfolios/lot-line';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { Building2, House } from 'lucide-react';
import type { ReactNode } from 'react';

import { isHouse } from '../../facade/dossier-floors.ts';
import { paths } from '../../paths.ts';
import { Plaque } from '../../ui/Plaque.tsx';
import { outOf } from '../../words/count-words.ts';
import type { Command } from './palette-commands.ts';

/** One line of the palette, and where it leads. */
export type Choice = { id: string; content: ReactNode } & ({ to: string } | { run: () => void });

export const commandChoice = ({ Icon, label, ...command }: Command): Choice => ({
  ...command,
  content: (
    <>
      <span className="grid w-11 flex-none place-items-center text-encre-2">
        <Icon aria-hidden />
      </span>
      {label}
    </>
  ),
});

export function dossierChoice(row: PortfolioRow): Choice {
  const { uid, main_address } = row;
  const { number, street, town } = parsePropertyAddress(main_address);
  const Kind = isHouse(row.portfolio_type) ? House : Building2;
  const { lot, rest } = lotLine(row);
  const about = [town, rest].filter(Boolean).join(' · ');
  return {
    id: uid,
    to: paths.dashboard(uid),
    content: (
      <>
        <Plaque size="small">{number ?? <Kind aria-hidden className="size-5" />}</Plaque>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={street}>
            {street}
          </span>
          {/* Two lots of one building are told apart by the lot: it is never cut. */}
          {lot !== null && <span className="block text-second wrap-break-word">{lot}</span>}
          <span className="block truncate text-second text-encre-2" title={about}>
            {about}
          </span>
        </span>
        <span className="text-second whitespace-nowrap text-encre-2">
          {row.verified} {outOf(row.relation, row)}
        </span>
      </>
    ),
  };
}
