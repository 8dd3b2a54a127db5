// Sites show who is logged in at the right of their first lines, without a title or a label: « Copro Sud   3   Anne ROUX ».
// Where nothing else names the owner, it is theirs.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { OF_TRADE } from './firm-names.ts';
import { isGivenName } from './given-names.ts';
import { isOfOffice } from './office-people.ts';
import { untitled } from './untitled-names.ts';

/** What only a page of a site says. */
const OF_SITE =
  /https?:\/\/|\b(?:se deconnecter|deconnexion|mentions legales|cookies|politique de confidentialite|vous etes ici|fil d'ariane)\b/;
/** In lines. */
const HEAD = 4;
const ICON = /^[^\p{L}\d]+/u;

const userIn = ({ text }: Cell): string | null => {
  const name = untitled(text.replace(ICON, ''));
  return name && name.split(' ').some(isGivenName) && !OF_TRADE.test(fold(name)) ? name : null;
};

export const loggedIn = (sheet: Sheet): Reading<string>[] =>
  OF_SITE.test(fold(sheet.written.text))
    ? sheet.lines.slice(0, HEAD).flatMap(({ cells }) => {
        const at = cells.length - 1;
        const cell = at > 0 && !isOfOffice(sheet, cells, at) ? cells[at] : undefined;
        const value = cell ? userIn(cell) : null;
        return cell && value ? [{ value, raw: cell.text, box: cell.box, page: sheet.page }] : [];
      })
    : [];
