import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';

import { TOOLTIP } from './tooltip-look.ts';

interface TooltipProps {
  text: ReactNode;
  /** The button or link that it explains, already named by itself. */
  children: ReactElement;
}

/** A word more, on hover and on focus. Fingers never see it: nothing may be said only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={children} aria-describedby={open ? id : undefined} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={8} className="z-50">
          {/* Read as the description of the trigger, not a second time at the end of the page. */}
          <Base.Popup id={id} aria-hidden className={TOOLTIP}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
