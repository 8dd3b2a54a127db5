// What was not read is not missing: the paper may say it in a way that nobody taught us. A rule that lacks it asks a
// person to type it, and holds nothing against the paper.
import { FACTS, type FactName } from '../reading/facts.data.ts';
import type { Unread } from './control.ts';
import { describedPaper, listed } from './described.ts';
import { evidenceOf, type Finding, type Paper } from './examined.ts';

/** Of a paper, the facts that a rule needs and that nothing read. */
export type Lacking = { paper: Paper; names: readonly FactName[] };

const unreadOn = ({ paper, names }: Lacking): Unread[] => {
  const [page = 1] = paper.pages;
  return names.map((name) => ({ file_id: paper.file_id, document: paper.document, name, page }));
};

/** « Nous n’avons pas su lire « Nombre total de lots » : fiche synthétique du 21 juillet 2026. » */
export function notRead(
  first: Lacking,
  ...others: readonly Lacking[]
): Exclude<Finding, { outcome: 'failed' }> {
  const all = [first, ...others];
  const labels = first.names.map((name) => `«\u00a0${FACTS[name].label}\u00a0»`);
  const where = describedPaper(first.paper, 'COMPLETE');
  return {
    outcome: 'undecided',
    sentence: `Nous n’avons pas su lire ${listed(labels)}\u00a0: ${where}.`,
    seen: evidenceOf(all.map(({ paper }) => paper)),
    unread: all.flatMap(unreadOn),
  };
}
