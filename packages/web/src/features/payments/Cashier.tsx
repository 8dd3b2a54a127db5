import { type CashierSession, cashierApi } from '@quitus/api/cashier.api';
import { textOf } from '@quitus/api/client';
import { type CashierAction, cashierMove } from '@quitus/domain/payments/cashier';
import { formatPrice } from '@quitus/domain/payments/catalogue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';

import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CASHIER_BUTTONS, CLOSED_WORDS } from './cashier-words.ts';

/** Not a page of Quitus, and not to be taken for a bank: it says what it is before anything else. */
export const CashierFrame = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh pb-16">
    <header className="flex items-center justify-center gap-2.5 bg-ocre-doux px-5 py-3 text-center font-semibold text-ocre">
      <FlaskConical aria-hidden className="flex-none" />
      Caisse de test : aucune carte n’est débitée.
    </header>
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto w-[min(100%-2*var(--marge),27rem)] pt-10 outline-none focus-visible:shadow-none sm:pt-16"
    >
      {children}
    </main>
  </div>
);

export function Cashier({ session_id }: { session_id: string }) {
  const key = ['cashier', session_id];
  const session = useQuery({
    queryKey: key,
    queryFn: () => call(cashierApi.session, { params: { session_id } }),
  });
  const client = useQueryClient();
  const acting = useMutation({
    mutationFn: (action: CashierAction) =>
      call(cashierApi.act, { params: { session_id }, body: { action } }),
    onSuccess: ({ redirect_url, ...now }) => {
      client.setQueryData(key, now);
      if (redirect_url !== null) window.location.assign(redirect_url);
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const leaving = acting.isPending || Boolean(acting.data?.redirect_url);
  return (
    <Loaded
      query={session}
      waiting={<Skeleton className="h-96 w-full" />}
      failure="Cette page de paiement n’existe pas"
    >
      {(known) => (
        <>
          <Asked session={known} />
          {known.state === 'AUTHENTICATING' && <Bank />}
          {known.refused && (
            <div className="mt-6">
              <Notice tone="error" title="Carte refusée">
                La banque n’a pas accepté ce paiement. Réessayez, ou abandonnez.
              </Notice>
            </div>
          )}
          <Actions session={known} leaving={leaving} onAct={(action) => acting.mutate(action)} />
          {acting.isError && (
            <div className="mt-6">
              <Notice tone="error">{textOf(acting.error)}</Notice>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

const Asked = ({
  session: { label, amount_cents, monthly, email },
}: {
  session: CashierSession;
}) => (
  <>
    <h1 className="text-h3">{label}</h1>
    <p className="mt-2 font-titre text-titre">
      {formatPrice(amount_cents)}
      {monthly && <span className="text-h4 text-encre-2"> par mois</span>}
    </p>
    <p className="mt-2 text-encre-2">Pour {email}</p>
  </>
);

const Bank = () => (
  <div className="mt-6">
    <Notice tone="info" title="Votre banque vous demande de confirmer">
      <span className="flex items-start gap-2">
        <Landmark aria-hidden className="mt-0.75 flex-none" />
        En vrai, elle envoie un code ou vous fait ouvrir son application.
      </span>
    </Notice>
  </div>
);

type ActionsProps = {
  session: CashierSession;
  leaving: boolean;
  onAct: (action: CashierAction) => void;
};

/** What the rule of the cashier lets do from here, the likeliest first. */
function Actions({ session: { state }, leaving, onAct }: ActionsProps) {
  const possible = CASHIER_BUTTONS.filter(({ action }) => cashierMove(state, action) !== null);
  if (state === 'PAID' || state === 'EXPIRED')
    return <p className="mt-6 text-chapeau text-encre-2">{CLOSED_WORDS[state]}</p>;
  return (
    <div className="mt-8 flex flex-col gap-3">
      {possible.map(({ action, label }, index) => (
        <Button
          key={action}
          wide
          variant={index === 0 ? 'primary' : 'secondary'}
          disabled={leaving}
          onClick={() => onAct(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
