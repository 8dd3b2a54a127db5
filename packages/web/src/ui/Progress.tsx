import { type ReactNode, useId } from 'react';

import '../theme/progress.css';

interface ProgressProps {
  label: ReactNode;
  /** How far, out of `total`. Without it nobody knows, and the bar only shows that work goes on. */
  value?: number;
  total?: number;
  /** « 3 sur 7 », « 40 Mo sur 100 Mo »: said and shown instead of the bare figure. */
  text?: string;
}

export function Progress({ label, value, total = 100, text }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-second">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text !== undefined && <span className="text-encre-2">{text}</span>}
      </div>
      <progress
        id={id}
        value={value}
        max={total}
        aria-valuetext={text}
        className="avancement mt-2"
      />
    </div>
  );
}

type ProgressBarProps = { label: string; value: number; total: number };

/** Where words beside it say the rest: the bar alone. */
export const ProgressBar = ({ label, value, total }: ProgressBarProps) => (
  <progress aria-label={label} value={value} max={total} className="avancement block" />
);
