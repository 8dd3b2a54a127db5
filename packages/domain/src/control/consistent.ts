// Whether what was read agrees with itself, and with the papers already verified.
import type { DocumentType } from '../documents/document-type.ts';
import { FACTS, type FactKind } from '../reading/facts.data.ts';
import { callAddsUp, isLessThanLines } from './call-sums.ts';
import { contradictions } from './contradictions.ts';
import { describedPaper, listed } from './described.ts';
import {
  type Examined,
  onlyNumber,
  type Paper,
  papersOf,
  passed,
  type Reading,
  readingsOf,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';
import { areOtherFirms } from './firm-name.ts';
import { lotNumber } from './lot-match.ts';
import { REQUIRED_RULES } from './required-rules.ts';
import { rnc } from './rnc.ts';

type Doubt = { sentence: string; readings: readonly Reading[] };

export const consistent: Rule = (examined) => {
  const doubt =
    examined.papers.map(contradiction).find((one) => one !== null) ??
    examined.papers.map(arithmetic).find((one) => one !== null) ??
    belowItsLines(examined) ??
    betweenPapers(examined) ??
    withOthers(examined);
  return doubt
    ? undecided(doubt.sentence, seenOf(doubt.readings))
    : passed('Aucune contradiction trouvée.');
};

/** All of them at once: whoever looks then looks once. */
function betweenPapers(examined: Examined): Doubt | null {
  const found = contradictions(examined);
  return found.length === 0
    ? null
    : {
        sentence: found.map(({ sentence }) => sentence).join(' '),
        readings: found.flatMap(({ readings }) => readings),
      };
}

/** Facts of which a paper has one. */
const SINGLE: readonly FactKind[] = ['CENTS', 'DATE', 'AREA', 'YES_NO'];
const KINDS = new Map(Object.entries(FACTS));

function contradiction(paper: Paper): Doubt | null {
  const readings = paper.facts.map((fact) => ({ fact, paper }));
  const twice = readings.find(({ fact }) => {
    const kind = KINDS.get(fact.name)?.kind;
    return (
      kind &&
      SINGLE.includes(kind) &&
      readings.some((other) => other.fact.name === fact.name && other.fact.value !== fact.value)
    );
  });
  if (!twice) return null;
  const same = readings.filter(({ fact }) => fact.name === twice.fact.name);
  return {
    sentence: `Deux valeurs différentes ont été lues\u00a0: ${labelOf(twice)}, ${describedPaper(paper, 'CONSISTENT')}, ${listed(same.map(onPage))}.`,
    readings: same,
  };
}

/** « 1 200,00 € » (page 2): as printed. */
const onPage = ({ fact: { raw, page } }: Reading): string =>
  `«\u00a0${raw}\u00a0» (page\u00a0${page})`;

const labelOf = ({ fact }: Reading): string => KINDS.get(fact.name)?.label ?? fact.name;

const cents = (paper: Paper, name: Parameters<typeof onlyNumber>[1]): number | null =>
  onlyNumber(paper, name)?.value ?? null;

/** What does not add up was misread, or is not what it seems. */
function arithmetic(paper: Paper): Doubt | null {
  if (paper.sub_kind === null) return null;
  const sums = SUMS[paper.sub_kind];
  if (!sums || sums(paper)) return null;
  return {
    sentence: `Les montants ne donnent pas le total indiqué\u00a0: ${describedPaper(paper, 'CONSISTENT')}.`,
    readings: readingsOf([paper], 'total', 'balance', 'difference'),
  };
}

/** That nobody may have read it for sure is no reason to accept what is less than its own lines. */
function belowItsLines({ files }: Examined): Doubt | null {
  const paper = papersOf(files, () => true).find(
    (one) => one.sub_kind === 'APPEL_DE_FONDS' && isLessThanLines(one),
  );
  return paper
    ? {
        sentence: `Les lignes demandent plus que le total indiqué\u00a0: ${describedPaper(paper, 'CONSISTENT')}.`,
        readings: readingsOf([paper], 'total', 'key_lines'),
      }
    : null;
}

const SUMS: Partial<Record<NonNullable<Paper['sub_kind']>, (paper: Paper) => boolean>> = {
  APPEL_DE_FONDS: callAddsUp,
  RELEVE_DE_COMPTE: (paper) => {
    const [debit, credit] = [cents(paper, 'total_debit'), cents(paper, 'total_credit')];
    const [balance, before] = [cents(paper, 'balance'), cents(paper, 'solde_anterieur') ?? 0];
    if (debit === null || credit === null || balance === null) return true;
    return balance === debit - credit || balance === debit - credit + before;
  },
  DECOMPTE: (paper) => {
    const [real, called] = [cents(paper, 'charges_reelles'), cents(paper, 'provisions')];
    const difference = cents(paper, 'difference');
    return real === null || called === null || difference === null || difference === real - called;
  },
};

/** Papers of today's syndic; older ones may bear the name of the one before. */
const OF_SYNDIC: readonly DocumentType[] = ['CHARGES', 'CV_AG', 'FICHE_SYN', 'CARNET_ENTRETIEN'];

function withOthers({ papers, others, document_type }: Examined): Doubt | null {
  const numbers = readingsOf([...papers, ...others], 'rnc');
  if (new Set(numbers.flatMap(textsIn).map(rnc)).size > 1)
    return {
      sentence: 'Les documents donnent des numéros d’immatriculation différents.',
      readings: numbers,
    };
  const current = (one: Paper) => one.type !== null && OF_SYNDIC.includes(one.type);
  const ours = readingsOf(papers.filter(current), 'syndic');
  const theirs = readingsOf(others.filter(current), 'syndic');
  if (areOtherFirms(ours.flatMap(textsIn), theirs.flatMap(textsIn)))
    return { sentence: 'Le syndic n’est pas celui des autres documents.', readings: ours };
  // A convocation is the same paper for all owners, whichever of their lots it tells of.
  const rules = REQUIRED_RULES[document_type];
  const lots = rules.includes('RIGHT_LOT') ? readingsOf(papers, 'lots') : [];
  const ofHome = others.filter(({ type }) => type && REQUIRED_RULES[type].includes('RIGHT_LOT'));
  if (areApart(lots, readingsOf(ofHome, 'lots'), lotNumber))
    return { sentence: 'Les lots ne sont pas ceux des autres documents.', readings: lots };
  return null;
}

/** Both say something, and nothing in common. */
function areApart(
  one: readonly Reading[],
  other: readonly Reading[],
  fold: (text: string) => string,
): boolean {
  const texts = (readings: readonly Reading[]) => readings.flatMap(textsIn).map(fold);
  const [a, b] = [texts(one), texts(other)];
  return a.length > 0 && b.length > 0 && !a.some((text) => b.includes(text));
}
