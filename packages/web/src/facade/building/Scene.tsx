import type { ReactNode } from 'react';

import { FacadeDefs } from './Defs.tsx';
import { VIEW } from './measures.ts';

interface SceneProps {
  id: string;
  title: string | undefined;
  muted: boolean;
  children: ReactNode;
}

/** The sheet that a building or a house is drawn on: same size, so that one may replace the other. */
export function Scene({ id, title, muted, children }: SceneProps) {
  const name =
    title === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg
      viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
      className={`h-auto w-full transition-opacity duration-400 ${muted ? 'opacity-60' : ''}`}
      {...name}
    >
      <FacadeDefs id={id} />
      {children}
    </svg>
  );
}
