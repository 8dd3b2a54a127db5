import type { Dossier } from '@quitus/api/portfolios.api';
import { formatPrice } from '@quitus/domain/payments/catalogue';
import { PORTFOLIO_LABELS } from '@quitus/domain/portfolios/portfolio-type';
import { expectedSlots } from '@quitus/domain/portfolios/progress';
import { parsePropertyAddress, streetOf } from '@quitus/domain/portfolios/property-address';

import { isHouse, statusFloors } from '../../facade/dossier-floors.ts';
import { Facade } from '../../facade/Facade.tsx';
import { HouseFacade } from '../../facade/HouseFacade.tsx';
import { productIn, useCatalogue } from '../../orders/payments.ts';
import { paths } from '../../paths.ts';
import { useTabTitle } from '../../site/use-tab-title.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ArchivedStrip } from './ArchivedStrip.tsx';
import { may } from './dossier-view.ts';
import { DossierHead } from './DossierHead.tsx';
import { useDossierLive } from './use-dossier-live.ts';

/** The dossier exists, and opens with its payment: the page says what it will be. */
export function WaitingForPayment({ dossier }: { dossier: Dossier }) {
  useTabTitle(streetOf(dossier.main_address));
  useDossierLive(dossier);
  const type = dossier.intended_type ?? 'APARTMENT_SALE_PORTFOLIO';
  const Drawing = isHouse(type) ? HouseFacade : Facade;
  const expected = expectedSlots(type, dossier.situation);
  const { number } = parsePropertyAddress(dossier.main_address);
  return (
    <div className="conteneur">
      <ArchivedStrip dossier={dossier} />
      <DossierHead dossier={dossier} />
      <div className="mt-10 grid items-center gap-10 sm:grid-cols-[18.75rem_1fr] lg:grid-cols-[26.25rem_1fr] lg:gap-16">
        <div className="mx-auto w-full max-w-75 lg:max-w-none">
          <Drawing floors={statusFloors(type, expected)} number={number ?? undefined} muted />
        </div>
        <section aria-labelledby="paiement">
          <h2 id="paiement">En attente de paiement</h2>
          <p className="mt-3 max-w-120 text-encre-2">
            Ce dossier sera un dossier « {PORTFOLIO_LABELS[type]} ». Il s’ouvre dès le paiement,
            avec la liste de ses {expected.length} documents.
          </p>
          <DossierPrice />
          {may(dossier, 'ORDER') ? (
            <ButtonLink
              to={paths.clientDetails('DOSSIER_ON_DEMAND', { portfolio: dossier.uid })}
              className="mt-4"
            >
              Payer ce dossier
            </ButtonLink>
          ) : (
            <p className="mt-2 text-second text-encre-2">
              La personne qui l’a ouvert peut le payer depuis son compte.
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

/** As sold here; the next page says it again before anything is paid. */
function DossierPrice() {
  const { data } = useCatalogue();
  const product = productIn(data?.products ?? [], 'DOSSIER_ON_DEMAND');
  return (
    <p className="mt-5 min-h-10.75 font-titre text-h2">
      {product && formatPrice(product.price_cents)}
    </p>
  );
}
