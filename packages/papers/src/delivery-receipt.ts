// The receipt of an electronic delivery, article L721-3 of the CCH: who, what, when, and the signature
// that lets anybody check it.
import { frenchDay, parisMoment } from '@quitus/domain/documents/calendar';
import { RETRACTION_DAYS } from '@quitus/domain/sharing/delivery';

import { LOOK, paperOf, sha256Lines, weightWords } from './paper-look.ts';
import { type TextOf, typeset } from './typeset.ts';

export type ReceiptData = {
  number: string;
  main_address: string;
  address_extra_line: string | null;
  /** The buyer, and who handed the documents over. */
  name: string;
  shared_by: string;
  /** The sentence that was agreed to. */
  consent: string;
  delivered_at: Date;
  /** Last day to withdraw, when the clock starts with this delivery. */
  retraction_ends: string;
  documents: readonly {
    document: string;
    file: string;
    sha256: string;
    size: number;
    pages: number | null;
  }[];
  /** The text that was signed. */
  manifest: string;
  /** A compact JWS of it; of an older receipt, the bare signature. */
  signature: string;
  key_id: string;
  /** Where the public keys are published. */
  keys_url: string;
};

const TEMPLATE = String.raw`${LOOK}
#pdf.embed(d.attached.name, bytes(sys.inputs.attached), relationship: "supplement", mime-type: d.attached.type, description: "Manifeste signé")
#head[Reçu n° #d.number]
#title[Reçu de remise électronique]
#v(2pt)
#text(font: "Spectral", style: "italic", size: 12pt, fill: encre-2)[Documents remis à l’acquéreur d’un lot de copropriété, articles L721-2 et L721-3 du code de la construction et de l’habitation.]
#v(8pt)
#property()
#v(12pt)
#strong-line
#grid(columns: (1fr, 1fr), column-gutter: 14pt, row-gutter: 10pt, inset: (y: 3pt),
  fact("Acquéreur", d.name), fact("Documents remis par", d.shared_by),
  fact("Remis le", d.delivered), fact("Documents", d.count))
#v(4pt)
#thin-line
#v(6pt)
#small[Consentement de l’acquéreur]
#v(-2pt)
#text(font: "Spectral", size: 11pt)[« #d.consent »]
#v(6pt)
#block(width: 100%, inset: 11pt, radius: 4pt, stroke: 0.7pt + encre-3, breakable: false, stack(spacing: 7pt,
  text(font: "Spectral", size: 12.5pt, weight: 500)[Délai de rétractation : jusqu’au #d.retraction_ends inclus],
  small(d.clock),
))

#group[Documents remis]
#for p in d.documents {
  block(width: 100%, breakable: false, spacing: 9pt, grid(
    columns: (1fr, 145pt), column-gutter: 16pt,
    stack(spacing: 5pt, text(weight: 500, p.document), small(typed(fits: 36, p.facts))),
    stack(spacing: 4pt, ..p.sha.map(line => mono(line))),
  ))
}

#block(above: 20pt, breakable: false, {
  group[Signature de Quitus]
  grid(columns: (70pt, 1fr), row-gutter: 7pt,
    small[Ed25519], stack(spacing: 4pt, ..d.signature.map(line => mono(line, size: 7.5pt))),
    small[Clé], mono(d.key_id, size: 7.5pt),
  )
  v(4pt)
  small(d.how)
})
`;

const SIGNATURE_LINE = 43;

export function deliveryReceipt(
  receipt: ReceiptData,
  written_at: Date,
  textOf?: TextOf,
): Uint8Array {
  const { documents, number, manifest, signature, keys_url } = receipt;
  const proof = signature.includes('.')
    ? {
        name: `recu-${number}.jws`,
        type: 'application/jose',
        content: signature,
        how: `un JWS (RFC 7515), que tout outil de cette norme vérifie avec les clés publiées à l’adresse ${keys_url}`,
      }
    : {
        name: `recu-${number}.json`,
        type: 'application/json',
        content: manifest,
        how: `sa signature, ci-dessus, se vérifie avec la clé publiée à l’adresse ${keys_url}`,
      };
  const signed = signature.slice(signature.lastIndexOf('.') + 1);
  const data = {
    paper: paperOf(`Reçu ${number}`, receipt, written_at),
    number,
    name: receipt.name,
    shared_by: receipt.shared_by,
    consent: receipt.consent,
    delivered: parisMoment(receipt.delivered_at),
    count: `${documents.length} ${documents.length > 1 ? 'fichiers' : 'fichier'}`,
    retraction_ends: frenchDay(receipt.retraction_ends),
    clock: `${RETRACTION_DAYS} jours à compter du lendemain de cette remise, prolongés jusqu’au premier jour ouvrable quand le dernier n’en est pas un (article L271-1), si l’acte de vente signé a déjà été remis à l’acquéreur. Sinon, le délai part de la remise de cet acte.`,
    documents: documents.map(({ document, file, size, pages, sha256 }) => ({
      document,
      facts: [file, ...(pages === null ? [] : [`${pages} p.`]), weightWords(size)].join(', '),
      sha: sha256Lines(sha256),
    })),
    signature: [signed.slice(0, SIGNATURE_LINE), signed.slice(SIGNATURE_LINE)],
    key_id: receipt.key_id,
    how: `Chaque document est suivi de son empreinte SHA-256. Le manifeste signé, qui reprend mot pour mot ce reçu, est joint à ce PDF (${proof.name}) : ${proof.how}.`,
    attached: { name: proof.name, type: proof.type },
  };
  const form = { standard: 'a-3b', attached: proof.content } as const;
  return typeset(TEMPLATE, data, written_at, textOf, form);
}
