import { errorText } from '@quitus/api/errors';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';

import { Street } from '../../facade/Street.tsx';
import { PublicHeader } from '../../layouts/PublicHeader.tsx';
import { paths } from '../../paths.ts';
import { useTabTitle } from '../../site/use-tab-title.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { closedTitle, senderWords } from '../../words/closed-link.ts';

/** An unknown address, or the message that a link from elsewhere carries as `?error=CODE`. */
export default function NotFound() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const error = hydrated ? search.get('error') : null;
  useTabTitle(error === null ? null : 'Message');
  return (
    <div className="ciel flex min-h-dvh flex-col">
      <PublicHeader />
      <main
        id="contenu"
        tabIndex={-1}
        className="conteneur flex flex-1 flex-col gap-10 pt-8 pb-14 outline-none focus-visible:shadow-none md:flex-row md:justify-between md:pt-20"
      >
        <div className="max-w-[30rem]">
          {error === null ? (
            <>
              <h1 className="text-titre">Oops! La page que nous recherchez semble introuvable.</h1>
              <p className="mt-6 text-chapeau text-encre-2">Code erreur : 404</p>
            </>
          ) : (
            <Refused code={error} />
          )}
          <p className="mt-8">
            <ButtonLink to={paths.landing}>
              <ArrowLeft aria-hidden className="size-5" />
              Retour
            </ButtonLink>
          </p>
          <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
            <li>
              <TextLink to={paths.help}>Aide</TextLink>
            </li>
            <li>
              <TextLink to={paths.about}>À propos</TextLink>
            </li>
            <li>
              <TextLink to={paths.becomePartner}>Devenir partenaire</TextLink>
            </li>
          </ul>
        </div>
        {error === null && (
          <div aria-hidden className="-rotate-5 self-center md:self-start md:pr-12">
            <Plaque size="giant">404</Plaque>
          </div>
        )}
      </main>
      <Street variant="gap" />
    </div>
  );
}

/** What was refused, and for a link that is over, who can send another. */
function Refused({ code }: { code: string }) {
  const { state } = useLocation();
  const title = closedTitle(code);
  const sender = senderIn(state);
  if (title === null) return <h1 className="text-h2">{errorText(code)}</h1>;
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 text-chapeau text-encre-2">{errorText(code)}</p>
      {sender !== null && <p className="mt-3 font-medium">{senderWords(code, sender)}</p>}
    </>
  );
}

/** Told by the page that the link led to; an address that was typed carries nothing. */
const senderIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'sender' in state &&
  typeof state.sender === 'string'
    ? state.sender
    : null;
