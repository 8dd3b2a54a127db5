import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';

export type CarouselApi = UseEmblaCarouselType[1];

const AUTOPLAY_MS = 4000;
/**
 * Embla counts in springs, not in milliseconds: with this stiffness a slide is in its place, to less
 * than a pixel, after 30 frames of a sixtieth of a second: the 500 ms of the specification.
 */
const SLIDE_500_MS = 18;

interface CarouselProps {
  /** Nothing slides: the next review simply replaces the last. */
  still: boolean;
  playing: boolean;
  onApi: (api: CarouselApi) => void;
  /** The list whose entries are the slides. */
  children: ReactNode;
}

/** Loaded apart: most of the weight of the reviews is here. */
export default function Carousel({ still, playing, onApi, children }: CarouselProps) {
  const [plugins] = useState(() => [Autoplay({ delay: AUTOPLAY_MS, playOnInit: false })]);
  const duration = still ? 0 : SLIDE_500_MS;
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', duration }, plugins);

  useEffect(() => onApi(api), [api, onApi]);

  useEffect(() => {
    if (!api || !playing) return undefined;
    const play = () => api.plugins().autoplay?.play();
    play();
    // A finger stops it while it drags, no longer.
    api.on('pointerUp', play).on('reInit', play);
    return () => {
      api.off('pointerUp', play).off('reInit', play);
      api.plugins().autoplay?.stop();
    };
  }, [api, playing]);

  useEffect(() => {
    if (!api) return undefined;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') api.scrollPrev();
      if (key === 'ArrowRight') api.scrollNext();
    };
    const root = api.rootNode();
    root.addEventListener('keydown', turn);
    return () => root.removeEventListener('keydown', turn);
  }, [api]);

  return (
    <div
      ref={viewport}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn it where its buttons are hidden
      tabIndex={0}
      className="overflow-hidden"
    >
      {children}
    </div>
  );
}
