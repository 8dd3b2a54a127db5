import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

export const TypeOptions = ({ types }: { types: readonly DocumentType[] }) =>
  types.map((type) => (
    <option key={type} value={type}>
      {DOCUMENT_FACTS[type].label}
    </option>
  ));
