// The windows above the steps: one for each document that the visit is to bring.
import type { SlotView } from '@quitus/api/portfolios.api';
import type { RobotRun } from '@quitus/api/robots.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { USUAL_DOCUMENTS } from '@quitus/domain/robots/usual-documents';

export type RunWindow = { document_type: DocumentType; label: string; status: DocumentStatus };

const windowsOf = (
  types: readonly DocumentType[],
  slots: readonly SlotView[],
  statusOf: (slot: SlotView) => DocumentStatus,
): RunWindow[] =>
  types.flatMap((document_type) => {
    const slot = slots.find((one) => one.document_type === document_type);
    if (!slot || slot.waived_at !== null) return [];
    return [{ document_type, label: DOCUMENT_FACTS[document_type].label, status: statusOf(slot) }];
  });

/** What is in the dossier, before a visit and after it. */
export const standingWindows = (
  scope: RobotScope,
  produces: readonly DocumentType[] | null,
  slots: readonly SlotView[],
): RunWindow[] => windowsOf(produces ?? USUAL_DOCUMENTS[scope], slots, ({ status }) => status);

/**
 * During a visit a window opens as soon as its first file is here, even if the dossier has not been told yet; the
 * next one awaited stands ajar, those after it are still shut.
 */
export function runWindows(run: RobotRun, slots: readonly SlotView[]): RunWindow[] {
  const here = new Set(
    run.documents
      .filter(({ outcome }) => outcome === 'KEPT')
      .map(({ document_type }) => document_type),
  );
  const windows = windowsOf(run.produces, slots, ({ document_type, status }) =>
    status === 'SCRAPING_PROCESSING' && here.has(document_type) ? 'NEW_A_VERIFIER' : status,
  );
  const next = windows.findIndex(({ status }) => status === 'SCRAPING_PROCESSING');
  return windows.map((window, index) =>
    window.status === 'SCRAPING_PROCESSING' && index > next
      ? { ...window, status: 'A_AJOUTER' }
      : window,
  );
}
