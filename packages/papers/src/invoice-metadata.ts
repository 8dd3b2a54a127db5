// Says in the metadata of a PDF that the file inside it is a Factur-X invoice, which typst cannot say.
import { PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import { FACTUR_X } from './factur-x.ts';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The four properties of Factur-X, with what PDF/A wants said of each that is not its own. */
const PROPERTIES: readonly { name: string; value: string; description: string }[] = [
  {
    name: 'DocumentFileName',
    value: FACTUR_X.file_name,
    description: 'The name of the embedded XML document',
  },
  { name: 'DocumentType', value: 'INVOICE', description: 'The type of the hybrid document' },
  { name: 'Version', value: '1.0', description: 'The version of the Factur-X standard' },
  {
    name: 'ConformanceLevel',
    value: FACTUR_X.conformance,
    description: 'The conformance level of the embedded XML document',
  },
];

const DECLARED = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${PROPERTIES.map(({ name, description }) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
const SAID = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${PROPERTIES.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`).join('')}</rdf:Description>`;

/** Where typst ends its list of schemas, and everything it says. */
const SCHEMAS_END = '</rdf:Bag></pdfaExtension:schemas>';
const WORDS_END = '</rdf:RDF>';

/** The same file but for its metadata; the same bytes for the same file. */
export async function saidToBeFacturX(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const ref = catalog.get(PDFName.of('Metadata'));
  const metadata = context.lookup(ref);
  if (!(ref instanceof PDFRef) || !(metadata instanceof PDFRawStream))
    throw new Error('the paper has no metadata');
  const words = withFacturX(new TextDecoder().decode(metadata.getContents()));
  context.assign(
    ref,
    PDFRawStream.of(metadata.dict.clone(context), new TextEncoder().encode(words)),
  );
  return document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}

function withFacturX(words: string): string {
  if (!words.includes(SCHEMAS_END) || !words.includes(WORDS_END))
    throw new Error('the metadata of the paper are not where they are looked for');
  return words
    .replace(SCHEMAS_END, `${DECLARED}${SCHEMAS_END}`)
    .replace(WORDS_END, `${SAID}${WORDS_END}`);
}
