import type { Dossier } from '@quitus/api/portfolios.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { type SigningPressure, signingPressure } from '@quitus/domain/portfolios/signing';
import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { dayKey } from '../../words/french-days.ts';
import { may } from './dossier-view.ts';
import { CARD, LINK } from './link-look.ts';
import { answersFor } from './situation-words.ts';
import { useAnswer } from './use-answer.ts';

type SigningCardProps = { dossier: Dossier; now: Date; onOpen: (type: DocumentType) => void };

const MOST_SHOWN = 3;

/** The day everything must be ready for, and what that day makes urgent. */
export function SigningCard({ dossier, now, onOpen }: SigningCardProps) {
  const { uid, portfolio_type, situation, slots } = dossier;
  const answer = useAnswer(uid);
  const title = useId();
  const [all, setAll] = useState(false);
  const signing = situation.planned_signing_date;
  const today = dayKey(now);
  const pressures = signingPressure(portfolio_type, situation, slots, today);
  const editable = may(dossier, 'ANSWER_SITUATION');
  if (!editable && signing === null) return null;

  function plan(day: string) {
    const answers = answersFor('planned_signing_date', day === '' ? null : day);
    if (answers) answer.mutate({ answers });
  }

  return (
    <section aria-labelledby={title} className={CARD}>
      <h2 id={title} className="text-h4">
        Date de signature prévue
      </h2>
      {editable ? (
        <DateForm key={signing} initial={signing ?? ''} onPlan={plan} />
      ) : (
        signing && <p className="mt-2">{frenchDay(signing)}</p>
      )}
      {signing !== null && signing < today && (
        <p className="mt-3 text-second text-encre-2">Cette date est passée.</p>
      )}
      {signing !== null && signing >= today && pressures.length === 0 && (
        <p className="mt-3 text-second text-encre-2">Rien d’urgent pour cette date.</p>
      )}
      {pressures.length > 0 && (
        <ul className="mt-4 flex flex-col gap-4">
          {(all ? pressures : pressures.slice(0, MOST_SHOWN)).map((pressure) => (
            <Pressure key={pressure.document_type} pressure={pressure} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {!all && pressures.length > MOST_SHOWN && (
        <button
          type="button"
          className={`mt-3 min-h-11 text-second ${LINK}`}
          onClick={() => setAll(true)}
        >
          Voir les {pressures.length} documents urgents
        </button>
      )}
    </section>
  );
}

type DateFormProps = { initial: string; onPlan: (day: string) => void };

function DateForm({ initial, onPlan }: DateFormProps) {
  const [typed, setTyped] = useState(initial);
  const [refused, setRefused] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const sensible = typed === '' || (typed >= '2000' && typed < '2101');
    setRefused(!sensible);
    if (sensible) onPlan(typed);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3">
      <TextField
        type="date"
        label={<span className="sr-only">Date de signature prévue</span>}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={refused ? 'Vérifiez l’année.' : undefined}
        hint={initial === '' ? 'Nous vous dirons ce qui doit être prêt, et pour quand.' : undefined}
      />
      {typed !== initial && (
        <Button type="submit" variant="secondary" size="compact" className="mt-3">
          {typed === '' ? 'Retirer la date' : 'Enregistrer la date'}
        </Button>
      )}
    </form>
  );
}

type PressureProps = { pressure: SigningPressure; onOpen: (type: DocumentType) => void };

function Pressure({ pressure, onOpen }: PressureProps) {
  const { document_type, reason, by, days_left } = pressure;
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <button
          type="button"
          className="text-left font-medium hover:text-email hover:underline"
          onClick={() => onOpen(document_type)}
        >
          {DOCUMENT_FACTS[document_type].label}
        </button>
        <span
          className={`text-second font-semibold ${days_left < 0 ? 'text-brique' : 'text-ocre'}`}
        >
          {days_left < 0 ? 'En retard' : `Avant le ${frenchDay(by)}`}
        </span>
      </p>
      <p className="text-second text-encre-2">{reason}</p>
    </li>
  );
}
