import { type Agent, AGENT_SORTS } from '@quitus/api/agents.api';
import { textOf } from '@quitus/api/client';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { handedOverText, removalText } from './agent-words.ts';
import { AgentItem } from './AgentItem.tsx';
import {
  type AgentSort,
  type AgentsView,
  readAgentsView,
  SORTS,
  writeAgentsView,
} from './agents-view.ts';
import { useAgents, useRemoveAgent } from './use-agents.ts';

export function AgentList() {
  const [address, setAddress] = useSearchParams();
  const view = readAgentsView(address);
  const { page, filter, sort } = view;
  const query = useAgents(view);
  const show = (changes: Partial<AgentsView>) =>
    setAddress(writeAgentsView({ ...view, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <>
      <SearchField
        label="Filtrer les agents"
        placeholder="Filtrer par e-mail"
        value={filter}
        onSearch={(text) => show({ filter: text, page: 1 })}
      />
      <SortChoice sort={sort} onSort={(chosen) => show({ sort: chosen, page: 1 })} />
      <div className="mt-2">
        <Loaded
          query={query}
          waiting={<AgentsSkeleton />}
          failure="Les agents n’ont pas pu être chargés"
        >
          {({ agents, total, pages }) => (
            <div
              aria-busy={query.isPlaceholderData}
              className="transition-opacity aria-busy:opacity-60"
            >
              <Agents agents={agents} filter={filter} />
              {pages > 1 && (
                <Pages
                  page={page}
                  pages={pages}
                  total={total}
                  onPage={(to) => show({ page: to })}
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
  const [confirming, setConfirming] = useState(false);
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
      onSettled: () => setConfirming(false),
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
                setConfirming(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={confirming}
        title={`Retirer ${leaving?.name ?? leaving?.email ?? ''} ?`}
        pending={removal.isPending}
        verb="Retirer de l’agence"
        destroys
        onCancel={() => setConfirming(false)}
        onAccept={remove}
      >
        {leaving && removalText(leaving)}
      </ConfirmDialog>
    </>
  );
}

function SortChoice({ sort, onSort }: { sort: AgentSort; onSort: (sort: AgentSort) => void }) {
  return (
    <label className="relative mt-3 -ml-2 inline-flex items-center text-second text-encre-2">
      <span className="pl-2">Trier par</span>
      <select
        className="min-h-11 appearance-none rounded-puce bg-transparent pr-7 pl-2 text-second hover:text-encre focus-visible:rounded-puce"
        value={sort}
        onChange={({ target }) => {
          const chosen = AGENT_SORTS.find((each) => each === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {AGENT_SORTS.map((each) => (
          <option key={each} value={each} className="bg-surface text-encre">
            {SORTS[each].label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1.5 size-4.5" />
    </label>
  );
}

type PagesProps = { page: number; pages: number; total: number; onPage: (page: number) => void };

const Pages = ({ page, pages, total, onPage }: PagesProps) => (
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
      Page {page} sur {pages}, {total} agents
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
