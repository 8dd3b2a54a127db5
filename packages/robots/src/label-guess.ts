// What a document of a portal may be, by its title and its folders: titles lie, so this only proposes.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { typeByName } from '@quitus/domain/documents/name-guess';

import { beginning } from './beginning.ts';
import type { Guess } from './connector.ts';

type Label = {
  document_type: DocumentType;
  label: RegExp;
  /** Also believed of a folder; those not marked are mixed bags on every portal. */
  folder?: true;
};

/** On letters without accents; the first that matches wins. */
const LABELS: readonly Label[] = [
  { document_type: 'FICHE_SYN', label: /fiche synth/, folder: true },
  { document_type: 'CV_AG', label: /convocation|ordre du jour/, folder: true },
  { document_type: 'PV_AG', label: /proces.?verb|\bpv\b.*(\bag|assembl)/, folder: true },
  // They complete the convocation.
  {
    document_type: 'CV_AG',
    label: /annexes? (1|comptable)|budget previsionnel|comptes? de l.exercice/,
  },
  {
    document_type: 'CHARGES',
    label:
      /appels? de (fonds|charges|provision)|decompte|releves? (des|de) charges|regularisation|documents de charges|compte individuel/,
    folder: true,
  },
  { document_type: 'CARNET_ENTRETIEN', label: /carnet d.entretien/ },
  {
    document_type: 'RCP_EDD',
    label: /reglement (de|d.immeuble)|^reglement\b|\brcp\b|\bedd\b|etat descriptif|modificatif/,
    folder: true,
  },
  {
    document_type: 'DIAGNOSTICS_IMMEUBLE',
    label:
      /\bdta\b|amiante|\bplomb\b|\bdpe (collectif|immeuble)|\bdtg\b|\bpppt\b|termites|audit energ/,
  },
  { document_type: 'TAX_FONCIERE', label: /avis de taxes? fonciere/ },
];

/** Listed, not fetched: the half of a portal that no sale needs. */
const LEFT: readonly (readonly [reason: string, label: RegExp])[] = [
  ['facture', /^factures?\b/],
  ['relevé bancaire', /^releves? (bancaires?|de banque)\b|^banque\b/],
  ['lettre d’acceptation', /^lettres? d.acceptation\b/],
];

/** What a name says of papers of a building; it knows many others, which no syndic holds. */
const BUILDING_TYPES = new Set(LABELS.map(({ document_type }) => document_type));

const CONFIDENCE = { TITLE: 0.8, NAME: 0.5, FOLDER: 0.4 } as const;

const plain = (label: string): string =>
  beginning(label)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replace(/^[\d\s.-]+/, '')
    .trim();

const labelled = (text: string) => LABELS.find(({ label }) => label.test(plain(text)));

export function guessByLabel(title: string, path: readonly string[]): Guess | null {
  const titled = labelled(title);
  if (titled)
    return {
      document_type: titled.document_type,
      confidence: CONFIDENCE.TITLE,
      reason: `titre « ${beginning(title)} »`,
    };
  const named = typeByName(beginning(title));
  if (named !== null && BUILDING_TYPES.has(named))
    return {
      document_type: named,
      confidence: CONFIDENCE.NAME,
      reason: `titre « ${beginning(title)} »`,
    };
  // The innermost folder knows best.
  const folder = path.toReversed().find((name) => labelled(name)?.folder);
  const filed = folder === undefined ? undefined : labelled(folder);
  if (folder === undefined || !filed) return null;
  return {
    document_type: filed.document_type,
    confidence: CONFIDENCE.FOLDER,
    reason: `dossier « ${beginning(folder)} »`,
  };
}

const leftBy = (label: string) => LEFT.find(([, pattern]) => pattern.test(plain(label)))?.[0];

/** Why it stays at the portal; a title that names a wanted document is fetched from whatever folder. */
export function leaveByLabel(title: string, path: readonly string[]): string | null {
  const titled = leftBy(title);
  if (titled !== undefined) return titled;
  if (labelled(title)) return null;
  return path.map(leftBy).find((reason) => reason !== undefined) ?? null;
}
