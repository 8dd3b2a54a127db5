// What verified papers tell of the property, for a dossier that does not say it. Only what they agree
// on: one that differs, and nothing is told.
import type { ControlledDossier, ControlledFile } from './control.ts';
import { type Paper, papersOf, readingsOf, textsIn } from './examined.ts';
import { lotNumber } from './lot-match.ts';
import { ownerReadings } from './owner-match.ts';
import { compareOwners, peopleIn } from './person-name.ts';
import { rnc } from './rnc.ts';

export type Holding = Pick<ControlledDossier, 'rnc_number' | 'lots' | 'owners'>;

export const holdingFrom = (files: readonly ControlledFile[]): Holding => {
  const papers = papersOf(files);
  const deeds = papers.filter(({ type }) => type === 'TITRE_PROP');
  return {
    rnc_number: numberIn(papers),
    // A deed tells what was bought; a report may leave the cellar out.
    lots: lotsIn(deeds) ?? lotsIn(papers) ?? [],
    owners: ownersIn(papers),
  };
};

/** What the dossier says comes first. */
export const withHolding = (dossier: ControlledDossier, known: Holding): ControlledDossier => ({
  ...dossier,
  rnc_number: dossier.rnc_number ?? known.rnc_number,
  lots: dossier.lots.length > 0 ? dossier.lots : known.lots,
  owners: dossier.owners.length > 0 ? dossier.owners : known.owners,
});

function numberIn(papers: readonly Paper[]): string | null {
  const [number, ...others] = new Set(readingsOf(papers, 'rnc').flatMap(textsIn).map(rnc));
  return number !== undefined && others.length === 0 ? number : null;
}

function lotsIn(papers: readonly Paper[]): readonly string[] | null {
  const stated = readingsOf(papers, 'lots').map((reading) => textsIn(reading).map(lotNumber));
  const [first, ...others] = new Map(stated.map((lots) => [lots.toSorted().join(), lots])).values();
  return first && others.length === 0 ? first : null;
}

/** Papers in a field for each name tell one person only: not who else owns. */
function ownersIn(papers: readonly Paper[]): readonly string[] {
  const lines = papers
    .flatMap(ownerReadings)
    .filter(({ fact }) => fact.name !== 'last_name' && fact.name !== 'first_names')
    .map(textsIn);
  const [first] = lines;
  if (!first) return [];
  const agree = lines.every((names) => compareOwners(names.flatMap(peopleIn), first) === 'SAME');
  return agree ? first : [];
}
