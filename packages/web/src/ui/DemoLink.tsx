import type { ReactNode } from 'react';

import { site } from '../site/site.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

type DemoLinkProps = ButtonLook & { className?: string; children?: ReactNode };

/** Booked on another site, in another tab, where there is one; else asked for by the contact form. */
export function DemoLink({ className = '', children, ...look }: DemoLinkProps) {
  const elsewhere = !site.demo_url.startsWith('/');
  return (
    <a
      href={site.demo_url}
      {...(elsewhere && { target: '_blank', rel: 'noopener' })}
      className={`${buttonLook(look)} ${className}`}
    >
      Demander une démo
      {children}
      {elsewhere && <span className="sr-only"> (nouvel onglet)</span>}
    </a>
  );
}
