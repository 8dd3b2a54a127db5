import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

import { OWN_PAGES } from '../../navigation/own-pages.ts';

const LINK =
  'flex min-h-11 items-center rounded-champ px-3.5 font-medium whitespace-nowrap text-encre-2 transition-colors hover:bg-creux hover:text-encre focus-visible:rounded-champ aria-[current]:bg-creux aria-[current]:font-semibold aria-[current]:text-encre';

/** The pages about oneself: their list is at the left, above on a narrow screen. */
export const OwnPages = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="conteneur pt-4">
    <h1>{title}</h1>
    <div className="mt-6 md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-16">
      <nav aria-label="Mon compte" className="-mx-3.5 overflow-x-auto p-1 md:-mt-1">
        <ul className="flex gap-1 md:flex-col">
          {OWN_PAGES.map(({ to, text }) => (
            <li key={to}>
              <NavLink to={to} className={LINK}>
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-150 flex-col gap-12 max-md:mt-6">{children}</div>
    </div>
  </div>
);

/** `id`: for links that lead to it from elsewhere on the page. */
type OwnSectionProps = { title: string; lead?: ReactNode; id?: string; children: ReactNode };

export const OwnSection = ({ title, lead, id, children }: OwnSectionProps) => (
  <section id={id} className="scroll-mt-6">
    <h2 className="text-h3">{title}</h2>
    {lead !== undefined && <p className="mt-2 text-encre-2">{lead}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
