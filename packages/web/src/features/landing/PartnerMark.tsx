import { type PartnerMark as Mark, PARTNER_MARKS } from './partners.data.ts';

export function PartnerMark({ mark, className = '' }: { mark: Mark; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`fill-none stroke-current ${className}`}
      strokeWidth="1.8"
      aria-hidden
    >
      <path d={PARTNER_MARKS[mark]} />
    </svg>
  );
}
