import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { decidableStatuses } from '@quitus/domain/documents/transitions';
import { ClipboardCheck } from 'lucide-react';

import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

type ToTheDeskProps = { uid: string; document_type: DocumentType; status: DocumentStatus };

/** The team decides in one place, with reasons and a way back. Empty where there is nothing to decide. */
export function ToTheDesk({ uid, document_type, status }: ToTheDeskProps) {
  if (decidableStatuses({ status, document_type }).length === 0) return null;
  return (
    <ButtonLink
      to={paths.controlOf({ portfolio_uid: uid, document_type })}
      variant="secondary"
      size="compact"
      className="mt-6"
    >
      <ClipboardCheck aria-hidden />
      Contrôler ce document
    </ButtonLink>
  );
}
