// « 62 avenue du Port – code postal 91200 – commune ATHIS-MONS »: forms that were typed on one line keep the names
// of their fields between the street, the code and the town.
import { plain } from '../../french/fold.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const APART = String.raw`\s*(?:\s-\s|[,;|])\s*`;
const FIELDS = new RegExp(
  String.raw`^(?:[Aa]dresse\s?:\s*)?(?<street>\d{1,4}(?:\s?(?:bis|ter))?,?\s\p{L}[^:;|]{3,60}?)${APART}[Cc]ode\s[Pp]ostal\s?:?\s*(?<code>\d{5})${APART}(?:[Cc]ommune|[Vv]ille)(?:\sde)?\s?:?\s*(?<town>\p{Lu}[\p{L}' -]{1,40}?)(?=${APART}|\s*$)`,
  'u',
);

export const codedAddresses = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const match = FIELDS.exec(plain(cell.text));
      const { street = '', code, town } = match?.groups ?? {};
      // As it was printed: its accents are those of the paper.
      const at = match ? match[0].indexOf(street) : 0;
      const printed = cell.text.slice(at, at + street.length);
      return match ? [readWords(`${printed}, ${code} ${town}`, cell.text, cell.words, page)] : [];
    }),
  );
