import { textOf } from '@quitus/api/client';
import type { ResponseOf } from '@quitus/api/endpoint';
import type { lettersApi } from '@quitus/api/letters.api';
import * as LIMITS from '@quitus/api/limits';
import { Download, Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Addressee } from './LetterCard.tsx';
import { useSaveLetter, useSendLetter } from './use-letter.ts';

type Letter = ResponseOf<typeof lettersApi.letter>;
type LetterFormProps = { uid: string; letter: Letter; addressee: Addressee | null };

/** The letter as it would leave now, and the two ways it may leave: by mail from here, by post from there. */
export function LetterForm({ uid, letter, addressee }: LetterFormProps) {
  const [name, setName] = useState(addressee?.name || (letter.syndic_name ?? ''));
  const [email, setEmail] = useState(addressee?.email || (letter.syndic_email ?? ''));
  const [checked, setChecked] = useState<'MAIL' | 'POST' | null>(null);
  const send = useSendLetter(uid);
  const save = useSaveLetter(uid);
  const nothing = letter.document_types.length === 0;

  function leave(way: 'MAIL' | 'POST') {
    setChecked(way);
    if (name.trim() === '' || (way === 'MAIL' && email.trim() === '')) return;
    send.mutate({ syndic_name: name.trim(), syndic_email: way === 'MAIL' ? email.trim() : null });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    leave('MAIL');
  }

  if (nothing)
    return (
      <p className="mt-1 text-encre-2">
        Rien à demander : le dossier a déjà tous les documents que le syndic détient.
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <TextField
        label="Nom du syndic"
        maxLength={LIMITS.syndic_name}
        value={name}
        error={checked !== null && name.trim() === '' ? 'À remplir.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Son adresse e-mail"
        type="email"
        inputMode="email"
        maxLength={LIMITS.email}
        autoComplete="off"
        hint="Laissez vide si vous postez la lettre."
        value={email}
        error={
          checked === 'MAIL' && email.trim() === ''
            ? 'Il faut une adresse pour l’envoyer d’ici.'
            : undefined
        }
        onChange={({ target }) => setEmail(target.value)}
      />
      <article
        data-theme="jour"
        aria-label="Aperçu de la lettre"
        className="rounded-page bg-blanc p-6 text-second text-encre shadow-pose sm:p-8"
      >
        <p className="font-semibold">Objet : {letter.subject}</p>
        {letter.paragraphs.map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </article>
      {send.isError && (
        <Notice tone="error" title="La demande n’a pas été envoyée">
          {textOf(send.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={send.isPending && checked === 'MAIL'}>
          <Send aria-hidden />
          Envoyer par e-mail
        </Button>
        <Button
          variant="secondary"
          pending={save.isPending}
          onClick={() => save.mutate(name.trim())}
        >
          <Download aria-hidden />
          Télécharger le PDF
        </Button>
        <Button
          variant="quiet"
          pending={send.isPending && checked === 'POST'}
          onClick={() => leave('POST')}
        >
          Je l’ai postée
        </Button>
      </div>
      <p className="-mt-1 text-second text-encre-2">
        Vous recevez une copie de l’e-mail. Sans réponse, le syndic est relancé jusqu’à ce que les
        documents arrivent ou que vous indiquiez qu’il a répondu.
      </p>
    </form>
  );
}
