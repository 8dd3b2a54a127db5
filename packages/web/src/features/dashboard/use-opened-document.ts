import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useLocation, useNavigate } from 'react-router';

const PARAMETER = 'document';

/**
 * The document on show is in the address: it can be sent to somebody, and « back » closes it, as
 * people expect on a phone.
 */
export function useOpenedDocument() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(search).get(PARAMETER);
  const openedHere = typeof state === 'object' && state !== null && 'opened_here' in state;

  return {
    opened,
    open: (document_type: DocumentType) =>
      void navigate(
        { search: new URLSearchParams({ [PARAMETER]: document_type }).toString() },
        { state: { opened_here: true }, preventScrollReset: true },
      ),
    close: () =>
      void (openedHere
        ? navigate(-1)
        : navigate({ search: '' }, { replace: true, preventScrollReset: true })),
  };
}
