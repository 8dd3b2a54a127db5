import type { DocumentStatus } from '@quitus/domain/documents/status';

import { StatusWindow } from '../../facade/StatusWindow.tsx';

const STATES: readonly { status: DocumentStatus; title: string; text: string }[] = [
  {
    status: 'A_AJOUTER',
    title: 'Volets fermés',
    text: 'Le document manque encore.',
  },
  {
    status: 'SCRAPING_PROCESSING',
    title: 'Volets entrouverts',
    text: 'Le robot est parti le chercher.',
  },
  {
    status: 'NEW_A_VERIFIER',
    title: 'Volets ouverts',
    text: 'Il est là, son contrôle est en cours.',
  },
  {
    status: 'VERIFIED',
    title: 'Lumière allumée',
    text: 'Il est vérifié. Quand tout brille, la porte s’éclaire aussi.',
  },
];

/** How to read a façade: the words say all that the drawing does. */
export function WindowLegend() {
  return (
    <ul className="mt-8 flex flex-col gap-5">
      {STATES.map(({ status, title, text }) => (
        <li key={status} className="flex items-center gap-5">
          <StatusWindow status={status} />
          <div>
            <h3 className="text-h4 font-medium">{title}</h3>
            <p className="mt-1 text-encre-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
