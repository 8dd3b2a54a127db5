import { textOf } from '@quitus/api/client';
import type { SyndicLetter } from '@quitus/api/letters.api';
import { useEffect, useRef, useState } from 'react';

import { useNow } from '../../browser/use-now.ts';
import { AfterMail } from '../../demo/AfterMail.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { LetterForm } from './LetterForm.tsx';
import { CARD } from './panel-look.ts';
import { useEndLetter, useLetter } from './use-letter.ts';

/** Whom the search led to; asked again, the card opens again. */
export type Addressee = { name: string; email: string; asked_at: number };

type LetterCardProps = { uid: string; addressee: Addressee | null };

/** Without a portal, a letter: ready, sent from here, followed up. */
export function LetterCard({ uid, addressee }: LetterCardProps) {
  const query = useLetter(uid);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState(false);
  const letter = query.data;
  const sent = letter?.sent && letter.sent.ended_at === null ? letter.sent : null;
  const shown = opened || addressee !== null;
  useEffect(() => {
    if (addressee === null) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [addressee]);
  return (
    <section aria-labelledby="lettre" className={CARD}>
      <h2
        id="lettre"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 text-h3 outline-none focus-visible:shadow-none"
      >
        {sent ? 'Demande envoyée au syndic' : 'Pas d’espace en ligne ?'}
      </h2>
      {query.error && !letter ? (
        <div className="mt-4">
          <ErrorState
            heading="h3"
            title="La demande n’a pas pu être préparée"
            text={textOf(query.error)}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : sent ? (
        <Sent uid={uid} letter={sent} />
      ) : shown && letter ? (
        <LetterForm
          key={addressee?.asked_at ?? 0}
          uid={uid}
          letter={letter}
          addressee={addressee}
        />
      ) : (
        <>
          <p className="mt-1 max-w-116 text-encre-2">
            Nous écrivons la demande à votre syndic, avec la liste exacte de ce qui manque et les
            articles de loi qui l’obligent à répondre.
          </p>
          <Button
            variant="secondary"
            className="mt-5"
            pending={shown && query.isPending}
            onClick={() => setOpened(true)}
          >
            Préparer la demande
          </Button>
        </>
      )}
    </section>
  );
}

function Sent({ uid, letter }: { uid: string; letter: SyndicLetter }) {
  const now = useNow();
  const end = useEndLetter(uid);
  const { syndic_name, syndic_email, sent_at, reminders, remind_at } = letter;
  return (
    <>
      <p className="mt-1 text-encre-2">
        À {syndic_name}
        {syndic_email === null ? ', par courrier' : ` (${syndic_email})`},{' '}
        <time dateTime={sent_at} title={exactDate(sent_at)}>
          {shownDate(sent_at, now)}
        </time>
        , par {letter.sender}.
      </p>
      {syndic_email !== null && <AfterMail />}
      <p className="mt-2 text-second text-encre-2">
        {reminders === 0 ? 'Aucune relance pour l’instant.' : `Relances envoyées : ${reminders}.`}{' '}
        {remind_at !== null && `Prochaine relance le ${exactDate(remind_at)}.`}
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={end.isPending}
        onClick={() => end.mutate()}
      >
        Le syndic a répondu
      </Button>
    </>
  );
}
