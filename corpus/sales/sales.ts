// Every sale, in the order that they were written.
import type { Sale } from './sale.ts';

export const SALES: readonly Sale[] = [];
