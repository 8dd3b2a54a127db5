// A mail printed from a mailbox has no « De : »: whose mailbox it is stands over it, who wrote over « À : », both as
// « Anne ROUX <anne.roux@example.fr> ».
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** After it may stand when the mail was sent. */
const NAMED_ADDRESS =
  /^(?<name>[^<>@:]{3,60}?)\s*<(?<address>[^<>\s@]+@[^<>\s]+)>(?:\s+(?:(?:lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.?,? )?\d[^<>@]*)?$/u;
const ADDRESSES = /[\w.+-]+@[\w.-]*\w/g;
const TO = /^(?:[àa]|pour|to)\s?:\s*/iu;

type Mailbox = { cell: Cell; name: string };

const mailboxOf = (cell: Cell | undefined): (Mailbox & { address: string }) | null => {
  const { name, address } =
    NAMED_ADDRESS.exec(cell?.text.replace(TO, '').trim() ?? '')?.groups ?? {};
  return cell && name && address ? { cell, name, address: fold(address) } : null;
};

/** The line that tells whom a mail is sent to, under the line of who wrote it. */
function headOf({ lines }: Sheet) {
  return lines.flatMap(({ cells: [to] }, row) => {
    const sender = mailboxOf(lines[row - 1]?.cells[0]);
    return to && sender && TO.test(to.text) ? [{ to, sender }] : [];
  })[0];
}

/** Who wrote it. */
export const writerOf = (sheet: Sheet): Mailbox | null => headOf(sheet)?.sender ?? null;

/** Whom it is sent to, where it is one address and the page tells there or elsewhere whose that is. */
export function readerOf(sheet: Sheet): Mailbox | null {
  const head = headOf(sheet);
  const [address, ...others] = fold(head?.to.text ?? '').match(ADDRESSES) ?? [];
  if (!head || address === undefined || others.length > 0) return null;
  const own = mailboxOf(head.to);
  return (
    own ??
    sheet.lines
      .flatMap(({ cells }) => cells)
      .map(mailboxOf)
      .find((one) => one?.address === address) ??
    null
  );
}
