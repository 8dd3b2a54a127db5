import { errorText, isErrorCode } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import type { MissionOffer } from '@quitus/api/missions.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { MISSION_WORK, priceWords } from './mission-words.ts';
import { useRequestMission } from './use-missions.ts';

type OfferItemProps = { uid: string; offer: MissionOffer; mayOrder: boolean };

/** One paper: what it is, what is done to get it, what it costs, and the way to ask for it. */
export function OfferItem({ uid, offer, mayOrder }: OfferItemProps) {
  const title = useId();
  const [composing, setComposing] = useState(false);
  const { kind, status, refusal } = offer;
  const { label, what } = DOCUMENT_FACTS[kind];
  const why = refusal !== null && isErrorCode(refusal) ? errorText(refusal) : null;
  return (
    <li aria-labelledby={title} className="py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="max-w-140 min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-3">
            <h3 id={title} className="text-h4">
              {label}
            </h3>
            <StatusChip status={status} />
          </div>
          <p className="mt-1.5">{what}</p>
          <p className="mt-1 text-second text-encre-2">{MISSION_WORK[kind]}</p>
        </div>
        <div className="flex flex-none flex-col items-start gap-2.5 sm:items-end">
          <p className="font-titre text-h3 whitespace-nowrap">{priceWords(offer)}</p>
          {mayOrder && refusal === null && !composing && (
            <Button variant="secondary" onClick={() => setComposing(true)}>
              Commander<span className="sr-only"> : {label}</span>
            </Button>
          )}
          {why !== null && <p className="text-second text-encre-2">{why}</p>}
        </div>
      </div>
      {composing && refusal === null && (
        <RequestForm uid={uid} offer={offer} onCancel={() => setComposing(false)} />
      )}
    </li>
  );
}

type RequestFormProps = { uid: string; offer: MissionOffer; onCancel: () => void };

function RequestForm({ uid, offer, onCancel }: RequestFormProps) {
  const [note, setNote] = useState('');
  const request = useRequestMission(uid);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    request.mutate({ kind: offer.kind, note: note.trim() || null });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-5 flex max-w-140 flex-col items-start gap-4 rounded-carte bg-creux p-5"
    >
      <div className="w-full">
        <TextArea
          label="Ce que l’équipe doit savoir"
          optional
          hint="Le notaire de votre achat, un code d’entrée, vos disponibilités."
          rows={3}
          maxLength={LIMITS.comment}
          ref={takeFocus}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={request.isPending}>
          Commander et payer
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
