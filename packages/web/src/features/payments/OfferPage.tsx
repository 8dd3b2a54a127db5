import type { OfferChoice, OfferStanding } from '@quitus/api/subscriptions.api';
import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { useState } from 'react';

import { useOffer } from '../../orders/payments.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExtraAgents } from './ExtraAgents.tsx';
import { ACCEPT_WORDS, isAskedAbout } from './offer-words.ts';
import { OfferChoices } from './OfferChoices.tsx';
import { OfferEffects } from './OfferEffects.tsx';
import { useChangeOffer } from './use-change-offer.ts';

export const meta = () => pageMeta({ title: 'Choisir une offre', private: true });

export default function OfferPage() {
  const offer = useOffer();
  return (
    <div className="conteneur pt-2 sm:pt-6">
      <BackLink to={paths.billing}>Facturation</BackLink>
      <h1 className="mt-2">Choisir une offre</h1>
      <p className="mt-3 max-w-140 text-chapeau text-encre-2">
        Vous voyez ce que chaque offre change avant de la prendre. Vos dossiers et leurs documents
        restent, quelle que soit l’offre.
      </p>
      <div className="mt-8">
        <Loaded
          query={offer}
          waiting={<ChoicesSkeleton />}
          failure="Les offres n’ont pas pu être chargées"
        >
          {(standing) => <Choices standing={standing} />}
        </Loaded>
      </div>
    </div>
  );
}

function Choices({ standing }: { standing: OfferStanding }) {
  // What was chosen outlives the question: the dialog still shows it while it fades away.
  const [choice, setChoice] = useState<OfferChoice | null>(null);
  const [confirming, setConfirming] = useState(false);
  const changing = useChangeOffer(() => setConfirming(false));
  if (standing.choices.length === 0)
    return (
      <p className="max-w-140 text-encre-2">
        Votre agence règle l’abonnement : il n’y a pas d’offre à choisir pour un agent. Rien ne vous
        est facturé.
      </p>
    );
  return (
    <>
      <OfferChoices
        choices={standing.choices}
        pending={changing.isPending}
        onChoose={(chosen) => {
          // Keeping what one has takes nothing away: that is not asked twice.
          if (chosen.by === 'RESUME') return changing.mutate({ choice: chosen, standing });
          setChoice(chosen);
          setConfirming(true);
        }}
      />
      {standing.account_type === 'ENTERPRISE_MASTER' && <ExtraAgents agents={standing.agents} />}
      {choice && (
        <OfferDialog
          open={confirming}
          choice={choice}
          pending={changing.isPending}
          onAccept={() => changing.mutate({ choice, standing })}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

type OfferDialogProps = {
  open: boolean;
  choice: OfferChoice;
  pending: boolean;
  onAccept: () => void;
  onClose: () => void;
};

function OfferDialog({ open, choice, pending, onAccept, onClose }: OfferDialogProps) {
  const { offer, by, product_id, effects } = choice;
  if (!isAskedAbout(by)) return null;
  return (
    <Dialog
      open={open}
      title={`Passer à l’offre ${ACCOUNT_TYPE_LABELS[offer]} ?`}
      text="Voici ce qui change pour vous."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Garder mon offre
          </Button>
          {by === 'PAY' && product_id ? (
            <ButtonLink to={paths.clientDetails(product_id, null)}>{ACCEPT_WORDS[by]}</ButtonLink>
          ) : (
            <Button pending={pending} onClick={onAccept}>
              {ACCEPT_WORDS[by]}
            </Button>
          )}
        </>
      }
    >
      <OfferEffects effects={effects} />
    </Dialog>
  );
}

const ChoicesSkeleton = () => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-64 w-full" />
    ))}
  </div>
);
