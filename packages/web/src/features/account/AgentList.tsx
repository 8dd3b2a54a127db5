import type { Agent } from '@quitus/api/accounts.api';
import { textOf } from '@quitus/api/client';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FIELD_FRAME, FIELD_INPUT } from '../../ui/field-look.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { handedOverText, removalText } from './agent-words.ts';
import { AgentItem } from './AgentItem.tsx';
import { useAgents, useRemoveAgent } from './use-agents.ts';

const PAUSE_MS = 250;

export function AgentList() {
  const [typed, setTyped] = useState('');
  const [{ page, filter }, setShown] = useState({ page: 1, filter: '' });
  const query = useAgents(page, filter);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setShown((before) =>
          before.filter === typed.trim() ? before : { page: 1, filter: typed.trim() },
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <>
      <search className={FIELD_FRAME}>
        <Search aria-hidden className="text-encre-2" />
        <input
          type="search"
          aria-label="Filtrer les agents"
          placeholder="Filtrer par e-mail"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className={FIELD_INPUT}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <div className="mt-5">
        <Loaded
          query={query}
          waiting={<AgentsSkeleton />}
          failure="Les agents n’ont pas pu être chargés"
        >
          {({ agents, pages }) => (
            <div
              aria-busy={query.isPlaceholderData}
              className="transition-opacity aria-busy:opacity-60"
            >
              <Agents agents={agents} filter={filter} />
              {pages > 1 && (
                <Pages
                  page={page}
                  pages={pages}
                  onPage={(next) => setShown({ filter, page: next })}
                />
              )}
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Agents({ agents, filter }: { agents: readonly Agent[]; filter: string }) {
  // The name outlives the question: the dialog still shows it while it fades away.
  const [leaving, setLeaving] = useState<Agent | null>(null);
  const [asking, setAsking] = useState(false);
  const removal = useRemoveAgent();

  function remove() {
    if (!leaving) return;
    removal.mutate(leaving.id, {
      onSuccess: ({ handed_over }) =>
        showSnackbar({
          type: 'success',
          title: `${leaving.name ?? leaving.email} ne fait plus partie de vos agents`,
          text: handedOverText(handed_over),
        }),
      onError: (cause) =>
        showSnackbar({
          type: 'error',
          title: 'L’agent n’a pas été retiré',
          text: textOf(cause),
        }),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <>
      {agents.length === 0 ? (
        <p className="py-6 text-encre-2">
          {filter === ''
            ? 'Aucun agent pour l’instant. Envoyez une première invitation.'
            : `Aucun agent pour « ${filter} ».`}
        </p>
      ) : (
        <ul className="divide-y divide-trait">
          {agents.map((agent) => (
            <AgentItem
              key={agent.id}
              agent={agent}
              onRemove={() => {
                setLeaving(agent);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        title={`Retirer ${leaving?.name ?? leaving?.email ?? ''} ?`}
        pending={removal.isPending}
        onCancel={() => setAsking(false)}
        onAccept={remove}
      >
        {leaving && removalText(leaving)}
      </ConfirmDialog>
    </>
  );
}

type PagesProps = { page: number; pages: number; onPage: (page: number) => void };

const Pages = ({ page, pages, onPage }: PagesProps) => (
  <nav aria-label="Pages d’agents" className="mt-6 flex items-center justify-between gap-4">
    <Button
      variant="secondary"
      size="compact"
      disabled={page === 1}
      onClick={() => onPage(page - 1)}
    >
      Précédents
    </Button>
    <output className="text-second text-encre-2">
      Page {page} sur {pages}
    </output>
    <Button
      variant="secondary"
      size="compact"
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
    >
      Suivants
    </Button>
  </nav>
);

const AgentsSkeleton = () => (
  <div className="flex flex-col gap-8 py-4">
    {[1, 2, 3].map((place) => (
      <div key={place} className="flex items-center gap-4">
        <Skeleton className="size-10.5 flex-none" />
        <div className="flex-1">
          <Skeleton className="h-5 w-52 max-w-full" />
          <Skeleton className="mt-2 h-4 w-36" />
        </div>
        <Skeleton className="h-7 w-20" />
      </div>
    ))}
  </div>
);
