import { fold } from '../french/fold.ts';
// What a line of a call pays for. A line that may be two things is neither.
import { hasCents } from '../layout/columns.ts';
import { middleOf } from '../page/box.ts';
import type { ShareRow } from './share-table.ts';
import type { Sheet } from './sheet.ts';

export const CALL_CATEGORIES = ['courantes', 'travaux', 'fonds_travaux', 'avances'] as const;
export type CallCategory = (typeof CALL_CATEGORIES)[number];

/** « Appel de fonds travaux » is a call for works, not for the fund. */
const FUND = /(?<!appels? de )fonds (?:de |des )?travaux|\balur\b|14-2-1/;
const ADVANCE = /\bavances?\b|fonds de roulement|\breserve\b/;
const WORKS =
  /appel (?:n° ?)?\d+ ?(?:\/|sur) ?\d+|ravalement|hors budget|provisions? (?:pour |sur |de )?(?:les )?travaux(?! (?:d'entretien|courants))|(?:appels?|operations|depenses) exceptionnel|travaux (?:votes|decides|exceptionnels)|refection|remplacement|renovation|etancheite|mise (?:en conformite|aux normes)|dommages?[ -]ouvrage|honoraires (?:sur|de|des) travaux|maitrise d'œuvre/;
const MAYBE_WORKS = /\btravaux\b|toiture|facade/;
const CURRENT =
  /\bcharges?\b|courantes?|budget|\bprovisions?\b|ascenseur|chauffage|\beau\b|entretien|batiment|escalier|parking|garage|stationnement|gardien|generales?|communes?|espaces verts|nettoyage|assurances?|electricite/;

export function categoryOf(label: string): CallCategory | null {
  if (FUND.test(label)) return 'fonds_travaux';
  if (ADVANCE.test(label)) return 'avances';
  if (WORKS.test(label)) return 'travaux';
  const [works, current] = [MAYBE_WORKS.test(label), CURRENT.test(label)];
  if (works && current) return null;
  return works ? 'travaux' : current ? 'courantes' : null;
}

const NUMBERED = /^appel n°? ?\d+ ?[:.-] ?/;
const TITLE =
  /^(?:[ivx\d]{1,4} ?[.)-] ?)?(?:budget previsionnel|(?:provisions? (?:pour|sur|de) )?(?:charges|operations|depenses) (?:courantes|du budget)|fonds (?:de )?travaux|(?:appels? (?:de fonds )?(?:pour |sur )?)?travaux|(?:depenses |appels? |operations |provisions? )?(?:pour )?(?:hors budget|exceptionnel(?:le)?s?)|ravalement|refection|remplacement|renovation|avances?)\b/;

/** The title of the section that a row stands in, where calls are printed one after the other. */
function sectionOf({ lines, tables }: Sheet, { middle }: ShareRow): CallCategory | null {
  const inRows = new Set(
    tables.flatMap(({ rows }) =>
      rows.flatMap(({ texts }) => texts.flatMap((one) => one?.words ?? [])),
    ),
  );
  const title = lines.findLast(
    ({ cells, folded, box }) =>
      middleOf(box) < middle &&
      !cells.some(hasCents) &&
      (NUMBERED.test(folded) || (TITLE.test(folded) && cells.length === 1)) &&
      !cells.some(({ words }) => words.some((word) => inRows.has(word))),
  );
  return title ? categoryOf(fold(title.folded).replace(NUMBERED, '')) : null;
}

/** « Charges générales » is only the key where the section is about works. */
export function categoryOfRow(sheet: Sheet, row: ShareRow): CallCategory | null {
  const own = categoryOf(row.label);
  return own !== null && own !== 'courantes' ? own : (sectionOf(sheet, row) ?? own);
}
