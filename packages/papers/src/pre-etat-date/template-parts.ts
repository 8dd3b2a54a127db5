// The pages after the first: all the parts, then what closes the paper.
export const PARTS = String.raw`
// A first page that had to go on needs no other.
#context if locate(<summary-end>).page() == 1 { pagebreak() }
#let note(words) = text(font: "Figtree", size: 8.25pt, fill: encre-3, typed(fits: 36, words))
#let tone(row) = if row.required { ocre } else { encre-3 }

// A table of the column, with its head; figures stand at the right.
#let ruled(indent, columns, align, head, ..cells) = block(width: column, inset: (left: indent), above: 8pt, below: 14pt, {
  set text(size: 8.5pt)
  set par(leading: 0.5em)
  table(columns: columns, align: align, inset: (x: 4pt, y: 4.5pt), stroke: none,
    table.header(..head.map(words => text(weight: 600, size: 8pt, fill: encre-2, words)), table.hline(stroke: 0.75pt + trait-fort)),
    ..cells,
    table.hline(stroke: 0.75pt + pierre-2))
})

#let row-of(row, indent) = {
  beside(apart: 7.4pt, indent: indent, sticky: row.schedule.len() + row.works.len() > 0, mark: if row.number != none {
    par(text(size: 8pt, fill: encre-3, top-edge: 0.86em, row.number))
  }, {
    set text(font: "Spectral", size: 10.5pt, top-edge: spectral)
    if row.is_long {
      par(row.label)
      v(-3pt)
      if row.is_text { said(row.value) } else { align(right, par(amount(row.value, row.lacks, fill: tone(row)))) }
    } else { led(row.label, amount(row.value, row.lacks, fill: tone(row))) }
    if row.note != none { v(-3pt); note(row.note) }
    v(if row.is_text { 6pt } else { 3pt })
  }, row.sources, standing: row.standing)
  for one in row.candidates {
    beside(apart: 7.4pt, indent: indent, spectral-text({ led(text(fill: encre-2)[selon cette source], amount(one.value, false)); v(3pt) }), one.sources)
  }
  if row.schedule.len() > 0 {
    ruled(indent, (1fr, auto), (left, right), ("Échéance", "Montant"), ..row.schedule.map(one => (one.on, one.amount)).flatten())
  }
  if row.works.len() > 0 {
    ruled(indent, (1.4fr, 1fr, auto, auto, auto, auto), (left, left, right, right, right, right),
      ("Travaux", "Assemblée", "Total voté", "Part du lot", "Appelé", "Reste"),
      ..row.works.map(cells => cells.map(words => typed(fits: 10, words))).flatten())
  }
}

#if d.noticeable.len() > 0 {
  heading(level: 2)[À savoir]
  for words in d.noticeable { block(width: column, above: 10pt, below: 10pt, spectral-text(said(words))) }
}
#for part in d.parts {
  heading(level: 2, part.title)
  for row in part.rows { row-of(row, if part.numbered { 46pt } else { 0pt }) }
}
`;

export const CLOSING = String.raw`
#heading(level: 2)[Contrôles effectués]
#if d.checks.len() == 0 { block(width: column, spectral-text[Aucun contrôle n’a pu être fait.]) }
#for one in d.checks {
  beside(indent: 70pt,
    mark: text(size: 8.25pt, weight: 600, top-edge: 0.84em, fill: if one.passed { vert } else if one.failed { brique } else { encre-3 }, one.outcome),
    spectral-text(said(fits: 36, one.sentence)), one.sources)
}

#if d.sources.len() > 0 {
  heading(level: 2)[Documents à l’appui]
  block(width: column, {
    set text(size: 8.5pt)
    set par(leading: 0.5em)
    table(columns: (1fr, 88pt, auto), inset: (x: 0pt, y: 5pt), column-gutter: 8pt, stroke: none,
      table.header(..("Document", "Date et pages", "Empreinte SHA-256").map(words => text(weight: 600, size: 8pt, fill: encre-2, words)), table.hline(stroke: 0.75pt + trait-fort)),
      ..d.sources.map(one => (
        block(breakable: false, stack(spacing: 4pt, text(weight: 500, typed(fits: 20, one.label)), text(size: 8pt, fill: encre-3, typed(fits: 20, one.name)))),
        block(breakable: false, one.facts),
        stack(spacing: 3.5pt, ..one.sha.map(line => mono(line, size: 6.4pt))))).flatten())
  })
}

#block(width: column, breakable: false, {
  heading(level: 2)[Ce que dit ce document]
  for words in d.notice { block(above: 8pt, below: 8pt, spectral-text(size: 9.5pt, fill: encre-2, par(words))) }
  if d.verification != none {
    let code = d.verification.code
    v(8pt)
    pale-line
    v(4pt)
    grid(columns: (auto, 1fr), column-gutter: 15pt, align: horizon,
      image(bytes(code.pixels), format: (encoding: "luma8", width: code.side, height: code.side), scaling: "pixelated", width: 62pt, alt: "Code à lire pour vérifier ce document : " + d.verification.address),
      stack(spacing: 8.5pt,
        spectral-text(size: 12pt, weight: 600)[Document n° #d.verification.number],
        spectral-text(fill: encre-2)[Vérifiez qu’il est authentique, et le dernier établi :],
        text(size: 9pt, fill: email, link(d.verification.address, typed(fits: 30, d.verification.address)))))
  }
})
`;
