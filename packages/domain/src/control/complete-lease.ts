import { evidenceOf, onlyDay, type Rule, undecided } from './examined.ts';
// What a sale needs of a home that is let: the lease under which somebody lives there.
import { requiring } from './required-facts.ts';

const tellsAll = requiring('landlord', 'tenant', 'lease_from', 'rent');

/** Whether a notice or a second lease ends the first, and who lives there now, a person finds out. */
export const leaseComplete: Rule = (examined) => {
  const { papers, dossier, today } = examined;
  const seen = evidenceOf(papers);
  const [lease, ...others] = papers;
  if (lease?.sub_kind !== 'BAIL' || others.length > 0)
    return undecided('Le bail en cours est à reconnaître parmi les documents.', seen);
  if (dossier.situation.rented !== true)
    return undecided('Le dossier ne dit pas que le logement est loué.', seen);
  const from = onlyDay(lease, 'lease_from');
  return from && from.value > today
    ? undecided('Le bail commence plus tard.', seen)
    : tellsAll(examined);
};
