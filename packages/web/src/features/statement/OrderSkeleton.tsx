import { Skeleton } from '../../ui/Skeleton.tsx';

/** The order on the left, the document on the right: where they will be. */
export const OrderSkeleton = () => (
  <div className="mt-4 grid gap-10 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-25">
    <div className="flex flex-col gap-5">
      <Skeleton className="h-14" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
      <Skeleton className="h-14" />
    </div>
    <Skeleton className="aspect-[210/297] w-full rounded-tiroir" />
  </div>
);
