import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Drawn twice: by day and by night. */
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="mt-16">
      <h2>{title}</h2>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {(['jour', 'nuit'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-carte bg-papier p-5 text-encre sm:p-8"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-8 first:mt-0">
      <h3 className="text-h4">{title}</h3>
      <div className="mt-4 flex flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
