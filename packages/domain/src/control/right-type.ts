import type { DocumentType } from '../documents/document-type.ts';
// Whether the papers are of the type that the slot is for.
import { DOCUMENT_FACTS } from '../documents/document-types.data.ts';
import { wholeLine } from '../portfolios/property-address.ts';
import type { ReadDocument } from '../reading/read-document.ts';
import type { ControlledDossier } from './control.ts';
import { described, listed, nounOf } from './described.ts';
import { evidenceOf, failed, type Paper, passed, type Rule, undecided } from './examined.ts';
import { REQUIRED_RULES } from './required-rules.ts';

/** In points of evidence: below, a paper is not refused for what it seems to be. */
const CLEARLY = 10;

/** Whether somebody sells or buys is not written on these. */
const SAME_PAPER: Partial<Record<DocumentType, DocumentType>> = {
  DOC_IDENTITE_ACQUEREURS: 'DOC_IDENTITE',
  ACT_NAISSANCE_ACQUEREURS: 'ACT_NAISSANCE',
};
const paperOf = (type: DocumentType): DocumentType => SAME_PAPER[type] ?? type;

/** Papers that people put in one another's place with some reason. */
const NEAR: readonly (readonly DocumentType[])[] = [
  [
    'DIAGNOSTICS',
    'DIAGNOSTICS_IMMEUBLE',
    'DIAGNOSTICS_ASSAINISSEMENT',
    'CERT_CARREZ',
    'CERTIFICAT_DE_SUPERFICIE',
    'ENTRETIEN',
  ],
];

/** These hold whatever has no slot of its own: nothing is clearly out of place in them, or clearly one. */
const ANYTHING: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
  'DOCS_MAISON_MOINS_10_ANS',
  'PLAN_DU_LOGEMENT_ET_ANNEXES',
];

const isRight = ({ type, sub_kind, is_part }: Paper, slot: DocumentType): boolean =>
  (type !== null && paperOf(type) === paperOf(slot)) ||
  // The owner's draft account is sent with the convocation (décret de 1967, article 11).
  (slot === 'CV_AG' && sub_kind === 'DECOMPTE' && is_part);

/** Accounts are sent with the convocation, and with the charges too. */
const mayBeEither = ({ type, sub_kind }: Paper, slot: DocumentType): boolean =>
  (slot === 'CV_AG' && sub_kind === 'DECOMPTE') ||
  (slot === 'CHARGES' && type === 'CV_AG' && sub_kind !== null);

function isClearlyOther(paper: Paper, slot: DocumentType): boolean {
  const { type, answered, margin } = paper;
  if (type === null || !answered || margin < CLEARLY || mayBeEither(paper, slot)) return false;
  if (ANYTHING.includes(type) || ANYTHING.includes(slot)) return false;
  return !NEAR.some((group) => group.includes(type) && group.includes(slot));
}

const isCovered = (page: number, documents: readonly ReadDocument[]): boolean =>
  documents.some(({ pages }) => pages.includes(page));

/** « la fiche synthétique du 14 rue du Marché, 44000 Nantes », « le RIB de Claire Martin ». */
function expectedIn(slot: DocumentType, { main_address, owners }: ControlledDossier): string {
  const { with_article } = DOCUMENT_FACTS[slot];
  if (REQUIRED_RULES[slot].includes('RIGHT_BUILDING'))
    return `${with_article} du ${wholeLine(main_address)}`;
  return owners.length > 0 ? `${with_article} de ${listed(owners)}` : with_article;
}

export const rightType: Rule = ({ papers, files, document_type, dossier }) => {
  const seen = evidenceOf(papers);
  const description = described(papers, 'RIGHT_TYPE');
  if (files.length === 0 || files.some(({ documents }) => documents.length === 0))
    return undecided('Aucun document n’a été reconnu dans le fichier.');
  if (
    files.some(({ pages, documents }) => !pages.every(({ number }) => isCovered(number, documents)))
  )
    return undecided('Une page n’appartient à aucun document reconnu.');
  const strangers = papers.filter((paper) => !isRight(paper, document_type));
  const doubtful = papers.find(({ answered }) => !answered);
  const isAllOther = papers.every((paper) => isClearlyOther(paper, document_type));
  if (isAllOther && strangers.length === papers.length)
    return failed(
      'REJECTED',
      `Lu\u00a0: ${description}.`,
      expectedIn(document_type, dossier),
      seen,
    );
  if (doubtful)
    return undecided(
      `Un document n’est pas reconnu avec certitude (${nounOf(doubtful)}, peut-être).`,
      evidenceOf([doubtful]),
    );
  if (strangers.length > 0)
    return undecided(
      `Le fichier contient aussi un autre document\u00a0: ${described(strangers, 'RIGHT_TYPE')}. Proposez de le séparer.`,
      evidenceOf(strangers),
    );
  return passed(`Reconnu\u00a0: ${description}.`, seen);
};
