// The first page.
export const SUMMARY = String.raw`
#let artifact(body) = if sys.version >= version(0, 14, 0) { pdf.artifact(body) } else { body }

// Words around a ring: nobody reads them aloud, the sentence beside says the same.
#let seal(words, size: 62pt) = artifact(box(width: size, height: size, {
  let letters = words.clusters()
  place(center + horizon, circle(radius: size / 2 - 1pt, stroke: 1.6pt + vert))
  place(center + horizon, circle(radius: size / 2 - 9.6pt, stroke: 0.7pt + vert))
  for (index, letter) in letters.enumerate() {
    let angle = 360deg * index / letters.len() - 118deg
    let reach = size / 2 - 5.4pt
    place(center + horizon, dx: reach * calc.sin(angle), dy: -reach * calc.cos(angle),
      rotate(angle, text(size: 4.9pt, weight: 600, fill: vert, top-edge: "cap-height", bottom-edge: "baseline", letter)))
  }
  place(center + horizon, curve(
    stroke: (paint: vert, thickness: 3.4pt, cap: "round", join: "round"),
    curve.move((0pt, 8pt)), curve.line((6.6pt, 15pt)), curve.line((21pt, 0pt))))
}))

#v(-2.5mm)
#place(top + left, dx: column + gutter, dy: 1.6mm, block(width: 39.8mm, text(size: 8.5pt, {
  text(weight: 600)[Sources]
  linebreak()
  text(fill: encre-3)[Chaque montant renvoie au document et à la page où il a été lu.]
})))
#block(width: column, above: 0pt, below: 24pt, grid(columns: (auto, 1fr, auto), column-gutter: 6.5pt, align: horizon,
  image(bytes(mark), format: "svg", height: 17pt, alt: "Quitus"),
  text(font: "Spectral", weight: 500, size: 17pt, tracking: -0.02em, "Quitus"),
  text(size: 9pt, fill: encre-2, if d.reference != none { "Réf. " + d.reference } else { "" }),
))
#block(above: 0pt, below: 17pt, {
  show heading: it => text(font: "Spectral", size: 37pt, weight: 400, tracking: -0.02em, top-edge: "cap-height", it.body)
  heading(level: 1, outlined: true)[Pré-état daté]
})
#block(width: column, above: 0pt, below: 15pt, {
  set par(leading: 0.62em)
  text(font: "Spectral", style: "italic", size: 12.3pt, fill: encre-2)[Informations financières remises à l’acquéreur d’un lot de copropriété, article L. 721-2 du Code de la construction et de l’habitation.]
})
#sheet-line
#block(width: column, above: 14pt, below: 15pt, grid(columns: (216fr, 148fr), column-gutter: 12pt, row-gutter: 17pt,
  ..d.identity.map(one => stack(spacing: 6.2pt,
    text(size: 8pt, fill: encre-2, par(one.label)),
    spectral-text(size: 11pt, if one.lacks { par(amount(one.value, true)) } else { said(fits: 14, one.value) })))))
#pale-line

#let summary-line(one, weight: 500) = beside(
  spectral-text(led(text(weight: if weight > 500 { weight } else { 400 }, one.label), amount(one.value, one.lacks, weight: weight))),
  one.sources)
#for part in d.summary {
  heading(level: 2, part.title)
  for one in part.lines { summary-line(one) }
}
#v(10pt)
#sheet-line
#v(3pt)
#summary-line(d.total, weight: 600)

#block(width: column, above: 20pt, breakable: false, {
  let said = stack(spacing: 8.5pt, ..d.drawn_up.map(words => spectral-text(fill: encre-2, par(words))))
  if d.seal != none {
    grid(columns: (auto, 1fr), column-gutter: 15pt, align: horizon, seal(d.seal), said)
  } else if d.mention != none {
    block(width: 100%, inset: 11pt, radius: 3pt, stroke: 0.75pt + encre,
      stack(spacing: 9pt, spectral-text(size: 12pt, weight: 600, d.mention), said))
  } else { said }
  [#metadata(none) <summary-end>]
})
`;
