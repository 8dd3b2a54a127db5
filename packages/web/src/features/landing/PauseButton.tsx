import { Pause, Play } from 'lucide-react';

import { useHydrated } from '../../start-up/hydrated.ts';
import { PAUSE_LOOK } from './pause-look.ts';

interface PauseButtonProps {
  paused: boolean;
  onPaused: (paused: boolean) => void;
  /** « le défilement », « la démonstration ». */
  what: string;
  className?: string;
}

export function PauseButton({ paused, onPaused, what, className = '' }: PauseButtonProps) {
  const alive = useHydrated();
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      disabled={!alive}
      onClick={() => onPaused(!paused)}
      className={`${PAUSE_LOOK} ${className}`}
    >
      <Icon className="size-4 fill-current" />
      {paused ? `Relancer ${what}` : `Mettre ${what} en pause`}
    </button>
  );
}
