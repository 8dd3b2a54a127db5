import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type BackLinkProps = { children: ReactNode; label?: string } & (
  | { to: string; state?: unknown; onClick?: () => void }
  | { to?: never; state?: never; onClick: () => void }
);

const LOOK =
  'inline-flex min-h-11 max-w-full items-center gap-2 text-encre-2 transition-colors hover:text-encre print:hidden';

/** `label` names the gesture when the text shown is something else, an e-mail for instance. */
export function BackLink({ to, state, onClick, label, children }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft />
      {label !== undefined && <span className="sr-only">{label} </span>}
      <span className="min-w-0 truncate">{children}</span>
    </>
  );
  return to === undefined ? (
    <button type="button" onClick={onClick} className={LOOK}>
      {content}
    </button>
  ) : (
    <Link to={to} state={state} onClick={onClick} className={LOOK}>
      {content}
    </Link>
  );
}
