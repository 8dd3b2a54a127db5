import { canCreatePortfolio } from '@quitus/domain/accounts/permissions';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { keepListAddress } from '../../navigation/list-address.ts';
import { moveBetweenRows } from '../../navigation/row-keys.ts';
import { paths } from '../../paths.ts';
import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useKeyDown } from '../../ui/use-key-down.ts';
import { EmptyList } from './EmptyList.tsx';
import { useRowsInSight } from './in-sight.ts';
import {
  extentText,
  type ListView,
  offeredFilters,
  readListView,
  writeListView,
} from './list-view.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoMorePortfolios } from './NoMorePortfolios.tsx';
import { PortfolioList, PortfolioListSkeleton } from './PortfolioList.tsx';
import { useNextRows } from './use-next-rows.ts';
import { useLivePortfolios, usePortfolioCounts, usePortfolios } from './use-portfolios.ts';

export const meta = () => pageMeta({ title: 'Mes dossiers', private: true });

export default function PortfoliosPage() {
  const profile = useProfile();
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const list = usePortfolios(view);
  const counts = usePortfolioCounts(view.search);
  const whole = usePortfolioCounts('');
  const portfolios = list.data?.pages.flatMap((page) => page.portfolios) ?? [];
  const sight = useRowsInSight();
  useLivePortfolios(portfolios.filter(({ uid }) => sight.near.has(uid)));
  const search = useRef<HTMLInputElement>(null);
  const next = useNextRows(portfolios.length);

  const rows = () => [...(next.list.current?.querySelectorAll<HTMLElement>('li > div a') ?? [])];
  useKeyDown((event) => void moveBetweenRows(event, rows()));

  const address = writeListView(view).toString();
  useEffect(() => keepListAddress(address), [address]);

  const show = (changes: Partial<ListView>) =>
    setQuery(writeListView({ ...view, ...changes }), { replace: true, preventScrollReset: true });

  return (
    <div className="conteneur pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>Mes dossiers</h1>
        {profile &&
          (canCreatePortfolio(profile) ? (
            <ButtonLink to={paths.newPortfolio}>
              <Plus aria-hidden />
              Nouveau dossier
            </ButtonLink>
          ) : (
            <NoMorePortfolios type={profile.account_type} />
          ))}
      </div>
      <div className="mt-6 flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:items-center">
        <ListSearch
          ref={search}
          value={view.search}
          onSearch={(text) => show({ search: text })}
          onDown={() => rows()[0]?.focus()}
        />
        <ListFilters
          offered={offeredFilters(whole.data, view.filter)}
          counts={counts.data}
          chosen={view.filter}
          onChoose={(filter) => show({ filter })}
        />
      </div>
      <div className="mt-5">
        <Loaded
          query={list}
          waiting={<PortfolioListSkeleton />}
          failure="Les dossiers n’ont pas pu être chargés"
        >
          {() =>
            portfolios.length === 0 ? (
              <EmptyList
                view={view}
                profile={profile}
                onReset={() => {
                  show({ search: '', filter: 'ALL' });
                  search.current?.focus();
                }}
              />
            ) : (
              <div
                ref={next.list}
                aria-busy={list.isPlaceholderData}
                className="transition-opacity aria-busy:opacity-60"
              >
                <PortfolioList
                  portfolios={portfolios}
                  reader_id={profile?.id}
                  sort={view.sort}
                  onSort={(sort) => show({ sort })}
                  onNear={sight.notify}
                />
                <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
                  <output className="text-second text-encre-2">
                    {extentText({
                      shown: portfolios.length,
                      more: list.hasNextPage,
                      search: view.search,
                      count: counts.data?.[view.filter],
                    })}
                  </output>
                  {list.hasNextPage && (
                    <Button
                      variant="secondary"
                      size="compact"
                      pending={list.isFetchingNextPage}
                      onClick={() => {
                        next.expect();
                        void list.fetchNextPage();
                      }}
                    >
                      Voir les suivants
                    </Button>
                  )}
                </div>
              </div>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
