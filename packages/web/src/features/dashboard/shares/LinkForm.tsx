import { codeOf } from '@quitus/api/client';
import { errorText, isErrorCode } from '@quitus/api/errors';
import type { Dossier } from '@quitus/api/portfolios.api';
import { type ShareLink, sharingApi } from '@quitus/api/sharing.api';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../../api.ts';
import { NameFields } from '../people/NameFields.tsx';
import { SharingActions } from '../people/SharingActions.tsx';
import { useOwnName } from '../people/use-own-name.ts';
import { useChange } from '../use-dossier.ts';
import { bodyOf, newDraft, shareable, type ShareDraft } from './share-draft.ts';
import { ShareFields, type ShareErrors } from './ShareFields.tsx';
import { ShareRefused } from './ShareRefused.tsx';

/** In the order of the form. */
const FIELDS = [
  'recipient',
  'email',
  'scope',
  'code',
] as const satisfies readonly (keyof ShareErrors)[];

export type Made = { share: ShareLink; url: string; code: string | null };
type LinkFormProps = { dossier: Dossier; onMade: (made: Made) => void; onClose: () => void };

export function LinkForm({ dossier, onMade, onClose }: LinkFormProps) {
  const { uid } = dossier;
  const own = useOwnName();
  const offered = shareable(dossier);
  const [draft, setDraft] = useState(() => newDraft(crypto.randomUUID(), offered));
  const [errors, setErrors] = useState<ShareErrors>({});
  const create = useChange<ReturnType<typeof bodyOf>>({
    uid,
    send: (body) =>
      own.signed(async () => {
        const answer = await call(sharingApi.createShare, { params: { uid }, body });
        onMade({ ...answer, code: body.code });
      }),
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
    const unnamed = own.check();
    const first = unnamed ?? FIELDS.find((field) => found[field] !== undefined);
    if (first === undefined) create.mutate(body);
    // What is wrong may be out of sight: the form is longer than a screen.
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <NameFields own={own} />
      <ShareFields
        dossier={dossier}
        offered={offered}
        draft={draft}
        errors={errors}
        onChange={change}
      />
      {create.isError && codeOf(create.error) !== 'NAME_NEEDED' && (
        <ShareRefused
          cause={create.error}
          pending={create.isPending}
          onWithoutMail={() => create.mutate({ ...bodyOf(draft), email: null })}
        />
      )}
      <SharingActions pending={create.isPending} onCancel={onClose}>
        Créer le lien
      </SharingActions>
    </form>
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
