import { DOCUMENT_EXAMPLES } from '@quitus/domain/documents/document-examples.data';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { Check, type LucideIcon, X } from 'lucide-react';

/** What passes and what comes back, before anybody looks for the paper. */
export function Examples({ document_type }: { document_type: DocumentType }) {
  const { accepted, refused } = DOCUMENT_EXAMPLES[document_type];
  return (
    <div className="mt-6 grid gap-5 rounded-carte bg-papier p-5 sm:grid-cols-2">
      <Kind title="Accepté" Icon={Check} ink="text-vert" examples={accepted} />
      <Kind title="Refusé" Icon={X} ink="text-brique" examples={refused} />
    </div>
  );
}

type KindProps = { title: string; Icon: LucideIcon; ink: string; examples: readonly string[] };

const Kind = ({ title, Icon, ink, examples }: KindProps) => (
  <div>
    <h3 className="font-texte text-second font-semibold">{title}</h3>
    <ul className="mt-2 flex flex-col gap-2">
      {examples.map((example) => (
        <li key={example} className="flex gap-2.5 text-second text-encre-2">
          <Icon aria-hidden className={`mt-0.5 size-4.5 flex-none ${ink}`} />
          {example}
        </li>
      ))}
    </ul>
  </div>
);
