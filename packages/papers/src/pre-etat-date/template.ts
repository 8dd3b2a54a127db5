// The sheet: a column of text, and at its right the tinted margin where each figure names its source.
import { LOOK } from '../paper-look.ts';
import { CLOSING, PARTS } from './template-parts.ts';
import { SUMMARY } from './template-summary.ts';

const SHEET = String.raw`
#let trait-fort = rgb("#7E828C")
#let pierre-2 = rgb("#DDD5C3")
#let papier = rgb("#F6F5F1")
#let ocre = rgb("#855300")
#let brique = rgb("#A3341F")
#let column = 128.4mm
#let gutter = 12.4mm
#let notes = 44mm

// Whether the margin of this page names a source: the last pages often do not.
#let has-sources() = query(<sources>).any(one => one.location().page() == here().page())

#set page(
  margin: (left: 19.8mm, right: 5.4mm, top: 20mm, bottom: 21mm),
  background: context if has-sources() { place(top + right, rect(width: 54.4mm, height: 100%, fill: papier)) },
  header: context if counter(page).get().first() > 1 {
    set text(size: 8.25pt, fill: encre-3)
    grid(columns: (column, 1fr), column-gutter: gutter,
      grid(columns: (1fr, auto), column-gutter: 14pt, typed("Pré-état daté, " + d.address), d.reference),
      if has-sources() { text(weight: 600, fill: encre)[Sources] })
  },
  header-ascent: 7mm,
  footer-descent: 8mm,
  footer: context {
    set text(size: 8.25pt, fill: encre-2)
    box(width: column, grid(columns: (1fr, auto), column-gutter: 14pt,
      (if d.specimen { "Spécimen" }, d.mention).filter(words => words != none).join(". "),
      counter(page).display("1 / 1", both: true)))
  },
)
#set par(leading: 0.62em)
// « 1er » as it is written by hand.
#show regex("\b1er\b"): [1#super(typographic: false, size: 0.68em, baseline: -0.36em)[er]]

#let spectral-text(body, size: 10.5pt, ..how) = text(font: "Spectral", size: size, top-edge: spectral, ..how, body)
#let sheet-line = line(length: column, stroke: 1.5pt + encre)
#let pale-line = line(length: column, stroke: 0.75pt + pierre-2)
// A value that does not fit at the end of its line goes whole to the end of the next.
#let led(label, value) = par({
  label
  h(5pt)
  box(width: 1000fr, line(length: 100%, stroke: (paint: trait-fort, thickness: 0.6pt, dash: (0.6pt, 1.1pt))))
  h(1fr)
  h(5pt)
  box(value)
})

#show heading: it => block(above: 19pt, below: 10pt, sticky: true, width: column,
  spectral-text(size: 11.7pt, weight: 600, it.body))

// What people typed as a paragraph of its own, unless one of its words must be cut.
#let fit(words, letters) = words.split(" ").all(word => word.len() <= letters)
#let said(words, fits: 40) = if fit(words, fits) { par(words) } else { typed(capitals: spectral, fits: fits, words) }
// Papers and pages, a line each, then how well it is known.
#let margin(sources, standing) = {
  set text(size: 8.25pt, fill: encre-3, top-edge: 0.84em)
  set par(leading: 0.42em)
  if sources.len() > 0 or standing != none { [#metadata(none) <sources>] }
  let last = if standing == none { () } else { (text(size: 7.25pt, standing),) }
  let letters = 24
  if sources.any(words => not fit(words, letters)) {
    stack(spacing: 4.2pt, ..sources.map(words => typed(fits: letters, words)), ..last)
  } else if sources.len() + last.len() > 0 { par((..sources, ..last).join(linebreak())) }
}
// A line of the column, and on the same line what the margin says of it. Blocks side by side and no grid,
// which would lay out everything twice.
#let beside(body, sources, standing: none, apart: 9.5pt, indent: 0pt, mark: none, sticky: false) = block(above: apart, below: apart, breakable: false, sticky: sticky,
  stack(dir: ltr, block(width: indent, mark), block(width: column - indent, body), gutter, block(width: notes, margin(sources, standing))))
#let amount(words, lacks, weight: 500, fill: ocre) = if lacks {
  text(fill: fill, style: "italic", words)
} else { text(weight: weight, words) }
`;

export const TEMPLATE = `${LOOK}${SHEET}${SUMMARY}${PARTS}${CLOSING}`;
