import type { ReactNode } from 'react';

import { CLOSED_FLOORS, COMPLETE_FLOORS } from '../../facade/building/floors.ts';
import { Facade } from '../../facade/Facade.tsx';
import { HouseFacade } from '../../facade/HouseFacade.tsx';
import { MiniFacade } from '../../facade/MiniFacade.tsx';
import { BUSY_FLOORS, DOUBLE_FLOORS, evenFloors, TIGHT_FLOORS } from './sample-floors.ts';
import { Group, Section } from './Section.tsx';

const COUNTS = [1, 5, 9, 10, 11, 13, 16, 20, 30];

export function FacadeSection() {
  return (
    <Section title="Façades">
      <div className="grid grid-cols-2 gap-6">
        <Shown text="0 sur 23 : volets fermés">
          <Facade floors={CLOSED_FLOORS} number="14" />
        </Shown>
        <Shown text="11 sur 23 : la vie s’installe">
          <Facade floors={BUSY_FLOORS} number="14" />
        </Shown>
        <Shown text="23 sur 23 : en ordre, la porte s’éclaire">
          <Facade floors={COMPLETE_FLOORS} number="27 bis" door="lit" />
        </Shown>
        <Shown text="En retrait">
          <Facade floors={BUSY_FLOORS} muted />
        </Shown>
        <Shown text="Dix par étage">
          <Facade floors={TIGHT_FLOORS} number="112" />
        </Shown>
        <Shown text="Au-delà : un second rang">
          <Facade floors={DOUBLE_FLOORS} number="5" />
        </Shown>
        <Shown text="Maison">
          <HouseFacade floors={BUSY_FLOORS} number="8" />
        </Shown>
        <Shown text="Maison en ordre">
          <HouseFacade floors={COMPLETE_FLOORS} number="19" door="lit" />
        </Shown>
      </div>
      <Group title="Autant de documents qu’il en vient">
        {COUNTS.map((count) => (
          <div key={count} className="w-full sm:w-56">
            <Shown text={`${count} par étage`}>
              <Facade floors={evenFloors(count)} number="14" />
              <HouseFacade floors={evenFloors(count)} number="8" />
              <div className="mt-3 flex justify-center gap-4">
                <MiniFacade floors={evenFloors(count)} />
                <MiniFacade floors={evenFloors(count)} kind="house" />
              </div>
            </Shown>
          </div>
        ))}
      </Group>
      <Group title="En liste">
        <MiniFacade floors={BUSY_FLOORS} />
        <MiniFacade floors={COMPLETE_FLOORS} />
        <MiniFacade floors={CLOSED_FLOORS} />
        <MiniFacade floors={DOUBLE_FLOORS} />
        <MiniFacade floors={BUSY_FLOORS} kind="house" />
        <MiniFacade floors={CLOSED_FLOORS} kind="house" />
      </Group>
    </Section>
  );
}

function Shown({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-2 text-center text-second text-encre-2">{text}</figcaption>
    </figure>
  );
}
