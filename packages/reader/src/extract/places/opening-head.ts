// What a page opens with is a letterhead, unless its title says that another made the paper: « Carnet d’entretien tenu
// par… » under the name of the building.
import { fold } from '../../french/fold.ts';
import type { Sheet } from '../sheet/sheet.ts';

const MADE_BY =
  /(?:carnet d'entretien|fiche synthetique|proces-verbal|releve|decompte|annexes?|comptes?)\b.{0,60}\b(?:tenue?|etablie?|dressee?|redigee?|mise? a jour|editee?|gere|administree?|prepare) par (?:le |la |l'|les )?(?<maker>[a-z].{3,})/;
/** In lines. */
const HEAD = 5;

/** Whether the title under the head of a page says that another made the paper. */
export function opensWithBuilding({ lines }: Pick<Sheet, 'lines'>): boolean {
  const opening = fold(lines[0]?.cells[0]?.text ?? '');
  const maker = lines
    .slice(1, HEAD)
    .map(({ folded }) => MADE_BY.exec(folded)?.groups?.['maker'])
    .find((one) => one !== undefined);
  return maker !== undefined && opening !== '' && !maker.includes(opening);
}
