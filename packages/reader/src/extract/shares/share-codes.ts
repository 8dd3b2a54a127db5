// The numbers of keys in a column before their names: « Clé | Libellé | … ».
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import type { Table } from '../../layout/tables.ts';

const MIN_ROWS = 2;
const CODES =
  /^(?:cles?|codes?|n°|no\.?|num\.?|numero|ref\.?|rubrique|poste)(?: (?:de )?(?:cle|rubrique|poste|charge)s?)?$/;

/** Figures without cents, each right before a name. */
export const isOfCodes = ({ columns, rows }: Table): boolean => {
  const coded = rows.filter(({ values }) => values[0]);
  return (
    CODES.test(fold(columns[0]?.head ?? '')) &&
    coded.length >= MIN_ROWS &&
    coded.every(
      ({ values, texts }) =>
        values[0] && !hasCents(values[0]) && /\p{L}{3}/u.test(texts[1]?.text ?? ''),
    )
  );
};
