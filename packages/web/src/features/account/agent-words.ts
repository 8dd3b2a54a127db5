import type { Agent } from '@quitus/api/agents.api';

const dossiers = (count: number): string => `${count} dossier${count > 1 ? 's' : ''}`;

/** « 18 dossiers, 11 en ordre » */
export function agentLine({ portfolio_count, in_order_count }: Agent): string {
  if (portfolio_count === 0) return 'Aucun dossier';
  return `${dossiers(portfolio_count)}, ${in_order_count || 'aucun'} en ordre`;
}

/** What becomes of the work of somebody who leaves. */
export function removalText({ portfolio_count, state }: Agent): string {
  if (state === 'INVITED') return 'Son invitation ne fonctionnera plus.';
  const access = 'Cette personne n’aura plus accès à Quitus.';
  if (portfolio_count === 0) return `${access} Elle ne suit aucun dossier.`;
  return portfolio_count === 1
    ? `${access} Son dossier vous revient : rien n’est perdu.`
    : `${access} Ses ${portfolio_count} dossiers vous reviennent : rien n’est perdu.`;
}

export function handedOverText(handed_over: number): string {
  if (handed_over === 0) return 'Cette personne ne suivait aucun dossier.';
  return handed_over === 1
    ? 'Vous suivez maintenant son dossier.'
    : `Ses ${handed_over} dossiers sont maintenant suivis par vous.`;
}
