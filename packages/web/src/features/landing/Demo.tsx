import { useEffect, useRef, useState } from 'react';

import { useHydrated } from '../../start-up/hydrated.ts';
import { DEMO_SCENE_MS, DEMO_SCENES, DEMO_SIZE } from './demo-scenes.data.ts';
import { PauseButton } from './PauseButton.tsx';
import { Section } from './Section.tsx';
import { useNear } from './use-near.ts';
import { useStill } from './use-still.ts';

export function Demo() {
  return (
    <Section labelledBy="demonstration">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_minmax(0,36rem)]">
        <div>
          <h2 id="demonstration">
            Un tableau de bord qui s’éclaire à mesure que le dossier avance.
          </h2>
          <p className="mt-4 max-w-136 text-chapeau text-encre-2">
            Une fenêtre par document. Volets fermés&nbsp;: il manque. Volets ouverts&nbsp;: il est
            là. Lumière allumée&nbsp;: il est vérifié. Quand tout l’immeuble est éclairé, le dossier
            est en ordre.
          </p>
        </div>
        <Loop />
      </div>
    </Section>
  );
}

/** Plays while it is seen, unless stopped by its button or by the visitor's settings. */
function Loop() {
  const frame = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useStill();
  const seen = useNear(frame);
  const running = seen && !paused && !still;
  // The first once the page is alive, wherever the visitor is; the others when there is something to follow.
  const alive = useHydrated();
  const [played, setPlayed] = useState(false);
  if (running && !played) setPlayed(true);
  const scenes = played ? DEMO_SCENES : DEMO_SCENES.slice(0, 1);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => setShown((scene) => (scene + 1) % DEMO_SCENES.length),
      DEMO_SCENE_MS,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <figure ref={frame} className="rounded-tiroir bg-surface p-3 pb-2 shadow-leve sm:p-4 sm:pb-3">
      <div
        className="relative overflow-hidden rounded-carte bg-creux"
        style={{ aspectRatio: `${DEMO_SIZE.width} / ${DEMO_SIZE.height}` }}
      >
        {scenes.map(({ picture, words }, index) => (
          <img
            key={picture}
            src={`/demo/${picture}.webp`}
            alt={words}
            aria-hidden={index !== shown}
            loading={alive ? 'eager' : 'lazy'}
            {...DEMO_SIZE}
            className={`absolute inset-0 size-full transition-opacity duration-700 ${index === shown ? 'opacity-100' : 'opacity-0'}`}
          />
        ))}
      </div>
      {/* On a phone some words take two lines: what is below does not jump. */}
      <figcaption className="mt-3 min-h-[2lh] px-1 text-second text-encre-2 sm:min-h-0">
        {DEMO_SCENES[shown]?.words}
      </figcaption>
      <PauseButton
        paused={paused}
        onPaused={setPaused}
        what="la démonstration"
        className={`-ml-2 ${still ? 'invisible' : ''}`}
      />
    </figure>
  );
}
