// What a payment opens, and where one goes from there.
import type { Order } from '@quitus/api/payments.api';
import type { ProductId } from '@quitus/domain/payments/catalogue';

import { paths } from '../../paths.ts';

export type NextStep = { text: string; to: string; label: string };

type Paid = Pick<Order, 'product_id' | 'portfolio_uid' | 'performed_at'>;

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

function followStatement({ portfolio_uid, performed_at }: Paid): NextStep {
  if (portfolio_uid === null)
    return { text: 'Votre commande est suivie.', to: paths.account, label: 'Voir mes dossiers' };
  return performed_at === null
    ? {
        text: 'Votre pré-état daté est livré aussitôt si tout est confirmé et concorde. Sinon, notre équipe le reprend : sa page vous dit pour quand.',
        to: paths.pedMissions(portfolio_uid),
        label: 'Suivre le pré-état daté',
      }
    : {
        text: 'Votre pré-état daté est livré. Il est dans votre dossier, et dans votre boîte mail.',
        to: paths.document(portfolio_uid, 'PRE_ETAT_DATE'),
        label: 'Voir le pré-état daté',
      };
}

const NEXT: Record<ProductId, (paid: Paid) => NextStep> = {
  PED: followStatement,
  PED_PRO: followStatement,
  DOSSIER_ON_DEMAND: openDossier,
  PRO_UNLIMITED: () => ({
    text: 'Votre offre est ouverte : vous créez autant de dossiers que vous voulez.',
    to: paths.account,
    label: 'Voir mes dossiers',
  }),
  PACK_PRO_UNLIMITED: () => ({
    text: 'Votre pack est ouvert : invitez vos agents, ils reçoivent leur accès par e-mail.',
    to: paths.agents,
    label: 'Inviter mes agents',
  }),
  EXTRA_AGENT: () => ({
    text: 'Votre pack a de nouvelles places : invitez vos agents.',
    to: paths.agents,
    label: 'Inviter mes agents',
  }),
  MISSION_TITRE_PROP: followMission,
  MISSION_ETAT_HYPOTHECAIRE: followMission,
  MISSION_DIAGNOSTICS: followMission,
};

export const whatNext = (paid: Paid): NextStep => NEXT[paid.product_id](paid);
