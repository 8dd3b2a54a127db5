import type { PortfolioRow } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS, GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { PORTFOLIO_LABELS } from '@quitus/domain/portfolios/portfolio-type';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { Building2, House } from 'lucide-react';
import { Link } from 'react-router';

import { dossierFloors, isHouse } from '../../dossier-floors.ts';
import { paths } from '../../paths.ts';
import { exactDate, shownDate } from '../../shown-date.ts';
import { MiniFacade } from '../../ui/MiniFacade.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { AttentionChip } from './AttentionChip.tsx';
import { rowGrid } from './row-grid.ts';

type PortfolioListItemProps = {
  portfolio: PortfolioRow;
  /** Whether the list says who follows each dossier. */
  followed: boolean;
  now: Date;
};

const CARD =
  "max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:grid-rows-[auto_auto_1fr_auto] max-lg:gap-x-5 max-lg:gap-y-3 max-lg:bg-surface max-lg:shadow-pose max-lg:[grid-template-areas:'property_property''facade_count''facade_attention''date_date']";

/** One link, which the whole row obeys. */
export function PortfolioListItem({ portfolio, followed, now }: PortfolioListItemProps) {
  const { verified, total, attention, next_action, managed_by, last_activity_at } = portfolio;
  const manager = managed_by.name ?? managed_by.email;
  return (
    <li
      className={`relative rounded-carte px-4 py-4 transition-colors hover:bg-surface hover:shadow-pose has-[a:focus-visible]:bg-surface has-[a:focus-visible]:shadow-pose lg:-mx-4.5 lg:px-4.5 lg:py-3 ${CARD} ${rowGrid(followed)}`}
    >
      <div className="max-lg:[grid-area:facade]">
        <Facade portfolio={portfolio} />
      </div>
      <Property portfolio={portfolio} />
      <p className="font-titre text-h4 text-encre-2 max-lg:[grid-area:count]">
        <span className="text-h3 text-encre">{verified}</span> sur {total}
        <span className="sr-only"> documents vérifiés</span>
      </p>
      <div className="min-w-0 max-lg:[grid-area:attention]">
        <AttentionChip attention={attention} />
        {next_action !== null && (
          <p className="mt-1 line-clamp-2 text-second text-encre-2">{next_action}</p>
        )}
      </div>
      {followed && (
        <p className="truncate text-second text-encre-2 max-lg:hidden">
          <span className="sr-only">Suivi par </span>
          {manager}
        </p>
      )}
      <p className="text-second text-encre-2 max-lg:truncate max-lg:[grid-area:date]">
        <span className="sr-only">Activité : </span>
        <time dateTime={last_activity_at} title={exactDate(last_activity_at)}>
          {shownDate(last_activity_at, now)}
        </time>
        {followed && <span className="lg:hidden"> · Suivi par {manager}</span>}
      </p>
    </li>
  );
}

function Facade({ portfolio: { portfolio_type, slots } }: { portfolio: PortfolioRow }) {
  const { first, second, third, roof } = dossierFloors(portfolio_type, slots);
  const statuses = (floor: PortfolioRow['slots']) => floor.map(({ status }) => status);
  return (
    <MiniFacade
      kind={isHouse(portfolio_type) ? 'house' : 'building'}
      floors={{
        first: statuses([...first]),
        second: statuses([...second]),
        third: statuses([...third]),
        roof: statuses([...roof]),
      }}
    />
  );
}

function Property({ portfolio }: { portfolio: PortfolioRow }) {
  const { uid, portfolio_type, main_address, address_extra_line, reference, relation } = portfolio;
  const { number, street, town } = parsePropertyAddress(main_address);
  const role = GUEST_ROLES.find((one) => one === relation);
  const details = [town, PORTFOLIO_LABELS[portfolio_type], address_extra_line, reference]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="flex min-w-0 items-center gap-x-3.5 max-lg:[grid-area:property]">
      <span aria-hidden className="flex flex-none max-lg:self-start lg:min-w-16.5">
        <Plaque size="small">
          {number ?? (isHouse(portfolio_type) ? <House /> : <Building2 />)}
        </Plaque>
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={paths.dashboard(uid)}
          className="block truncate font-titre text-[1.3125rem] leading-7 tracking-[-0.012em] after:absolute after:inset-0 after:rounded-carte focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-email max-lg:whitespace-normal"
        >
          {number !== null && <span className="sr-only">{number} </span>}
          {street}
        </Link>
        <p title={details} className="truncate text-second text-encre-2 max-lg:whitespace-normal">
          {details}
        </p>
        {role && (
          <p className="text-second text-encre-2">
            Vous êtes invité : {GUEST_ROLE_LABELS[role].toLowerCase()}
          </p>
        )}
      </div>
      <span className="flex-none max-lg:self-start">
        <TypeBadge type={portfolio_type} />
      </span>
    </div>
  );
}
