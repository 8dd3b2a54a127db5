import type { ActivityLine } from '@quitus/api/journal.api';
import { streetOf } from '@quitus/domain/portfolios/property-address';

/** What its owner should look at twice. */
export const isWorrying = ({ outcome }: Pick<ActivityLine, 'outcome'>): boolean =>
  outcome === 'REFUSED';

const BY: Record<ActivityLine['by'], string | null> = {
  YOU: null,
  // The sentence above says it already.
  STAFF: null,
  VISITOR: null,
  SERVICE: 'par l’équipe Quitus',
  OTHER: 'par une autre personne du dossier',
};

/** « 14 rue du Marché · Firefox sur Windows · réseau 192.0.2.x ». */
export function activityWords({ by, main_address, browser, ip_range }: ActivityLine): string {
  const street = main_address === null ? null : streetOf(main_address);
  const place = ip_range === null ? null : `réseau\u00A0${ip_range}`;
  return [street, BY[by], browser, place].filter((word) => word !== null).join(' · ');
}
