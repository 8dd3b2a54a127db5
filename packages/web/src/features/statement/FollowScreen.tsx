import type { ResponseOf } from '@quitus/api/endpoint';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { preetatdateApi } from '@quitus/api/preetatdate.api';
import { frenchDay } from '@quitus/domain/documents/calendar';

import { useAnnouncement } from '../../browser/use-announcement.ts';
import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CommentForm } from './CommentForm.tsx';
import { Editions } from './Editions.tsx';
import { stateNews } from './order-words.ts';
import { OrderState } from './OrderState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useAnswerQuestion, useRefreshPed, useRefusePed } from './use-ped-order.ts';
import { usePedLive } from './use-ped.ts';

export type PedLife = ResponseOf<typeof preetatdateApi.pedTimeline>;

type FollowScreenProps = { dossier: Dossier; life: PedLife };

/** One order from the click to the paper: what happened, what is awaited, what can be asked. */
export function FollowScreen({ dossier, life }: FollowScreenProps) {
  const { uid } = dossier;
  const { order, steps, editions, refresh, abilities } = life;
  const now = useNow();
  usePedLive(dossier);
  const news = useAnnouncement(order, stateNews);
  const answer = useAnswerQuestion(uid);
  const refuse = useRefusePed(uid);
  if (!order)
    return (
      <EmptyState
        title="Aucune commande"
        text="Le pré-état daté de ce dossier n’a pas encore été commandé."
      >
        <ButtonLink to={paths.orderPed(uid)}>Commander le pré-état daté</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-16">
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <div className="flex flex-col gap-8">
        <OrderState uid={uid} order={order} abilities={abilities} now={now} />
        {order.question && abilities.includes('ANSWER_STATEMENT') && (
          <CommentForm
            title="L’équipe vous demande"
            quote={order.question.text}
            label="Votre réponse"
            hint="Vous pouvez aussi ajouter le document au dossier, ou compléter la rubrique."
            submit="Répondre"
            pending={answer.isPending}
            onSubmit={(comment) => answer.mutate(comment)}
          />
        )}
        {refresh.offered && <Refresh uid={uid} free_until={refresh.free_until} />}
        <Editions uid={uid} editions={editions} now={now} />
        {order.state === 'DELIVERED' && abilities.includes('REFUSE_STATEMENT') && (
          <CommentForm
            title="Votre notaire le refuse ?"
            text="Dites-nous pourquoi : nous le corrigeons sans frais."
            label="Motif du refus"
            submit="Demander une correction"
            pending={refuse.isPending}
            onSubmit={(reason) => refuse.mutate(reason)}
          />
        )}
      </div>
      <OrderTimeline order={order} steps={steps} now={now} />
    </div>
  );
}

/** Papers changed since the delivery: another edition says what they say now. */
function Refresh({ uid, free_until }: { uid: string; free_until: string | null }) {
  const refresh = useRefreshPed(uid);
  return (
    <Notice tone="info" title="Des documents ont changé depuis la livraison">
      <p>
        Une nouvelle édition remplacera celle-ci
        {free_until === null ? '.' : `, sans frais jusqu’au ${frenchDay(free_until)}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" pending={refresh.isPending} onClick={() => refresh.mutate()}>
          Mettre à jour
        </Button>
        <ButtonLink variant="secondary" size="compact" to={paths.orderPed(uid)}>
          Voir ce qui a changé
        </ButtonLink>
      </div>
    </Notice>
  );
}
