import { Star } from 'lucide-react';
import { useEffect } from 'react';

import { useConsent } from '../../consent/consent.ts';
import { site } from '../../site/site.ts';
import { AcceptButton } from './AcceptButton.tsx';

/** The place of the review widget. It shows no rating of its own: only the third party's counts. */
export function Reviews() {
  return (
    <div className="mt-6 rounded-carte bg-surface px-6 py-5 shadow-pose">
      {site.reviews_id === null ? <Invitation /> : <Widget id={site.reviews_id} />}
    </div>
  );
}

const Invitation = () => (
  <div className="flex items-start gap-4">
    <Star className="mt-0.5 fill-current text-lampe-trait" />
    <p className="text-second text-encre-2">
      Vous avez constitué un dossier avec Quitus&nbsp;?{' '}
      <a
        href="#contact"
        className="font-medium text-email underline underline-offset-3 hover:text-email-vif"
      >
        Donnez-nous votre avis
      </a>
      .
    </p>
  </div>
);

function Widget({ id }: { id: string }) {
  const accepted = useConsent() === 'given';
  useEffect(() => {
    if (accepted) void import('./review-widget.ts').then(({ loadReviews }) => loadReviews());
  }, [accepted]);
  if (!accepted)
    return (
      <>
        <p className="text-second text-encre-2">
          Les avis de nos clients sont recueillis et affichés par un service extérieur.
        </p>
        <AcceptButton variant="secondary" className="mt-3">
          Accepter les cookies et lire les avis
        </AcceptButton>
      </>
    );
  return (
    <div
      className="trustpilot-widget min-h-13"
      data-locale="fr-FR"
      data-template-id="5419b6a8b0d04a076446a9ad"
      data-businessunit-id={id}
    />
  );
}
