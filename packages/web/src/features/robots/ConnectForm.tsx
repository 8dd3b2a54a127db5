import { textOf } from '@quitus/api/client';
import type { ConnectorForm } from '@quitus/api/robots.api';
import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CredentialField } from './CredentialField.tsx';
import { KeepChoices, NOTHING_KEPT } from './KeepChoices.tsx';
import { MandateBox } from './MandateBox.tsx';
import { PortalStateNotice } from './PortalStateNotice.tsx';
import { SafeSecrets } from './SafeSecrets.tsx';
import type { Place } from './search-options.ts';
import { useStartRun } from './use-robot.ts';

type ConnectFormProps = { uid: string; form: ConnectorForm; place: Place };

/** Drawn from what the connector asks; what is typed leaves with the robot and stays nowhere on the page. */
export function ConnectForm({ uid, form, place }: ConnectFormProps) {
  const { fields, sample_credentials, scope } = form;
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [accepted, setAccepted] = useState(false);
  const [keep, setKeep] = useState(NOTHING_KEPT);
  const [checked, setChecked] = useState(false);
  const start = useStartRun(uid, scope);
  const missing = fields.filter(({ name }) => (typed[name] ?? '').trim() === '');

  /** A visit that failed at the login leaves the form on screen: what was typed is typed again. */
  function forget() {
    setTyped({});
    setChecked(false);
    start.reset();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (missing.length > 0 || !accepted) return focusFirst(element.current);
    start.mutate(
      { ...place, credentials: typed, ...keep, mandate_version: form.mandate_version },
      { onSuccess: forget },
    );
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PortalStateNotice state={form.portal_state} portal={form.portal} by_hand={form.by_hand} />
      {sample_credentials && (
        <Notice tone="info" title="Démonstration">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            {fields.map(({ name, label }) => (
              <div key={name} className="contents">
                <dt className="text-encre-2">{label}</dt>
                <dd className="font-medium wrap-anywhere">{sample_credentials[name]}</dd>
              </div>
            ))}
          </dl>
          <Button
            size="compact"
            variant="secondary"
            className="mt-3"
            onClick={() => setTyped(sample_credentials)}
          >
            Remplir avec l’accès de démonstration
          </Button>
        </Notice>
      )}
      {fields.map((field) => (
        <CredentialField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={checked && missing.includes(field) ? 'À remplir.' : undefined}
          onValue={(value) => setTyped((known) => ({ ...known, [field.name]: value }))}
        />
      ))}
      {form.login_url !== null && (
        <p className="-mt-3 text-second text-encre-2">
          Ce sont ceux de{' '}
          <TextLink href={form.login_url} newTab>
            votre espace en ligne
          </TextLink>
          .
        </p>
      )}
      {form.may_keep && <KeepChoices scope={scope} keep={keep} onKeep={setKeep} />}
      <MandateBox
        text={form.mandate}
        accepted={accepted}
        error={checked && !accepted ? 'Le robot n’entre qu’avec votre accord.' : undefined}
        onAccept={setAccepted}
      />
      {start.isError && (
        <Notice tone="error" title="Le robot n’a pas démarré">
          {textOf(start.error)}
        </Notice>
      )}
      <Button type="submit" wide pending={start.isPending}>
        Lancer la récupération
      </Button>
      <SafeSecrets />
    </form>
  );
}

/** Once the errors are drawn, the keyboard goes to the first of them. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
