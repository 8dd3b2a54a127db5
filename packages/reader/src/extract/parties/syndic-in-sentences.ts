// « sur la convocation que leur a faite la SARL X, syndic », « remis au Cabinet Y, syndic »: a firm that a sentence
// names by its form, and says what it is right after, over the end of a line or not.
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox } from '../../french/written.ts';
import { blocksOf } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const FORM = String.raw`(?:SARL|SAS|SASU|EURL|SNC|S\.A\.R\.L\.|S\.A\.S\.|[Cc]abinet|CABINET|[Aa]gence|AGENCE|[Rr][eé]gie|R[EÉ]GIE|[Ss]oci[eé]t[eé]|[EÉeé]tude|[EÉ]TUDE)`;
const WORD = String.raw`(?:\p{Lu}[\p{L}\d'&.-]*|&|(?:et|de|du|des|la|le|les)(?=\s))`;
const NAME = String.raw`(?<name>${FORM}(?:\s${WORD}){1,6})`;
const SAID = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ll]a|[Ll]e|[Ll]'|[Aa]u|[Dd]u|[AÀaà]\s[Ll]a|[Pp]ar)\s?${NAME},\s(?:(?:agissant\s)?en\s(?:sa\s)?qualit[eé]\sde\s|son\s|votre\s|le\s)?syndic(?=\s?[,.;)]|\s(?:de|en|par|a|qui|professionnel)(?![\p{L}]))`,
  'dgu',
);
/** « Le Cabinet X est reconduit dans ses fonctions »: whoever is kept in office holds it. */
const KEPT = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ll]a|[Ll]e|[Ll]')\s?${NAME}\s(?:est|a\s[eé]t[eé])\s(?:renouvel[eé]|reconduit|r[eé][eé]lu|maintenu|confirm[eé])e?\s[^.;]{0,40}?(?:syndic|fonctions|mandat)(?![\p{L}])`,
  'dgu',
);
/** « L’assemblée renouvelle le mandat de syndic de la SARL X », « reconduit le Cabinet X dans ses fonctions de syndic ». */
const RENEWED = new RegExp(
  String.raw`(?<![\p{L}])(?:[Rr]enouvel(?:le|ler|ement)|[Rr]econdui(?:t|re)|[Rr]econduction)(?:\s(?:le|du|de|dans))?(?:\s(?:mandat|contrat)\sde\ssyndic\s(?:du|de\sla|de\sl'|de)|(?:\s(?:le|la|l'|du|de\sla|de\sl'|de))?(?=\s?(?:${FORM}(?:\s${WORD}){1,6})\s(?:en\squalit[eé]\sde|comme|dans\sses\sfonctions\sde)\ssyndic))\s?${NAME}`,
  'dgu',
);
/** « donne quitus au Cabinet X pour sa gestion ». */
const DISCHARGED = new RegExp(
  String.raw`[Qq]uitus(?:\s(?:plein|entier|total|est|et|donn[eé]|sans|r[eé]serve))*\s(?:au\ssyndic,?\s(?:le\s|la\s)?|au\s|[àa]\sla\s|[àa]\sl')(?:soci[eé]t[eé]\s)?${NAME}(?=[\s,]+(?:pour|de|sur)\s)`,
  'dgu',
);
/** « M. ROUX, représentant COPRO SUD, syndic »: whom somebody speaks for. */
const SPOKEN_FOR = new RegExp(
  String.raw`(?<![\p{L}])repr[eé]sentante?\s(?:le\s|la\s|l')?(?:soci[eé]t[eé]\s)?(?<name>\p{Lu}[\p{L}\d'&.-]*(?:\s${WORD}){0,6}),\s(?:le\s|son\s|votre\s)?syndic(?=\s?[,.;)]|\s(?:de|en)(?![\p{L}]))`,
  'dgu',
);
/** « Nous soussignés, COPRO SUD, syndic de la copropriété »: who writes. */
const UNDERSIGNED = new RegExp(
  String.raw`[Ss]oussign[eé]e?s?,?\s(?:le\s|la\s|l')?(?:soci[eé]t[eé]\s)?(?<name>\p{Lu}[\p{L}\d'&.-]*(?:\s${WORD}){0,6}),\s(?:agissant\s)?(?:en\s(?:sa\s|notre\s)?qualit[eé]\sde\s)?syndic(?![\p{L}])`,
  'dgu',
);
/** « Le Cabinet X, représenté par Mme ROUX, assure le secrétariat », « la SARL X est désignée secrétaire de séance ». */
const SERVES = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ll]a|[Ll]e|[Ll]')\s?${NAME}(?:,[^.;:]{3,80},)?\s(?:assur(?:e|ait|era|ant)\s|est\s(?:charg|d[eé]sign|nomm)[eé]e?\s(?:d[eu]\s)?|tient\s)(?:(?:le|les\sfonctions\sde|du)\s)?secr[eé]ta(?:ria|ire)`,
  'dgu',
);
/** A firm that is chosen or sent away is not yet, or no more, who sends the paper. In signs. */
const DECIDES =
  /\b(?:designe|nomme|elit\b|elue?\b|confie|renouvel|mandat|candidat|ancien|precedent|revoqu|sortant)/;
const FORMER = /ancien|precedent|sortant|candidat|concurren|propos/;
const BEFORE = 80;
const WAYS: readonly [RegExp, RegExp][] = [
  [SAID, DECIDES],
  [KEPT, FORMER],
  [RENEWED, FORMER],
  [DISCHARGED, FORMER],
  [SPOKEN_FOR, FORMER],
  [SERVES, FORMER],
  [UNDERSIGNED, FORMER],
];

export const syndicInSentences = (sheet: Sheet): Reading<string>[] =>
  [sheet, ...blocksOf(sheet)].flatMap(({ written, page }) =>
    WAYS.flatMap(([pattern, other]) =>
      [...plain(written.text).matchAll(pattern)].flatMap((match) => {
        const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
        const isOther = other.test(fold(written.text.slice(Math.max(0, from - BEFORE), from)));
        if (to === 0 || isOther) return [];
        const value = written.text
          .slice(from, to)
          .replaceAll(/\s+/g, ' ')
          .replace(/^(?:soci[eé]t[eé]|[eé]tude) /iu, '')
          .replace(/(?<=\p{L}{2})\.$/u, '');
        const one = found(written, from, to - from, value);
        return [{ value, raw: one.raw.replaceAll(/\s+/g, ' '), box: foundBox(written, one), page }];
      }),
    ),
  );
