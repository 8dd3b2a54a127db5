// Pages drawn in shades of grey, one at a time, whatever the file was.
import type { Gray } from './prepare/gray.ts';

export type GrayPage = {
  picture: Gray;
  /** What was drawn, in points or in pixels. */
  page: { width: number; height: number };
};

export type GrayPages = {
  pages: number;
  /** From 1. Throws RefusedFile. */
  draw: (number: number) => Promise<GrayPage>;
};
