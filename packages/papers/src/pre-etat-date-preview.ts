// The pages of the pré-état daté as they will be, for the screen: a drawing (SVG) each, much sooner made
// than the paper itself, and sharp at any size.
import { pageDrawings } from './page-drawings.ts';
import { contentOf, type PedPaperData } from './pre-etat-date/content.ts';
import { TEMPLATE } from './pre-etat-date/template.ts';
import { type TextOf, typesetDrawing } from './typeset.ts';

export const preEtatDatePreview = (
  data: PedPaperData,
  written_at: Date,
  textOf?: TextOf,
): string[] => pageDrawings(typesetDrawing(TEMPLATE, contentOf(data, written_at), textOf));
