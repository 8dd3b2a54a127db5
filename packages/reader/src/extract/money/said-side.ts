// The side of a balance that a sentence tells apart from it: « Solde au 14/10 : 88,62 € », then « Votre compte est
// créditeur, vous n’avez rien à régler ».
import { fold } from '../../french/fold.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Balance } from './signed-balance.ts';

/** Not « si votre compte est débiteur », nor « lorsque le solde est créditeur ». */
const SAID =
  /(?<!\b(?:si|lorsque|quand|ou|cas ou|tant que) )\b(?:votre compte(?: individuel| de charges)?|votre solde|ce solde|le solde(?: de votre compte)?|vous) (?:est|etes|apparait|presente un solde|ressort|reste|demeure)(?: actuellement| donc| a ce jour| ainsi)? (?<side>crediteur|debiteur)/g;

/** Where all that the paper tells without a side is one balance, and its sentences one side. */
export function withSaidSide(extracted: readonly Balance[], sheets: readonly Sheet[]): Balance[] {
  const sides = sheets.flatMap(({ written }) =>
    [...fold(written.text).replaceAll(/\s+/g, ' ').matchAll(SAID)].map(
      ({ groups }) => groups?.['side'],
    ),
  );
  const [side, ...others] = new Set(sides);
  const values = new Set(extracted.map(({ value }) => value));
  const isBare = extracted.every(({ signed, value }) => !signed && value > 0);
  if (side === undefined || others.length > 0 || values.size !== 1 || !isBare)
    return [...extracted];
  return extracted.map((one) => ({
    ...one,
    value: side === 'crediteur' ? -one.value : one.value,
    signed: true,
  }));
}
