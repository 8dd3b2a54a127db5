import { type Line, quotesOf, running, type Scene, totalOf } from './books.ts';
import type { Hand, Look } from './hand.ts';
import { sheetOf } from './sale.ts';
// The listing of a needle printer: capitals without accents, columns made of spaces, the sign behind the amount.
import { slashed } from './writing.ts';

const css = ({ font, ink }: Look) =>
  `font: 8.6pt/1.32 ${font}; color: ${ink}; padding: 12mm 11mm; pre { font: inherit; margin: 0; white-space: pre }`;
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[–·]/g, '-')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .toUpperCase();
const left = (text: string | number, width: number) =>
  bare(String(text)).slice(0, width).padEnd(width);
const right = (text: string | number, width: number) => String(text).padStart(width);
/** « 1234.56 », and « 1234.56- » for the owner. */
const amount = (cents: number): string =>
  `${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}${cents < 0 ? '-' : ' '}`;
const RULE = '-'.repeat(92);
const paged = (name: string, look: Look, lines: readonly string[]) =>
  sheetOf(name, css(look), [`<pre>${lines.join('\n')}</pre>`]);

const top = ({ syndic, building, owner, account, lots, base }: Scene, printed: string) => [
  left(syndic.name, 52) + `EDITE LE ${slashed(printed)}   PAGE 1`,
  bare(`${syndic.street} - ${syndic.town}`),
  `TEL ${syndic.phone}`,
  '',
  ...[owner.name, ...owner.lines].map((line) => ' '.repeat(50) + bare(line)),
  '',
  bare(`IMMEUBLE : ${building.name} - ${building.street} ${building.town}`),
  `IMMATRICULATION ${building.rnc}     COMPTE ${account}`,
  ...lots.map(
    ([lot, nature, part]) =>
      `LOT ${left(lot, 6)}${left(nature, 24)} TANT. GENERAUX ${part}/${base}`,
  ),
  RULE,
];
const line = ({ lot, code, label, whole, base, part, quote }: Line) =>
  `${left(lot, 5)}${left(code, 5)}${left(label, 34)}${right(amount(whole), 13)}${right(base, 8)}${right(part, 7)}${right(amount(quote), 13)}`;
const HEADS = `LOT  CLE  ${left('LIBELLE', 34)}${right('A REPARTIR ', 13)}${right('BASE', 8)}${right('TANT', 7)}${right('PART ', 13)}`;
const total = (label: string, cents: number) => `${left(label, 72)}${right(amount(cents), 13)}`;

export const matrix = (look: Look): Hand => ({
  appel: (name, scene, call, { before, printed, held, note }) =>
    paged(name, look, [
      ...top(scene, printed),
      bare(`APPEL DE PROVISIONS ${call.title}`),
      `PERIODE ${slashed(call.from)} - ${slashed(call.to)}   EXIGIBLE LE ${slashed(call.due)}`,
      RULE,
      HEADS,
      RULE,
      ...[...call.budget, ...call.fund, ...call.works, ...call.advance].map(line),
      RULE,
      total('SOLDE ANTERIEUR', before),
      total('TOTAL APPEL', totalOf(call)),
      total(
        before + totalOf(call) > 0 ? 'A PAYER EUROS' : 'SOLDE EN VOTRE FAVEUR',
        before + totalOf(call),
      ),
      RULE,
      ...(held === undefined ? [] : [total('P.M. AVANCE TRESORERIE CPTE 1031', held)]),
      ...(note ? ['', bare(note)] : []),
      '',
      `IBAN ${scene.iban}`,
      'LE SIGNE - DERRIERE UN MONTANT INDIQUE UN CREDIT',
    ]),
  releve: (name, scene, entries, { from, at, held, note }) => {
    const rows = running(entries);
    return paged(name, look, [
      ...top(scene, at),
      `EXTRAIT DE COMPTE INDIVIDUEL DU ${slashed(from)} AU ${slashed(at)}`,
      RULE,
      `${left('DATE', 12)}${left('LIBELLE', 38)}${right('DEBIT ', 13)}${right('CREDIT ', 13)}${right('SOLDE ', 14)}`,
      RULE,
      ...rows.map(
        ({ day, label, debit, credit, balance }) =>
          `${left(slashed(day), 12)}${left(label, 38)}${right(debit ? amount(debit) : '', 13)}${right(credit ? amount(credit) : '', 13)}${right(amount(balance), 14)}`,
      ),
      RULE,
      `${left(`SOLDE AU ${slashed(at)}`, 76)}${right(amount(rows.at(-1)?.balance ?? 0), 14)}`,
      ...(held === undefined ? [] : [`AVANCE DE TRESORERIE (HORS SOLDE) ${amount(held)}`]),
      ...(note ? ['', bare(note)] : []),
      'SOLDE SUIVI DU SIGNE - : CREDITEUR',
    ]);
  },
  decompte: (name, scene, { from, to, lines, works, called, works_called }, { printed, note }) => {
    const real = quotesOf(lines);
    return paged(name, look, [
      ...top(scene, printed),
      `DECOMPTE DE CHARGES DEFINITIF   EXERCICE ${slashed(from)} - ${slashed(to)}`,
      RULE,
      HEADS.replace('A REPARTIR', '  DEPENSES'),
      RULE,
      ...lines.map(line),
      total('TOTAL CHARGES REELLES', real),
      total('PROVISIONS APPELEES', -called),
      total('REGULARISATION', real - called),
      RULE,
      ...(works.length === 0
        ? []
        : [
            ...works.map(line),
            total('TOTAL TRAVAUX', quotesOf(works)),
            total('APPELS TRAVAUX', -works_called),
            RULE,
          ]),
      ...(note ? [bare(note)] : []),
    ]);
  },
});
