// Every text that people type comes in through one of these: nothing that cannot be printed.
import { safeFileName } from '@quitus/domain/documents/file-rules';
import { isPrintable, oneLine, severalLines } from '@quitus/domain/text/printable';
import { z } from 'zod';

/** A name, an address, a reference: on one line, without blanks around it. */
export const line = (max: number) =>
  z.string().overwrite(oneLine).refine(isPrintable, 'UNPRINTABLE_TEXT').max(max);

/** A message, a reason: on as many lines as it takes. */
export const lines = (max: number) =>
  z.string().overwrite(severalLines).refine(isPrintable, 'UNPRINTABLE_TEXT').max(max);

/** Signed or drawn elsewhere: not one character of it is changed. */
export const asItIs = (max: number) =>
  z
    .string()
    .refine((text) => isPrintable(text) && !/[\t\n]/.test(text), 'UNPRINTABLE_TEXT')
    .max(max);

/** Nobody typed the name of a file that they send: what cannot be printed is taken out of it. */
export const fileName = (max: number) =>
  z
    .string()
    .overwrite((name) => (isPrintable(oneLine(name)) ? oneLine(name) : safeFileName(name)))
    .max(max);
