// The pré-état daté as it is handed over: a first page that sums up, then every part of the notaries'
// model, each figure with its paper and page on the same line.
import { contentOf, type PedPaperData } from './pre-etat-date/content.ts';
import { TEMPLATE } from './pre-etat-date/template.ts';
import { typesetTagged } from './typeset-tagged.ts';
import type { TextOf } from './typeset.ts';

export type { PedPaperData };

export const preEtatDatePaper = (
  data: PedPaperData,
  written_at: Date,
  textOf?: TextOf,
): Uint8Array => typesetTagged(TEMPLATE, contentOf(data, written_at), written_at, textOf);
