import { Pause, Play } from 'lucide-react';

import { PAUSE_LOOK } from './pause-look.ts';

interface PauseButtonProps {
  paused: boolean;
  onPaused: (paused: boolean) => void;
  /** « le défilement », « la démonstration ». */
  what: string;
  className?: string;
}

export function PauseButton({ paused, onPaused, what, className = '' }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={() => onPaused(!paused)}
      className={`${PAUSE_LOOK} ${className}`}
    >
      <Icon className="size-4 fill-current" />
      {paused ? `Relancer ${what}` : `Mettre ${what} en pause`}
    </button>
  );
}
