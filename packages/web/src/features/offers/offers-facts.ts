import type { ProductId } from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site/site.ts';
import { OFFERS } from './offers.data.ts';

/** The three offers as search engines read them. */
export const offersFacts = () => ({
  '@graph': OFFERS.map(({ product, name, audience, points }) => ({
    '@type': 'Product',
    name: `${site.name} ${name}`,
    description: `${audience} ${points.join('. ')}.`,
    brand: { '@type': 'Brand', name: site.name },
    offers: offerFacts(product),
  })),
});

function offerFacts(id: ProductId) {
  const { price_cents, billing } = sold(id);
  const price = (price_cents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url: `${site.url}${paths.proOffers}`,
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      ...(billing === 'monthly' && { billingDuration: 'P1M' }),
    },
  };
}
