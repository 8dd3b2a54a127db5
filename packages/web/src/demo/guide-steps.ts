// The five steps of the guided path: which are done, as the dossier itself tells, and what leads to the next.
import type { Dossier, PortfolioRow } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { can } from '@quitus/domain/portfolios/permissions';
import { ORDER_NEEDS } from '@quitus/domain/portfolios/progress';
import { streetOf } from '@quitus/domain/portfolios/property-address';

import { paths } from '../paths.ts';

type Slots = { slots: readonly Pick<Dossier['slots'][number], 'document_type' | 'status'>[] };
export type GuidedDossier = Pick<Dossier, 'uid' | 'guests' | 'invitations'> & Slots;

export type GuideState = {
  /** The one that is followed; null until one was opened. */
  dossier: GuidedDossier | null;
  /** Where one may begin. */
  suggested: Pick<PortfolioRow, 'uid' | 'main_address'> | null;
  /** Links that were made for it. */
  shares: number;
  /** Whether a document that is there was looked at. */
  looked: boolean;
  /** The pages where one orders and pays say themselves what comes next. */
  page: GuidedPage | null;
};

export type GuidedPage = 'ORDER' | 'PAYMENT';

export type GuideStep = {
  title: string;
  done: boolean;
  text: string;
  /** Left out where one already is. */
  link: Link | null;
};

type Link = { to: string; label: string };

/** Once all is done: the statement waits for the team, or is there. */
export type GuideEnding = { uid: string; title: string; text: string; link: Link; waits: boolean };

const WITHOUT: readonly DocumentStatus[] = ['A_AJOUTER', 'SCRAPING_PROCESSING', 'KO_SCRAPING'];
const MADE: readonly DocumentStatus[] = ['CREATION_IN_PROCESS', 'VERIFIED'];

const statusIn = ({ slots }: Slots, type: DocumentType): DocumentStatus =>
  slots.find(({ document_type }) => document_type === type)?.status ?? 'A_AJOUTER';

/** Whether a document holds something to look at. */
export const isThere = ({ slots }: Slots, type: string): boolean =>
  slots.some(({ document_type, status }) => document_type === type && !WITHOUT.includes(status));

/** Whether its figures can be looked at: a document is looked over once it was read. */
export const wasRead = (dossier: Slots, type: string): boolean =>
  isThere(dossier, type) &&
  dossier.slots.some(
    ({ document_type, status }) => document_type === type && status !== 'NEW_A_VERIFIER',
  );

/** A dossier where the path can be followed to its end. */
export const canBeGuided = ({ relation, slots }: Pick<Dossier, 'relation'> & Slots): boolean =>
  can(relation, 'ORDER') && slots.some(({ document_type }) => document_type === 'PRE_ETAT_DATE');

/** The one with the most to do. */
export function suggestedIn(rows: readonly PortfolioRow[]): PortfolioRow | null {
  const present = ({ slots }: PortfolioRow) =>
    slots.filter(({ status }) => !WITHOUT.includes(status)).length;
  const [first] = rows
    .filter((row) => canBeGuided(row) && statusIn(row, 'PRE_ETAT_DATE') === 'A_AJOUTER')
    .toSorted((a, b) => present(a) - present(b));
  return first ?? rows.find(canBeGuided) ?? null;
}

export function guideSteps(state: GuideState): GuideStep[] {
  const { dossier } = state;
  const at = dossier && paths.dashboard(dossier.uid);
  return [
    opening(state),
    bringing(dossier),
    lookStep(state),
    {
      title: 'Partager le dossier',
      done:
        dossier !== null && state.shares + dossier.guests.length + dossier.invitations.length > 0,
      text: 'Un notaire ou un acquéreur voit ce qui est vérifié, sans compte.',
      link: { to: at ? `${at}#partager` : paths.account, label: 'Créer un lien' },
    },
    ordering(state),
  ];
}

function lookStep({ dossier, looked }: GuideState): GuideStep {
  const read = dossier !== null && wasRead(dossier, 'CHARGES');
  return {
    title: 'Regarder un document lu',
    done: looked,
    text: read
      ? 'Chaque chiffre lu renvoie à sa page.'
      : 'Quitus lit vos papiers. Une fenêtre qui s’allume montre un document vérifié.',
    link: read ? { to: paths.document(dossier.uid, 'CHARGES'), label: 'Ouvrir les charges' } : null,
  };
}

function opening({ dossier, suggested }: GuideState): GuideStep {
  const street = suggested && streetOf(suggested.main_address);
  return {
    title: 'Ouvrir un dossier',
    done: dossier !== null,
    text: street ? `Le « ${street} » attend ses papiers.` : 'Une adresse suffit, même inventée.',
    link: suggested
      ? { to: paths.dashboard(suggested.uid), label: 'Ouvrir ce dossier' }
      : { to: paths.newPortfolio, label: 'Créer un dossier' },
  };
}

function bringing(dossier: GuidedDossier | null): GuideStep {
  const empty = dossier?.slots.every(({ status }) => status === 'A_AJOUTER') ?? true;
  const example = {
    to: `${dossier ? paths.dashboard(dossier.uid) : paths.account}#papiers`,
    label: 'Aller aux papiers',
  };
  return {
    title: 'Apporter ses papiers',
    done: dossier !== null && ORDER_NEEDS.every((type) => isThere(dossier, type)),
    text: empty
      ? 'Envoyez le robot chez le syndic, ou prenez les papiers d’exemple.'
      : 'Le robot les prend chez le syndic de démonstration.',
    link:
      dossier === null || empty
        ? example
        : { to: paths.syndic(dossier.uid), label: 'Envoyer le robot' },
  };
}

const ON_PAGE: Record<GuidedPage, string> = {
  ORDER:
    'Relisez ce qui est rempli, puis passez au paiement. À la caisse de test, rien n’est débité.',
  PAYMENT:
    'Dites à qui adresser la facture, cochez les accords, puis payez. À la caisse de test, rien n’est débité.',
};

function ordering({ dossier, page }: GuideState): GuideStep {
  const title = 'Commander le pré-état daté';
  const done = dossier !== null && MADE.includes(statusIn(dossier, 'PRE_ETAT_DATE'));
  const open =
    dossier !== null && ORDER_NEEDS.every((type) => statusIn(dossier, type) === 'VERIFIED');
  if (!open)
    return {
      title,
      done,
      text: 'Il s’ouvre dès que la convocation et les charges sont vérifiées.',
      link: {
        to: dossier ? paths.dashboard(dossier.uid) : paths.account,
        label: 'Revoir le dossier',
      },
    };
  if (page) return { title, done, text: ON_PAGE[page], link: null };
  return {
    title,
    done,
    text: 'À la caisse de test, rien n’est payé.',
    link: { to: paths.orderPed(dossier.uid), label: 'Commander' },
  };
}

export function guideEnding(dossier: GuidedDossier): GuideEnding {
  const { uid } = dossier;
  return statusIn(dossier, 'PRE_ETAT_DATE') === 'VERIFIED'
    ? {
        uid,
        title: 'Votre pré-état daté est livré',
        text: 'Il est dans le dossier, avec le numéro qui permet de le vérifier.',
        link: { to: paths.document(uid, 'PRE_ETAT_DATE'), label: 'Voir le pré-état daté' },
        waits: false,
      }
    : {
        uid,
        title: 'Vous avez fait le tour',
        text: 'L’équipe complète le pré-état daté et le livre. Dans la démonstration, faites-le à sa place, puis reconnectez-vous avec votre adresse.',
        link: { to: paths.pedMissions(uid), label: 'Suivre le pré-état daté' },
        waits: true,
      };
}
