import * as LIMITS from '@quitus/api/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { AfterMail } from '../../demo/AfterMail.tsx';
import { paths } from '../../paths.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FAILED, isComplete, readMessage, type Sending } from './partner-message.ts';

/** The fields keep their own text: what was typed before the page woke up, or refused, stays. */
export function PartnerForm() {
  const form = useRef<HTMLFormElement>(null);
  const [complete, setComplete] = useState(false);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const atWork = sending.state === 'sending';

  const check = () => setComplete(form.current !== null && isComplete(readMessage(form.current)));
  useEffect(check, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    setSending({ state: 'sending' });
    const result = await import('./send-message.ts')
      .then(({ sendMessage }) => sendMessage(readMessage(filled)))
      .catch(() => ({ state: 'failed', text: FAILED }) as const);
    if (result.state === 'sent') filled.reset();
    setSending(result);
    check();
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={check}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nom" name="name" autoComplete="name" maxLength={LIMITS.contact_name} />
        <TextField
          label="Société"
          name="company"
          autoComplete="organization"
          maxLength={LIMITS.company}
        />
        <TextField label="Adresse email" name="email" type="email" autoComplete="email" />
        <TextField
          label="Téléphone"
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
        />
      </div>
      <TextArea label="Message" name="message" rows={8} maxLength={LIMITS.contact_message} />
      <Honeypot />
      <div>
        <Button type="submit" pending={atWork} disabled={!complete} className="max-sm:w-full">
          Envoyer
        </Button>
        <p className="mt-3 max-w-104 text-second text-encre-3">
          {complete
            ? ''
            : 'Pour envoyer, remplissez votre nom, votre société, votre adresse email et le message. '}
          Votre message sert à vous répondre.{' '}
          <TextLink to={paths.privacy}>Confidentialité</TextLink>
        </p>
      </div>
      <noscript>
        L’envoi de ce formulaire demande JavaScript. Vous pouvez aussi nous écrire à {site.email}.
      </noscript>
      <div aria-live="polite" className="empty:hidden">
        {sending.state === 'sent' && (
          <Notice tone="success" title="Le message de contact a été envoyé">
            Notre équipe vous contactera rapidement.
            <AfterMail />
          </Notice>
        )}
        {sending.state === 'failed' && <Notice tone="error">{sending.text}</Notice>}
      </div>
    </form>
  );
}

/** A field that nobody sees: only a machine fills it in, and the server then drops the message. */
const Honeypot = () => (
  <div aria-hidden className="absolute -left-[999rem]">
    <label>
      Site web
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
