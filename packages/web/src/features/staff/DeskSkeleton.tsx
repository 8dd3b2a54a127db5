import { Skeleton } from '../../ui/Skeleton.tsx';

/** A page, its control, its decisions: where they will be. */
export const DeskSkeleton = () => (
  <div className="grid flex-1 gap-8 p-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_minmax(30rem,40rem)] min-[68.75rem]:px-9">
    <Skeleton className="mx-auto aspect-[210/297] w-full max-w-160 max-[68.75rem]:hidden" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
    </div>
  </div>
);
