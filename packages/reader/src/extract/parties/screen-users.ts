// Sites show who is logged in at the right of their first lines, without a title or a label: « Copro Sud   3   Anne ROUX ».
// Where nothing else names the owner, it is theirs.
import { anyCase } from '../../french/any-case.ts';
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { isGivenName } from '../names/given-names.ts';
import { ALONE } from '../names/person-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { OF_TRADE } from './firm-names.ts';
import { isOfOffice } from './office-people.ts';
import { untitled } from './untitled-names.ts';

/** What only a page of a site says. */
const OF_SITE =
  /https?:\/\/|\b[a-z\d-]+(?:\.[a-z\d-]+)+\.[a-z]{2,7}\/[a-z]|\b(?:se deconnecter|deconnexion|mentions legales|cookies|politique de confidentialite|vous etes ici|fil d'ariane)\b/;
/** In lines. */
const HEAD = 4;
const ICON = /^[^\p{L}\d]+|\s+[^\p{L}\d\s]+$/gu;

/** « Bonjour Mme ROUX   Déconnexion »: what the page says to whoever reads it, and what they may press, is no part of a name. */
const GREETS = new RegExp(anyCase(String.raw`^(?:bonjour|bonsoir|bienvenue)[ ,]+(?=\p{Lu})`), 'u');
const BUTTON = new RegExp(
  anyCase(
    String.raw`\s+(?:[|·•-]\s)?(?:(?:se )?d[eé]connecter|d[eé]connexion|mon (?:profil|compte)|quitter)$`,
  ),
  'u',
);
export const withoutButtons = (text: string): string =>
  text.replaceAll(ICON, '').replace(GREETS, '').replace(BUTTON, '').trim();

/** With its title, or with a given name that many have. */
const userIn = ({ text }: Cell): string | null => {
  const shown = withoutButtons(text);
  const name = ALONE.test(fold(shown)) ? shown : untitled(shown);
  const isPerson =
    name && ((name === shown && ALONE.test(fold(name))) || name.split(' ').some(isGivenName));
  return isPerson && !OF_TRADE.test(fold(name)) ? name : null;
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
