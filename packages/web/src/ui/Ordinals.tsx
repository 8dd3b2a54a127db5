import { Fragment } from 'react';

const ORDINAL = /(?<!\p{L})(\d+)(ers?|res?|es?)(?!\p{L})/u;

/** « 1er », « 4e » with their letters raised, in a sentence that comes as text. */
export function Ordinals({ children }: { children: string }) {
  // Splitting keeps what is between brackets: words, figure, letters, words…
  return children.split(ORDINAL).map((part, index) =>
    // A part is what it is by its place.
    index % 3 === 2 ? <sup key={index}>{part}</sup> : <Fragment key={index}>{part}</Fragment>,
  );
}
