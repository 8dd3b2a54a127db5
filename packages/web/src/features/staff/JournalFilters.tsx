import { AUDIT_KINDS, AUDIT_OUTCOMES, auditLabel } from '@quitus/domain/security/audit';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { isWhole, type JournalView, readJournalView } from './journal-view.ts';

const BY_LABEL = AUDIT_KINDS.map((kind) => ({ kind, label: auditLabel(kind, 'DONE') })).toSorted(
  (a, b) => a.label.localeCompare(b.label, 'fr'),
);
const OUTCOME_LABELS: Record<(typeof AUDIT_OUTCOMES)[number], string> = {
  DONE: 'Accepté',
  REFUSED: 'Refusé',
};

type JournalFiltersProps = { view: JournalView; onShow: (view: JournalView) => void };

const NOTHING = readJournalView(new URLSearchParams());

/** Asked for by a button: each look at the journal is itself a line of it. */
export function JournalFilters({ view, onShow }: JournalFiltersProps) {
  const [draft, setDraft] = useState(view);
  const field = (name: keyof JournalView) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onShow({ ...draft, email: draft.email.trim(), dossier: draft.dossier.trim() });
  }

  return (
    <search aria-label="Dans le journal">
      <form
        noValidate
        onSubmit={submit}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-6"
      >
        <div className="lg:col-span-2">
          <Select label="Événement" {...field('kind')}>
            <option value="">Tous</option>
            {BY_LABEL.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <Select label="Issue" {...field('outcome')}>
          <option value="">Toutes</option>
          {AUDIT_OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {OUTCOME_LABELS[outcome]}
            </option>
          ))}
        </Select>
        <div className="lg:col-span-3">
          <TextField
            label="Adresse email du compte"
            type="email"
            autoComplete="off"
            {...field('email')}
          />
        </div>
        <div className="lg:col-span-2">
          <TextField
            label="Dossier"
            placeholder="Adresse ou identifiant"
            autoComplete="off"
            {...field('dossier')}
          />
        </div>
        <TextField label="Du" type="date" max={draft.to || undefined} {...field('from')} />
        <TextField label="Au" type="date" min={draft.from || undefined} {...field('to')} />
        <div className="flex items-end gap-3 sm:col-span-2">
          <Button type="submit">Filtrer</Button>
          {!isWhole(view) && (
            <Button
              variant="secondary"
              onClick={() => {
                setDraft(NOTHING);
                onShow(NOTHING);
              }}
            >
              Tout afficher
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
