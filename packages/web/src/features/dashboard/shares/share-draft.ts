// A link while it is being made: what it will show, to whom, for how long.
import type { Dossier, SlotView } from '@quitus/api/portfolios.api';
import {
  CATEGORY_OF,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { applicableSlots, countedSlots } from '@quitus/domain/portfolios/progress';
import {
  DEFAULT_SHARE_DAYS,
  type ShareDays,
  type ShareScope,
  shares,
  USUAL_CATEGORIES,
} from '@quitus/domain/sharing/share-link';
import { optionsFor, type ShareOptions, usualOptions } from '@quitus/domain/sharing/share-options';

export type ShareDraft = ShareOptions & {
  id: string;
  audience: GuestRole;
  recipient: string;
  email: string;
  categories: readonly DocumentCategory[];
  document_types: readonly DocumentType[];
  days: ShareDays;
  code: string;
};

export type Shareable = { category: DocumentCategory; documents: DocumentType[] };

/** What the dossier could show one day, by category. */
export function shareable({ portfolio_type, situation, slots }: Dossier): Shareable[] {
  const applicable = applicableSlots(portfolio_type, situation, slots);
  return DOCUMENT_CATEGORIES.flatMap((category) => {
    const documents = applicable
      .map(({ document_type }) => document_type)
      .filter((type) => CATEGORY_OF[type] === category);
    return documents.length > 0 ? [{ category, documents }] : [];
  });
}

/** What an audience usually needs is proposed, then changed at will. */
const usual = (audience: GuestRole, offered: readonly Shareable[]) => ({
  audience,
  categories: USUAL_CATEGORIES[audience].filter((usually) =>
    offered.some(({ category }) => category === usually),
  ),
  document_types: [],
});

export const newDraft = (id: string, offered: readonly Shareable[]): ShareDraft => ({
  id,
  recipient: '',
  email: '',
  days: DEFAULT_SHARE_DAYS,
  code: '',
  ...usual('NOTAIRE', offered),
  ...usualOptions('NOTAIRE'),
});

export const forAudience = (
  draft: ShareDraft,
  audience: GuestRole,
  offered: readonly Shareable[],
): ShareDraft => ({ ...draft, ...usual(audience, offered), ...optionsFor(draft, audience) });

export function withCategory(draft: ShareDraft, category: DocumentCategory, on: boolean) {
  const others = draft.categories.filter((one) => one !== category);
  return {
    ...draft,
    categories: on ? [...others, category] : others,
    document_types: draft.document_types.filter((type) => CATEGORY_OF[type] !== category),
  };
}

export const isChosen = ({ categories, document_types }: ShareScope, type: DocumentType) =>
  categories.includes(CATEGORY_OF[type]) || document_types.includes(type);

/** Every document of a category is the category, with what comes into it later. */
export function withDocument(
  draft: ShareDraft,
  type: DocumentType,
  on: boolean,
  { category, documents }: Shareable,
): ShareDraft {
  const chosen = documents.filter((one) => (one === type ? on : isChosen(draft, one)));
  const cleared = withCategory(draft, category, chosen.length === documents.length);
  return chosen.length === documents.length
    ? cleared
    : { ...cleared, document_types: [...cleared.document_types, ...chosen] };
}

/** How many documents the link would show now, how many of the dossier's count would join, and how many might. */
export function reachOf(scope: ShareScope, dossier: Dossier) {
  const { portfolio_type, situation, slots } = dossier;
  const chosen = ({ document_type }: SlotView) => isChosen(scope, document_type);
  const counted = countedSlots(portfolio_type, situation, slots).filter(chosen);
  const ready = counted.filter(({ document_type, status }) =>
    shares(scope, document_type, status),
  ).length;
  const possible = applicableSlots(portfolio_type, situation, slots).filter(chosen).length;
  return { ready, later: counted.length - ready, optional: possible - counted.length };
}

type Reach = ReturnType<typeof reachOf>;

const several = (count: number, one: string, many: string): string =>
  `${count} ${count > 1 ? many : one}`;

/** « 7 documents vérifiés sont prêts. 5 autres s’ajouteront une fois vérifiés. » */
export function reachWords({ ready, later, optional }: Reach): string {
  if (ready + later + optional === 0) return 'Choisissez au moins un document.';
  if (ready === 0)
    return 'Aucun document choisi n’est encore vérifié. Vous pouvez créer le lien : il s’ouvrira dès la première vérification.';
  const now = several(ready, 'document vérifié est prêt', 'documents vérifiés sont prêts');
  if (later === 0) return `${now}.`;
  return `${now}. ${several(later, 'autre s’ajoutera', 'autres s’ajouteront')} une fois vérifié${later > 1 ? 's' : ''}.`;
}

const CODE_DIGITS = 6;

/** Six figures that nobody can guess: easy to read out over the telephone. */
export function drawCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(drawn % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export const bodyOf = ({ email, code, ...draft }: ShareDraft) => ({
  ...draft,
  categories: [...draft.categories],
  document_types: [...draft.document_types],
  email: email.trim() === '' ? null : email.trim(),
  code: code.trim() === '' ? null : code.trim(),
});
