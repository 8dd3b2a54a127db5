// What the syndicat is owed, owes and has put aside, at the closing of the last approved year.
import { frenchDay } from '../documents/calendar.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { Years } from './accounting-years.ts';
import { type Balanced, balanced, type Books, figureIn, figureProof, sideSum } from './books.ts';
import { checked } from './checked.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { lotHoldings } from './lot-holdings.ts';
import {
  contradictory,
  euros,
  evidenceAt,
  type Found,
  missing,
  type Outcome,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, numberOn } from './paper-figures.ts';
import { doubted, isRepeated } from './repeated-books.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { StatementCheck } from './statement.ts';

type Known = { sources: SourcePapers; years: Years; shares: Shares };

export function syndicatFinances({ sources, years, shares }: Known): Story {
  const all = sources.books;
  const closing = years.last?.to ?? null;
  const books = all.find(({ closed_on }) => closed_on === closing) ?? null;
  const sides: Balanced = books ? balanced(books) : { left: null, right: null, other_debts: null };
  const sheets = sources.papers.filter(({ type }) => type === 'FICHE_SYN');
  const sheet = (name: FactName) => onSheets(sheets, name, closing);
  const other = all.find(({ closed_on }) => closed_on !== closing) ?? null;
  const without = (name: FactName): Outcome => withoutBooks(closing, other, name);
  const fund = fundOf(books, sides, sheet('fonds_travaux'), sheet('charges_courantes'), without);
  const advance = books && figureIn(books, 'avances_tresorerie');
  const outcomes: Outcomes = {
    'COPRO-1': unpaid(books, sides, sheet('impayes'), sheet('charges_courantes'), without),
    'COPRO-1-EXIGIBLE': line(books, 'creances_exigibles', sides.left),
    'COPRO-1-DOUTEUX': line(books, 'creances_douteuses', sides.left),
    'COPRO-2': suppliers(books, sides, sheet('dette_fournisseurs'), without),
    'COPRO-3-b': fund,
    ...lotHoldings({
      papers: sources.papers,
      shares,
      advance: books && advance && sides.right !== false ? provenBy(sides, books, advance) : null,
      fund: asFound(fund),
      is_balanced: sides.right === true,
    }),
    ...loans(books),
  };
  return {
    outcomes: books && isRepeated(books, all) ? doubted(outcomes) : outcomes,
    checks: [...sideChecks(books, sides)],
    alerts: books && sides.left !== false && sides.right !== false ? [] : books ? [UNBALANCED] : [],
  };
}

const UNBALANCED = 'Les montants de l’état financier (annexe 1) ne donnent pas le total indiqué.';

function sideChecks(books: Books | null, sides: Balanced): StatementCheck[] {
  const total = books && figureIn(books, 'total_bilan');
  if (!books || !total) return [];
  const about: readonly (readonly ['left' | 'right', string, readonly FieldReference[]])[] = [
    ['left', 'la trésorerie et les créances', ['COPRO-1']],
    ['right', 'les provisions, les avances et les dettes', ['COPRO-2', 'COPRO-3-b', 'II-A-1']],
  ];
  return about.map(([side, words, references]) => {
    const told = sideSum(books, side);
    // Less than the total: it counts accounts that are not read.
    const expected = sides[side] === null ? null : total.value;
    return checked(
      `annexe-1-${side}`,
      { told, expected },
      `Annexe 1 au ${frenchDay(books.closed_on)}\u00a0: ${words} lues font ${euros(told)}\u00a0; le total est de ${euros(total.value)}.`,
      references,
      total.evidence,
    );
  });
}

/** What the summary sheet says of that closing; a sheet of another year says nothing of it. */
function onSheets(
  sheets: readonly SourcePaper[],
  name: FactName,
  closing: string | null,
): Found<number> | null {
  const stated = sheets.flatMap((paper): Found<number>[] => {
    const told = dayOn(paper, 'exercice_to');
    const made = dayOn(paper, 'updated_on') ?? '';
    // A year that ran when the sheet was made is not the one of its sums.
    const to = told !== null && told > made ? null : told;
    const one = numberOn(paper, name);
    if (!one || closing === null || (to !== null && to !== closing)) return [];
    if (to === null && (dayOn(paper, 'approved_on') ?? made) <= closing) return [];
    return [
      {
        value: one.value,
        as_of: to ?? closing,
        evidence: [evidenceAt(paper, one.fact, to)],
      },
    ];
  });
  return stated[0] ?? null;
}

function withoutBooks(closing: string | null, other: Books | null, name: FactName): Outcome {
  const found = other && figureIn(other, name);
  if (closing === null)
    return toCheck('Le dernier exercice approuvé n’est pas connu.', ...(found ? [found] : []));
  return found && other
    ? toCheck(
        `Les annexes du dossier sont de l’exercice clos le ${frenchDay(other.closed_on)}.`,
        found,
      )
    : missing('Les annexes comptables de l’exercice approuvé ne sont pas dans le dossier.');
}

type Without = (name: FactName) => Outcome;

/** As printed, or both accounts together. */
function unpaidIn(books: Books): Found<number> | null {
  const [exigible, doubtful] = [
    figureIn(books, 'creances_exigibles'),
    figureIn(books, 'creances_douteuses'),
  ];
  const added = exigible &&
    doubtful && {
      value: exigible.value + doubtful.value,
      as_of: books.closed_on,
      evidence: [...exigible.evidence, ...doubtful.evidence],
    };
  return figureIn(books, 'impayes') ?? added;
}

function unpaid(
  books: Books | null,
  sides: Balanced,
  sheet: Found<number> | null,
  spent: Found<number> | null,
  without: Without,
): Outcome {
  const found = books && unpaidIn(books);
  if (!found) return sheet ? bySheet(sheet, spent, 0.3) : without('impayes');
  const [exigible, doubtful] = [
    figureIn(books, 'creances_exigibles'),
    figureIn(books, 'creances_douteuses'),
  ];
  const sum = (exigible?.value ?? 0) + (doubtful?.value ?? 0);
  if (sides.left === false || (exigible && sum !== found.value)) return toCheck(UNBALANCED, found);
  if (sheet && sheet.value !== found.value && sheet.value !== exigible?.value)
    return contradictory('L’annexe 1 et la fiche synthétique donnent des impayés différents.', [
      found,
      sheet,
    ]);
  const isSupported = sides.left === true || sheet?.value === found.value;
  if (!isSupported && !doubtful)
    return toCheck(
      'Aucun document ne dit s’il y a aussi des créances douteuses (compte 459).',
      found,
    );
  const note = doubtful ? `Dont ${euros(doubtful.value)} de créances douteuses.` : null;
  return supported(isSupported, joined(found, sheet), note);
}

/** One paper alone says it: it must be of the order of what such sums are, part of a year's charges. */
const bySheet = (sheet: Found<number>, spent: Found<number> | null, most: number): Outcome =>
  spent && sheet.value <= spent.value * most
    ? read(sheet, 'D’après la fiche synthétique.')
    : toCheck('Seule la fiche synthétique le dit.', sheet);

function suppliers(
  books: Books | null,
  sides: Balanced,
  sheet: Found<number> | null,
  without: Without,
): Outcome {
  const found = books && figureIn(books, 'dette_fournisseurs');
  if (!found)
    return sheet
      ? toCheck(
          'La fiche synthétique compte aussi d’autres dettes que celles des fournisseurs.',
          sheet,
        )
      : without('dette_fournisseurs');
  if (sides.right === false) return toCheck(UNBALANCED, found);
  const agrees = sheet?.value === found.value;
  // The sheet adds salaries and other debts: it may be more, never less.
  if (sheet && !agrees && sheet.value < found.value)
    return contradictory('L’annexe 1 et la fiche synthétique donnent des dettes différentes.', [
      found,
      sheet,
    ]);
  // What the sheet adds is what the balance sheet counts besides.
  if (sheet && sheet.value - found.value === sides.other_debts)
    return read(found, 'La fiche synthétique y ajoute les autres dettes.');
  if (sheet && !agrees && sides.right !== true)
    return toCheck(
      'La fiche synthétique donne un autre montant, qui compte peut-être d’autres dettes.',
      found,
      sheet,
    );
  return supported(sides.right === true || agrees, agrees ? joined(found, sheet) : found);
}

function fundOf(
  books: Books | null,
  sides: Balanced,
  sheet: Found<number> | null,
  spent: Found<number> | null,
  without: Without,
): Outcome {
  const found = books && figureIn(books, 'fonds_travaux');
  if (!found) return sheet ? bySheet(sheet, spent, 1) : without('fonds_travaux');
  if (sides.right === false) return toCheck(UNBALANCED, found);
  if (sheet && sheet.value !== found.value)
    return contradictory('L’annexe 1 et la fiche synthétique donnent des montants différents.', [
      found,
      sheet,
    ]);
  const isPlaced = figureIn(books, 'fonds_places')?.value === found.value;
  return supported(sides.right === true || sheet !== null || isPlaced, joined(found, sheet));
}

const joined = (found: Found, other: Found | null): Found =>
  other ? { ...found, evidence: [...found.evidence, ...other.evidence] } : found;

const asFound = ({ value, as_of, evidence, state }: Outcome): Found<number> | null =>
  typeof value === 'number'
    ? { value, as_of, evidence, proof: state === 'PROVEN' ? 'PROVEN' : 'READ' }
    : null;

/** Lines that make the printed total are proven by it, however each is read. */
const provenBy = (sides: Balanced, books: Books, advance: Found<number>): Found<number> => ({
  ...advance,
  proof: sides.right === true ? 'PROVEN' : figureProof(books, 'avances_tresorerie'),
});

const line = (books: Books | null, name: FactName, side: boolean | null): Outcome => {
  const found = books && figureIn(books, name);
  if (!books || !found) return missing();
  const parts = [figureIn(books, 'creances_exigibles'), figureIn(books, 'creances_douteuses')];
  const whole = unpaidIn(books);
  const adds = whole?.value === (parts[0]?.value ?? 0) + (parts[1]?.value ?? 0);
  return side === false || !adds ? toCheck(UNBALANCED, found) : supported(side === true, found);
};

const SMALLEST_LOAN = 1000_00;

/** Some owners may have paid their share at once: nothing but their own schedule tells it. */
function loans(books: Books | null): Story['outcomes'] {
  const found = books && figureIn(books, 'emprunts');
  if (!found) return {};
  const isNone = found.value === 0;
  return {
    ...(isNone
      ? { 'I-A-8': read({ ...found, value: 0 }, 'Sans emprunt, aucune caution n’a rien versé.') }
      : {}),
    'I-A-7': isNone
      ? read({ ...found, value: 0 }, 'Le syndicat n’a pas d’emprunt en cours.')
      : toCheck('La part du lot dans l’emprunt se lit sur le tableau d’amortissement.', found),
    'VIE-EMPRUNT':
      isNone || found.value >= SMALLEST_LOAN
        ? read({ ...found, value: !isNone })
        : toCheck('Le montant restant dû est trop petit pour un emprunt.', found),
  };
}
