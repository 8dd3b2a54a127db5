import type { PortfolioRow } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS, GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { lotLine } from '@quitus/domain/portfolios/lot-line';
import { PORTFOLIO_LABELS } from '@quitus/domain/portfolios/portfolio-type';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';
import { Building2, House } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';

import { isHouse, statusFloors } from '../../facade/dossier-floors.ts';
import { MiniFacade } from '../../facade/MiniFacade.tsx';
import { paths } from '../../paths.ts';
import { Plaque } from '../../ui/Plaque.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { outOf, progressWords } from '../../words/count-words.ts';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { AttentionChip } from './AttentionChip.tsx';
import { type NotifyNear, useWasInSight } from './in-sight.ts';
import { rowGrid } from './row-grid.ts';

type PortfolioListItemProps = {
  portfolio: PortfolioRow;
  /** Whether the list says who follows each dossier. */
  followed: boolean;
  now: Date;
  onNear: NotifyNear;
};

const CARD =
  "max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:grid-rows-[auto_auto_1fr_auto] max-lg:gap-x-5 max-lg:gap-y-3 max-lg:bg-surface max-lg:shadow-pose max-lg:[grid-template-areas:'property_property''facade_count''facade_attention''date_date']";

/** One link, which the whole row obeys. */
export function PortfolioListItem(props: PortfolioListItemProps) {
  const { portfolio, followed, now, onNear } = props;
  const row = useRef<HTMLLIElement>(null);
  const drawn = useWasInSight(row, portfolio.uid, onNear);
  const { attention, next_action, managed_by, last_activity_at } = portfolio;
  const manager = managed_by.name ?? managed_by.email;
  return (
    <li
      ref={row}
      className={`relative rounded-carte px-4 py-4 transition-colors [contain-intrinsic-size:auto_17rem] [content-visibility:auto] lg:[contain-intrinsic-size:auto_6.125rem] hover:bg-surface hover:shadow-pose has-[a:focus-visible]:bg-surface has-[a:focus-visible]:shadow-pose lg:-mx-4.5 lg:px-4.5 lg:py-3 ${CARD} ${rowGrid(followed)}`}
    >
      <div className="h-18.5 w-26 max-lg:[grid-area:facade]">
        {drawn && <Facade portfolio={portfolio} />}
      </div>
      <Property portfolio={portfolio} manager={manager} />
      <p className="font-titre text-h4 text-encre-2 max-lg:[grid-area:count]">
        <span aria-hidden>
          <span className="text-h3 text-encre">{portfolio.verified}</span>{' '}
          {outOf(portfolio.relation, portfolio)}
        </span>
        <span className="sr-only">{progressWords(portfolio.relation, portfolio)}</span>
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

const Facade = ({ portfolio: { portfolio_type, slots } }: { portfolio: PortfolioRow }) => (
  <MiniFacade
    kind={isHouse(portfolio_type) ? 'house' : 'building'}
    floors={statusFloors(portfolio_type, slots)}
  />
);

function Property({ portfolio, manager }: { portfolio: PortfolioRow; manager: string }) {
  const { uid, portfolio_type, main_address, relation } = portfolio;
  const { number, street, town } = parsePropertyAddress(main_address);
  const role = GUEST_ROLES.find((one) => one === relation);
  const { lot, rest } = lotLine(portfolio);
  const details = [town, PORTFOLIO_LABELS[portfolio_type], rest].filter(Boolean).join(' · ');
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
          title={[streetLine({ number, street, town }), lot, details, `suivi par ${manager}`]
            .filter(Boolean)
            .join(' · ')}
          className="block truncate font-titre text-[1.3125rem] leading-7 tracking-[-0.012em] after:absolute after:inset-0 after:rounded-carte focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-email max-lg:whitespace-normal"
        >
          {number !== null && <span className="sr-only">{number} </span>}
          {street}
        </Link>
        {/* Two lots of one building are told apart by the lot: the address gives way, never it. */}
        {lot !== null && <p className="text-second font-medium wrap-break-word">{lot}</p>}
        <p className="truncate text-second text-encre-2 max-lg:whitespace-normal">{details}</p>
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
