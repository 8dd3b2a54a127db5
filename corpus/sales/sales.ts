// Every sale, in the order that they were written.
import { ANNECY } from './annecy-exercice-decale.ts';
import { DINARD } from './dinard-six-lots.ts';
import { LILLE } from './lille-un-lot.ts';
import { LYON } from './lyon-trois-lots.ts';
import { MARSEILLE } from './marseille-impayes.ts';
import { NANTES } from './nantes-deux-comptes.ts';
import { SAINT_ETIENNE } from './saint-etienne-mensuel.ts';
import type { Sale } from './sale.ts';
import { TOULOUSE } from './toulouse-tantiemes.ts';

export const SALES: readonly Sale[] = [
  LILLE,
  LYON,
  NANTES,
  SAINT_ETIENNE,
  ANNECY,
  DINARD,
  MARSEILLE,
  TOULOUSE,
];
