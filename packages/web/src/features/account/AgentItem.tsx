import type { Agent } from '@quitus/api/agents.api';
import { textOf } from '@quitus/api/client';
import { Check, Mail } from 'lucide-react';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CHIP, CHIP_TONES } from '../../ui/chip-look.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import { agentLine } from './agent-words.ts';
import { ROW_ACTION } from './row-action-look.ts';
import { useRemindAgent } from './use-agents.ts';

const DOSSIERS_LINK =
  'underline decoration-trait-fort underline-offset-3 transition-colors hover:text-encre';

type AgentItemProps = { agent: Agent; onRemove: () => void };

export function AgentItem({ agent, onRemove }: AgentItemProps) {
  const shown = agent.name ?? agent.email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <Avatar of={shown} />
      <div className="min-w-0 flex-1 basis-50">
        <p className="wrap-anywhere font-semibold">{shown}</p>
        <p className="text-second wrap-anywhere text-encre-2">
          {agent.name !== null && `${agent.email} · `}
          {agent.portfolio_count === 0 ? (
            agentLine(agent)
          ) : (
            <Link to={paths.dossiersNamed(agent.email)} className={DOSSIERS_LINK}>
              {agentLine(agent)}
              <span className="sr-only"> : voir les dossiers de {shown}</span>
            </Link>
          )}
        </p>
      </div>
      <div className="flex items-center gap-x-4 max-sm:w-full max-sm:pl-14.5">
        <State state={agent.state} />
        {agent.state === 'INVITED' && <Remind agent={agent} />}
        <button type="button" className={ROW_ACTION} onClick={onRemove}>
          Retirer<span className="sr-only"> {shown}</span>
        </button>
      </div>
    </li>
  );
}

/* Neither is green: nothing was verified. */
const State = ({ state }: Pick<Agent, 'state'>) =>
  state === 'ACTIVE' ? (
    <span className={`${CHIP} ${CHIP_TONES.absent}`}>
      <Check aria-hidden className="size-4.25 stroke-2" />
      Actif
    </span>
  ) : (
    <span className={`${CHIP} ${CHIP_TONES.received}`}>
      <Mail aria-hidden className="size-4.25 stroke-2" />
      Invitation envoyée
    </span>
  );

function Remind({ agent: { id, email } }: { agent: Agent }) {
  const reminding = useRemindAgent();
  const remind = () =>
    reminding.mutate(id, {
      onSuccess: () =>
        showSnackbar({
          type: 'success',
          title: 'Invitation renvoyée',
          text: `${email} reçoit un nouveau lien. L’ancien ne fonctionne plus.`,
          mailed: true,
        }),
      onError: (cause) =>
        showSnackbar({
          type: 'error',
          title: 'L’invitation n’a pas été renvoyée',
          text: textOf(cause),
        }),
    });
  return (
    <button
      type="button"
      className={ROW_ACTION}
      disabled={reminding.isPending || reminding.isSuccess}
      onClick={remind}
    >
      {reminding.isSuccess ? 'Invitation renvoyée' : 'Renvoyer l’invitation'}
      <span className="sr-only"> {email}</span>
    </button>
  );
}
