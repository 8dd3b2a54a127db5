// One document is typeset at a time in a process: paid ones first, then in the order they were asked for.

/** Paid for, or asked for by somebody who looks at a screen. */
export type Urgency = 'PAID' | 'ASKED';

/** Nothing is wrong with the document: the machine has too much to do. */
export class PrintingTookTooLong extends Error {
  override readonly name = 'PrintingTookTooLong';
}

type Asked = {
  urgency: Urgency;
  patience_ms: number;
  /** With so many others waiting it is given up at once: whoever waits may hold a database connection. */
  most_waiting?: number;
};
type Turn = { begin: () => void };

export function printQueue() {
  const waiting: Record<Urgency, Turn[]> = { PAID: [], ASKED: [] };
  let busy = false;

  const turn = (urgency: Urgency, patience_ms: number) =>
    new Promise<void>((resolve, reject) => {
      const own: Turn = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting[urgency].splice(waiting[urgency].indexOf(own), 1);
        reject(new PrintingTookTooLong('its turn did not come'));
      }, patience_ms);
      waiting[urgency].push(own);
    });

  return async <T>(
    { urgency, patience_ms, most_waiting = Infinity }: Asked,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (busy && waiting[urgency].length >= most_waiting)
      throw new PrintingTookTooLong('too many others wait');
    if (busy) await turn(urgency, patience_ms);
    busy = true;
    try {
      return await work();
    } finally {
      const next = waiting.PAID.shift() ?? waiting.ASKED.shift();
      if (next) next.begin();
      else busy = false;
    }
  };
}
