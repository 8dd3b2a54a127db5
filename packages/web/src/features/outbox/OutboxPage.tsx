import { textOf } from '@quitus/api/client';
import { ApiError } from '@quitus/api/errors';
import { outboxApi } from '@quitus/api/outbox.api';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';

import { call } from '../../api.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/OutboxPage';
import { MailList } from './MailList.tsx';
import { MailView } from './MailView.tsx';

export const meta = () => pageMeta({ title: 'Boîte mail', private: true });

/** Where mails go in development and demonstration; a production server has no such route. */
export async function clientLoader() {
  try {
    return { mails: await call(outboxApi.list), refusal: null };
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) throw data(null, { status: 404 });
    return { mails: [], refusal: textOf(cause) };
  }
}

export function HydrateFallback() {
  return (
    <div className="conteneur py-16">
      <Spinner label="Chargement de la boîte mail…" />
    </div>
  );
}

export default function OutboxPage({ loaderData: { mails, refusal } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [chosen, setChosen] = useState<string | null>(null);
  const mail = mails.find(({ id }) => id === chosen) ?? mails[0];
  return (
    <div className="conteneur py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Boîte mail</h1>
          <p className="mt-2 text-encre-2">
            Les e-mails de cette démonstration arrivent ici. Aucun n’est vraiment envoyé.
          </p>
        </div>
        <Button
          variant="secondary"
          size="compact"
          pending={state === 'loading'}
          onClick={() => void revalidate()}
        >
          <RotateCw aria-hidden className="size-5" />
          Actualiser
        </Button>
      </div>
      <div className="mt-8">
        {refusal !== null ? (
          <ErrorState
            title="La boîte mail ne s’ouvre pas"
            text={refusal}
            onRetry={() => void revalidate()}
          />
        ) : mail ? (
          <div className="grid gap-6 md:grid-cols-[22rem_1fr]">
            <MailList mails={mails} current={mail.id} onChoose={setChosen} />
            <MailView key={mail.id} mail={mail} />
          </div>
        ) : (
          <EmptyState
            title="Aucun e-mail pour l’instant"
            text="Demandez un lien de connexion ou créez un compte, puis actualisez."
          />
        )}
      </div>
    </div>
  );
}
