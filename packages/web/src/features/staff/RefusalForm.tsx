import { errorText } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import type { DeskItem } from '@quitus/api/staff.api';
import { REFUSAL_REASON_INFO, type RefusalReason } from '@quitus/domain/control/refusal-reasons';
import { Check } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';

import { StatusChip } from '../../ui/StatusChip.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { FormButtons } from './FormButtons.tsx';
import { Key } from './Key.tsx';
import type { Answers, Refusal } from './proposed-decision.ts';
import {
  firstReasons,
  prefilledText,
  reasonsFor,
  saysSomething,
  statusOf,
  toggled,
} from './refusal-draft.ts';
import { REASON_KEYS, SHORTCUTS } from './shortcuts.ts';
import type { Decision } from './use-decisions.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useKeys } from './use-keys.ts';

type RefusalFormProps = {
  item: DeskItem;
  answers: Answers;
  /** The status that the button or the key named. */
  asked: Refusal;
  /** Picked from the start, whatever the answers say. */
  picked: RefusalReason | null;
  pending: boolean;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

/** Why, in the catalogue's words, and the sentence that the user reads. The page stays in sight. */
export function RefusalForm(props: RefusalFormProps) {
  const { item, answers, asked, picked, pending, onDecide, onClose } = props;
  const { document_type, control } = item;
  const title = useId();
  const [reasons, setReasons] = useState<readonly RefusalReason[]>(() =>
    picked ? [picked] : firstReasons(asked, control, answers),
  );
  /** Null while nobody has typed: the text follows the reasons. */
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const status = statusOf(reasons, asked);
  const text = typed ?? prefilledText({ document_type, control, answers, reasons, status });
  const offered = reasonsFor(document_type);
  const toggle = (reason: RefusalReason) => setReasons((now) => toggled(now, reason));
  useKeys(
    Object.fromEntries(offered.map((reason, index) => [REASON_KEYS[index], () => toggle(reason)])),
  );

  function send() {
    setTried(true);
    if (reasons.length > 0 && saysSomething(text) && !pending)
      onDecide({ to: status, reasons, reason: text.trim(), despite: [] });
  }

  useFormKeys({ onClose, onSend: send });

  return (
    <form
      noValidate
      aria-labelledby={title}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          id={title}
          tabIndex={-1}
          ref={takeFocus}
          className="text-h3 outline-none focus-visible:shadow-none"
        >
          Pourquoi ce document n’est-il pas accepté ?
        </h2>
        <p aria-live="polite" className="flex items-center gap-2 text-second text-encre-2">
          Il devient <StatusChip status={status} />
        </p>
      </div>
      <fieldset>
        <legend className="text-libelle font-semibold">Raisons</legend>
        <div className="mt-2 grid gap-1.5 sm:grid-cols-2">
          {offered.map((reason, index) => (
            <Reason
              key={reason}
              reason={reason}
              keyName={REASON_KEYS[index] ?? ''}
              picked={reasons.includes(reason)}
              onToggle={() => toggle(reason)}
            />
          ))}
        </div>
        <div aria-live="polite">
          {tried && reasons.length === 0 && (
            <p className="mt-2 text-second font-medium text-brique">
              Choisissez au moins une raison.
            </p>
          )}
        </div>
      </fieldset>
      <TextArea
        label="Ce que la personne lira"
        rows={6}
        maxLength={LIMITS.comment}
        value={text}
        error={tried && !saysSomething(text) ? errorText('MISSING_DECISION_REASON') : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormButtons keyed pending={pending} onClose={onClose}>
        Envoyer
        <Key onEnamel>{SHORTCUTS.send.key}</Key>
      </FormButtons>
    </form>
  );
}

type ReasonProps = {
  reason: RefusalReason;
  keyName: string;
  picked: boolean;
  onToggle: () => void;
};

const Reason = ({ reason, keyName, picked, onToggle }: ReasonProps) => (
  <button
    type="button"
    aria-pressed={picked}
    aria-keyshortcuts={keyName}
    onClick={onToggle}
    className="flex min-h-11 items-center gap-3 rounded-champ bg-creux px-3 py-1.5 text-left text-libelle font-medium transition-colors hover:bg-creux-vif focus-visible:rounded-champ aria-pressed:bg-email-doux aria-pressed:text-email"
  >
    <Key>{keyName}</Key>
    <span className="min-w-0 flex-1">{REFUSAL_REASON_INFO[reason].label}</span>
    {picked && <Check aria-hidden className="stroke-2" />}
  </button>
);
