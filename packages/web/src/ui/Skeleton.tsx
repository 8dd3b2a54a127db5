/** A place held while something loads; the screen that waits says so once with `Spinner`. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-puce bg-creux ${className}`} />;
}
