import { isStatement } from '@quitus/domain/payments/catalogue';

import { withdrawalBoxes } from '../../orders/withdrawal-boxes.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { CheckoutDraft, Refusals } from './checkout-draft.ts';
import type { CheckoutFacts } from './use-checkout.ts';

type AgreementBoxesProps = {
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  refusals: Refusals;
  onChange: (fields: Partial<CheckoutDraft>) => void;
};

/** Before anything is paid, and never ticked beforehand. */
export function AgreementBoxes({ facts, draft, refusals, onChange }: AgreementBoxesProps) {
  const box = (name: 'begin_now' | 'loss_acknowledged' | 'terms') => ({
    name,
    checked: draft[name],
    error: refusals[name],
    onChange: (event: { target: { checked: boolean } }) =>
      onChange({ [name]: event.target.checked }),
  });
  const { product, is_consumer } = facts;
  const ped = isStatement(product.id);
  const words = withdrawalBoxes(product.id);
  return (
    <fieldset className="mt-4 text-second">
      <legend className="sr-only">Avant de payer</legend>
      {is_consumer && (
        <>
          <Checkbox label={words.begin_now} {...box('begin_now')} />
          <Checkbox label={words.loss_acknowledged} {...box('loss_acknowledged')} />
        </>
      )}
      <Checkbox
        label={
          <>
            J’accepte les{' '}
            <TextLink to={ped ? paths.pedSalesTerms : paths.salesTerms} newTab>
              conditions générales de vente{ped && ' du pré-état daté'}
            </TextLink>
            .
          </>
        }
        {...box('terms')}
      />
    </fieldset>
  );
}
