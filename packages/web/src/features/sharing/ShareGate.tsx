// What a link opens on: the dossier, the code it asks for, or the message that says why it does not.
import { codeOf, textOf } from '@quitus/api/client';
import type { ErrorCode } from '@quitus/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';

import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import { useSharedDossier } from './use-shared-dossier.ts';
import { findSender, forgetVisit } from './visit.ts';

/** What sends a visitor away, for good or until the link is opened again. */
const CLOSED = [
  'INVALID_SHARE_TOKEN',
  'EXPIRED_SHARE_TOKEN',
  'PAUSED_SHARE_LINK',
  'LOCKED_SHARE_LINK',
  'FILES_NOT_FOUND',
] as const satisfies readonly ErrorCode[];

export function ShareGate({ token }: { token: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useSharedDossier(token);
  const code = codeOf(error);
  const closed = CLOSED.find((refusal) => refusal === code);
  if (closed) return <Closed token={token} refusal={closed} />;
  if (code === 'SHARE_CODE_NEEDED')
    return (
      <CodeForm
        token={token}
        onOpened={(dossier) => client.setQueryData(keys.shared(token), dossier)}
        onClosed={() => void refetch()}
      />
    );
  if (data) return <SharedScreen token={token} dossier={data} onChange={() => void refetch()} />;
  if (!error) return <Opening />;
  return (
    <Calm>
      <ErrorState
        heading="h1"
        title="Le dossier n’a pas pu être ouvert"
        text={textOf(error)}
        onRetry={() => void refetch()}
      />
    </Calm>
  );
}

/** Nothing that was shown may stay: not in the page, not in memory, not in the tab. */
function Closed({ token, refusal }: { token: string; refusal: ErrorCode }) {
  const client = useQueryClient();
  const [sender, setSender] = useState<string | null>();
  useEffect(
    () => () => {
      forgetVisit(token);
      client.removeQueries({ queryKey: keys.shared(token) });
    },
    [client, token],
  );
  useEffect(() => {
    const ask = async () => setSender(await findSender(token));
    void ask();
  }, [token]);
  if (sender === undefined) return <Opening />;
  return <Navigate to={paths.message(refusal)} state={{ sender }} replace />;
}

export const Opening = () => (
  <Calm>
    <div className="noscript:hidden">
      <Spinner label="Ouverture du dossier…" />
    </div>
    <noscript>
      <h1 className="text-h2">Dossier partagé</h1>
      <p className="mt-4 max-w-140">
        Cette page demande JavaScript. Autorisez-le dans votre navigateur ou ouvrez le lien dans un
        autre. Si un filtre le bloque, demandez les documents à la personne qui vous a écrit.
      </p>
    </noscript>
  </Calm>
);

const Calm = ({ children }: { children: ReactNode }) => (
  <>
    <ShareHeader />
    <main id="contenu" tabIndex={-1} className="conteneur py-16 outline-none">
      {children}
    </main>
  </>
);
