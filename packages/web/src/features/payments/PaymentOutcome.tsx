import type { Order } from '@quitus/api/payments.api';
import { formatAmount } from '@quitus/domain/payments/catalogue';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { CircleCheck, FileDown } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';

import { useNow } from '../../browser/use-now.ts';
import { AfterMail } from '../../demo/AfterMail.tsx';
import { saveInvoice } from '../../orders/payments.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { PaymentStage } from './payment-stage.ts';
import { usePaidStatement } from './use-paid-statement.ts';
import { whatNext } from './what-next.ts';

/** Says what is known, and nothing before it is. */
export function PaymentOutcome({ order, stage }: { order: Order; stage: PaymentStage }) {
  const Shown = OUTCOMES[stage];
  return <Shown order={order} />;
}

type OutcomeOf = { order: Order };

const again = ({ id, product_id }: Order): string => paths.clientDetails(product_id, { order: id });

const Waiting = ({ order }: OutcomeOf) => (
  <Outcome title="Nous attendons la confirmation de votre paiement" order={order}>
    <Spinner label="En général, quelques secondes." />
  </Outcome>
);

const Slow = ({ order }: OutcomeOf) => (
  <Outcome title="La confirmation tarde" order={order}>
    <Spinner label="Nous vérifions régulièrement auprès de la banque." />
    <p className="mt-4 text-encre-2">
      Vous pouvez fermer cette page : si le paiement aboutit, votre commande démarre toute seule et
      vous recevez la facture par e-mail. Si vous avez payé, ne payez pas une seconde fois.
    </p>
    <p className="mt-4">
      <TextLink to={again(order)}>Je n’ai pas payé : revenir à la commande</TextLink>
    </p>
  </Outcome>
);

const Refused = ({ order }: OutcomeOf) => (
  <Outcome title="Le paiement a été refusé" order={order}>
    <p className="text-encre-2">
      Rien n’a été débité. Votre commande vous attend : payez à nouveau, avec la même carte ou une
      autre.
    </p>
    <ButtonLink to={again(order)} className="mt-6">
      Payer à nouveau
    </ButtonLink>
  </Outcome>
);

const Abandoned = ({ order }: OutcomeOf) => (
  <Outcome title="Cette commande est abandonnée" order={order}>
    <p className="text-encre-2">Rien n’a été débité.</p>
    <ButtonLink to={backTo(order)} variant="secondary" className="mt-6">
      Revenir
    </ButtonLink>
  </Outcome>
);

const GivenBack = ({ order }: OutcomeOf) => (
  <Outcome title="Cette commande est remboursée" order={order}>
    <p className="text-encre-2">
      {formatAmount(order.refunded_cents)} vous sont remboursés sur votre moyen de paiement. L’avoir
      est dans <TextLink to={paths.billing}>votre page Facturation</TextLink>.
    </p>
  </Outcome>
);

const backTo = ({ portfolio_uid }: Order): string =>
  portfolio_uid === null ? paths.chooseOffer : paths.dashboard(portfolio_uid);

type OutcomeProps = { title: string; order: Order; children: ReactNode };

const Outcome = ({ title, order, children }: OutcomeProps) => (
  <section aria-live="polite">
    <h1>{title}</h1>
    <OrderLine order={order} />
    <div className="mt-6">{children}</div>
  </section>
);

const OrderLine = ({ order: { label, main_address, amount_cents } }: OutcomeOf) => (
  <p className="mt-3 text-encre-2">
    {[label, main_address && wholeLine(main_address), formatAmount(amount_cents)]
      .filter(Boolean)
      .join(', ')}
  </p>
);

function Paid({ order }: OutcomeOf) {
  const ped = usePaidStatement(order);
  const { text, to, label } = whatNext({ ...order, ped }, useNow());
  return (
    <section aria-live="polite">
      <CircleCheck aria-hidden className="size-11 stroke-1.5 text-email" />
      <h1 className="mt-3">Paiement reçu</h1>
      <OrderLine order={order} />
      <p className="mt-6 text-chapeau">{text}</p>
      <ButtonLink to={to} className="mt-6">
        {label}
      </ButtonLink>
      <div className="mt-10 border-t border-trait pt-6">
        <h2 className="text-h4 font-medium">Votre facture</h2>
        <InvoiceLine number={order.invoice_number} />
        <AfterMail />
        {order.withdrawal.refund_cents !== null && (
          <p className="mt-4 text-second text-encre-2">
            Vous pouvez encore renoncer à cette commande, depuis{' '}
            <TextLink to={paths.billing}>votre page Facturation</TextLink>.
          </p>
        )}
      </div>
    </section>
  );
}

function InvoiceLine({ number }: { number: string | null }) {
  const [saving, setSaving] = useState(false);
  if (number === null)
    return <p className="mt-2 text-encre-2">Elle arrive par e-mail dans quelques instants.</p>;
  return (
    <>
      <p className="mt-2 text-encre-2">Facture {number}, envoyée aussi par e-mail.</p>
      <Button
        variant="secondary"
        className="mt-3"
        pending={saving}
        onClick={() => {
          setSaving(true);
          void saveInvoice(number).finally(() => setSaving(false));
        }}
      >
        <FileDown aria-hidden />
        Télécharger la facture
      </Button>
    </>
  );
}

const OUTCOMES: Record<PaymentStage, ComponentType<OutcomeOf>> = {
  WAITING: Waiting,
  SLOW: Slow,
  REFUSED: Refused,
  ABANDONED: Abandoned,
  PAID: Paid,
  GIVEN_BACK: GivenBack,
};
