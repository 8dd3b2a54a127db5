// What a sale needs of a home that is let: the lease under which somebody lives there.
import { addMonths } from '../documents/calendar.ts';
import {
  evidenceOf,
  onlyDay,
  type Paper,
  readingsOf,
  type Rule,
  textsIn,
  undecided,
} from './examined.ts';
import { compareOwners, peopleIn } from './person-name.ts';
import { requiring } from './required-facts.ts';

const tellsAll = requiring('landlord', 'tenant', 'lease_from', 'rent');

/** Whether a notice or a second lease ends the first, and who lives there now, a person finds out. */
export const leaseComplete: Rule = (examined) => {
  const { papers, dossier, today } = examined;
  const seen = evidenceOf(papers);
  const [lease, ...others] = papers.toSorted((a, b) => Number(isLease(b)) - Number(isLease(a)));
  if (!lease || !isLease(lease) || !others.every((paper) => goesWith(paper, lease)))
    return undecided('Le bail en cours est à reconnaître parmi les documents.', seen);
  if (dossier.situation.rented !== true)
    return undecided('Le dossier ne dit pas que le logement est loué.', seen);
  const from = onlyDay(lease, 'lease_from');
  return from && from.value > today
    ? undecided('Le bail commence plus tard.', seen)
    : tellsAll({ ...examined, papers: [lease] });
};

const isLease = ({ sub_kind }: Paper): boolean => sub_kind === 'BAIL';

/** A receipt of the same tenant, the inventory of the day they came: neither ends a lease. */
function goesWith(paper: Paper, lease: Paper): boolean {
  if (paper.sub_kind === 'ETAT_DES_LIEUX') return isOfArrival(paper, lease);
  const [tenants, others] = [lease, paper].map((one) =>
    readingsOf([one], 'tenant').flatMap(textsIn),
  );
  return (
    paper.sub_kind === 'QUITTANCE' &&
    others !== undefined &&
    others.length > 0 &&
    compareOwners(others.flatMap(peopleIn), tenants ?? []) === 'SAME'
  );
}

/** One who leaves has theirs months later. */
function isOfArrival(inventory: Paper, lease: Paper): boolean {
  const [made, from] = [onlyDay(inventory, 'made_on')?.value, onlyDay(lease, 'lease_from')?.value];
  return (
    made !== undefined &&
    from !== undefined &&
    made >= addMonths(from, -1) &&
    made <= addMonths(from, 1)
  );
}
