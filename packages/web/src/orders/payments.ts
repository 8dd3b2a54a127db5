// What several screens read of offers, prices and invoices.
import { textOf } from '@quitus/api/client';
import { paymentsApi, type SoldProduct } from '@quitus/api/payments.api';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import type { ProductId } from '@quitus/domain/payments/catalogue';
import { useQuery } from '@tanstack/react-query';

import { call, fetchBytes } from '../api.ts';
import { keys } from '../query-client.ts';
import { saveAnswer } from '../saving/save-answer.ts';
import { showSnackbar } from '../ui/snackbars.ts';

/** Prices as this installation sells: the catalogue in code is only the usual one. */
export const useCatalogue = () =>
  useQuery({ queryKey: keys.catalogue, queryFn: () => call(paymentsApi.catalogue) });

export const productIn = (
  products: readonly SoldProduct[],
  id: ProductId,
): SoldProduct | undefined => products.find((product) => product.id === id);

/** The offer in force, and what each other would change. */
export const useOffer = () =>
  useQuery({ queryKey: keys.offer, queryFn: () => call(subscriptionsApi.offer) });

export async function saveInvoice(number: string): Promise<void> {
  try {
    const answer = await fetchBytes(paymentsApi.invoicePdf, { params: { number } });
    await saveAnswer(answer, `${number}.pdf`);
  } catch (cause) {
    showSnackbar({
      type: 'error',
      title: 'La facture n’a pas été téléchargée',
      text: textOf(cause),
    });
  }
}
