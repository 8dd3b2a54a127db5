// Every sale, in the order that they were written.
import { LILLE } from './lille-un-lot.ts';
import { LYON } from './lyon-trois-lots.ts';
import { NANTES } from './nantes-deux-comptes.ts';
import { SAINT_ETIENNE } from './saint-etienne-mensuel.ts';
import type { Sale } from './sale.ts';

export const SALES: readonly Sale[] = [LILLE, LYON, NANTES, SAINT_ETIENNE];
