import { PORTFOLIO_LABELS, type PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { Building2, House } from 'lucide-react';

import { isHouse } from '../../facade/dossier-floors.ts';
import { Plaque } from '../../ui/Plaque.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';

type PreparedPropertyProps = {
  portfolio_type: PortfolioType;
  main_address: string;
  address_extra_line: string | null;
};

export function PreparedProperty(property: PreparedPropertyProps) {
  const { portfolio_type, main_address, address_extra_line } = property;
  const { number, street, town } = parsePropertyAddress(main_address);
  return (
    <div className="mt-6 flex items-center gap-4 rounded-carte bg-surface p-5 shadow-pose">
      <span aria-hidden className="flex-none">
        <Plaque size="small">
          {number ?? (isHouse(portfolio_type) ? <House /> : <Building2 />)}
        </Plaque>
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-titre text-h4">
          {number !== null && <span className="sr-only">{number} </span>}
          {street}
        </p>
        <p className="text-second text-encre-2">
          {[town, PORTFOLIO_LABELS[portfolio_type], address_extra_line].filter(Boolean).join(' · ')}
        </p>
      </div>
      <TypeBadge type={portfolio_type} />
    </div>
  );
}
