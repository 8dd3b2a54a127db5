// Screens and their prints have no letterhead: whoever they are of stands in the last lines, with its office, or in
// the title of the window: « © Copro Sud 2026 – 3 rue Haute, 44000 Nantes », « Espace client – Copro Sud ».
import { fold, plain } from '../../french/fold.ts';
import { writtenText } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { findAddresses } from '../places/addresses.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { FORM, nameOf, OF_TRADE, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

/** In lines: a page may be short, and its foot high. */
const FOOT = 4;
/** « © 2026 », « Copyright »: whose the page is. */
const COPYRIGHT = /^(?:©|\(c\)|copyright)\s*(?:\d{4}\s)?/i;
/** « Exemplo est une marque de X SAS, syndic professionnel »: the firm is whose brand it is. */
export const BRAND_OF =
  /^[^,;]{2,30} est (?:une? |la |le )?(?:marque|enseigne|nom commercial|service)(?: [a-z]+e)? (?:de(?: la societe)?|du|par(?: la societe)?) /;
const YEAR_AFTER = /\s(?:19|20)\d{2}$/;
/** What the law has a firm say of itself. */
const OF_FIRM =
  /\brcs\b|\br\.c\.s\b|\bsire[tn]\b|\bcpi\b|carte (?:professionnelle|[gst]\b)|garantie financiere|mentions legales|syndic professionnel/;

/** The name that a text opens with, as a firm's. */
function firmIn(sheet: Sheet, cell: Cell, text: string): Reading<string>[] {
  const value = text.trim();
  return nameOf({
    value,
    raw: cell.text,
    box: cell.box,
    page: sheet.page,
    written: writtenText(value),
  })
    .map((one) => ({ ...one, value: one.value.replace(YEAR_AFTER, '') }))
    .filter((one) => {
      const folded = fold(one.value);
      return (
        /^\p{Lu}/u.test(one.value) &&
        !/\d/.test(folded) &&
        !saysTitle(folded) &&
        !isOtherTrade(folded)
      );
    });
}

/** In the last lines, over or beside its office: the law has it printed, or its name says its trade. */
const atFoot = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.slice(-FOOT).flatMap(({ cells: [cell] }, at, all) => {
    if (!cell) return [];
    const signed = COPYRIGHT.exec(cell.text)?.[0].length ?? 0;
    const brand = BRAND_OF.exec(fold(cell.text))?.[0].length ?? 0;
    const text = cell.text.slice(Math.max(signed, brand));
    const written = writtenText(text);
    const [address] = findAddresses(written);
    // « X, 3 rue Haute » and not « Paiement par chèque à l’ordre du syndicat, adressé au… 3 rue Haute ».
    const start = address ? (written.starts[address.from] ?? 0) : Infinity;
    const next = all[at + 1]?.folded ?? '';
    if (isOverOffice(all.slice(at))) return firmIn(sheet, cell, text);
    const about = `${fold(text)}\n${next}`;
    if (start > MAX_BEFORE || isOtherTrade(fold(text).slice(0, start))) return [];
    return firmIn(sheet, cell, text).filter(({ value }) => {
      const folded = fold(value);
      return signed > 0 || OF_FIRM.test(about) || OF_TRADE.test(folded) || FORM.test(folded);
    });
  });
/** In signs. */
const MAX_BEFORE = 60;

/** « COPRO SUD » alone over « 3 rue Haute, 44000 NANTES » and « RCS…, CPI… »: a foot in three lines. */
function isOverOffice([name, office, law]: Sheet['lines']): boolean {
  const [street] = office ? findAddresses(writtenText(office.cells[0]?.text ?? '')) : [];
  return (
    name?.cells.length === 1 &&
    name.folded.length < MAX_BEFORE &&
    street?.from === 0 &&
    OF_SYNDIC.test(`${office?.folded ?? ''}\n${law?.folded ?? ''}`)
  );
}
/** Firms of all trades have a number of the register: only those who manage have these. */
const OF_SYNDIC = /\bcpi\b|carte (?:professionnelle|[gst]\b)|garantie financiere|syndic/;

const PORTAL = String.raw`(?:mon |votre |l'|mes )?(?:espace|extranet|portail|compte|acces)(?: (?:clients?|coproprietaires?|proprietaires?|personnel|prive|en ligne|internet|web|de copropriete))*`;
const OPENS_PORTAL = new RegExp(String.raw`^${PORTAL}\s?[-|:]\s`);
const ENDS_PORTAL = new RegExp(String.raw`\s[-|]\s${PORTAL}$`);
/** In lines. */
const TITLE = 2;

/** « Espace client – Copro Sud », « Copro Sud | Mon compte »: the title of the window. */
const ofPortal = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.slice(0, TITLE).flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const folded = fold(cell.text);
      const [opens, ends] = [OPENS_PORTAL.exec(folded), ENDS_PORTAL.exec(folded)];
      if (opens) return firmIn(sheet, cell, cell.text.slice(opens[0].length));
      return ends ? firmIn(sheet, cell, cell.text.slice(0, ends.index)) : [];
    }),
  );

const OWN_OFFICE = /^(?:mon|votre|notre) (?:agence|syndic|cabinet)\s*:?$/;
const OPENS_OFFICE =
  /^(?:(?:mon|votre|notre) (?:agence|syndic|cabinet)(?: (?:de gestion|de proximite|gestionnaire))?|(?:agence|cabinet) gestionnaire|emetteur|expediteur)\s?:\s/;
/** « Mon agence » over « Copro Sud Nantes », its street and its town; or « Votre agence : Copro Sud, 3 rue Haute… ». */
const ownOffice = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const opens = OPENS_OFFICE.exec(fold(cell.text))?.[0].length ?? 0;
      const rest = cell.text.slice(opens);
      if (opens > 0)
        return findAddresses(writtenText(rest)).length > 0 ? firmIn(sheet, cell, rest) : [];
      const name = OWN_OFFICE.test(fold(cell.text)) ? cellUnder(sheet, cell) : null;
      const street = name ? cellUnder(sheet, name) : null;
      return name && /^\d/.test(plain(street?.text ?? '')) ? firmIn(sheet, name, name.text) : [];
    }),
  );

/** From the surest to the least sure. */
export const SCREENS = [ownOffice, atFoot, ofPortal] as const;
