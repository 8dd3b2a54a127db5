import { CLOSED_FLOORS } from '../../facade/building/floors.ts';
import { Facade } from '../../facade/Facade.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const GROUPS = [6, 5];

/** The page before its dossier: same places, nothing written yet. */
export const DashboardSkeleton = () => (
  <div className="conteneur">
    <output className="sr-only">Chargement du dossier…</output>
    <div className="flex items-start gap-6 pt-6">
      <Skeleton className="h-16 w-17" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-60 sm:w-90" />
        <Skeleton className="h-5 w-52" />
      </div>
    </div>
    <div className="mt-9 lg:mt-13 lg:grid lg:grid-cols-[26.25rem_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto max-w-105 sm:max-w-75 lg:mx-0 lg:max-w-none">
        <Facade floors={CLOSED_FLOORS} muted />
        <Skeleton className="mt-6 h-16 w-52" />
      </div>
      <div className="flex flex-col gap-12 max-lg:mt-12">
        <Skeleton className="h-40 w-full rounded-carte" />
        {GROUPS.map((rows) => (
          <div key={rows} className="flex flex-col gap-5">
            <Skeleton className="h-8 w-64" />
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="flex items-center justify-between gap-6">
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton className="h-5 w-3/5" />
                  <Skeleton className="h-4 w-2/5" />
                </div>
                <Skeleton className="h-7 w-24" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  </div>
);
