import type { OfferStanding } from '@quitus/api/subscriptions.api';
import { formatPrice } from '@quitus/domain/payments/catalogue';

import { productIn, useCatalogue } from '../../orders/payments.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** The pack has room for more people than it comes with. */
export function ExtraAgents({ agents }: Pick<OfferStanding, 'agents'>) {
  const catalogue = useCatalogue();
  const product = productIn(catalogue.data?.products ?? [], 'EXTRA_AGENT');
  return (
    <section aria-labelledby="agents" className="mt-12 max-w-140">
      <h2 id="agents" className="text-h3">
        Agents supplémentaires
      </h2>
      <p className="mt-2 text-encre-2">
        {agents.used} {agents.used > 1 ? 'agents' : 'agent'} sur {agents.allowed} aujourd’hui.
        {product && ` Un agent de plus coûte ${formatPrice(product.price_cents)} TTC par mois.`}
      </p>
      <p className="mt-3">
        <TextLink to={paths.clientDetails('EXTRA_AGENT', null)}>Ajouter des agents</TextLink>
      </p>
    </section>
  );
}
