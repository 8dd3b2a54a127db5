// Which diagnostics are there, and which the situation of the property asks for.
import type { DiagnosticKind } from '../documents/diagnostic.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { checklist, type Piece } from '../portfolios/checklist.ts';
import type { FactName } from '../reading/facts.data.ts';
import { type SubKind, SUB_KINDS } from '../reading/read-document.ts';
import type { ControlledFile } from './control.ts';
import { listed, theNoun } from './described.ts';
import {
  evidenceOf,
  type Examined,
  failedFor,
  type Finding,
  lackOf,
  onlyText,
  type Paper,
  passed,
  type Rule,
  undecided,
} from './examined.ts';
import { SUB_KIND_NOUNS } from './paper-nouns.data.ts';
import { notRead } from './unread.ts';

const KIND_OF: Partial<Record<SubKind, DiagnosticKind>> = {
  DPE: 'DPE',
  AUDIT_ENERGETIQUE: 'AUDIT',
  AMIANTE: 'AMIANTE',
  PLOMB: 'PLOMB',
  TERMITES: 'TERMITES',
  GAZ: 'GAZ',
  ELECTRICITE: 'ELECTRICITE',
  ERP: 'ERP',
  BRUIT: 'BRUIT',
};

const BUILDING_CODES: Partial<Record<SubKind, string>> = {
  DTA: 'DTA',
  DPE_COLLECTIF: 'DPE_COLLECTIF',
  PPPT: 'PLAN_DE_TRAVAUX',
  DTG: 'DTG',
};

export const kindOf = ({ sub_kind }: Paper): DiagnosticKind | null =>
  (sub_kind && KIND_OF[sub_kind]) ?? null;

/** The cover of a bundle is no report. */
export const isCover = ({ sub_kind }: Paper): boolean => sub_kind === 'DDT';

/** What tells the whole of each on one page; those of asbestos, lead and termites have the same first page with more behind. */
const TOLD_ON_A_PAGE: Partial<Record<SubKind | DocumentType, readonly FactName[]>> = {
  ELECTRICITE: ['made_on', 'diagnostic_result'],
  GAZ: ['made_on', 'diagnostic_result'],
  ERP: ['made_on', 'property_address'],
  BRUIT: ['made_on', 'property_address'],
  ETAT_HYPOTHECAIRE: ['certified_on', 'charges_registered'],
};
/** What is registered may be listed overleaf; that nothing is ends the answer. */
const isEndless = ({ facts }: Pick<Paper, 'facts'>): boolean =>
  facts.some(({ name, value }) => name === 'charges_registered' && value !== 0);
/** In words: a fuller page may go on. */
const MOST_ON_A_PAGE = 280;

/** A page that stands alone, is not full, and says what such a report is for. */
export function isOnePage(
  { type, sub_kind, ...paper }: Paper,
  files: readonly ControlledFile[],
): boolean {
  const kind = sub_kind ?? type;
  const told = kind && TOLD_ON_A_PAGE[kind];
  const [number, ...others] = paper.pages;
  const page = files
    .find(({ file_id }) => file_id === paper.file_id)
    ?.pages.find((one) => one.number === number);
  return (
    told !== undefined &&
    told !== null &&
    others.length === 0 &&
    paper.bounds?.opens === true &&
    page?.label === null &&
    page.word_count <= MOST_ON_A_PAGE &&
    !isEndless(paper) &&
    told.every((name) => paper.facts.some((fact) => fact.name === name))
  );
}

const piecesOf = ({ dossier, document_type }: Examined): readonly Piece[] =>
  checklist(dossier.portfolio_type, dossier.situation).find(
    (item) => item.document_type === document_type,
  )?.pieces ?? [];

/** « l’état des risques »; a report that the reader does not know goes by its label. */
function nameOf({ code, label }: Piece): string {
  const kind = SUB_KINDS.find((one) => KIND_OF[one] === code || BUILDING_CODES[one] === code);
  return theNoun((kind && SUB_KIND_NOUNS[kind]) ?? `diagnostic ${label.toLowerCase()}`);
}

/**
 * In a bundle, one report may stand behind another without a title of its own; so may noise behind the
 * risks, and what the reader does not know, anywhere.
 */
function mayHide({ code }: Piece, { papers }: Examined): boolean {
  if (papers.some(isCover)) return true;
  if (code === 'BRUIT') return papers.some((paper) => kindOf(paper) === 'ERP');
  return !isRecognised(code);
}

const isRecognised = (code: string): boolean =>
  SUB_KINDS.some((kind) => KIND_OF[kind] === code || BUILDING_CODES[kind] === code);

function withPieces(examined: Examined, found: readonly string[]): Finding {
  const seen = evidenceOf(examined.papers);
  const absent = piecesOf(examined).filter(({ code }) => !found.includes(code));
  const missing = absent.filter(({ need }) => need === 'REQUIRED' || need === 'CONDITIONAL');
  if (missing.length > 0) {
    const words = listed(missing.map(({ label }) => label));
    if (missing.every((piece) => mayHide(piece, examined)))
      return undecided(
        `Nous n’avons pas trouvé ${words}. Déposez-le s’il n’est pas dans un document déjà là\u00a0; l’équipe regarde.`,
        seen,
      );
    const named = listed(missing.map(nameOf));
    return failedFor(
      named,
      'INCOMPLETE',
      `Il manque\u00a0: ${words}.`,
      `${named}, en plus des diagnostics déjà déposés`,
      seen,
    );
  }
  const open = absent.filter(({ need }) => need === 'TO_SPECIFY');
  if (open.length === 0) return passed('Tous les diagnostics demandés sont là.', seen);
  const fields = new Set(open.flatMap(({ question }) => question ?? []));
  return undecided(
    openWords(open),
    seen,
    [...fields].map((field) => lackOf(field)),
  );
}

/** What somebody can answer is asked; what hangs on a zone or a town, the team looks up. */
function openWords(open: readonly Piece[]): string {
  const [asked, looked] = [open.filter(isAsked), open.filter((piece) => !isAsked(piece))];
  const named = (pieces: readonly Piece[]) => listed(pieces.map(({ label }) => label));
  return [
    ...(asked.length > 0 ? [`À préciser\u00a0: ${named(asked)}.`] : []),
    ...(looked.length > 0
      ? [`L’équipe regarde si l’adresse du bien demande aussi\u00a0: ${named(looked)}.`]
      : []),
  ].join(' ');
}

const isAsked = ({ question }: Piece): boolean => question !== null;

export const diagnosticsComplete: Rule = (examined) => {
  const reports = examined.papers.filter((paper) => !isCover(paper));
  const kinds = reports.map(kindOf);
  if (kinds.length === 0 || kinds.includes(null))
    return undecided('Un diagnostic n’est pas reconnu précisément.', evidenceOf(examined.papers));
  const unnumbered = reports.find(
    (paper) => kindOf(paper) === 'DPE' && onlyText(paper, 'dpe_number') === null,
  );
  if (unnumbered) return notRead({ paper: unnumbered, names: ['dpe_number'] });
  return withPieces(
    examined,
    kinds.flatMap((kind) => kind ?? []),
  );
};

/**
 * The syndicat holds them, or has not voted them yet: what is there is right without the others, which are asked
 * for and awaited by nobody.
 */
export const buildingReportsComplete: Rule = (examined) => {
  const seen = evidenceOf(examined.papers);
  const found = examined.papers.flatMap(
    ({ sub_kind }) => (sub_kind && BUILDING_CODES[sub_kind]) ?? [],
  );
  const unread = piecesOf(examined).filter(
    ({ code, need }) => need !== 'NOT_APPLICABLE' && need !== 'OPTIONAL' && !found.includes(code),
  );
  if (unread.length === 0) return passed('Tous les diagnostics demandés sont là.', seen);
  if (found.length === 0) return undecided('Un diagnostic n’est pas reconnu précisément.', seen);
  const words = listed(unread.map(({ label }) => label));
  return passed(`Demandez aussi au syndic, s’ils existent\u00a0: ${words}.`, seen);
};
