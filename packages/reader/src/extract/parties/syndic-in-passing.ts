// A paper without a letterhead names its syndic in passing: « – syndic : Régie du Port – », « le syndic (COPRO SUD) »,
// « à renvoyer à la Régie du Port, 3 rue Haute », « le secrétariat est assuré par le Cabinet du Port ».
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox, writtenText } from '../../french/written.ts';
import { isGivenName } from '../names/given-names.ts';
import { findAddresses } from '../places/addresses.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { nameOf, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

const BIG = String.raw`\p{Lu}[\p{L}\d'&-]*`;
const NAME = String.raw`${BIG}(?:[ \n](?:(?:et|de|du|des|la|le|les|d')[ \n]?){0,2}(?:&[ \n])?${BIG}){0,6}`;
const FORMED = String.raw`(?:[Cc]abinet|CABINET|[Aa]gence|AGENCE|[Rr][eé]gie|R[EÉ]GIE|SARL|SASU?|EURL)(?:[ \n](?:et|de|du|des|la|le|les|&)){0,2}[ \n]${NAME}`;
const ENDS = String.raw`(?=\s?[,;.)(|\t]|\s[-·]\s|\s*\n|\s*$)`;

const OTHER_QUALITY = String.raw`(?:en (?:sa )?qualit[eé] d'|son |sa |agissant comme )?(?:administrat(?:eur|rice)|avocat|huissier|commissaire|notaire|pr[eé]sident|g[eé]rant|mandataire|gardien|liquidateur|ma[iî]tre)`;

/** After a sign in the run of a line: at its head it is a label, which is read as such. */
const LABELLED = String.raw`(?<=[-·;,.|(]\s?)[Ss]yndic(?:[ ](?:en exercice|actuel|professionnel))?\s?:\s(?<name>${NAME})${ENDS}`;
const BRACKETED = String.raw`(?<![\p{L}])[Ss]yndic\s\((?<name>${NAME})\)`;
const SECRETARY = String.raw`[Ss]ecr[eé]tariat(?:\sde\s(?:la\s)?s[eé]ance|\sde\sl'assembl[eé]e)?\s(?:est|a\s[eé]t[eé])\s(?:assur|ten)[eéu]+\spar\s(?:le\s|la\s|l')?(?<name>${FORMED})${ENDS}`;
/** « Syndicat des copropriétaires, représenté par COPRO SUD »: by law, its syndic, unless it is extracted what else they are. */
const SPOKEN_FOR = String.raw`(?:[Ss]yndicat(?:\sdes?\scopropri[eé]taires)?|SYNDICAT(?:\sDES?\sCOPROPRI[EÉ]TAIRES)?|SDC|[Cc]opropri[eé]t[eé])(?![\p{L}])(?:(?!SCI\s|Mme\s)[^.;:\n]){0,80}?[\s,(](?:repr[eé]sent[eé]e?|REPR[EÉ]SENT[EÉ]E?)\s(?:par|PAR)\s(?:(?:son|SON|le|LE)\s(?:syndic|SYNDIC)(?:\sen\s(?:exercice|fonctions?))?,?\s)?(?:le\s|la\s|l')?(?:soci[eé]t[eé]\s)?(?<name>${NAME})${ENDS}(?!\s?,\s(?:${OTHER_QUALITY}))`;
/** « Exemplo est une marque de COPRO SUD SAS, 3 rue Haute, RCS…, carte… ». */
const BRAND_OF = String.raw`\sest\s(?:une\s|la\s|le\s|un\s)?(?:marque|enseigne|nom\scommercial|service)(?:\s\p{Ll}+){0,2}?\s(?:de|du|par)\s(?:la\s)?(?:soci[eé]t[eé]\s)?(?<name>${NAME})(?=,[^;]{0,200}(?:carte|CPI|syndic))`;
/** « …le samedi matin. Bruno ROUX, syndic, le 8 février 2026 »: who signs, with the day. */
const SIGNED = String.raw`(?<=(?:^|\n|[.!?)]\s))(?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}[\p{L}'-]+),\s(?:(?:votre|le|la)\s)?syndic,?\s(?:le\s)?\d{1,2}(?:er)?[\s/.]`;
/** « dans nos bureaux : Cabinet du Port, 3 rue Haute »: whoever writes names themselves. */
const OURS = String.raw`(?<![\p{L}])(?:nos\s(?:locaux|bureaux)|notre\s(?:agence|cabinet|[eé]tude|si[eè]ge|office))\s?[:,(]\s?(?:le\s|la\s|l')?(?<name>${FORMED})${ENDS}`;
/** « Pour la société COPRO SUD, syndic »: for whom somebody signs. */
const SIGNED_FOR = String.raw`(?<=(?:^|\n)\s*)[Pp]our\s(?:la\s|le\s|l')?(?:[Ss]oci[eé]t[eé]\s)?(?<name>${NAME}),\s(?:le\s|son\s|votre\s)?syndic(?![\p{L}])`;
const SAID = [LABELLED, BRACKETED, SECRETARY, SPOKEN_FOR, BRAND_OF, SIGNED, OURS, SIGNED_FOR].map(
  (source) => new RegExp(source, 'dgu'),
);
/** Where papers are to be sent back: who sent them, where its office follows. */
const RETURNED = new RegExp(
  String.raw`(?:(?:r?envoyer|retourner|remettre|adresser|parvenir|d[eé]poser)(?:\s(?:sign[eé]e?|compl[eé]t[eé]e?|dat[eé]e?|d[uû]ment))*|r[eé]ception(?:\s(?:du|de\sce)\s(?:formulaire|pouvoir|vote|bulletin))?\s?:[^.;\n]{6,40},)\s(?:[àa]|au|chez|aupr[eè]s\sde)\s(?::\s)?(?:la\s|le\s|l')?(?:soci[eé]t[eé]\s)?(?<name>${NAME})(?=\s?[,(-]|\s*\n)`,
  'dgu',
);
/** In signs: the office of whoever is named. */
const OFFICE = 120;
const NO_OFFICE =
  /^(?:centre|service|mairie|tribunal|greffe|direction|tresor|poste|monsieur|madame)\b/;
/** A firm that is chosen or sent away is not yet, or no more, who sends the paper. */
const DECIDES =
  /\b(?:designe|nomme|elit\b|candidat|ancien|precedent|sortant|nouveau|futur|proposition|concurren)/;
const BEFORE = 60;

export const syndicInPassing = (sheet: Sheet): Reading<string>[] => {
  const { written, page } = sheet;
  const text = plain(written.text);
  return [...SAID, RETURNED].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
      const value = written.text.slice(from, to).replaceAll(/\s+/g, ' ');
      const folded = fold(value);
      const isDecided = DECIDES.test(fold(text.slice(Math.max(0, match.index - BEFORE), from)));
      // « représenté par Anne DURAND » may be an owner who speaks for the others.
      const isSomebody =
        isGivenName(value.split(' ')[0] ?? '') && !/\bsyndic\b/.test(fold(match[0]));
      if (to === 0 || isDecided || (isSomebody && /represente/.test(fold(match[0])))) return [];
      if (saysTitle(folded) || isOtherTrade(folded)) return [];
      if (pattern === RETURNED && !hasOffice(text.slice(to, to + OFFICE), folded)) return [];
      const one = found(written, from, to - from, value);
      const box = foundBox(written, one);
      return nameOf({ value, raw: one.raw, box, page, written: writtenText(value) });
    }),
  );
};

/** « …, 3 rue Haute, 44000 NANTES », right after the name. */
function hasOffice(rest: string, name: string): boolean {
  const after = writtenText(
    rest.replaceAll(/\s+/g, ' ').replace(/^[\s,(-]+(?:(?:votre |le )?syndic[\s,)-]+)?/, ''),
  );
  return !NO_OFFICE.test(name) && findAddresses(after)[0]?.from === 0;
}
