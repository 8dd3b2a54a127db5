// Before paying: what is already there, what is left, who completes it and when it comes.
import type { PedPage } from '@quitus/api/preetatdate.api';
import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import { DUE_HOURS } from '@quitus/domain/preetatdate/order';
import { isMostlyUnknown } from '@quitus/domain/preetatdate/readiness';
import { isUnknown, type Statement } from '@quitus/domain/preetatdate/statement';

import { isOpen, neededQuestions } from '../../statement-fields/statement-view.ts';

type Counts = { known: number; unknown: number; left: number; to_confirm: number };

/** What nobody asks for and nothing tells is not counted. */
function countsOf(statement: Statement): Counts {
  const told = statement.fields.filter((field) => !isOpen(field));
  const unknown = told.filter(isUnknown).length;
  return {
    known: told.length - unknown,
    unknown,
    left: neededQuestions(statement).length,
    to_confirm: told.filter(isConfirmable).length,
  };
}

const WITHIN = `sous ${DUE_HOURS} h`;

/** « 52 informations sur 58 sont déjà là. Notre équipe complète les 6 dernières sous 24 h. Pressé ? … » */
export function whatYouGet({
  statement,
  readiness: { deliverable },
}: Pick<PedPage, 'statement' | 'readiness'>): string {
  const counts = countsOf(statement);
  return `${hereWords(counts)}. ${deliverable ? 'Vous recevez le document aussitôt payé.' : teamWords(statement, counts)}`;
}

function hereWords({ known, unknown, left }: Counts): string {
  const total = known + unknown + left;
  if (known === total)
    return total > 1 ? `Les ${total} informations sont là` : 'L’information est là';
  const here =
    known === 0
      ? `Aucune information sur ${total} n’est encore là`
      : known === 1
        ? `Une information sur ${total} est déjà là`
        : `${known} informations sur ${total} sont déjà là`;
  if (unknown === 0) return here;
  return `${here}, ${unknown === 1 ? 'une est inconnue' : `${unknown} sont inconnues`}`;
}

function teamWords(statement: Statement, counts: Counts): string {
  const { left, to_confirm } = counts;
  if (isMostlyUnknown(statement))
    return `Il en manque trop pour une livraison immédiate : notre équipe les cherche et livre ${WITHIN}.`;
  if (left > 0) return leftWords(counts);
  if (to_confirm > 0) return confirmWords(counts);
  return `Un contrôle ne passe pas : notre équipe le regarde ${WITHIN}.`;
}

/** Completed but not confirmed, it would still wait for the team. */
function leftWords({ known, unknown, left, to_confirm }: Counts): string {
  const them = left === 1 ? 'la' : 'les';
  const team =
    known + unknown === 0
      ? `${them} complète`
      : `complète ${left === 1 ? 'la dernière' : `les ${left} dernières`}`;
  const rest = to_confirm > 0 ? ' et confirmez le reste' : '';
  return `Notre équipe ${team} ${WITHIN}. Pressé ? Complétez-${them} vous-même${rest} : livraison immédiate.`;
}

function confirmWords({ known, unknown, to_confirm }: Counts): string {
  const them = to_confirm === 1 ? 'la' : 'les';
  const team =
    to_confirm === known + unknown
      ? `${them} confirme`
      : `confirme ${to_confirm === 1 ? 'la dernière' : `les ${to_confirm} dernières`}`;
  return `Notre équipe ${team} ${WITHIN}. Pressé ? Confirmez-${them} vous-même : livraison immédiate.`;
}
