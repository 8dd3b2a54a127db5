import {
  type Fullness,
  fullnessOf,
  type Gauge as Figures,
} from '@quitus/domain/payments/allowances';
import { type ReactNode, useId } from 'react';

interface GaugeProps {
  label: string;
  figures: Figures;
  /** « 320 Mo sur 2 Go »: said and shown instead of the bare figures. */
  text: string;
  /** What to do about it, under the bar. */
  children?: ReactNode;
}

const BAR: Record<Fullness, string> = {
  EASY: 'bg-email',
  NEARLY_FULL: 'bg-ocre',
  FULL: 'bg-brique',
};

/** How much of an allowance is used. The colour never says it alone. */
export function Gauge({ label, figures, text, children }: GaugeProps) {
  const id = useId();
  const { used, allowed } = figures;
  const share = Math.min(1, used / allowed);
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-second">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="text-encre-2">{text}</span>
      </div>
      {/* Engines paint a meter in their own colours: it is read aloud, the bar below is seen. */}
      <meter
        id={id}
        className="sr-only"
        max={allowed}
        value={Math.min(used, allowed)}
        aria-valuetext={text}
      />
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-creux">
        <div
          className={`h-full rounded-full ${BAR[fullnessOf(figures)]}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {children !== undefined && <div className="mt-2 text-second">{children}</div>}
    </div>
  );
}
