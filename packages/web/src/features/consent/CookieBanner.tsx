import { useEffect } from 'react';

import { giveConsent, refuseConsent, useConsentQuestion } from '../../consent/consent.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Bottom left, full width on a phone. Both answers weigh the same. */
export function CookieBanner() {
  const asked = useConsentQuestion();
  useEffect(takeOver, []);
  if (!asked) return null;
  return (
    <section
      aria-label="Cookies"
      className="bandeau-cookies fixed right-(--marge) bottom-5 left-(--marge) z-40 rounded-carte bg-surface print:hidden p-5 shadow-leve sm:right-auto sm:max-w-110"
    >
      <p className="text-second text-encre-2">
        {site.name} respecte votre vie privée. En poursuivant votre navigation, vous acceptez
        l’utilisation de cookies. <TextLink to={paths.cookies}>En savoir plus</TextLink>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="compact" onClick={refuseConsent}>
          Refuser
        </Button>
        <Button variant="secondary" size="compact" onClick={giveConsent}>
          J'accepte
        </Button>
      </div>
    </section>
  );
}

/** From here on React decides; until then the script of the head did. */
function takeOver(): void {
  delete document.documentElement.dataset['answered'];
}
