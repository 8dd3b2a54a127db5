import { textOf } from '@quitus/api/client';
import { errorText, isErrorCode } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { type DeliveryReceipt, type SharedDossier, visitsApi } from '@quitus/api/sharing.api';
import { daysBetween, frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { CONSENT_TEXT } from '@quitus/domain/sharing/delivery';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';

import { useNow } from '../../browser/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { saveSharedReceipt } from './save-shared-file.ts';
import { visitorCall } from './visit.ts';

type DeliveryCardProps = { token: string; dossier: SharedDossier; onDelivered: () => void };

/** Only a buyer is asked, and reads first: the form opens when they want it. What was acknowledged stays. */
export function DeliveryCard({ token, dossier, onDelivered }: DeliveryCardProps) {
  const { receipt, asks_receipt } = dossier;
  const title = useId();
  const [signing, setSigning] = useState(false);
  if (!receipt && !asks_receipt) return null;
  return (
    <section
      aria-labelledby={title}
      className={`mt-8 rounded-carte bg-surface p-6 shadow-pose sm:px-7 ${receipt ? '' : 'print:hidden'}`}
    >
      <h2 id={title} className="text-h4">
        Remise des documents
      </h2>
      {receipt ? (
        <Delivered token={token} receipt={receipt} />
      ) : signing ? (
        <DeliveryForm token={token} recipient={dossier.recipient} onDelivered={onDelivered} />
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="text-encre-2">
            Lisez les documents, puis accusez-en réception : votre accusé date leur remise.
          </p>
          <Button variant="secondary" onClick={() => setSigning(true)}>
            Accuser réception
          </Button>
        </div>
      )}
    </section>
  );
}

type DeliveryFormProps = { token: string; recipient: string; onDelivered: () => void };

type Missing = { name: string | undefined; consent: string | undefined };
const NOTHING_MISSING: Missing = { name: undefined, consent: undefined };

function DeliveryForm({ token, recipient, onDelivered }: DeliveryFormProps) {
  const [name, setName] = useState(recipient);
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState(NOTHING_MISSING);
  const acknowledge = useMutation({
    mutationFn: (body: { name: string; consent: true }) =>
      visitorCall(token)(visitsApi.acknowledgeDelivery, { body }),
    onSettled: onDelivered,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = visitsApi.acknowledgeDelivery.body.safeParse({ name, consent });
    if (checked.success) {
      setMissing(NOTHING_MISSING);
      return acknowledge.mutate(checked.data);
    }
    const codeAt = (field: string) => {
      const code = checked.error.issues.find(({ path }) => path[0] === field)?.message;
      return isErrorCode(code) ? errorText(code) : undefined;
    };
    return setMissing({ name: codeAt('name'), consent: codeAt('consent') });
  }

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10">
      <p className="mt-2 max-w-[44rem] text-encre-2">
        Avant de signer, le vendeur remet à l’acquéreur les documents de l’article L721-2. L’article
        L721-3 permet de les remettre par voie électronique, si vous l’acceptez. L’accusé de
        réception date cette remise.
      </p>
      <form
        noValidate
        onSubmit={submit}
        className="flex max-w-[44rem] flex-col gap-3 max-lg:mt-4 lg:-mt-7"
      >
        <div className="max-w-96">
          <TextField
            ref={takeFocus}
            label="Votre nom et votre prénom"
            name="name"
            autoComplete="name"
            maxLength={LIMITS.recipient}
            value={name}
            error={missing.name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Checkbox
          label={CONSENT_TEXT}
          name="consent"
          checked={consent}
          error={missing.consent}
          onChange={(event) => setConsent(event.target.checked)}
        />
        <p role="alert" className="text-second text-brique empty:hidden">
          {acknowledge.isError && textOf(acknowledge.error)}
        </p>
        <div>
          <Button type="submit" variant="secondary" pending={acknowledge.isPending}>
            Accuser réception
          </Button>
        </div>
      </form>
    </div>
  );
}

const dayCount = (days: number): string => (days === 1 ? 'un jour' : `${days} jours`);

function Delivered({ token, receipt }: { token: string; receipt: DeliveryReceipt }) {
  const { number, name, delivered_on, retraction_ends } = receipt;
  const left = daysBetween(parisDay(useNow()), retraction_ends);
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-[44rem]">
        <p>
          Reçu n<sup>o</sup> {number}, remis à {name} le {frenchDay(delivered_on)}.
        </p>
        <p className="mt-1 text-encre-2">
          Dernier jour pour vous rétracter si le délai court de cette remise :{' '}
          <strong className="font-semibold text-encre">{frenchDay(retraction_ends)}</strong>
          {left > 0 && `, dans ${dayCount(left)}`}
          {left === 0 && ', aujourd’hui'}.
        </p>
      </div>
      <Button variant="secondary" onClick={() => void saveSharedReceipt(token, number)}>
        <Printer aria-hidden />
        Imprimer le reçu
      </Button>
    </div>
  );
}
