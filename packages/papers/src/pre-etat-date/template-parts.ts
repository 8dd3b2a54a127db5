// The pages after the first: all the parts, then what closes the paper.
export const PARTS = String.raw`
// A first page that had to go on needs no other.
#context if here().page() == 1 { pagebreak() }
#let note(words) = text(size: 8.25pt, fill: encre-3, typed(fits: 36, words))
#let tone(row) = if row.required { ocre } else { encre-3 }

#let row-line(row, indent) = spectral-text(grid(columns: (indent, 1fr),
  pad(top: 1.3pt, text(font: "Figtree", size: 8pt, fill: encre-3, top-edge: figtree, row.number)),
  if row.is_long { row.label } else { led(row.label, amount(row.value, row.lacks, fill: tone(row))) }))

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
  let under(body) = pad(left: indent, body)
  let margin = (..sources(row.sources), ..if row.standing != none { (text(size: 7.25pt, row.standing),) })
  beside(apart: 6.6pt, sticky: row.schedule.len() + row.works.len() > 0, block(width: 100%, spacing: 0pt, inset: (bottom: if row.is_text { 6pt } else { 3pt }), {
    row-line(row, indent)
    if row.is_long {
      v(-3pt)
      under(spectral-text(if row.is_text { typed(capitals: spectral, fits: 40, row.value) } else { align(right, amount(row.value, row.lacks, fill: tone(row))) }))
    }
    if row.note != none { v(-3pt); under(note(row.note)) }
  }), margin)
  for one in row.candidates {
    beside(apart: 6.6pt, under(spectral-text(led(text(fill: encre-2)[selon], amount(one.value, false)))), sources(one.sources))
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
  for words in d.noticeable { block(width: column, above: 10pt, below: 10pt, spectral-text(typed(capitals: spectral, fits: 40, words))) }
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
  beside(grid(columns: (70pt, 1fr),
    text(size: 8.25pt, weight: 600, top-edge: spectral, fill: if one.passed { vert } else if one.failed { brique } else { encre-3 }, one.outcome),
    spectral-text(typed(capitals: spectral, fits: 36, one.sentence))), sources(one.sources))
}

#heading(level: 2)[Documents à l’appui]
#if d.sources.len() == 0 { block(width: column, spectral-text[Aucun document.]) } else {
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
  for words in d.notice { block(above: 8pt, below: 8pt, spectral-text(size: 9.5pt, fill: encre-2, words)) }
  if d.verification != none {
    let code = d.verification.code
    v(8pt)
    pale-line
    v(4pt)
    grid(columns: (auto, 1fr), column-gutter: 15pt, align: horizon,
      image(bytes(code.pixels), format: (encoding: "luma8", width: code.side, height: code.side), scaling: "pixelated", width: 62pt, alt: "Code à lire pour vérifier ce document : " + d.verification.address),
      stack(spacing: 8.5pt,
        spectral-text(size: 12pt, weight: 600)[Document n° #d.verification.number],
        spectral-text(fill: encre-2)[Vérifiez qu’il est authentique, et le dernier établi :],
        text(size: 9pt, fill: email, link(d.verification.address, typed(fits: 30, d.verification.address)))))
  }
})
`;
