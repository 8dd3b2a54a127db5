// A tagged PDF says that it is a PDF/A-3a and a PDF/UA-1. Typst for the web writes what both ask for,
// but not the lines that announce it: they are added, and the table of objects moves with them.

/** The second standard is not among those that the first knows: it must be described. */
const ANNOUNCED = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></rdf:Description><rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description><rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

/** Some words of the file that give way to others. */
type Change = { at: number; former: string; words: string };

/** The one place where `pattern` stands, at its first group. */
function changed(pdf: string, pattern: RegExp, words: (former: string) => string): Change {
  const [match, second] = pdf.matchAll(pattern);
  const [from, to] = match?.indices?.[1] ?? [];
  if (from === undefined || second)
    throw new Error(`typst wrote its PDF otherwise: ${pattern.source}`);
  const former = pdf.slice(from, to);
  return { at: from, former, words: words(former) };
}

export function archived(bytes: Uint8Array): Uint8Array {
  const pdf = Buffer.from(bytes).toString('latin1');
  const changes = [
    changed(pdf, /\/Length (\d+)\s+\/Type \/Metadata\b/dg, (length) =>
      String(Number(length) + ANNOUNCED.length),
    ),
    changed(pdf, /()<\/rdf:RDF>/dg, () => ANNOUNCED),
    changed(pdf, /\/ViewerPreferences <<()/dg, () => ' /DisplayDocTitle true'),
  ];
  const moved = (at: number): number =>
    changes.reduce(
      (moving, { at: from, former, words }) =>
        from < at ? moving + words.length - former.length : moving,
      at,
    );
  const table = pdf.lastIndexOf('\nxref\n');
  const end = pdf
    .slice(table)
    .replaceAll(/^(\d{10})(?= \d{5} n)/gm, (offset) =>
      String(moved(Number(offset))).padStart(10, '0'),
    )
    .replace(/(?<=startxref\n)\d+/, (offset) => String(moved(Number(offset))));
  let body = pdf.slice(0, table);
  for (const { at, former, words } of changes.toSorted((a, b) => b.at - a.at))
    body = body.slice(0, at) + words + body.slice(at + former.length);
  return Buffer.from(body + end, 'latin1');
}
