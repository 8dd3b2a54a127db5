import { useEffect, useRef, useState } from 'react';

import { DEMO_START, DEMO_STEP_MS, DEMO_STEPS } from './demo-story.ts';
import { DemoScreen } from './DemoScreen.tsx';
import { PauseButton } from './PauseButton.tsx';
import { Section } from './Section.tsx';
import { useNear } from './use-near.ts';
import { useStill } from './use-still.ts';

export default function Demo() {
  return (
    <Section labelledBy="demonstration" className="[--hauteur:50rem] md:[--hauteur:32rem]">
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

const next = (step: number | null) => (step === null ? DEMO_START : (step + 1) % DEMO_STEPS);

/** Plays while it is seen, unless stopped by its button or by the visitor's settings. */
function Loop() {
  const frame = useRef<HTMLElement>(null);
  const [step, setStep] = useState<number | null>(null);
  const [paused, setPaused] = useState(false);
  const still = useStill();
  const seen = useNear(frame);
  const running = seen && !paused && !still;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setStep(next), DEMO_STEP_MS);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <figure ref={frame} className="rounded-tiroir bg-surface p-5 pb-2 shadow-leve sm:p-7 sm:pb-3">
      <figcaption className="sr-only">
        Démonstration&nbsp;: les fenêtres d’un immeuble s’ouvrent puis s’éclairent à mesure que ses
        documents arrivent et sont vérifiés.
      </figcaption>
      <DemoScreen step={step} />
      <PauseButton
        paused={paused}
        onPaused={setPaused}
        what="la démonstration"
        className={`mt-2 -ml-3 ${still ? 'invisible' : ''}`}
      />
    </figure>
  );
}
