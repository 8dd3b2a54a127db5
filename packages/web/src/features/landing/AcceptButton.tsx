import { giveConsent } from '../../consent/consent.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Button } from '../../ui/Button.tsx';

type AcceptButtonProps = Pick<ButtonLook, 'variant'> & { className: string; children: string };

/** Consent given where it is needed. Without JavaScript there is nothing to accept, nor to load. */
export function AcceptButton({ variant, className, children }: AcceptButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      variant={variant}
      onClick={giveConsent}
      className={`${className} ${hydrated ? '' : 'invisible'}`}
    >
      {children}
    </Button>
  );
}
