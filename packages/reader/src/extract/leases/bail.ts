// A lease and what goes with it: who lets what to whom, since when, for how much.
import { daysBetween } from '@quitus/domain/documents/calendar';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import { findAreas, findBareAreas } from '../figures/areas.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { personIn } from '../names/person-names.ts';
import { namesAfter } from '../parties/names-after.ts';
import { addresseeOf } from '../parties/owner.ts';
import { propertyAddresses } from '../places/property.ts';
import { situatedAddresses } from '../places/situated.ts';
import { lotsOf, together } from '../shares/lots.ts';
import { foundIn, preceding, type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { after, datesAfter, onlyDay } from '../sheet/labelled.ts';
import { labelsInLine } from '../sheet/labels-in-line.ts';
import { agreed, distinct, factsOf, readCells, type Reading, readWords } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { unwrappedLabels } from '../sheet/wrapped-labels.ts';
import { lengthOf, startOf } from './lease-days.ts';
import { fuller, landlordsOf, tenantsOf } from './lease-parties.ts';
import { depositFacts, heldDeposit, rentFacts } from './lease-sums.ts';
import { correspondents } from './letter-people.ts';
import { statedHomes } from './stated-address.ts';

export function partyFacts(sheets: readonly Sheet[], flowText: FlowText, rule: string): Fact[] {
  const [landlords, tenants] = [landlordsOf(sheets, flowText), tenantsOf(sheets, flowText)];
  // Nobody lets to himself: one of both was read from the other's label, and nothing says which.
  const isOne = landlords.some((one) => tenants.some(({ value }) => isShared(value, one.value)));
  return [
    ...factsOf('landlord', rule, isOne ? [] : landlords),
    ...factsOf('tenant', rule, isOne ? [] : tenants),
    ...addressFacts(sheets, flowText, rule),
  ];
}

/** « SCI DU BAC et Mme X », whom « M. Y et Mme X » pay: somebody of the one is of the other. */
const isShared = (one: string, other: string): boolean => {
  const [people, others] = [one, other].map((names) => fold(names).split(/\s+et\s+/));
  return (people ?? []).some((person) => person.length > MIN_NAME && others?.includes(person));
};
/** In letters: « M. » is the title of a couple. */
const MIN_NAME = 5;

function addressFacts(sheets: readonly Sheet[], flowText: FlowText, rule: string): Fact[] {
  const named = propertyAddresses(sheets, { of_people: rule === 'quittance' });
  const [found = []] = [named, situatedAddresses(flowText), statedHomes(flowText)].filter(
    (some) => some.length > 0,
  );
  return factsOf('property_address', rule, distinct(found));
}

const HABITABLE =
  /(?:surface|superficie)(?: totale| louee)? habitable(?: (?:totale|est de|de|du logement|des lieux loues|louee|environ|approximative|en m²|en m2|(?:\(?(?:loi|dite loi) boutin\)?)|\([^()\n\t]{2,30}\)))*/;
/** « Surface habitable (m²) : 52,4 »: the label has the unit. */
const IN_METRES =
  /(?:surface|superficie)(?: totale)? habitable(?: [^:\n\t\d]{3,30})? (?:en |\()?m(?:²|2)\)?/;

/** « Bât. / étage / lot | B / 3e / 214 »: of as many values, the one of the same rank. */
const slashedLots = (sheet: Sheet): Reading<string[]>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const [labels, next] = [
        fold(cell.text)
          .replace(/\s?:$/, '')
          .split(/\s?\/\s?/),
        cells[at + 1],
      ];
      const values = next?.text.split(/\s?\/\s?/) ?? [];
      const rank = labels.findIndex((label) => /^(?:n° (?:de |du )?)?lot$/.test(label));
      const value = values[rank]?.trim() ?? '';
      return next && labels.length > 1 && labels.length === values.length && /^\d{1,5}$/.test(value)
        ? [readWords([value], next.text, next.words, sheet.page)]
        : [];
    }),
  );

/** « cave (lot 71) …, attenant au lot 42 »: of lots that the lease names, one is not among those that were read. */
const namesMore = (flowText: FlowText, { value }: Reading<string[]>): boolean =>
  extracted(flowText, /\blot (?:n° ?|numero )?(?<value>\d{1,5})(?![\d/]|[.,]\d)/).some(
    (one) => !value.includes(String(Number(one.value))),
  );

export const leasedLots = (
  sheets: readonly Sheet[],
  flowText: FlowText,
): Reading<string[]> | null => {
  const all = together(sheets.flatMap(lotsOf)) ?? together(sheets.flatMap(slashedLots));
  return all && namesMore(flowText, all) ? null : all;
};

export function bail(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsInLine);
  const [rule, flowText] = ['bail', flowTextOf(sheets)];
  return [
    ...partyFacts(sheets, flowText, rule),
    ...factsOf('lease_from', rule, [startOf(flowText)]),
    ...factsOf('lease_duration_months', rule, [lengthOf(flowText)]),
    ...rentFacts(sheets, flowText, rule),
    ...depositFacts(sheets, flowText, rule),
    ...factsOf('lots', rule, [leasedLots(sheets, flowText)]),
    ...factsOf('surface_habitable', rule, [
      agreed(
        sheets.flatMap((sheet) =>
          [sheet, unwrappedLabels(sheet)].flatMap((passage) => [
            ...after(passage, HABITABLE, findAreas),
            ...after(passage, IN_METRES, findBareAreas),
          ]),
        ),
      ) ??
        agreed(
          preceding(
            flowText,
            foundIn(flowText, findAreas),
            /\s?(?:\(|(?:de )?(?:surface|superficie) )?habitables?\b/,
          ),
        ),
    ]),
  ];
}

/** « Reçu de Mme X la somme de ». */
const PAID_BY =
  /(?<value>\b(?:recue? de|(?:donn(?:e|ons|er)|delivr(?:e|ons|er)) quittance a|(?:somme|montant)[^.;]{0,60}? (?:versee?|payee?|reglee?|acquittee?) par))\b/;

/** Said in a sentence, else whom the receipt is sent to. */
function payers(
  sheets: readonly Sheet[],
  flowText: FlowText,
  own: readonly Fact[],
): Reading<string>[] {
  const named = distinct(namesAfter(flowText, PAID_BY));
  if (named.length > 0) return named.flatMap((one) => fuller(flowText, one));
  const others = sheets
    .slice(0, 1)
    .flatMap(addresseeOf)
    .filter(({ value }) =>
      own.every((fact) => fact.name !== 'landlord' || fold(String(fact.value)) !== fold(value)),
    );
  return others.length === 1 ? others : [];
}

/** Who writes a receipt heads it with name and address, as whoever pays has theirs at the right. */
function heads(
  sheets: readonly Sheet[],
  flowText: FlowText,
  own: readonly Fact[],
): Reading<string>[] {
  // Whoever signs, or is called the landlord, is extracted elsewhere.
  if (/soussign|\bbailleur|proprietaire/.test(flowText.folded)) return [];
  const [first] = sheets;
  const [cell] = first?.lines[0]?.cells ?? [];
  const name = cell ? personIn(cell.text) : null;
  const paying = namesAfter(flowText, PAID_BY).map(({ value }) => fold(value));
  const isOther =
    paying.length > 0 &&
    [...paying, ...own.map(({ value }) => fold(String(value)))].every(
      (other) => other !== fold(name ?? ''),
    );
  return first && cell && name === cell.text.trim() && isOther
    ? [readWords(name, cell.text, cell.words, first.page)]
    : [];
}

/** A letter from one to the other: whoever writes a receipt lets, whoever it is sent to pays. */
function writtenBetween(sheets: readonly Sheet[], flowText: FlowText) {
  const { writer, addressee } = correspondents(sheets[0]);
  const isReceived = /\b(?:j'ai|nous avons|avoir)\s(?:bien\s)?recu\b/.test(flowText.folded);
  return writer && addressee && isReceived ? { landlord: [writer], tenant: [addressee] } : null;
}

function receiptParties(sheets: readonly Sheet[], flowText: FlowText, rule: string): Fact[] {
  const own = partyFacts(sheets, flowText, rule);
  const letter = own.some(({ name }) => name !== 'property_address')
    ? null
    : writtenBetween(sheets, flowText);
  const lacks = (name: FactName) => own.every((fact) => fact.name !== name);
  return [
    ...own,
    ...(lacks('landlord')
      ? factsOf('landlord', rule, letter?.landlord ?? heads(sheets, flowText, own))
      : []),
    ...(lacks('tenant')
      ? factsOf('tenant', rule, letter?.tenant ?? payers(sheets, flowText, own))
      : []),
  ];
}

/** « Période | 01/09/2026 | 30/09/2026 », in a spreadsheet. */
const daysInCells = ({ lines, page }: Sheet) =>
  lines.flatMap(({ cells: [label, first, last, ...others] }) => {
    const [from, to] = [first, last].map((cell) => (cell ? onlyDay(cell.text) : null));
    const isPeriod = label && others.length === 0 && /^(?:periode|terme)\b/.test(fold(label.text));
    return isPeriod && first && last && from && to && from < to
      ? [readCells({ kind: 'RANGE' as const, from, to }, [first, last], page)]
      : [];
  });

const PAID_FOR =
  /periode|terme(?: de| du mois de)?|mois(?: de)?|(?:quittance|recu|loyer)(?: de loyer)?(?: et (?:des )?charges)?(?: (?:de|pour|du mois de|pour le mois de))?/;

/** Named, or the only term of some weeks that the receipt tells from one day to another, as in a card. */
function paidPeriods(sheets: readonly Sheet[], flowText: FlowText) {
  const named = sheets.flatMap((sheet) => [
    ...daysInCells(sheet),
    ...after(sheet, PAID_FOR, findPeriods),
  ]);
  if (named.length > 0) return named;
  const only = agreed(
    foundIn(flowText, findPeriods).filter(({ value: { kind, from, to } }) => {
      const days = daysBetween(from, to);
      return kind === 'RANGE' && days >= A_TERM[0] && days <= A_TERM[1];
    }),
  );
  return only ? [only] : [];
}
/** In days: a month, or a quarter. */
const A_TERM = [27, 92] as const;

export function quittance(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsInLine);
  const [rule, flowText] = ['quittance', flowTextOf(sheets)];
  return [
    ...receiptParties(sheets, flowText, rule),
    ...rangeFacts(['period_from', 'period_to'], rule, paidPeriods(sheets, flowText)),
    ...rentFacts(sheets, flowText, rule, { receipt: true }),
    ...heldDeposit(flowText, rule),
    ...factsOf('lots', rule, [leasedLots(sheets, flowText)]),
  ];
}

const VISITED =
  /(?:date|etat) (?:de l'etat )?des lieux(?: d'entree| de sortie)?(?: (?:du|le|etabli le|realise le))?|(?:etabli|dresse|realise|effectue)e? (?:contradictoirement )?le|date d'(?:entree|etablissement)|(?<=^|[\n\t]\s?)date(?: et heure)?(?=\s?:)/;

/** The one at the end recalls the day of the one at the start: the title says which of both the paper is. */
function visitedOn(sheets: readonly Sheet[]): Reading<string> | null {
  const title = /etat des lieux (?:contradictoire )?(?:d'|de )(?<which>entree|sortie)/.exec(
    sheets.map(({ written }) => fold(written.text)).join('\n'),
  )?.groups?.['which'];
  const days = sheets.flatMap((sheet) => datesAfter(sheet, VISITED));
  const other = title === 'sortie' ? /entree/ : /sortie/;
  return agreed(days) ?? agreed(days.filter(({ name }) => title && !other.test(name)));
}

export function etatDesLieux(printed: readonly Sheet[]): Fact[] {
  const sheets = printed.map(labelsInLine);
  const [rule, flowText] = ['etat-des-lieux', flowTextOf(sheets)];
  return [
    ...partyFacts(sheets, flowText, rule),
    ...factsOf('made_on', rule, [visitedOn(sheets.slice(0, 1))]),
  ];
}
