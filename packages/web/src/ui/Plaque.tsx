import type { ReactNode } from 'react';

export type PlaqueSize = 'small' | 'regular' | 'giant';

const SIZES = {
  small: 'plaque-petite',
  regular: '',
  giant: 'plaque-geante',
} satisfies Record<PlaqueSize, string>;

/** The enamelled street number: the sign of a dossier. */
export function Plaque({ children, size = 'regular' }: { children: ReactNode; size?: PlaqueSize }) {
  return <span className={`plaque ${SIZES[size]}`}>{children}</span>;
}
