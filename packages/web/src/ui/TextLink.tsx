import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Target = { to: string; href?: never } | { href: string; to?: never };

type TextLinkProps = Target & { children: ReactNode; newTab?: boolean; className?: string };

const LOOK =
  'font-medium text-email underline decoration-1 underline-offset-3 transition-colors hover:text-email-vif hover:decoration-2';

export function TextLink({ to, href, children, newTab = false, className = '' }: TextLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  const look = `${LOOK} ${className}`;
  const content = (
    <>
      {children}
      {newTab && <span className="sr-only"> (nouvel onglet)</span>}
    </>
  );
  return to === undefined ? (
    <a href={href} className={look} {...target}>
      {content}
    </a>
  ) : (
    <Link to={to} className={look} {...target}>
      {content}
    </Link>
  );
}
