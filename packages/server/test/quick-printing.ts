// Papers that can be opened and tell one from another: printing takes long and has tests of its own.
import type { Deps } from '../src/deps.ts';
import { smallPdf } from './small-pdf.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"/>';

export const quickPrinting: Deps['printing'] = {
  preEtatDate: async ({ number }) => Buffer.from(smallPdf(2, `%${number ?? 'PED'}\n`)),
  preview: async () => [SVG, SVG],
  letter: async ({ syndic_name }) => Buffer.from(smallPdf(1, `%${syndic_name ?? 'SYNDIC'}\n`)),
};
