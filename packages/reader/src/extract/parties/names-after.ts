// Names that follow a word inside a line: « bailleur M. KARROUMI – locataires NORMAND / GARNIER ». A name
// ends at the first word that cannot belong to it.
import { plain } from '../../french/fold.ts';
import { type FlowText, type Extracted, extracted, statedAt } from '../sheet/flow-text.ts';

const CIVILITY = String.raw`(?:Monsieur|Madame|Mademoiselle|MONSIEUR|MADAME|M\.|MM\.|Mr|Mme|MME|Mlle|Mle)`;
const NOT_NAME = String.raw`(?!(?:Adresse|Lot|Propri|Bailleur|Locataire|Demeurant|Domicil|Bien|Loyer|Date|Pour|Pièce|Le|La|Les)\b)`;
const PART = String.raw`${NOT_NAME}(?:(?:de|du|des|la|le)\s|[dD]')*\p{Lu}[\p{L}'-]+`;
/** « M. Luc ESSAI » over « QUITTANCE DE LOYER »: whoever has a family name is not called by a line of nothing but capitals. */
const HEADING = String.raw`(?<=\p{Lu}[\p{Lu}'-]+)(?<!\b(?:DE|DU|DES|LA|LE|VAN|VON|DER|DEN|EL|BEN|SAINT|SAINTE))\n(?=\p{Lu}[\p{Lu}'-]*(?:[ ]["\p{Lu}\d'°/&-]+)+\s*(?:\n|$))`;
/** On the next line only a family name in capitals goes on. */
const NAME = String.raw`${PART}(?:(?: |(?!${HEADING})\n(?=\p{Lu}[\p{Lu}'-]))${PART}){0,4}`;
const PERSON = String.raw`(?:${CIVILITY}\s+(?:(?:et|ou)\s+${CIVILITY}\s+)?)?${NAME}`;
/** What « et » opens in the next column goes on with a name of that column. */
const PEOPLE = new RegExp(
  String.raw`[\s:]*(?<people>${PERSON}(?:(?:\s*,\s*(?=${CIVILITY})|\s*[/&]\s*|[ \n]+(?:et|ou)\s+)${PERSON}){0,4})`,
  'uy',
);
/** Without a title, only capitals tell a name from any other word. */
const IS_NAME = new RegExp(String.raw`^${CIVILITY}\s|\p{Lu}{2}[\p{Lu}'-]+`, 'u');

export function namesAfter(flowText: FlowText, label: RegExp): Extracted<string>[] {
  const text = plain(flowText.written.text);
  return extracted(flowText, label).flatMap(({ end }) => {
    PEOPLE.lastIndex = end;
    const people = PEOPLE.exec(text)?.groups?.['people'];
    if (people === undefined || !IS_NAME.test(people)) return [];
    const at = text.indexOf(people, end);
    return statedAt(flowText, at, at + people.length);
  });
}
