// What several papers of this batch share: quote-parts, boxes, footers.

/** The quote-part of a lot, rounded to the cent as software does. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** A footer of the office, on the bottom of the sheet. */
export const footer = (text: string, size = 6.4): string =>
  `<div style="position:absolute;bottom:7mm;left:15mm;right:15mm;font-size:${size}pt;line-height:1.25;text-align:center;color:#444">${text}</div>`;
