// What public pages announce. They are built before anybody asks: with the prices that the server is set to.
import { CATALOGUE, pricesIn, pricesWith, type Product } from '@quitus/domain/payments/catalogue';
import type { ProductId } from '@quitus/domain/payments/catalogue';

const said = pricesIn(import.meta.env.PRICES ?? '');
if ('refused' in said) throw new Error(`PRICES ne dit pas un prix connu : « ${said.refused} ».`);
const priceOf = pricesWith(said.prices);

export const sold = (id: ProductId): Product => ({ ...CATALOGUE[id], price_cents: priceOf(id) });
