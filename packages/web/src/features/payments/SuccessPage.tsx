import { useSearchParams } from 'react-router';

import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { useConfirmation } from './use-confirmation.ts';

export const meta = () => pageMeta({ title: 'Paiement', private: true });

export default function SuccessPage() {
  const [search] = useSearchParams();
  const order = search.get('order');
  return (
    <div className="conteneur pt-6 sm:pt-14">
      <div className="mx-auto max-w-140">
        {order === null ? <NoOrder /> : <Confirmation key={order} order_id={order} />}
      </div>
    </div>
  );
}

function Confirmation({ order_id }: { order_id: string }) {
  const { query, stage } = useConfirmation(order_id);
  return (
    <Loaded
      query={query}
      waiting={<Spinner label="Nous demandons où en est votre paiement…" />}
      failure="Nous ne savons pas encore où en est votre paiement"
    >
      {(order) => stage && <PaymentOutcome order={order} stage={stage} />}
    </Loaded>
  );
}

const NoOrder = () => (
  <>
    <h1>Paiement</h1>
    <p className="mt-4 text-encre-2">
      Vos commandes et leurs paiements sont dans{' '}
      <TextLink to={paths.billing}>votre page Facturation</TextLink>.
    </p>
  </>
);
