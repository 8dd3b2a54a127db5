// The request to a syndic, to be printed, signed and posted: a plain letter, from one person to another.
import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import type { LetterText } from '@quitus/domain/robots/syndic-letter';

import { LOOK, paperOf } from './paper-look.ts';
import { type TextOf, typeset } from './typeset.ts';

export type SyndicLetterPaper = LetterText & {
  main_address: string;
  address_extra_line: string | null;
  sender: string;
  sender_email: string;
  syndic_name: string | null;
};

// What is typed may be measured, and a paragraph holds nothing that is: each text is a block of its own.
const TEMPLATE = String.raw`${LOOK}
#set text(font: "Spectral", size: 11pt)
#set par(leading: 0.72em)
#let words(body) = typed(capitals: spectral, fits: 36, body)
#let said(body, ..how) = block(width: 100%, above: 13pt, below: 0pt, ..how, words(body))
#grid(columns: (1fr, 1fr), column-gutter: 20pt,
  stack(spacing: 7pt, ..d.from.map(words)),
  {
    v(56pt)
    stack(spacing: 7pt, ..d.to.map(words))
    v(18pt)
    d.date
  },
)
#v(16pt)
#text(weight: 600, said(d.subject))
#v(8pt)
#for p in d.body {
  if p.item { said(p.text, inset: (left: 16pt), above: 9pt) } else { said(p.text) }
}
#block(above: 26pt, breakable: false, grid(columns: (1fr, 1fr), [], {
  words(d.sender)
  v(4pt)
  text(font: "Figtree", size: 8.5pt, fill: encre-3)[Signature]
  v(50pt)
}))
`;

export function syndicLetterPaper(
  letter: SyndicLetterPaper,
  written_at: Date,
  textOf?: TextOf,
): Uint8Array {
  const { sender, sender_email, syndic_name, subject, paragraphs } = letter;
  const data = {
    paper: paperOf('Demande au syndic', letter, written_at),
    from: [sender, sender_email],
    to: [
      syndic_name ?? 'Au syndic de la copropriété',
      `Copropriété ${wholeLine(letter.main_address)}`,
    ],
    date: `Le ${frenchDay(parisDay(written_at))}`,
    subject: `Objet : ${subject}`,
    // The signature has its own place.
    body: paragraphs.slice(0, -1).map((text) => ({ text, item: text.startsWith('– ') })),
    sender,
  };
  return typeset(TEMPLATE, data, written_at, textOf);
}
