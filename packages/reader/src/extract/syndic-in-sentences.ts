// « sur la convocation que leur a faite la SARL X, syndic », « remis au Cabinet Y, syndic »: a firm that a sentence
// names by its form, and says what it is right after, over the end of a line or not.
import { fold, plain } from '../french/fold.ts';
import { found, foundBox } from '../french/written.ts';
import { blocksOf } from './blocks.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const FORM = String.raw`(?:SARL|SAS|SASU|EURL|SNC|S\.A\.R\.L\.|S\.A\.S\.|[Cc]abinet|CABINET|[Aa]gence|AGENCE|[Rr][eé]gie|R[EÉ]GIE|[Ss]oci[eé]t[eé])`;
const WORD = String.raw`(?:\p{Lu}[\p{L}\d'&.-]*|&|(?:et|de|du|des|la|le|les)(?=\s))`;
const SAID = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ll]a|[Ll]e|[Ll]'|[Aa]u|[Dd]u|[AÀaà]\s[Ll]a|[Pp]ar)\s?(?<name>${FORM}(?:\s${WORD}){1,6}),\s(?:(?:agissant\s)?en\s(?:sa\s)?qualit[eé]\sde\s|son\s|votre\s|le\s)?syndic(?=\s?[,.;)]|\s(?:de|en|par|a|qui|professionnel)(?![\p{L}]))`,
  'dgu',
);
/** A firm that is chosen or sent away is not yet, or no more, who sends the paper. In signs. */
const DECIDES =
  /designe|nomme|elit|elue?\b|confie|renouvel|mandat|candidat|ancien|precedent|revoqu|sortant/;
const BEFORE = 80;

export const syndicInSentences = (sheet: Sheet): Reading<string>[] =>
  [sheet, ...blocksOf(sheet)].flatMap(({ written, page }) =>
    [...plain(written.text).matchAll(SAID)].flatMap((match) => {
      const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
      const isDecided = DECIDES.test(fold(written.text.slice(Math.max(0, from - BEFORE), from)));
      if (to === 0 || isDecided) return [];
      const value = written.text
        .slice(from, to)
        .replaceAll(/\s+/g, ' ')
        .replace(/^soci[eé]t[eé] /iu, '');
      const one = found(written, from, to - from, value);
      return [{ value, raw: one.raw.replaceAll(/\s+/g, ' '), box: foundBox(written, one), page }];
    }),
  );
