// What our papers look like: A4, Spectral speaks and Figtree does, the plate of the street number.
import { parisDay } from '@quitus/domain/documents/calendar';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M26.3 11.2A11.8 11.8 0 1 0 24.6 23.2" stroke="#161D2F" stroke-width="3"/><path d="m11.8 16.2 6 6.2L29 9.4" stroke="#1B6747" stroke-width="3.4"/></svg>`;

/** Comes before a template, which reads its own data as `d`. The data must have `paper`. */
export const LOOK = String.raw`
#let d = json(bytes(sys.inputs.data))
#let encre = rgb("#161D2F")
#let encre-2 = rgb("#434B5F")
#let encre-3 = rgb("#5C6376")
#let email = rgb("#1D3B84")
#let vert = rgb("#1B6747")
#let trait = rgb("#DEDCD3")

#set document(title: d.paper.title, author: "Quitus", date: datetime(year: d.paper.year, month: d.paper.month, day: d.paper.day))
#set text(font: "Figtree", size: 9.5pt, fill: encre, lang: "fr", number-width: "tabular", number-type: "lining")
#set par(leading: 0.6em)

// The height of their capitals: a letter borrowed from another font does not move the line.
#let figtree = 0.7em
#let spectral = 0.66em
// What people typed: a word wider than its place goes on below instead of over its neighbours. So many
// letters fit anywhere, and need not be measured.
#let typed(words, capitals: figtree, fits: 12) = text(top-edge: capitals, {
  let list = words.split(" ")
  if list.all(word => word.len() <= fits) { words } else {
    layout(place => list.map(word => {
      if measure(word).width > place.width { word.clusters().join("\u{200b}") } else { word }
    }).join(" "))
  }
})

#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 22mm),
  footer: context {
    set text(size: 8pt, fill: encre-3)
    grid(columns: (1fr, auto), column-gutter: 14pt, typed(d.paper.footer), counter(page).display("1 / 1", both: true))
  },
)

#let mono(body, size: 7pt) = text(font: "DejaVu Sans Mono", size: size, fill: encre-2, hyphenate: false, body)
#let small(body) = text(size: 8.5pt, fill: encre-3, body)
#let strong-line = line(length: 100%, stroke: 1.2pt + encre)
#let thin-line = line(length: 100%, stroke: 0.6pt + trait)

#let plate(number) = box(fill: vert, radius: 5pt, inset: 1.2pt, box(fill: email, radius: 4.2pt, inset: 2pt, box(
  stroke: 0.9pt + white, radius: 3pt, inset: (x: 8pt, y: 7pt),
  text(font: "Spectral", weight: 600, size: 17pt, fill: white, top-edge: "cap-height", bottom-edge: "baseline", number),
)))

#let fact(label, value) = stack(spacing: 5pt, small(label), text(font: "Spectral", size: 11.5pt, typed(capitals: spectral, value)))

#let mark = "${MARK.replaceAll('"', String.raw`\"`)}"
#let head(right) = {
  grid(columns: (auto, 1fr, auto), column-gutter: 6pt, align: horizon,
    image(bytes(mark), format: "svg", height: 15pt),
    text(font: "Spectral", weight: 500, size: 15pt, tracking: -0.02em, "Quitus"),
    small(right),
  )
  v(16pt)
}

#let title(body) = text(font: "Spectral", size: 28pt, tracking: -0.02em, body)

#let property() = grid(
  columns: if d.paper.number == none { (1fr,) } else { (auto, 1fr) }, column-gutter: 11pt, align: horizon,
  ..if d.paper.number == none { () } else { (plate(d.paper.number),) },
  stack(spacing: 6pt,
    text(font: "Spectral", size: 15pt, typed(capitals: spectral, d.paper.street)),
    ..d.paper.place.map(line => text(fill: encre-2, typed(line))),
  ),
)

#let group(body) = block(above: 20pt, below: 9pt, sticky: true, breakable: false, {
  text(font: "Spectral", size: 13.5pt, weight: 500, body)
  v(-5pt)
  thin-line
})
`;

type Property = { main_address: string; address_extra_line: string | null };

/** What `LOOK` needs to know of any paper. */
export function paperOf(title: string, property: Property, written_at: Date) {
  const address = parsePropertyAddress(property.main_address);
  const [year, month, day] = parisDay(written_at).split('-').map(Number);
  return {
    title: `${title}, ${streetLine(address)}`,
    footer: `${title}, ${streetLine(address)}`,
    number: address.number,
    street: address.street,
    place: [property.address_extra_line, address.town].filter(Boolean),
    year,
    month,
    day,
  };
}

/** « 840 ko », « 3,2 Mo », « 1,4 Go ». */
export function weightWords(bytes: number): string {
  const [unit, name] = bytes < 1e6 ? [1e3, 'ko'] : bytes < 1e9 ? [1e6, 'Mo'] : [1e9, 'Go'];
  const weight = Math.max(1, bytes / unit);
  const digits = weight < 10 && unit > 1e3 ? 1 : 0;
  return `${weight.toLocaleString('fr-FR', { maximumFractionDigits: digits })} ${name}`;
}

/** A sha256 in two lines of figures that the eye can follow. */
export const sha256Lines = (sha256: string): string[] => [sha256.slice(0, 32), sha256.slice(32)];
