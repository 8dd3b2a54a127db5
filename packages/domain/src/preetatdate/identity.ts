// Who sells which lots of which building: what the dossier says, and whether the papers say the same.
import { compareAddresses } from '../control/french-address.ts';
import { lotNumber } from '../control/lot-match.ts';
import { ownerReadings } from '../control/owner-match.ts';
import { compareOwners, peopleIn } from '../control/person-name.ts';
import { rnc } from '../control/rnc.ts';
import { wholeLine } from '../portfolios/property-address.ts';
import { searchable } from '../portfolios/search.ts';
import type { FactName } from '../reading/facts.data.ts';
import { agreedBy } from './agreement.ts';
import type { Story } from './field-outcomes.ts';
import {
  contradictory,
  evidenceAt,
  type Found,
  missing,
  type Outcome,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, factsNamed, numberOn, textOn, textsOf, textsOn } from './paper-figures.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { Managed } from './syndic.ts';

export function identity(
  sources: SourcePapers,
  { tantiemes, base }: Shares,
  managed: Managed,
): Story {
  return {
    outcomes: {
      VENDEUR: seller(sources),
      SYNDIC: managed.outcome,
      IMMEUBLE: building(sources),
      RNC: number(sources),
      LOTS: lots(sources),
      TANTIEMES: tantiemes,
      BASE: base,
      SURFACE: area(sources),
    },
    checks: [],
    alerts: managed.alerts,
  };
}

const NAMED_ON = ['TITRE_PROP', 'CHARGES'];

function seller({ dossier, papers }: SourcePapers): Outcome {
  const named = papers.filter(({ type }) => type !== null && NAMED_ON.includes(type));
  const { owners } = dossier;
  const asFound = (some: readonly SourcePaper[]): Found[] =>
    some.flatMap((paper) => {
      const readings = ownerReadings(paper);
      const value = readings.flatMap(({ fact }) => textsOf(fact));
      const evidence = readings.map(({ fact }) => evidenceAt(paper, fact, null));
      return value.length > 0 ? [{ value, as_of: null, evidence }] : [];
    });
  if (owners.length === 0)
    return toCheck('Les documents ne donnent pas tous le même vendeur.', ...asFound(named));
  const strangers = named.filter(
    (paper) => paper.owner_match === 'OTHER' || namesAnother(paper, owners),
  );
  if (strangers.length > 0)
    return contradictory('Un document est au nom d’une autre personne.', [
      { value: owners, as_of: null, evidence: [] },
      ...asFound(strangers),
    ]);
  const same = named.filter((paper) => paper.owner_match === 'SAME');
  const evidence = asFound(same).flatMap((one) => one.evidence);
  return supported(evidence.length > 0, { value: owners, as_of: null, evidence });
}

/** Somebody else bought too: nobody sells without them. */
const namesAnother = (paper: SourcePaper, owners: readonly string[]): boolean =>
  paper.type === 'TITRE_PROP' &&
  textsOn(paper, 'buyers')
    .flatMap(peopleIn)
    .some((person) => compareOwners([person], owners) === 'OTHER');

function building({ dossier, papers }: SourcePapers): Outcome {
  const stated = papers
    .filter(({ is_part }) => !is_part)
    .flatMap((paper) =>
      [...factsNamed(paper, 'building_address'), ...factsNamed(paper, 'property_address')].map(
        (fact) => ({ paper, fact }),
      ),
    );
  const ours = new Set(
    [...new Set(stated.flatMap(({ fact }) => textsOf(fact)))].filter((text) =>
      ['SAME', 'LIKELY'].includes(compareAddresses(text, dossier.main_address)),
    ),
  );
  const evidence = stated
    .filter(({ fact }) => textsOf(fact).some((text) => ours.has(text)))
    .map(({ paper, fact }) => evidenceAt(paper, fact, null));
  const name = buildingName(papers);
  const address = wholeLine(dossier.main_address);
  const value = name === null ? address : `${name}, ${address}`;
  return supported(evidence.length > 0, { value, as_of: null, evidence });
}

/** What papers of two kinds call it, and more of them than call it otherwise. */
function buildingName(papers: readonly SourcePaper[]): string | null {
  const named = papers.flatMap((paper) =>
    textsOn(paper, 'building').map((text) => ({ text, kind: `${paper.type} ${paper.sub_kind}` })),
  );
  const [most, next] = [...Map.groupBy(named, ({ text }) => searchable(text)).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  if (!most || new Set(most.map(({ kind }) => kind)).size < 2 || next?.length === most.length)
    return null;
  const texts = most.map(({ text }) => text);
  return texts.find((text) => text !== text.toUpperCase()) ?? texts[0] ?? null;
}

const texts = (
  papers: readonly SourcePaper[],
  name: FactName,
  fold: (text: string) => string,
): Found[] =>
  papers.flatMap((paper) => {
    const stated = textOn(paper, name);
    if (!stated) return [];
    const { value, fact } = stated;
    return [{ value: fold(value), as_of: null, evidence: [evidenceAt(paper, fact, null)] }];
  });

function number({ dossier, papers }: SourcePapers): Outcome {
  const found = texts(papers, 'rnc', rnc);
  const known = dossier.rnc_number === null ? null : rnc(dossier.rnc_number);
  const agreed = agreedBy(found, 'Les documents donnent des numéros différents.');
  if (known === null) return agreed;
  if (found.length === 0) return read({ value: known, as_of: null, evidence: [] });
  return agreed.value === known || agreed.state === 'CONTRADICTORY'
    ? agreed
    : contradictory('Le dossier et les documents donnent des numéros différents.', [
        { value: known, as_of: null, evidence: [] },
        ...found,
      ]);
}

const lotsOn = (paper: SourcePaper): Found[] => {
  return factsNamed(paper, 'lots').map((fact) => ({
    value: textsOf(fact).map(lotNumber),
    as_of: null,
    evidence: [evidenceAt(paper, fact, null)],
  }));
};

function lots({ dossier, papers }: SourcePapers): Outcome {
  const sold = dossier.lots.map(lotNumber);
  const stated = papers.filter(({ is_part }) => !is_part).flatMap(lotsOn);
  if (sold.length === 0) return toCheck('Les lots vendus ne sont pas connus.', ...stated);
  const seen = new Set(stated.flatMap(({ value }) => (Array.isArray(value) ? value : [])));
  const all = sold.every((lot) => seen.has(lot));
  return supported(all, {
    value: sold,
    as_of: null,
    evidence: stated.flatMap(({ evidence }) => evidence),
  });
}

function area({ papers }: SourcePapers): Outcome {
  const found = papers
    .filter(({ type }) => type === 'CERT_CARREZ' || type === 'TITRE_PROP')
    .flatMap((paper): Found[] => {
      const stated = numberOn(paper, 'surface_carrez');
      if (!stated) return [];
      const as_of = dayOn(paper, paper.type === 'TITRE_PROP' ? 'deed_on' : 'made_on');
      const { value, fact } = stated;
      return [{ value, as_of, evidence: [evidenceAt(paper, fact, as_of)] }];
    });
  return found.length === 0
    ? missing()
    : agreedBy(found, 'Les documents donnent des superficies différentes.');
}
