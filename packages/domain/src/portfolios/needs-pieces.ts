// What is inside a document: the diagnostics of a file, the proofs that a seller owes.
import {
  DIAGNOSTIC_KINDS,
  DIAGNOSTIC_LABELS,
  type DiagnosticKind,
  type DiagnosticUse,
} from '../documents/diagnostic.ts';
import type { DocumentType } from '../documents/document-type.ts';
import type { Piece } from './checklist.ts';
import { diagnosticNeed, type PropertyKind } from './diagnostic-need.ts';
import { FIXED_PIECES, type FixedPiece, SELLER_PIECES } from './needs-pieces.data.ts';
import {
  decidedBy,
  isTrue,
  notApplicable,
  optional,
  required,
  toConfirm,
  type Rule,
  type Ruling,
} from './needs.ts';
import type { PortfolioType } from './portfolio-type.ts';
import { permitBefore1997, permitBefore2013, type Situation } from './situation.ts';

type PieceRule = { code: string; label: string; rule: Rule };

const SEWER_FILE: readonly DiagnosticKind[] = ['ASSAINISSEMENT', 'RACCORDEMENT'];
const DWELLING_FILE = DIAGNOSTIC_KINDS.filter((kind) => !SEWER_FILE.includes(kind));

const BUILDING_FILE: readonly PieceRule[] = [
  {
    code: 'DTA',
    label: 'Dossier technique amiante',
    rule: decidedBy(
      permitBefore1997,
      required('Obligatoire si le permis de construire date d’avant le 1er juillet 1997.'),
      notApplicable('Le permis de construire date d’après le 1er juillet 1997.'),
    ),
  },
  {
    code: 'DPE_COLLECTIF',
    label: 'DPE collectif',
    rule: decidedBy(
      permitBefore2013,
      required(
        'Obligatoire si le permis a été déposé avant 2013 (article L126-31 du code de la construction).',
      ),
      notApplicable('Le permis a été déposé depuis 2013.'),
    ),
  },
  {
    code: 'PLAN_DE_TRAVAUX',
    label: 'Plan pluriannuel de travaux',
    rule: decidedBy(
      permitBefore1997,
      required(
        'Dû par tout immeuble de plus de 15 ans (article 14-2 de la loi du 10 juillet 1965).',
      ),
      toConfirm('Dû par un immeuble de plus de 15 ans ; le syndic vous le confirme.'),
    ),
  },
  {
    code: 'DTG',
    label: 'Diagnostic technique global',
    rule: optional('Seulement si l’immeuble en a fait un.'),
  },
];

const POOL_AND_ASSOCIATION: readonly PieceRule[] = [
  {
    code: 'PISCINE',
    label: 'Sécurité de la piscine',
    rule: decidedBy(
      isTrue('pool'),
      required('Une piscine enterrée doit avoir un dispositif de sécurité.'),
      notApplicable('Il n’y a pas de piscine.'),
    ),
  },
  {
    code: 'ASSOCIATION_SYNDICALE',
    label: 'Statuts de l’association syndicale',
    rule: decidedBy(
      isTrue('in_copropriete_or_asl'),
      required('L’acquéreur devient membre de l’association.'),
      notApplicable('La maison n’est ni en copropriété ni en lotissement.'),
    ),
  },
];

const diagnosticUse = (portfolio_type: PortfolioType): DiagnosticUse =>
  portfolio_type === 'GESTION_LOCATIVE_PORTFOLIO' ? 'RENTAL' : 'SALE';

const propertyOf = (portfolio_type: PortfolioType): PropertyKind =>
  portfolio_type === 'HOUSE_SALE_PORTFOLIO' ? 'HOUSE' : 'LOT';

const diagnostics = (
  kinds: readonly DiagnosticKind[],
  portfolio_type: PortfolioType,
  situation: Situation,
): Piece[] =>
  kinds.map((kind) => ({
    code: kind,
    label: DIAGNOSTIC_LABELS[kind],
    ...diagnosticNeed(kind, diagnosticUse(portfolio_type), situation, propertyOf(portfolio_type)),
  }));

const ruled = (pieces: readonly PieceRule[], situation: Situation): Piece[] =>
  pieces.map(({ code, label, rule }) => ({ code, label, ...rule(situation) }));

/** Within a document that is in doubt, its pieces are in doubt with it. */
const followed = (pieces: readonly FixedPiece[], { need, question }: Ruling): Piece[] =>
  pieces.map((piece) =>
    need === 'TO_SPECIFY' ? { ...piece, need, question } : { ...piece, question: null },
  );

function sellerPieces(ruling: Ruling, { seller }: Situation): Piece[] {
  const concerned = SELLER_PIECES.filter(
    ({ sellers }) => seller === null || sellers.includes(seller),
  ).map(({ code, label, need, reason }) => ({ code, label, need, reason }));
  return followed(concerned, ruling);
}

type PieceList = (
  ruling: Ruling,
  portfolio_type: PortfolioType,
  situation: Situation,
) => readonly Piece[];

/** Documents whose content follows from the situation; the others have fixed pieces, if any. */
const SITUATED: Partial<Record<DocumentType, PieceList>> = {
  DIAGNOSTICS: (_, portfolio_type, situation) =>
    diagnostics(DWELLING_FILE, portfolio_type, situation),
  DIAGNOSTICS_ASSAINISSEMENT: (_, portfolio_type, situation) =>
    diagnostics(SEWER_FILE, portfolio_type, situation),
  DIAGNOSTICS_IMMEUBLE: (_, portfolio_type, situation) =>
    portfolio_type === 'APARTMENT_SALE_PORTFOLIO' ? ruled(BUILDING_FILE, situation) : [],
  OTHER_PROPERTY_DOCS: (_, portfolio_type, situation) =>
    portfolio_type === 'HOUSE_SALE_PORTFOLIO' ? ruled(POOL_AND_ASSOCIATION, situation) : [],
  OTHER: (ruling, portfolio_type, situation) =>
    diagnosticUse(portfolio_type) === 'SALE' ? sellerPieces(ruling, situation) : [],
};

export function piecesOf(
  document_type: DocumentType,
  ruling: Ruling,
  portfolio_type: PortfolioType,
  situation: Situation,
): readonly Piece[] {
  if (ruling.need === 'NOT_APPLICABLE') return [];
  const list = SITUATED[document_type];
  return list
    ? list(ruling, portfolio_type, situation)
    : followed(FIXED_PIECES[document_type] ?? [], ruling);
}
