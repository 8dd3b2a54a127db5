import { useState } from 'react';

import { LiveFacade } from '../../facade/LiveFacade.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { NAMED_FLOORS } from './sample-floors.ts';

const LIST = [...NAMED_FLOORS.first, ...NAMED_FLOORS.second];

/** The façade and the list point at each other. */
export function LiveFacadeSection() {
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="mt-16">
      <h2>Une façade qui répond</h2>
      <div className="mt-6 grid gap-12 md:grid-cols-2">
        <div className="mx-auto w-full max-w-105">
          <LiveFacade
            floors={NAMED_FLOORS}
            number="14"
            title="Façade du dossier, 11 documents vérifiés sur 23"
            highlighted={pointed}
            onPoint={setPointed}
            onWindow={setChosen}
          />
          <p className="mt-4 text-second text-encre-2">
            {chosen === null ? 'Aucun document ouvert.' : `Document ouvert : ${chosen}`}
          </p>
          <div className="mt-8">
            <LiveFacade
              kind="house"
              floors={NAMED_FLOORS}
              title="Façade de la maison"
              onWindow={setChosen}
            />
          </div>
        </div>
        <ul>
          {LIST.map(({ id, name, status }) => (
            <li
              key={id}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
              className={`flex flex-wrap items-center justify-between gap-2 rounded-champ px-3 py-2.5 transition-colors ${id === pointed ? 'bg-email-doux' : ''}`}
            >
              <span className="font-medium">{name}</span>
              <StatusChip status={status} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
