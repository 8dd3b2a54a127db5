import type { InvoiceRow } from '@quitus/api/payments.api';
import { formatAmount } from '@quitus/domain/payments/catalogue';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

import { saveInvoice } from '../../../orders/payments.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ROW_ACTION } from '../row-action-look.ts';
import { invoiceWords } from './billing-words.ts';
import { useInvoices } from './use-billing.ts';

export function InvoiceList() {
  const invoices = useInvoices();
  return (
    <Loaded
      query={invoices}
      waiting={<Skeleton className="h-24 w-full" />}
      failure="Vos factures n’ont pas pu être chargées"
    >
      {({ pages }) => (
        <>
          <Invoices invoices={pages.flatMap((page) => page.invoices)} />
          {invoices.hasNextPage && (
            <Button
              variant="secondary"
              className="mt-5"
              pending={invoices.isFetchingNextPage}
              onClick={() => void invoices.fetchNextPage()}
            >
              Voir les précédentes
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

const Invoices = ({ invoices }: { invoices: readonly InvoiceRow[] }) =>
  invoices.length === 0 ? (
    <p className="text-encre-2">
      Vos factures apparaîtront ici dès votre premier paiement. Elles reprennent les{' '}
      <TextLink to={paths.profile}>informations de votre profil</TextLink>.
    </p>
  ) : (
    <ul className="-mt-4 divide-y divide-trait">
      {invoices.map((invoice) => (
        <InvoiceItem key={invoice.number} invoice={invoice} />
      ))}
    </ul>
  );

function InvoiceItem({ invoice }: { invoice: InvoiceRow }) {
  const [saving, setSaving] = useState(false);
  const { number, label, kind, total_cents, ready } = invoice;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{number}</p>
        <p>{label}</p>
        <p className="text-second text-encre-2">{invoiceWords(invoice)}</p>
      </div>
      <div className="flex flex-col items-end max-sm:w-full max-sm:flex-row max-sm:items-center max-sm:justify-between">
        <p className="font-semibold whitespace-nowrap">
          {kind === 'CREDIT_NOTE' && '−'}
          {formatAmount(total_cents)}
        </p>
        {ready ? (
          <button
            type="button"
            className={`gap-1.5 ${ROW_ACTION}`}
            disabled={saving}
            onClick={() => {
              setSaving(true);
              void saveInvoice(number).finally(() => setSaving(false));
            }}
          >
            <FileDown aria-hidden className="size-5" />
            Télécharger<span className="sr-only"> {number}</span>
          </button>
        ) : (
          <p className="flex min-h-11 items-center text-second text-encre-3">En préparation</p>
        )}
      </div>
    </li>
  );
}
