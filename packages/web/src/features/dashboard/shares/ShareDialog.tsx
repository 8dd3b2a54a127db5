import { errorText, isErrorCode } from '@quitus/api/errors';
import type { Dossier } from '@quitus/api/portfolios.api';
import { type ShareLink, sharingApi } from '@quitus/api/sharing.api';
import { type SubmitEvent, useId, useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useChange } from '../use-dossier.ts';
import { bodyOf, newDraft, shareable, type ShareDraft } from './share-draft.ts';
import { ShareFields, type ShareErrors } from './ShareFields.tsx';
import { ShareMade } from './ShareMade.tsx';
import { ShareRefused } from './ShareRefused.tsx';

/** In the order of the form. */
const FIELDS = [
  'recipient',
  'email',
  'scope',
  'code',
] as const satisfies readonly (keyof ShareErrors)[];

type ShareDialogProps = { dossier: Dossier; onClose: () => void };
type Made = { share: ShareLink; url: string; code: string | null };

/** Makes a link, then shows it: what is on screen then is the code's only showing. */
export function ShareDialog({ dossier, onClose }: ShareDialogProps) {
  const form = useId();
  const { uid } = dossier;
  const offered = shareable(dossier);
  const [draft, setDraft] = useState(() => newDraft(crypto.randomUUID(), offered));
  const [errors, setErrors] = useState<ShareErrors>({});
  const [made, setMade] = useState<Made | null>(null);
  const create = useChange<ReturnType<typeof bodyOf>>({
    uid,
    send: async (body) => {
      const answer = await call(sharingApi.createShare, { params: { uid }, body });
      setMade({ ...answer, code: body.code });
    },
    refused: 'Le lien n’a pas été créé',
    quiet: true,
  });

  function change(next: ShareDraft) {
    setDraft(next);
    setErrors({});
    if (create.isError) create.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = bodyOf(draft);
    const found = errorsOf(body);
    setErrors(found);
    const [first] = FIELDS.filter((field) => found[field] !== undefined);
    if (first === undefined) create.mutate(body);
    // What is wrong may be out of sight: the form is longer than a screen.
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  if (made) return <ShareMade {...made} onClose={onClose} />;

  return (
    <Dialog
      open
      onClose={onClose}
      title="Partager ce dossier"
      text="Un lien personnel, sans compte à créer. Seuls les documents vérifiés s’ouvrent."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={form} pending={create.isPending}>
            Créer le lien
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <ShareFields
          dossier={dossier}
          offered={offered}
          draft={draft}
          errors={errors}
          onChange={change}
        />
        {create.isError && (
          <ShareRefused
            cause={create.error}
            pending={create.isPending}
            onWithoutMail={() => create.mutate({ ...bodyOf(draft), email: null })}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The contract's own rules, said under each field before anything is sent. */
function errorsOf(body: ReturnType<typeof bodyOf>): ShareErrors {
  const issues = sharingApi.createShare.body.safeParse(body).error?.issues ?? [];
  const errors: ShareErrors = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((one) => one === path[0]) ?? 'scope';
    errors[field] ??= errorText(isErrorCode(message) ? message : 'VALIDATION_ERROR');
  }
  return errors;
}
