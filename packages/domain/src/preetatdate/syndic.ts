// Who manages the building today: the newest paper says it, an older one may bear another name.
import { sameFirm } from '../control/firm-name.ts';
import { searchWords } from '../portfolios/search.ts';
import { evidenceAt, type Found, missing, type Outcome, supported, toCheck } from './outcome.ts';
import { dayOn, textOn } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { Evidence } from './statement.ts';

export type Managed = { outcome: Outcome; alerts: readonly string[]; changed: boolean };

const OF_SYNDIC: readonly NonNullable<SourcePaper['type']>[] = [
  'CHARGES',
  'CV_AG',
  'PV_AG',
  'FICHE_SYN',
  'CARNET_ENTRETIEN',
];

/** When a paper was written, as well as it tells. */
const writtenOn = (paper: SourcePaper): string =>
  dayOn(paper, 'as_of') ??
  dayOn(paper, 'sent_on') ??
  dayOn(paper, 'meeting_on') ??
  dayOn(paper, 'updated_on') ??
  dayOn(paper, 'due_on') ??
  dayOn(paper, 'period_from') ??
  dayOn(paper, 'exercice_to') ??
  '';

export function syndic({ papers, dossier }: SourcePapers, date: string): Managed {
  // A town or a street read where a name should stand is nobody.
  const place = new Set(searchWords(dossier.main_address));
  const stated = papers
    .filter(({ type, is_part }) => type !== null && OF_SYNDIC.includes(type) && !is_part)
    .flatMap((paper) => {
      const name = textOn(paper, 'syndic');
      const on = writtenOn(paper);
      if (
        !name ||
        on === '' ||
        on > date ||
        searchWords(name.value).every((word) => place.has(word))
      )
        return [];
      const evidence = [evidenceAt(paper, name.fact, on)];
      return [
        {
          on,
          name: name.value,
          found: { value: name.value, as_of: on, evidence } satisfies Found,
        },
      ];
    })
    .toSorted((a, b) => b.on.localeCompare(a.on));
  const [newest] = stated;
  if (!newest) return { outcome: missing(), alerts: [], changed: false };
  const same = stated.filter(({ name }) => sameFirm(name, newest.name));
  const others = stated.filter(({ name }) => !sameFirm(name, newest.name));
  const evidence = same.flatMap(({ found }) => found.evidence);
  const [former] = others;
  const outcome =
    same.length === 1 && others.length > 1
      ? toCheck(
          'Un seul document, le plus récent, porte ce nom.',
          newest.found,
          others[0]?.found ?? newest.found,
        )
      : supported(isTwice(evidence), { ...newest.found, evidence });
  if (!former) return { outcome, alerts: [], changed: false };
  return {
    outcome,
    changed: true,
    alerts: [
      `Le syndic a changé\u00a0: ${former.name} sur un document du ${former.on}, ${newest.name} depuis. Demandez au nouveau syndic la reprise du compte.`,
    ],
  };
}

/** On papers of two kinds: those of one are misread alike. */
const isTwice = (evidence: readonly Evidence[]): boolean =>
  new Set(evidence.map(({ document_type, sub_kind }) => `${document_type} ${sub_kind}`)).size > 1;
