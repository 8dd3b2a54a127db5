import { textOf } from '@quitus/api/client';
import { errorText } from '@quitus/api/errors';
import { staffApi } from '@quitus/api/staff.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { allowedTargets, DECIDED_STATUSES } from '@quitus/domain/documents/transitions';
import { Check, X } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';

import { call } from '../../api.ts';
import { keys, queryClient } from '../../query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useChange } from './use-dossier.ts';

type StaffDecisionProps = { uid: string; document_type: DocumentType; status: DocumentStatus };
type Decided = (typeof DECIDED_STATUSES)[number];
type Decision = { to: Decided; reason: string | null };

/** What staff may conclude: a first control, or another conclusion than the one given. */
function targetsOf({ document_type, status }: StaffDecisionProps): Decided[] {
  const event = status === 'NEW_A_VERIFIER' ? 'CONTROLLED' : 'STAFF_OVERRODE';
  const allowed = allowedTargets(event, status, document_type);
  return DECIDED_STATUSES.filter((target) => allowed.includes(target));
}

const TEMPLATE = 'Document actuel : \nDocument attendu : ';

/** The team's word on a document. Empty where there is nothing to decide. */
export function StaffDecision(props: StaffDecisionProps) {
  const { uid, document_type } = props;
  const title = useId();
  const [refusing, setRefusing] = useState(false);
  const targets = targetsOf(props);
  const refusals = targets.filter((target) => target !== 'VERIFIED');
  const decide = useChange<Decision>({
    uid,
    send: async (body) => {
      await call(staffApi.decide, { params: { uid, document_type }, body });
      void queryClient.invalidateQueries({ queryKey: keys.queue });
    },
    refused: 'La décision n’a pas été enregistrée',
    quiet: refusing,
  });
  if (targets.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-6 rounded-carte bg-creux p-5">
      <h3 id={title} className="text-h4">
        Décision
      </h3>
      {refusing ? (
        <RefusalForm
          refusals={refusals}
          pending={decide.isPending}
          refused={decide.isError ? textOf(decide.error) : null}
          onDecide={(decision) => decide.mutate(decision, { onSuccess: () => setRefusing(false) })}
          onCancel={() => {
            decide.reset();
            setRefusing(false);
          }}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          {targets.includes('VERIFIED') && (
            <Button
              size="compact"
              pending={decide.isPending}
              onClick={() => decide.mutate({ to: 'VERIFIED', reason: null })}
            >
              <Check aria-hidden />
              Accepter
            </Button>
          )}
          <Button
            variant="secondary"
            size="compact"
            className="bg-surface"
            disabled={decide.isPending}
            onClick={() => setRefusing(true)}
          >
            <X aria-hidden />
            Refuser
          </Button>
        </div>
      )}
    </section>
  );
}

type RefusalFormProps = {
  refusals: readonly Decided[];
  pending: boolean;
  refused: string | null;
  onDecide: (decision: Decision) => void;
  onCancel: () => void;
};

function RefusalForm({ refusals, pending, refused, onDecide, onCancel }: RefusalFormProps) {
  const [to, setTo] = useState(refusals[0]);
  const [reason, setReason] = useState(TEMPLATE);
  const [missing, setMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const said = reason.trim() !== '' && reason.trim() !== TEMPLATE.trim();
    setMissing(!said);
    if (said && to !== undefined) onDecide({ to, reason: reason.trim() });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <Select
        label="Statut"
        value={to}
        onChange={(event) => setTo(refusals.find((one) => one === event.target.value))}
      >
        {refusals.map((status) => (
          <option key={status} value={status}>
            {STATUS_LOOK[status].label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Raison"
        hint="La personne lit cette phrase telle quelle."
        rows={3}
        maxLength={1000}
        value={reason}
        error={missing ? errorText('MISSING_DECISION_REASON') : refused}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="compact" pending={pending}>
          Refuser le document
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
