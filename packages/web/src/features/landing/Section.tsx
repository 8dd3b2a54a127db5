import type { ReactNode } from 'react';

interface SectionProps {
  className?: string;
  id?: string;
  /** The id of its title, or a name where the title says something else. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** A part of the page below the fold. */
export function Section({ className = '', id, labelledBy, label, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`py-11 md:py-13 ${className}`}
    >
      <div className="conteneur">{children}</div>
    </section>
  );
}
