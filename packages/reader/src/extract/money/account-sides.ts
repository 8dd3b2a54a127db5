// Accounts with one column of sums and a word for their side: « 338,70 € débit », or « D » and « C » under « Sens ».
import { fold } from '../../french/fold.ts';
import type { Row, Table } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';

const SIDE = /^(?:au |en )?(?:(?<debit>debit|db?)|(?<credit>credit|cr?))\.?$/;

export const isSide = ({ text }: { text: string }): boolean => SIDE.test(fold(text));

/** What is asked is positive; a sum without such a word stays as it is. */
export function sided(cents: number, word: string): number {
  const { debit, credit } = SIDE.exec(fold(word))?.groups ?? {};
  if (debit === undefined && credit === undefined) return cents;
  return Math.abs(cents) * (credit === undefined ? 1 : -1);
}

const HEAD = /^(?:sens|d ?\/ ?c|debit ?\/ ?credit|s\.)$/;

/** The word of a row that stands under « Sens », wherever that column is. */
export function sideUnder({ header }: Table, { texts }: Row): Word | undefined {
  const head = header.flat().find(({ text }) => HEAD.test(fold(text)));
  return (
    head &&
    texts
      .flatMap((one) => one?.words ?? [])
      .find(
        ({ text, box }) => SIDE.test(fold(text)) && box[0] < head.box[2] && head.box[0] < box[2],
      )
  );
}
