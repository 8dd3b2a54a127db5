import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';

import { AfterMail } from '../../demo/AfterMail.tsx';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { readMessage, UNSENT } from './contact-message.ts';

type Progress = 'idle' | 'sending' | 'sent' | { refusal: string };

/**
 * The fields belong to the browser: what was typed before the page came to life, or after a failure,
 * stays where it is.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [complete, setComplete] = useState(false);
  const [progress, setProgress] = useState<Progress>('idle');
  const sending = progress === 'sending';
  const hint = useId();

  const check = useCallback(() => {
    const { name, email, message } = readMessage(form.current);
    setComplete(name !== '' && email !== '' && message !== '');
  }, []);
  useEffect(check, [check]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const message = readMessage(form.current);
    setProgress('sending');
    // The contract and its checks come only with the first message.
    const refusal = await import('./send-contact.ts').then(
      ({ sendContact }) => sendContact(message),
      () => UNSENT,
    );
    if (refusal !== null) return setProgress({ refusal });
    form.current?.reset();
    check();
    return setProgress('sent');
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={check}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
      aria-labelledby="contact-titre"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nom" name="name" autoComplete="name" required />
        <TextField
          label="Adresse email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <TextField label="Téléphone" name="phone" type="tel" autoComplete="tel" optional />
      <TextArea label="Message" name="message" rows={8} required />
      <div aria-hidden className="absolute -left-[999rem]">
        <label>
          Site web
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <noscript>
        <p className="text-encre-2">
          Ce formulaire a besoin de JavaScript. Sans lui, écrivez-nous à{' '}
          <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>.
        </p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          pending={sending}
          disabled={!complete}
          aria-describedby={complete ? undefined : hint}
          className="max-sm:w-full"
        >
          Envoyer
        </Button>
        {!complete && progress !== 'sent' && (
          <p id={hint} className="text-second text-encre-3">
            Indiquez votre nom, votre adresse email et votre message.
          </p>
        )}
      </div>
      <Outcome progress={progress} />
    </form>
  );
}

/** Always there: a live region announces only what arrives inside it. */
function Outcome({ progress }: { progress: Progress }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus was disabled meanwhile.
    const answered = progress === 'sent' || typeof progress === 'object';
    if (answered) place.current?.focus({ preventScroll: true });
  }, [progress]);
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="rounded-carte empty:hidden">
      {progress === 'sent' && (
        <Notice tone="success" title="Le message de contact a été envoyé">
          Notre équipe vous contactera rapidement.
          <AfterMail />
        </Notice>
      )}
      {typeof progress === 'object' && <Notice tone="error">{progress.refusal}</Notice>}
    </div>
  );
}
