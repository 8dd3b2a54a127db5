// What is said of the room in a dossier.
import type { PortfolioStorage } from '@quitus/api/allowances.api';
import type { Relation } from '@quitus/domain/portfolios/permissions';

import { weightWords } from '../../../uploads/file-weight.ts';

export const storageWords = ({ used, allowed }: PortfolioStorage): string =>
  `${weightWords(used)} sur ${weightWords(allowed)}`;

const isOfAccount = ({ used, allowed, left }: PortfolioStorage): boolean => left < allowed - used;

/** Beside the bar: where the account runs short, what the dossier holds would say the contrary. */
export const gaugeWords = (storage: PortfolioStorage): string =>
  isOfAccount(storage) ? `il reste ${weightWords(storage.left)}` : storageWords(storage);

/** Who runs short, and what this person can do about it. */
export function roomWords(storage: PortfolioStorage, relation: Relation): string {
  const { left } = storage;
  const own = relation === 'OWNER' || relation === 'MASTER';
  const ofAccount = isOfAccount(storage);
  const what = ofAccount ? (own ? 'Votre espace' : 'L’espace de ce compte') : 'Ce dossier';
  const state =
    left === 0
      ? `${what} est plein.`
      : `${what} est presque plein : il reste ${weightWords(left)}.`;
  if (!ofAccount) return `${state} Retirez ce qui ne sert plus pour faire de la place.`;
  return own
    ? `${state} Les fichiers retirés libèrent leur place après 30 jours ; une offre supérieure en donne tout de suite.`
    : `${state} Prévenez la personne qui gère ce dossier.`;
}
