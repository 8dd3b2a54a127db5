import type { ReactNode } from 'react';

import { site } from '../../site.ts';
import { type ButtonLook, buttonLook } from '../../ui/button-look.ts';

type DemoLinkProps = ButtonLook & { className?: string; children?: ReactNode };

/** Booking a demonstration happens on another site, in another tab. */
export function DemoLink({ className = '', children, ...look }: DemoLinkProps) {
  return (
    <a
      href={site.demo_url}
      target="_blank"
      rel="noopener"
      className={`${buttonLook(look)} ${className}`}
    >
      Demander une démo
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
