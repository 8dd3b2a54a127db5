import type { ReactNode } from 'react';

import { PageHead } from '../../ui/PageHead.tsx';

export const VERSION = '15 novembre 2026';

export interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  sections: readonly Section[];
}

const TEXT =
  'space-y-4 text-encre-2 [&_strong]:font-semibold [&_strong]:text-encre [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&>:not(table)]:max-w-116';

/** A text to be read, searched and printed: numbered sections and their table of contents. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <article className="conteneur pt-8 pb-26 sm:pt-14">
      <p className="mb-3 text-second text-encre-3">Version du {VERSION}</p>
      <PageHead title={title} lead={lead} />
      <div className="mt-12 grid gap-12 md:grid-cols-[17rem_1fr] md:gap-16">
        <nav aria-label="Sommaire" className="print:hidden">
          <ol className="md:sticky md:top-8">
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-8 gap-2 py-1 text-second text-encre-2 hover:text-encre hover:underline"
                >
                  <span className="w-5 flex-none text-encre-3">{index + 1}.</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex min-w-0 flex-col gap-12">
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-8 text-h3">
                {index + 1}. {name}
              </h2>
              <div className={`mt-4 ${TEXT}`}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
