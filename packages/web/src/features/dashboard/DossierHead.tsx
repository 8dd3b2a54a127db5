import type { Dossier } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS, GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { que } from '@quitus/domain/text/elision';
import { Building2, Download, House, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { isHouse } from '../../facade/dossier-floors.ts';
import { useListAddress } from '../../navigation/list-address.ts';
import { GOING_BACK } from '../../navigation/new-page.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { may } from './dossier-view.ts';
import { DossierMenu } from './DossierMenu.tsx';

type DossierHeadProps = {
  dossier: Dossier;
  /** Left out where there is nothing to share yet. */
  onShare?: () => void;
  /** What happens in it just now. */
  children?: ReactNode;
};

/** The address first: people know a dossier by its plate and its street. */
export function DossierHead({ dossier, onShare, children }: DossierHeadProps) {
  const { uid, main_address, address_extra_line, reference, portfolio_type, logo_url } = dossier;
  const { number, street, town } = parsePropertyAddress(main_address);
  const Kind = isHouse(portfolio_type) ? House : Building2;
  const role = GUEST_ROLES.find((one) => one === dossier.relation);
  const list = useListAddress();
  const shares = onShare !== undefined && may(dossier, 'SHARE');
  const opened = portfolio_type !== 'PENDING_PAYMENT_PORTFOLIO';
  return (
    <header className="pt-2 sm:pt-6">
      <div className="flex items-center justify-between gap-4 sm:hidden">
        <BackLink to={list} state={GOING_BACK}>
          Mes dossiers
        </BackLink>
        <span className="flex items-center">
          {shares && (
            <Button
              variant="quiet"
              size="compact"
              aria-label="Partager"
              className="size-11 px-0"
              onClick={onShare}
            >
              <Share2 aria-hidden />
            </Button>
          )}
          {opened && (
            <ButtonLink
              to={paths.download(uid)}
              variant="quiet"
              size="compact"
              aria-label="Tout télécharger"
              className="size-11 px-0"
            >
              <Download aria-hidden />
            </ButtonLink>
          )}
          <DossierMenu dossier={dossier} onShare={onShare} />
        </span>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-5 max-sm:mt-2">
        <div className="flex min-w-[min(100%,22rem)] flex-1 items-start gap-4 sm:gap-6">
          <Plaque>{number ?? <Kind aria-hidden className="size-7" />}</Plaque>
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h1 className="min-w-0 wrap-break-word">
                {number !== null && <span className="sr-only">{number} </span>}
                {street}
              </h1>
              <span className="max-sm:hidden">
                <TypeBadge type={portfolio_type} />
              </span>
            </div>
            <p className="mt-0.5 text-encre-2">
              {[town, address_extra_line, reference && `réf. ${reference}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {children}
            {role && (
              <p className="text-second text-encre-2">
                Vous êtes invité en tant {que(GUEST_ROLE_LABELS[role].toLowerCase())}.
              </p>
            )}
          </div>
        </div>
        {logo_url && (
          <img src={logo_url} alt="Logo de l’agence" className="h-12 max-w-40 object-contain" />
        )}
        <div className="flex flex-wrap items-center gap-3 max-sm:hidden">
          {opened && (
            <ButtonLink to={paths.download(uid)} variant="secondary">
              <Download aria-hidden />
              Tout télécharger
            </ButtonLink>
          )}
          {shares && (
            <Button onClick={onShare}>
              <Share2 aria-hidden />
              Partager
            </Button>
          )}
          <DossierMenu dossier={dossier} onShare={onShare} />
        </div>
      </div>
    </header>
  );
}
