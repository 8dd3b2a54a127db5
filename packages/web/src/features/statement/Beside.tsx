import type { PedPage } from '@quitus/api/preetatdate.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';

const TYPES: Record<keyof PedPage['beside'], DocumentType> = {
  diagnostics: 'DIAGNOSTICS',
  title: 'TITRE_PROP',
  mortgage_statement: 'ETAT_HYPOTHECAIRE',
  carrez: 'CERT_CARREZ',
};
const ORDER = ['diagnostics', 'title', 'carrez', 'mortgage_statement'] as const;

/** What the notary asks for beside the pré-état daté: it may be ordered without. */
export const Beside = ({ uid, beside }: { uid: string; beside: PedPage['beside'] }) => (
  <section aria-labelledby="beside" className="mt-6 text-second">
    <h2 id="beside" className="font-texte text-second font-semibold">
      À remettre avec lui au notaire
    </h2>
    <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {ORDER.map((name) => (
        <li key={name} className="flex min-h-8 items-center gap-2">
          {beside[name] ? (
            <Check aria-hidden className="size-4.5 flex-none text-vert" />
          ) : (
            <Minus aria-hidden className="size-4.5 flex-none text-encre-3" />
          )}
          <Link to={paths.document(uid, TYPES[name])} className="hover:text-email hover:underline">
            {DOCUMENT_FACTS[TYPES[name]].label}
            <span className="sr-only">{beside[name] ? ', vérifié' : ', pas encore vérifié'}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
