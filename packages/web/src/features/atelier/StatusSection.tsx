import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';

import { StatusWindow } from '../../facade/StatusWindow.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Section } from './Section.tsx';

export function StatusSection() {
  return (
    <Section title="Treize statuts : volets, lumière, icône, mot">
      <ul className="grid gap-5 sm:max-lg:grid-cols-2">
        {DOCUMENT_STATUSES.map((status) => (
          <li key={status} className="flex min-w-0 items-center gap-4">
            <StatusWindow status={status} />
            <span className="flex min-w-0 flex-col items-start gap-1">
              <StatusChip status={status} />
              <span className="max-w-full text-mini wrap-anywhere text-encre-3">{status}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
