import type { WaitingMission } from '@quitus/api/desk.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { MISSION_STATE_LABELS } from '@quitus/domain/missions/mission';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { useState } from 'react';

import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { exactDate, shownDate } from '../../../words/shown-date.ts';
import { AnswerMissionForm } from './AnswerMissionForm.tsx';
import { DeliverMissionForm } from './DeliverMissionForm.tsx';

type MissionOnDeskProps = { mission: WaitingMission; now: Date };
type Form = 'accept' | 'refuse' | 'deliver';

/** One paper to get: who asked, what they wrote, what the team answers. */
export function MissionOnDesk({ mission, now }: MissionOnDeskProps) {
  const [form, setForm] = useState<Form | null>(null);
  const { kind, state, portfolio_uid, main_address, requested_by, note, answer, requested_at } =
    mission;
  const close = () => setForm(null);
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="max-w-140 min-w-0 flex-1 basis-72">
          <p className="font-medium">{DOCUMENT_FACTS[kind].label}</p>
          <p className="text-second text-encre-2">
            <TextLink to={paths.document(portfolio_uid, kind)}>{wholeLine(main_address)}</TextLink>
            {' · '}
            {requested_by},{' '}
            <time dateTime={requested_at} title={exactDate(requested_at)}>
              {shownDate(requested_at, now)}
            </time>
          </p>
          <p className="text-second font-semibold text-encre-2">{MISSION_STATE_LABELS[state]}</p>
          {note !== null && <p className="mt-2 whitespace-pre-line">{note}</p>}
          {answer !== null && (
            <p className="mt-1 text-second whitespace-pre-line text-encre-2">Répondu : {answer}</p>
          )}
        </div>
        {form === null && (
          <div className="flex flex-wrap gap-2.5">
            {state === 'PAID' && (
              <Button variant="secondary" size="compact" onClick={() => setForm('accept')}>
                Accepter
              </Button>
            )}
            <Button size="compact" onClick={() => setForm('deliver')}>
              Livrer
            </Button>
            <Button variant="quiet" size="compact" onClick={() => setForm('refuse')}>
              Refuser
            </Button>
          </div>
        )}
      </div>
      {form === 'deliver' && <DeliverMissionForm mission={mission} onClose={close} />}
      {(form === 'accept' || form === 'refuse') && (
        <AnswerMissionForm mission={mission} accepted={form === 'accept'} onClose={close} />
      )}
    </li>
  );
}
