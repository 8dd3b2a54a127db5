import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { CATALOGUE, formatPrice, pedProductFor } from '@quitus/domain/payments/catalogue';
import { ORDER_NEEDS, orderRefusal } from '@quitus/domain/portfolios/progress';
import { Lock } from 'lucide-react';
import { useId } from 'react';

import { paths } from '../../paths.ts';
import { useProfile } from '../../profile/profile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { STATUS_TONE } from '../../ui/status-tone.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { STATUS_INK, StatusMark } from '../../ui/StatusMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DeliveredPed } from './DeliveredPed.tsx';
import { BRIEF_CARD, CARD } from './link-look.ts';
import { statementAction } from './main-action.ts';

type PedCardProps = {
  dossier: Dossier;
  /** Above the list of a narrow screen: only what is still missing, and the way on. */
  brief?: boolean;
  onOpen: (document_type: DocumentType) => void;
};

/** Two documents open the order: the card says how each stands, and what is left to do. */
export function PedCard({ dossier, brief = false, onOpen }: PedCardProps) {
  const profile = useProfile();
  const title = useId();
  const ped = dossier.slots.find(({ document_type }) => document_type === 'PRE_ETAT_DATE');
  if (!ped || ped.waived_at !== null) return null;
  if (ped.status === 'VERIFIED') return <DeliveredPed uid={dossier.uid} />;
  return (
    <section aria-labelledby={title} className={brief ? BRIEF_CARD : CARD}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={title} className="text-h3">
          {DOCUMENT_FACTS.PRE_ETAT_DATE.label}
        </h2>
        {profile && (
          <p className="font-titre text-h3 whitespace-nowrap">
            {formatPrice(CATALOGUE[pedProductFor(profile.account_type)].price_cents)}
          </p>
        )}
      </div>
      <p className={`mt-1 text-second text-encre-2 ${brief ? 'max-sm:hidden' : ''}`}>
        La situation financière de votre lot, à remettre avant la promesse.
      </p>
      {ped.status === 'A_AJOUTER' || ped.status === 'EXPIRED' ? (
        <Order dossier={dossier} brief={brief} onOpen={onOpen} />
      ) : (
        <Ordered dossier={dossier} status={ped.status} />
      )}
    </section>
  );
}

function Order({ dossier, brief = false, onOpen }: PedCardProps) {
  const hint = useId();
  const refusal = orderRefusal(dossier.slots);
  const order = (
    <ButtonLink to={paths.orderPed(dossier.uid)} wide className={brief ? 'mt-3' : 'mt-6'}>
      Commander le pré-état daté
    </ButtonLink>
  );
  if (brief)
    return refusal ? (
      <>
        <p className="mt-1 text-second text-encre-2">{leftWords(refusal.missing.length)}.</p>
        <ul className="mt-2 flex flex-col gap-2">
          {refusal.missing.map((type) => (
            <Condition key={type} dossier={dossier} type={type} onOpen={onOpen} />
          ))}
        </ul>
        <p className="mt-2 text-second">
          <TextLink to={paths.orderPed(dossier.uid)} className="inline-flex min-h-11 items-center">
            Voir ce qui est déjà rempli
          </TextLink>
        </p>
      </>
    ) : (
      order
    );
  return (
    <>
      <ul className="mt-5 flex flex-col gap-4">
        {ORDER_NEEDS.map((type) => (
          <Condition key={type} dossier={dossier} type={type} onOpen={onOpen} />
        ))}
      </ul>
      {refusal ? (
        <>
          <Button wide aria-disabled aria-describedby={hint} className="mt-6">
            <Lock aria-hidden />
            Commander le pré-état daté
          </Button>
          <p id={hint} className="mt-2.5 text-center text-puce text-encre-3">
            {leftWords(refusal.missing.length)} avant de commander.
          </p>
        </>
      ) : (
        order
      )}
      {refusal && (
        <p className="mt-2.5 text-center text-second">
          <TextLink to={paths.orderPed(dossier.uid)}>Voir ce qui est déjà rempli</TextLink>
        </p>
      )}
    </>
  );
}

const leftWords = (missing: number): string =>
  missing > 1
    ? 'Il reste deux documents à faire vérifier'
    : 'Il reste un document à faire vérifier';

type OrderedProps = { dossier: Dossier; status: DocumentStatus };

/** The order is under way: how it stands, and the way to it. */
function Ordered({ dossier, status }: OrderedProps) {
  const action = statementAction(dossier, status);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <StatusChip status={status} />
      {action && (
        <ButtonLink to={action.to} variant="secondary" size="compact">
          {action.word}
        </ButtonLink>
      )}
    </div>
  );
}

type ConditionProps = PedCardProps & { type: DocumentType };

function Condition({ dossier, type, onOpen }: ConditionProps) {
  const slot = dossier.slots.find(({ document_type }) => document_type === type);
  if (!slot) return null;
  const { status } = slot;
  return (
    <li className="flex gap-3.5">
      <StatusMark status={status} className="mt-0.5 size-5.5" />
      <span>
        <button
          type="button"
          onClick={() => onOpen(type)}
          className="text-left hover:text-email hover:underline"
        >
          {DOCUMENT_FACTS[type].label}
        </button>
        <span
          className={`block text-second ${STATUS_INK[STATUS_TONE[status]]} ${status === 'VERIFIED' ? 'sr-only' : ''}`}
        >
          {STATUS_LOOK[status].label}
        </span>
      </span>
    </li>
  );
}
