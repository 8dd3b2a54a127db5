// What a payment opens, and where one goes from there.
import type { Order } from '@quitus/api/payments.api';
import type { PedOrder } from '@quitus/api/preetatdate.api';
import type { ProductId } from '@quitus/domain/payments/catalogue';

import { paths } from '../../paths.ts';
import { dueWords } from '../../words/due-words.ts';

export type NextStep = { text: string; to: string; label: string };

type Paid = Pick<Order, 'product_id' | 'portfolio_uid' | 'performed_at'> & {
  /** How the statement that was paid for stands; undefined until it is known. */
  ped?: PedStanding | undefined;
};

export type PedStanding = Pick<PedOrder, 'state' | 'queue' | 'due_at'>;

/** Printed, or with the team: nothing more is to be waited for on this page. */
export const isPedPlaced = (ped: PedStanding | null | undefined): boolean =>
  ped?.state === 'DELIVERED' || (ped?.queue ?? null) !== null;

const openDossier = ({ portfolio_uid }: Paid): NextStep => ({
  text: 'Votre dossier est ouvert, avec la liste de ses documents.',
  to: portfolio_uid === null ? paths.account : paths.dashboard(portfolio_uid),
  label: 'Ouvrir le dossier',
});

const followMission = ({ portfolio_uid }: Paid): NextStep => ({
  text: 'Notre équipe s’en occupe et vous répond. La pièce arrivera dans votre dossier.',
  to: portfolio_uid === null ? paths.account : paths.missions(portfolio_uid),
  label: 'Suivre la commande',
});

function followStatement({ portfolio_uid, performed_at, ped }: Paid, now: Date): NextStep {
  if (portfolio_uid === null)
    return {
      text: 'Votre commande est prise en charge.',
      to: paths.account,
      label: 'Voir mes dossiers',
    };
  return performed_at === null && ped?.state !== 'DELIVERED'
    ? {
        text: comingWords(ped, now),
        to: paths.pedMissions(portfolio_uid),
        label: 'Suivre le pré-état daté',
      }
    : {
        text: 'Votre pré-état daté est livré. Il est dans votre dossier, et dans votre boîte mail.',
        to: paths.document(portfolio_uid, 'PRE_ETAT_DATE'),
        label: 'Voir le pré-état daté',
      };
}

/** The one delivery that is theirs, never a choice of two. */
const comingWords = (ped: PedStanding | undefined, now: Date): string =>
  ped?.queue && ped.due_at !== null
    ? `Notre équipe règle ce que vos documents ne suffisent pas à dire. Votre pré-état daté est livré avant ${dueWords(ped.due_at, now)}, dans votre dossier et par e-mail.`
    : 'Votre pré-état daté se prépare. Sa livraison s’affiche ici dans un instant.';

const NEXT: Record<ProductId, (paid: Paid, now: Date) => NextStep> = {
  PED: followStatement,
  PED_PRO: followStatement,
  DOSSIER_ON_DEMAND: openDossier,
  PRO_UNLIMITED: () => ({
    text: 'Votre offre est active : vous créez autant de dossiers que vous voulez.',
    to: paths.account,
    label: 'Voir mes dossiers',
  }),
  PACK_PRO_UNLIMITED: () => ({
    text: 'Votre pack est actif : invitez vos agents, ils reçoivent leur accès par e-mail.',
    to: paths.agents,
    label: 'Inviter mes agents',
  }),
  EXTRA_AGENT: () => ({
    text: 'Votre pack a de nouvelles places : invitez vos agents.',
    to: paths.agents,
    label: 'Inviter mes agents',
  }),
  MISSION_TITRE_PROP: followMission,
  MISSION_ETAT_HYPOTHECAIRE: followMission,
  MISSION_DIAGNOSTICS: followMission,
};

export const whatNext = (paid: Paid, now: Date): NextStep => NEXT[paid.product_id](paid, now);
