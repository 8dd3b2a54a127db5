import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import type { CarouselApi } from './Carousel.tsx';
import { PauseButton } from './PauseButton.tsx';
import { SampleMark } from './SampleMark.tsx';
import { hasSamples, shown } from './samples.ts';
import { Section } from './Section.tsx';
import { StarDefs, Testimonial } from './Testimonial.tsx';
import { TESTIMONIALS } from './testimonials.data.ts';
import { useWasNear } from './use-near.ts';
import { useResting } from './use-resting.ts';
import { useStill } from './use-still.ts';

const Carousel = lazy(() => import('./Carousel.tsx'));

const REVIEWS = shown(TESTIMONIALS);

export function Testimonials() {
  return REVIEWS.length > 0 && <Reviews />;
}

/** A list that scrolls by hand, until the visitor comes near and the carousel takes it over. */
function Reviews() {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useWasNear(frame, '600px');
  const [api, setApi] = useState<CarouselApi>();
  const [paused, setPaused] = useState(false);
  const { resting, ...watch } = useResting();
  const still = useStill();
  const list = <TestimonialList />;

  return (
    <Section label="Avis de nos clients">
      <div ref={frame} {...watch}>
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2>Ils ont signé plus tôt.</h2>
            {hasSamples(REVIEWS) && <SampleMark />}
          </div>
          <div className={`-ml-3 flex items-center gap-2 ${api ? '' : 'invisible'}`}>
            {!still && <PauseButton paused={paused} onPaused={setPaused} what="les avis" />}
            <div className="hidden gap-2 min-[40rem]:flex">
              <Arrow name="Avis précédent" Icon={ChevronLeft} onClick={() => api?.scrollPrev()} />
              <Arrow name="Avis suivant" Icon={ChevronRight} onClick={() => api?.scrollNext()} />
            </div>
          </div>
        </div>
        <StarDefs />
        {wanted ? (
          <Suspense fallback={<ByHand>{list}</ByHand>}>
            <Carousel still={still} playing={!paused && !resting && !still} onApi={setApi}>
              {list}
            </Carousel>
          </Suspense>
        ) : (
          <ByHand>{list}</ByHand>
        )}
      </div>
    </Section>
  );
}

/** What is read without JavaScript: the keyboard scrolls it too. */
const ByHand = ({ children }: { children: ReactNode }) => (
  <div
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    tabIndex={0}
    className="snap-x snap-mandatory overflow-x-auto"
  >
    {children}
  </div>
);

const TestimonialList = () => (
  <ul className="flex [--ecart:2rem] [margin-right:calc(-1*var(--ecart))]">
    {REVIEWS.map((entry) => (
      <Testimonial key={entry.name} {...entry} />
    ))}
  </ul>
);

type ArrowProps = { name: string; Icon: LucideIcon; onClick: () => void };

const Arrow = ({ name, Icon, onClick }: ArrowProps) => (
  <Button
    variant="secondary"
    size="compact"
    aria-label={name}
    className="size-11 px-0"
    onClick={onClick}
  >
    <Icon />
  </Button>
);
