import { describe, expect, it } from 'vitest';

import { PrintingTookTooLong, printQueue, type Urgency } from './print-queue.ts';

const LONG_MS = 60_000;

function recorded() {
  const queue = printQueue();
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const print = (name: string, urgency: Urgency, patience_ms = LONG_MS) =>
    queue({ urgency, patience_ms }, async () => {
      begun.push(name);
      const gate = Promise.withResolvers<void>();
      gates.set(name, gate);
      await gate.promise;
      return name;
    });
  const end = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { begun, print, end, gates };
}

describe('the print queue', () => {
  it('prints one document at a time, paid ones before those that are looked at', async () => {
    const { begun, print, end } = recorded();
    const all = [print('preview 1', 'ASKED'), print('preview 2', 'ASKED'), print('paid', 'PAID')];
    expect(begun).toEqual(['preview 1']);
    await end('preview 1');
    expect(begun).toEqual(['preview 1', 'paid']);
    await end('paid');
    await end('preview 2');
    expect(await Promise.all(all)).toEqual(['preview 1', 'preview 2', 'paid']);
  });

  it('goes on after a document that failed', async () => {
    const { begun, print, end, gates } = recorded();
    const failed = print('first', 'PAID');
    const second = print('second', 'PAID');
    gates.get('first')?.reject(new Error('no ink'));
    await expect(failed).rejects.toThrow('no ink');
    await end('second');
    expect(await second).toBe('second');
    expect(begun).toEqual(['first', 'second']);
  });

  it('gives up a turn that does not come in time, and only that one', async () => {
    const { begun, print, end } = recorded();
    const first = print('first', 'PAID');
    const impatient = print('impatient', 'ASKED', 5);
    const patient = print('patient', 'ASKED');
    await expect(impatient).rejects.toBeInstanceOf(PrintingTookTooLong);
    await end('first');
    await end('patient');
    await Promise.all([first, patient]);
    expect(begun).toEqual(['first', 'patient']);
  });

  it('gives up at once where too many others wait', async () => {
    const queue = printQueue();
    const gate = Promise.withResolvers<void>();
    const asked = { urgency: 'ASKED', patience_ms: LONG_MS, most_waiting: 1 } as const;
    const first = queue(asked, () => gate.promise);
    const second = queue(asked, () => gate.promise);
    await expect(queue(asked, () => gate.promise)).rejects.toBeInstanceOf(PrintingTookTooLong);
    gate.resolve();
    await Promise.all([first, second]);
  });
});
