// Several labels on one line: « N° de dossier : X – Commune : Y. Adresse : Z ». A value ends where the
// next label starts, whatever parts them.
import { fold, plain } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { LABEL_OPENINGS } from './label-words.data.ts';

/** A few words and a colon: after a dash, a bar, a full stop. */
const PARTED =
  /(?:\s[-|·•/]\s|;\s|(?<=[\p{Ll}\d)%€²])\.\s|(?<=[\p{Ll}\p{Lu}\d)])\s)(?<label>\p{Lu}[^:;|·•\t\n]{1,50}?)\s?:(?=\s|$)/gu;
/** In words. */
const MAX_LABEL = 7;
const SIGN = /^[-–—|·•/;]$/;

const DASHED =
  /^(?:code postal|ville|commune|n°|rue|voie|adresse|nom|etage|batiment) - [a-z]{3,12}$/;

/** « INTITULÉ DU COMPTE : »: after a small word the label goes on. */
const HANGS = /(?:^|\s)(?:d[ue]s?|de la|et|ou|aux?|l[ae]s?|d'|l'|n°)\s*$/;

/** Where each label after the first one starts. */
function labelStarts(text: string): number[] {
  const starts: number[] = [];
  const pattern = new RegExp(PARTED.source, PARTED.flags);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const label = match.groups?.['label'] ?? '';
    const at = match.index + match[0].indexOf(label);
    const parted = /[-|·•/;.]/.test(match[0].slice(0, match[0].indexOf(label)));
    const isLabel =
      label.split(' ').length <= MAX_LABEL &&
      !/\s\|\s|\.\s/.test(label) &&
      // « Code postal – ville »: a dash may be the label's own.
      (!/\s-\s/.test(label) || DASHED.test(fold(label))) &&
      (parted || (LABEL_OPENINGS.test(fold(label)) && !HANGS.test(fold(text.slice(0, at)))));
    if (isLabel) starts.push(at);
    // The words of what was no label may hold one.
    else pattern.lastIndex = at + 1;
  }
  return starts;
}

/** A cell as the parts that its labels cut it into. */
export function labelledParts(cell: Cell): Cell[] {
  if (!cell.text.includes(':')) return [cell];
  const cuts = labelStarts(plain(cell.text));
  if (cuts.length === 0) return [cell];
  const { starts, words } = writtenWords(cell.words);
  const groups = [0, ...cuts].map((from, index) =>
    words.filter((_, at) => {
      const start = starts[at] ?? 0;
      return start >= from && start < (cuts[index] ?? Infinity);
    }),
  );
  return groups.flatMap((group) => {
    const last = group.at(-1);
    const own = last && SIGN.test(last.text) ? group.slice(0, -1) : group;
    return own.length > 0 ? [cellOf(own)] : [];
  });
}
